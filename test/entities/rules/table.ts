import type { Rule } from '../../../entities/language/rule.ts'

/** A rule, with values on both sides of each of its bounds. */
export interface Table {
  readonly rule: Rule
  readonly valid: readonly unknown[]
  readonly invalid: readonly unknown[]
}

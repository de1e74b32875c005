import type { When } from './condition.ts'
import type { RecordParams } from '../rule.ts'

declare const condition: unique symbol

export type RecordValues = Readonly<Record<string, unknown>>

/**
 * A rule between fields of one record. Its parameters named `start`, `end`, `target`, `a`, `b` or `labels` name fields,
 * and `condition` says when it applies; the screen puts words in. The rules themselves are beside this file.
 * `W` is that condition as it was written, so that the compiler can compare its values with the options of the fields.
 */
export interface RecordRule<F extends string = string, W = never> {
  readonly rule: string
  readonly params: RecordParams
  /** The field at which the fault is shown. */
  readonly at: F
  holds(record: RecordValues): boolean
  readonly warning?: true
  /** For the compiler alone. */
  readonly [condition]?: W
  /** When it applies, for the check of declarations. */
  readonly when?: When<string>
  /** Two fields whose values it compares, for the check of declarations. */
  readonly compares?: readonly [F, F]
}

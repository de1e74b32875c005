import type { RecordValues, When } from '../condition.ts'
import type { Params, RecordParams } from '../rule.ts'

declare const condition: unique symbol

/**
 * A rule across the fields of one record. Its parameters `start`, `end`, `target`, `a`, `b` and `labels` are field
 * names, and `condition` says when it applies; the screen replaces them with labels. The rules themselves are in the
 * other files of this folder. `W` is the literal type of the condition, so that the compiler can check its values
 * against the fields' options.
 */
export interface RecordRule<F extends string = string, W = never> {
  readonly rule: string
  readonly params: RecordParams
  /** The field at which the fault is shown. */
  readonly at: F
  holds(record: RecordValues): boolean
  /** The values of those parameters that only a record which breaks the rule can tell. */
  paramsOf?(record: RecordValues): Params
  readonly warning?: true
  /** The fields of which one with a value is enough: none of them is required by itself. */
  readonly oneOf?: readonly F[]
  /** A draft may break it; it applies once the record leaves that state. */
  readonly forPublishing?: true
  /** Only used by the compiler. */
  readonly [condition]?: W
  /** The condition under which the rule applies, for the check of declarations. */
  readonly when?: When<string>
  /** Two fields whose values the rule compares, for the check of declarations. */
  readonly compares?: readonly [F, F]
}

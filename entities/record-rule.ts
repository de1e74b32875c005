import type { Params } from './rule.ts'

export type RecordValues = Readonly<Record<string, unknown>>

/**
 * A rule between fields of one record. Its parameters named `start`, `end`, `target`, `a`, `b` or `labels` name fields,
 * and `condition` says when it applies; the screen puts words in. The rules themselves are in record-rules/.
 */
export interface RecordRule<F extends string = string> {
  readonly rule: string
  readonly params: Params
  /** The field at which the fault is shown. */
  readonly at: F
  holds(record: RecordValues): boolean
  readonly warning?: true
}

export { amountMatches, amountShape, discountLimit, listPriceHigher } from './record-rules/amounts.ts'
export { maxNotBelowMin, refundLimit, remainingLimit } from './record-rules/amounts.ts'
export { given, not } from './record-rules/condition.ts'
export { alcoholTakeOut, invoiceMatchesCorporate, notSelf } from './record-rules/others.ts'
export { taxesAddUp, totalsAddUp } from './record-rules/totals.ts'
export { deadlineBeforeEnd, endAfterStart, endInFuture, endNotBeforeStart } from './record-rules/periods.ts'
export { monthMatches, sessionsInside, yearMatches } from './record-rules/periods.ts'
export { anyRequiredWhen, atLeastOne, emptyWhen, exactlyOneOf } from './record-rules/presence.ts'
export { offWhen, onWhen, requiredTogether, requiredWhen } from './record-rules/presence.ts'

import { addDays, today } from '../dates/plain-date.ts'
import { hasValue, matchesCondition, type FieldNamesIn, type RecordValues, type When } from '../condition.ts'

/**
 * A condition on a record that needs attention, shown beside a field. Declared as data, so that the screen can evaluate
 * it on the values it shows and the server can turn it into SQL.
 */
export interface Alert<F extends string = string, W = When> {
  readonly at: F
  readonly comparison: Comparison<F>
  /** A further condition that the record itself must meet. */
  readonly when: W
  /** Compare the records that reference this one instead of the record itself; one match is enough. */
  readonly referencedBy?: ReferencingField
}

/**
 * A `date()` is at most `days` from today, or an amount is at most `limit`. Either number may be the name of a field.
 */
export type Comparison<F extends string = string> =
  { readonly date: F; readonly days: number | F } | { readonly amount: F; readonly limit: number | F }

/** The records of `entity` whose `field` references the record. */
export interface ReferencingField {
  readonly entity: string
  readonly field: string
}

/** The name of the list filter for alerts, which behaves like a choice field. */
export const alertFilterName = 'alert'

interface WithAlerts {
  readonly alerts?: Readonly<Record<string, Alert>>
}

/** The alerts shown at a field, by name, in order of precedence. */
export const alertsAt = ({ alerts = {} }: WithAlerts, field: string): readonly (readonly [string, Alert])[] =>
  Object.entries(alerts).filter(([, { at }]) => at === field)

/**
 * The name of the alert to show at a field of a record: the first that applies on `day`. `referencing` holds, by alert
 * name, the records that reference this one, for alerts with `referencedBy`.
 */
export const alertAt = (
  entity: WithAlerts,
  field: string,
  record: RecordValues,
  day: string = today(),
  referencing: Readonly<Record<string, readonly RecordValues[]>> = {},
): string | undefined =>
  alertsAt(entity, field).find(
    ([name, { comparison, when, referencedBy }]) =>
      matchesCondition(when, record) &&
      (referencedBy ? (referencing[name] ?? []) : [record]).some((each) => comparisonHolds(comparison, each, day)),
  )?.[0]

/** The fields whose values a comparison reads. */
export const comparedFields = (comparison: Comparison): readonly string[] =>
  ('date' in comparison ? [comparison.date, comparison.days] : [comparison.amount, comparison.limit]).filter(
    (each) => typeof each === 'string',
  )

function comparisonHolds(comparison: Comparison, record: RecordValues, day: string): boolean {
  if ('date' in comparison) {
    const latest = addDays(day, Number(amountIn(record, comparison.days) ?? 0))
    return hasValue(record[comparison.date]) && String(record[comparison.date]) <= latest
  }
  const limit = amountIn(record, comparison.limit)
  return hasValue(record[comparison.amount]) && hasValue(limit) && Number(record[comparison.amount]) <= Number(limit)
}

const amountIn = (record: RecordValues, amount: number | string): unknown =>
  typeof amount === 'string' ? record[amount] : amount

/** The date has passed. */
export function dayPassed<F extends string>(date: F): Alert<F, object>
export function dayPassed<F extends string, const W extends When>(date: F, when: W): Alert<F | FieldNamesIn<W>, W>
export function dayPassed(date: string, when: When = {}): Alert {
  return dayNear(date, -1, when)
}

/** The date is at most `days` ahead, or has passed. `days` may be a field of the record. */
export function dayNear<F extends string>(date: F, days: number | F): Alert<F, object>
export function dayNear<F extends string, const W extends When>(
  date: F,
  days: number | F,
  when: W,
): Alert<F | FieldNamesIn<W>, W>
export function dayNear(date: string, days: number | string, when: When = {}): Alert {
  return { at: date, comparison: { date, days }, when }
}

/** The amount is at or below the limit, which may be another field of the record. */
export function atOrBelow<F extends string>(amount: F, limit: number | F): Alert<F, object>
export function atOrBelow<F extends string, const W extends When>(
  amount: F,
  limit: number | F,
  when: W,
): Alert<F | FieldNamesIn<W>, W>
export function atOrBelow(amount: string, limit: number | string, when: When = {}): Alert {
  return { at: amount, comparison: { amount, limit }, when }
}

/** The alert applies to a record that references this one, for example an overdue payment of an order. */
export const whenReferencedBy = <F extends string, const W extends When>(
  at: F,
  referencedBy: ReferencingField,
  { comparison }: Alert<string, object>,
  when: W,
): Alert<F | FieldNamesIn<W>, W> => ({ at, referencedBy, comparison: comparison as Comparison<F>, when })

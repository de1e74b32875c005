import { addDays, today } from './dates/plain-date.ts'
import type { RecordValues } from './record-rule.ts'
import { hasValue, matchesCondition, type FieldNamesIn, type When } from './record-rules/condition.ts'

/**
 * What about a record wants attention, shown beside a field. It is data, so that a screen finds it out from what it
 * shows and the database from what it keeps.
 */
export interface Alert<F extends string = string, W = When> {
  readonly at: F
  readonly comparison: Comparison<F>
  /** The record is so besides. */
  readonly when: W
  /** It is those records whose values are compared that point at this one: any of them. */
  readonly referencedBy?: ReferencingField
}

/** A `date()` is no later than today and so many days, or an amount no more than a limit; the number may be a field. */
export type Comparison<F extends string = string> =
  { readonly date: F; readonly days: number | F } | { readonly amount: F; readonly limit: number | F }

/** The records of an entity that point at others by a field. */
export interface ReferencingField {
  readonly entity: string
  readonly field: string
}

/** The name under which a list is filtered by what wants attention, as if it were a choice. */
export const alertFilterName = 'alert'

interface WithAlerts {
  readonly alerts?: Readonly<Record<string, Alert>>
}

/** The alerts that are shown at a field, by their names; of those that hold the first counts. */
export const alertsAt = ({ alerts = {} }: WithAlerts, field: string): readonly (readonly [string, Alert])[] =>
  Object.entries(alerts).filter(([, { at }]) => at === field)

/** The alert to be shown at a field of a record. `pointed` are the records that point at it, for each alert that asks them. */
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

/** The fields of the record whose values are compared. */
export const comparedFields = (comparison: Comparison): readonly string[] =>
  ('date' in comparison ? [comparison.date, comparison.days] : [comparison.amount, comparison.limit]).filter(
    (each) => typeof each === 'string',
  )

function comparisonHolds(comparison: Comparison, record: RecordValues, day: string): boolean {
  if ('date' in comparison) {
    const latest = addDays(day, Number(amountIn(record, comparison.days) ?? 0))
    return hasValue(record[comparison.date]) && String(record[comparison.date]) <= latest
  }
  const least = amountIn(record, comparison.limit)
  return hasValue(record[comparison.amount]) && hasValue(least) && Number(record[comparison.amount]) <= Number(least)
}

const amountIn = (record: RecordValues, amount: number | string): unknown =>
  typeof amount === 'string' ? record[amount] : amount

/** A day has passed. */
export function dayPassed<F extends string>(date: F): Alert<F, object>
export function dayPassed<F extends string, const W extends When>(date: F, when: W): Alert<F | FieldNamesIn<W>, W>
export function dayPassed(date: string, when: When = {}): Alert {
  return dayNear(date, -1, when)
}

/** A day is no more than so many days ahead, or has passed. The number may be a field of the record. */
export function dayNear<F extends string>(date: F, days: number | F): Alert<F, object>
export function dayNear<F extends string, const W extends When>(
  date: F,
  days: number | F,
  when: W,
): Alert<F | FieldNamesIn<W>, W>
export function dayNear(date: string, days: number | string, when: When = {}): Alert {
  return { at: date, comparison: { date, days }, when }
}

/** An amount is down to a limit, which may be another field of the record. */
export function atOrBelow<F extends string>(amount: F, limit: number | F): Alert<F, object>
export function atOrBelow<F extends string, const W extends When>(
  amount: F,
  limit: number | F,
  when: W,
): Alert<F | FieldNamesIn<W>, W>
export function atOrBelow(amount: string, limit: number | string, when: When = {}): Alert {
  return { at: amount, comparison: { amount, limit }, when }
}

/** Another record that points at this one is so: the payment of an order is late. */
export const whenReferencedBy = <F extends string, const W extends When>(
  at: F,
  referencedBy: ReferencingField,
  { comparison }: Alert<string, object>,
  when: W,
): Alert<F | FieldNamesIn<W>, W> => ({ at, referencedBy, comparison: comparison as Comparison<F>, when })

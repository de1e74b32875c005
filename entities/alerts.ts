import { addDays, today } from './calendar.ts'
import type { RecordValues } from './record-rule.ts'
import { isGiven, isSo, type FieldsIn, type When } from './record-rules/condition.ts'

/**
 * What about a record wants attention, shown beside a field. It is data, so that a screen finds it out from what it
 * shows and the database from what it keeps.
 */
export interface Alert<F extends string = string, W = When> {
  readonly at: F
  readonly asks: Comparison<F>
  /** The record is so besides. */
  readonly when: W
  /** It is those records whose values are compared that point at this one: any of them. */
  readonly pointing?: Pointing
}

/** A `date()` is no later than today and so many days, or an amount no more than a limit; the number may be a field. */
export type Comparison<F extends string = string> =
  { readonly date: F; readonly days: number | F } | { readonly amount: F; readonly limit: number | F }

/** The records of an entity that point at others by a field. */
export interface Pointing {
  readonly entity: string
  readonly field: string
}

/** The name under which a list is filtered by what wants attention, as if it were a choice. */
export const alertFilter = 'alert'

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
  pointed: Readonly<Record<string, readonly RecordValues[]>> = {},
): string | undefined =>
  alertsAt(entity, field).find(
    ([name, { asks, when, pointing }]) =>
      isSo(when, record) && (pointing ? (pointed[name] ?? []) : [record]).some((each) => isAsAsked(asks, each, day)),
  )?.[0]

/** The fields of the record whose values are compared. */
export const comparedFields = (asks: Comparison): readonly string[] =>
  ('date' in asks ? [asks.date, asks.days] : [asks.amount, asks.limit]).filter((each) => typeof each === 'string')

function isAsAsked(asks: Comparison, record: RecordValues, day: string): boolean {
  if ('date' in asks) {
    const latest = addDays(day, Number(amountIn(record, asks.days) ?? 0))
    return isGiven(record[asks.date]) && String(record[asks.date]) <= latest
  }
  const least = amountIn(record, asks.limit)
  return isGiven(record[asks.amount]) && isGiven(least) && Number(record[asks.amount]) <= Number(least)
}

const amountIn = (record: RecordValues, amount: number | string): unknown =>
  typeof amount === 'string' ? record[amount] : amount

/** A day has passed. */
export function dayPassed<F extends string>(date: F): Alert<F, object>
export function dayPassed<F extends string, const W extends When>(date: F, when: W): Alert<F | FieldsIn<W>, W>
export function dayPassed(date: string, when: When = {}): Alert {
  return dayNear(date, -1, when)
}

/** A day is no more than so many days ahead, or has passed. The number may be a field of the record. */
export function dayNear<F extends string>(date: F, days: number | F): Alert<F, object>
export function dayNear<F extends string, const W extends When>(
  date: F,
  days: number | F,
  when: W,
): Alert<F | FieldsIn<W>, W>
export function dayNear(date: string, days: number | string, when: When = {}): Alert {
  return { at: date, asks: { date, days }, when }
}

/** An amount is down to a limit, which may be another field of the record. */
export function downTo<F extends string>(amount: F, limit: number | F): Alert<F, object>
export function downTo<F extends string, const W extends When>(
  amount: F,
  limit: number | F,
  when: W,
): Alert<F | FieldsIn<W>, W>
export function downTo(amount: string, limit: number | string, when: When = {}): Alert {
  return { at: amount, asks: { amount, limit }, when }
}

/** Another record that points at this one is so: the payment of an order is late. */
export const pointedAtBy = <F extends string, const W extends When>(
  at: F,
  pointing: Pointing,
  { asks }: Alert<string, object>,
  when: W,
): Alert<F | FieldsIn<W>, W> => ({ at, pointing, asks: asks as Comparison<F>, when })

import { addDays, today } from './calendar.ts'
import type { Entity } from './entity.ts'
import type { RecordValues } from './record-rule.ts'
import { isGiven, isSo, type When } from './record-rules/condition.ts'

/** What about a record wants attention: found out from the record and the day alone, and shown beside a field. */
export interface Alert<F extends string = string> {
  readonly at: F
  /** The fields it looks at besides. */
  readonly of: readonly F[]
  /** `day` is a plain date in Japan. */
  holds(record: RecordValues, day: string): boolean
}

/** The alert to be shown at a field of a record: the first declared that holds. */
export const alertAt = (
  { alerts = {} }: Entity,
  field: string,
  record: RecordValues,
  day: string = today(),
): string | undefined =>
  Object.keys(alerts).find((name) => alerts[name]!.at === field && alerts[name]!.holds(record, day))

/** A day has passed. */
export function dayPassed<F extends string>(date: F): Alert<F>
export function dayPassed<F extends string, W extends string>(date: F, when: When<W>): Alert<F | W>
export function dayPassed(date: string, when: When<string> = {}): Alert {
  return {
    at: date,
    of: Object.keys(when),
    holds: (record, day) => isGiven(record[date]) && String(record[date]) < day && isSo(when, record),
  }
}

/** A day is no more than so many days ahead, or has passed. The number may be a field of the record. */
export function dayNear<F extends string>(date: F, days: number | F): Alert<F>
export function dayNear<F extends string, W extends string>(date: F, days: number | F, when: When<W>): Alert<F | W>
export function dayNear(date: string, days: number | string, when: When<string> = {}): Alert {
  return {
    at: date,
    of: [...named(days), ...Object.keys(when)],
    holds: (record, day) =>
      isGiven(record[date]) &&
      String(record[date]) <= addDays(day, Number(amountIn(record, days) ?? 0)) &&
      isSo(when, record),
  }
}

/** An amount is down to a limit, which may be another field of the record. */
export function downTo<F extends string>(amount: F, limit: number | F): Alert<F>
export function downTo<F extends string, W extends string>(amount: F, limit: number | F, when: When<W>): Alert<F | W>
export function downTo(amount: string, limit: number | string, when: When<string> = {}): Alert {
  return {
    at: amount,
    of: [...named(limit), ...Object.keys(when)],
    holds(record) {
      const least = amountIn(record, limit)
      return isGiven(record[amount]) && isGiven(least) && Number(record[amount]) <= Number(least) && isSo(when, record)
    },
  }
}

const named = (amount: number | string): readonly string[] => (typeof amount === 'string' ? [amount] : [])
const amountIn = (record: RecordValues, amount: number | string): unknown =>
  typeof amount === 'string' ? record[amount] : amount

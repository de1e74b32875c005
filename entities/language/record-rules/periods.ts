import type { RecordRule, RecordValues } from './rule.ts'
import { epochOf } from '../dates/wall-clock.ts'
import { hasValue } from './condition.ts'

/** Text forms of dates, instants and times sort as time does. */
const bothHaveValues = (record: RecordValues, a: string, b: string): boolean =>
  hasValue(record[a]) && hasValue(record[b])

/** The end, where both are given, is after the start. */
export const endAfterStart = <F extends string>(start: F, end: F): RecordRule<F> => ({
  rule: 'integrity.endAfterStart',
  params: { start, end },
  at: end,
  compares: [start, end],
  holds: (record) => !bothHaveValues(record, start, end) || String(record[end]) > String(record[start]),
})

/** The end, where both are given, is the start or later. */
export const endNotBeforeStart = <F extends string>(start: F, end: F): RecordRule<F> => ({
  rule: 'integrity.endNotBeforeStart',
  params: { start, end },
  at: end,
  compares: [start, end],
  holds: (record) => !bothHaveValues(record, start, end) || String(record[end]) >= String(record[start]),
})

/** Applications close before the event ends. */
export const deadlineBeforeEnd = <F extends string>(deadline: F, end: F): RecordRule<F> => ({
  rule: 'integrity.deadlineBeforeEnd',
  params: {},
  at: deadline,
  compares: [deadline, end],
  holds: (record) => !bothHaveValues(record, deadline, end) || String(record[deadline]) < String(record[end]),
})

/** The planned end of something that is on is still to come. */
export const endInFuture = <F extends string>(end: F, on: F): RecordRule<F> => ({
  rule: 'integrity.endInFuture',
  params: {},
  at: end,
  holds: (record) => record[on] !== true || !hasValue(record[end]) || String(record[end]) > new Date().toISOString(),
})

/** The year of a date, where both are given, is the number beside it. */
export const yearMatches = <F extends string>(year: F, date: F): RecordRule<F> => ({
  rule: 'integrity.yearMismatch',
  params: {},
  at: date,
  holds: (record) => !bothHaveValues(record, year, date) || String(record[date]).slice(0, 4) === String(record[year]),
})

/** The month (yyyy-mm), where both are given, is that of the date. */
export const monthMatches = <F extends string>(month: F, date: F): RecordRule<F> => ({
  rule: 'integrity.ymMismatch',
  params: {},
  at: month,
  holds: (record) => !bothHaveValues(record, month, date) || String(record[date]).slice(0, 7) === record[month],
})

interface Session {
  readonly date?: string
  readonly startTime?: string
  readonly endTime?: string
}

/** Each session (rows of date, startTime and endTime) lies between two instants. */
export const sessionsInside = <F extends string>(sessions: F, start: F, end: F): RecordRule<F> => ({
  rule: 'integrity.sessionsInside',
  params: {},
  at: sessions,
  holds: (record) =>
    ((record[sessions] ?? []) as readonly Session[]).every(({ date, startTime, endTime }) => {
      if (!date || !startTime || !endTime) return true
      const startsTooEarly =
        hasValue(record[start]) && epochOf(`${date}T${startTime}`) < Date.parse(String(record[start]))
      const endsTooLate = hasValue(record[end]) && epochOf(`${date}T${endTime}`) > Date.parse(String(record[end]))
      return !startsTooEarly && !endsTooLate
    }),
})

import type { RecordRule } from './rule.ts'
import { epochOf } from '../dates/wall-clock.ts'
import { hasValue, type RecordValues } from '../condition.ts'

/** Dates, instants and times sort chronologically as text. */
const bothHaveValues = (record: RecordValues, a: string, b: string): boolean =>
  hasValue(record[a]) && hasValue(record[b])

/** The end is after the start, if both are present. */
export const endAfterStart = <F extends string>(start: F, end: F): RecordRule<F> => ({
  rule: 'integrity.endAfterStart',
  params: { start, end },
  at: end,
  compares: [start, end],
  holds: (record) => !bothHaveValues(record, start, end) || String(record[end]) > String(record[start]),
})

/** The end is not before the start, if both are present. */
export const endNotBeforeStart = <F extends string>(start: F, end: F): RecordRule<F> => ({
  rule: 'integrity.endNotBeforeStart',
  params: { start, end },
  at: end,
  compares: [start, end],
  holds: (record) => !bothHaveValues(record, start, end) || String(record[end]) >= String(record[start]),
})

/** The application deadline is before the end of the event. */
export const deadlineBeforeEnd = <F extends string>(deadline: F, end: F): RecordRule<F> => ({
  rule: 'integrity.deadlineBeforeEnd',
  params: {},
  at: deadline,
  compares: [deadline, end],
  holds: (record) => !bothHaveValues(record, deadline, end) || String(record[deadline]) < String(record[end]),
})

/** While a toggle is on, its planned end is in the future. */
export const endInFuture = <F extends string>(end: F, on: F): RecordRule<F> => ({
  rule: 'integrity.endInFuture',
  params: {},
  at: end,
  holds: (record) => record[on] !== true || !hasValue(record[end]) || String(record[end]) > new Date().toISOString(),
})

/** The year field matches the year of the date, if both are present. */
export const yearMatches = <F extends string>(year: F, date: F): RecordRule<F> => ({
  rule: 'integrity.yearMismatch',
  params: {},
  at: date,
  holds: (record) => !bothHaveValues(record, year, date) || String(record[date]).slice(0, 4) === String(record[year]),
})

/** The month field (yyyy-mm) matches the month of the date, if both are present. */
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

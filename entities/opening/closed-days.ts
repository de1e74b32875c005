import type { OtherEntitiesRule } from '../language/cross-record-rules/rule.ts'
import { plainDateOf } from '../language/dates/plain-date.ts'
import { isClosedOn, regularHoursOn } from '../language/shared/opening-days.ts'

/** Warns if the shop is closed on the day of a date or an instant. */
export const notOnClosedDay = <F extends string>(date: F): OtherEntitiesRule<F> => ({
  rule: 'integrity.closedDay',
  params: {},
  at: date,
  fields: [date],
  warning: true,
  lookUp: (record) => ({ 'business-schedule': { date: plainDateOf(record[date]) }, 'business-day': {} }),
  holds: (firstOfEach, record) =>
    !isClosedOn(plainDateOf(record[date]), firstOfEach['business-day'], firstOfEach['business-schedule']),
})

/** Warns if a day is marked as closed that is a regular day off anyway. */
export const notClosedTwice = <F extends string>(date: F, kind: F): OtherEntitiesRule<F> => ({
  rule: 'integrity.alreadyClosed',
  params: {},
  at: kind,
  fields: [date, kind],
  warning: true,
  lookUp: () => ({ 'business-day': {} }),
  holds: (firstOfEach, record) =>
    record[kind] !== 'closed' || regularHoursOn(plainDateOf(record[date]), firstOfEach['business-day']) !== 'closed',
})

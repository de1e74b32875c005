import type { ElsewhereRule } from './rule.ts'
import { dayIn } from '../calendar.ts'
import { isClosedOn } from '../opening.ts'

/** The shop is open on the day of a date or an instant, which is worth a second look. */
export const closedDay = <F extends string>(date: F): ElsewhereRule<F> => ({
  rule: 'integrity.closedDay',
  params: {},
  at: date,
  of: [date],
  warning: true,
  elsewhere: (record) => ({ 'business-schedule': { date: dayIn(record[date]) }, 'business-day': {} }),
  holds: (found, record) => !isClosedOn(dayIn(record[date]), found['business-day'], found['business-schedule']),
})

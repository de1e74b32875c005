import { firstDay, isDate, isWithinDateRange, lastDay, today } from '../dates/plain-date.ts'
import { patternRule, type Rule } from '../rule.ts'

/** A day that exists, as yyyy-mm-dd. */
export const dateShape = (): Rule => ({
  rule: 'date',
  params: {},
  holds: (value) => isDate(String(value)),
  json: { format: 'date' },
})

/** A date, or an instant by its day in Japan, between the first and the last day that can be entered. */
export const dateWithin = (): Rule => ({
  rule: 'dateWithin',
  params: { first: firstDay, last: lastDay },
  holds: (value) => isWithinDateRange(String(value)),
  json: { description: `From ${firstDay} to ${lastDay}.` },
})

/** Today or earlier, in Japan. */
export const notAfterToday = (): Rule => ({
  rule: 'dateNotAfter.today',
  params: {},
  holds: (value) => String(value) <= today(),
})

/** Today or later, in Japan. What was saved in time stays good: it is asked of a value only when it is new or changed. */
export const notBeforeToday = (): Rule => ({
  rule: 'dateNotBeforeToday',
  params: {},
  holds: (value) => String(value) >= today(),
  whenChanged: true,
})

export const notAfter = (date: string): Rule => ({
  rule: 'dateNotAfter.date',
  params: { date },
  holds: (value) => String(value) <= date,
})

/** An instant in UTC, to the millisecond, as `Date.prototype.toISOString` writes it. */
export const instantShape = (): Rule => ({
  rule: 'dateTime',
  params: {},
  holds: (value) => {
    const instant = new Date(String(value))
    return !Number.isNaN(instant.valueOf()) && instant.toISOString() === value
  },
  json: { format: 'date-time' },
})

/** A time of a plain day of 24 hours. */
export const timeShape = (): Rule => patternRule('time', /(?:[01][0-9]|2[0-3]):[0-5][0-9]/)

/** A time of a business day of up to 30 hours: 27:00 is three in the morning. */
export const time30Shape = (): Rule => patternRule('time30', /(?:[01][0-9]|2[0-9]):[0-5][0-9]/)

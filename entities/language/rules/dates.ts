import { firstDay, isDate, isWithinDateRange, lastDay, today, todayWithNight } from '../dates/plain-date.ts'
import { timeZone } from '../dates/time-zone.ts'
import { time30Pattern } from '../dates/wall-clock.ts'
import { patternRule, type Rule } from '../rule.ts'

/** An existing day, as yyyy-mm-dd. */
export const dateShape = (): Rule => ({
  rule: 'date',
  params: {},
  holds: (value) => isDate(String(value)),
  json: { format: 'date' },
})

/** A month, as yyyy-mm, of the range of days that can be entered. */
export const yearMonth = (): Rule => ({
  rule: 'yearMonth',
  params: {},
  holds: (value) => isWithinDateRange(`${String(value)}-01`),
})

/** A date, or the day of an instant in Japan, within the range of days that can be entered. */
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

/**
 * Today or later, by the calendar of the tenant's time zone (specification, section 5). With `nightUntil`, an hour of the
 * morning, the day before counts as today until then: for places whose days go on past midnight. Checked only when the
 * value is new or changed, so that a saved value stays valid as time passes.
 */
export const notBeforeToday = ({ nightUntil }: { readonly nightUntil?: number } = {}): Rule => ({
  rule: 'dateNotBeforeToday',
  params: {},
  holds: (value) => String(value) >= todayWithNight(nightUntil ?? 0),
  whenChanged: true,
  json: {
    description:
      nightUntil === undefined
        ? `A new date is today in ${timeZone} or later.`
        : `A new date is today in ${timeZone} or later; until ${nightUntil} in the morning, the day before counts as today.`,
  },
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

/** A time on the 24-hour clock, on which a day ends at 24:00 (ISO 8601-1:2019/Amd 1:2022). */
export const timeShape = (): Rule => patternRule('time', /(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00/)

/** A time of a business day on the 30-hour clock. */
export const time30Shape = (): Rule => patternRule('time30', time30Pattern)

import { addDays, weekdayOf } from '../dates/plain-date.ts'
import type { Weekday } from '../dates/plain-date.ts'
import type { OpeningDay, OpeningRange } from '../fields/week.ts'
import { isHoliday } from '../dates/holidays.ts'
import type { RecordValues } from '../condition.ts'

interface Closure {
  readonly nth: number
  readonly weekday: Weekday
}

/**
 * Whether a shop is closed on a day. In order of precedence: the calendar entry for the day, monthly closures, the
 * rules for holidays and the days before them, and the weekday. Before the opening hours take effect, the shop does not
 * count as closed.
 */
export function isClosedOn(day: string, hours: RecordValues | undefined, exception: RecordValues | undefined): boolean {
  return exception ? exception.kind === 'closed' : regularHoursOn(day, hours) === 'closed'
}

/**
 * The regular opening hours of a day, whatever the calendar says of it; 'closed' on a regular day off, undefined before
 * the opening hours take effect or where there are none.
 */
export function regularHoursOn(
  day: string,
  hours: RecordValues | undefined,
): readonly OpeningRange[] | 'closed' | undefined {
  if (!hours || day < String(hours.effectiveFrom)) return undefined
  const weekday = weekdayOf(day)
  const nth = Math.ceil(Number(day.slice(8)) / 7)
  const closures = (hours.monthlyClosed ?? []) as readonly Closure[]
  if (closures.some((each) => each.weekday === weekday && each.nth === nth)) return 'closed'
  if (isHoliday(day) && hours.holidayRule === 'closed') return 'closed'
  const applied = weekdayHoursOf(day, weekday, hours)
  const open = (hours.days as readonly OpeningDay[]).find((each) => each.weekday === applied && each.isOpen)
  return open ? open.ranges : 'closed'
}

/** The weekday whose opening hours apply on a day. */
function weekdayHoursOf(day: string, weekday: Weekday, { holidayRule, holidayEveRule }: RecordValues): Weekday {
  if (isHoliday(day)) return holidayRule === 'asSunday' ? 'sun' : weekday
  return isHoliday(addDays(day, 1)) && holidayEveRule === 'asSaturday' ? 'sat' : weekday
}

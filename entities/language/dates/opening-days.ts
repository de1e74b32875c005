import { addDays, weekdayOf } from './plain-date.ts'
import type { Weekday } from './plain-date.ts'
import type { OpeningDay } from '../fields/week.ts'
import { isHoliday } from './holidays.ts'
import type { RecordValues } from '../record-rule.ts'

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
  if (exception) return exception.kind === 'closed'
  if (!hours || day < String(hours.effectiveFrom)) return false
  const weekday = weekdayOf(day)
  const nth = Math.ceil(Number(day.slice(8)) / 7)
  const closures = (hours.monthlyClosed ?? []) as readonly Closure[]
  if (closures.some((each) => each.weekday === weekday && each.nth === nth)) return true
  if (isHoliday(day) && hours.holidayRule === 'closed') return true
  return !isOpenOnWeekday(hours.days as readonly OpeningDay[], weekdayHoursOf(day, weekday, hours))
}

/** The weekday whose opening hours apply on a day. */
function weekdayHoursOf(day: string, weekday: Weekday, { holidayRule, holidayEveRule }: RecordValues): Weekday {
  if (isHoliday(day)) return holidayRule === 'asSunday' ? 'sun' : weekday
  return isHoliday(addDays(day, 1)) && holidayEveRule === 'asSaturday' ? 'sat' : weekday
}

const isOpenOnWeekday = (days: readonly OpeningDay[], weekday: Weekday): boolean =>
  days.some((day) => day.weekday === weekday && day.isOpen)

import { addDays, daysBetween, weekdayOf, weekdays } from './plain-date.ts'

/** Japan's public holidays under the law in force since 2022; valid from then until 2099. */

/** A holiday's name, as a key of `calendar.holidays` in the locales; undefined on any other day. */
export const holidayOn = (day: string): string | undefined =>
  namedHoliday(day) ?? (isSubstituteHoliday(day) ? 'substitute' : isBetweenHolidays(day) ? 'between' : undefined)

/** Whether a day is a holiday: a named one, a substitute holiday, or a day between two holidays. */
export const isHoliday = (day: string): boolean => holidayOn(day) !== undefined

/** Holidays on a fixed date, the equinoxes, and those on a certain Monday of the month. */
function namedHoliday(day: string): string | undefined {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const fixed = fixedDates[day.slice(5)]
  if (fixed) return fixed
  if (month === 3) return date === equinoxDay(year, 20.8431) ? 'vernalEquinox' : undefined
  if (month === 9 && date === equinoxDay(year, 23.2488)) return 'autumnalEquinox'
  const monday = holidayMondays[month]
  return monday && weekdayOf(day) === 'mon' && monday.nth === Math.ceil(date / 7) ? monday.name : undefined
}

const isNamedHoliday = (day: string): boolean => namedHoliday(day) !== undefined

const fixedDates: Readonly<Record<string, string>> = {
  '01-01': 'newYear',
  '02-11': 'foundation',
  '02-23': 'emperor',
  '04-29': 'showa',
  '05-03': 'constitution',
  '05-04': 'greenery',
  '05-05': 'children',
  '08-11': 'mountain',
  '11-03': 'culture',
  '11-23': 'labour',
}

/** By month, which Monday of it is a holiday. */
const holidayMondays: Readonly<Record<number, { readonly nth: number; readonly name: string }>> = {
  1: { nth: 2, name: 'comingOfAge' },
  7: { nth: 3, name: 'marine' },
  9: { nth: 3, name: 'aged' },
  10: { nth: 2, name: 'sports' },
}

/**
 * The day of the month on which an equinox falls, by the formula of the National Astronomical Observatory of Japan for
 * 1980 to 2099.
 */
const equinoxDay = (year: number, in1980: number): number =>
  Math.floor(in1980 + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4)

/** When a holiday falls on a Sunday, the next day that is not a holiday replaces it, within the same week. */
function isSubstituteHoliday(day: string): boolean {
  if (isNamedHoliday(day)) return false
  const sunday = addDays(day, -1 - weekdays.indexOf(weekdayOf(day)))
  const before = daysBetween(sunday, addDays(day, -1), weekdays.length)
  return before.every(isNamedHoliday)
}

/** A day between two holidays is a holiday. */
const isBetweenHolidays = (day: string): boolean =>
  weekdayOf(day) !== 'sun' && isNamedHoliday(addDays(day, -1)) && isNamedHoliday(addDays(day, 1))

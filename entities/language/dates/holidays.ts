import { addDays, daysBetween, weekdayOf, weekdays } from './plain-date.ts'

/** Japan's public holidays under the law in force since 2022; valid from then until 2099. */

/** Whether a day is a holiday: a named one, a substitute holiday, or a day between two holidays. */
export const isHoliday = (day: string): boolean =>
  isNamedHoliday(day) || isSubstituteHoliday(day) || isBetweenHolidays(day)

/** Holidays on a fixed date, the equinoxes, and those on a certain Monday of the month. */
function isNamedHoliday(day: string): boolean {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  if (fixedDates.includes(day.slice(5))) return true
  if (month === 3) return date === equinoxDay(year, 20.8431)
  if (month === 9 && date === equinoxDay(year, 23.2488)) return true
  return weekdayOf(day) === 'mon' && holidayMondays[month] === Math.ceil(date / 7)
}

const fixedDates: readonly string[] = [
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
]

/** By month, which Monday of it is a holiday. */
const holidayMondays: Readonly<Record<number, number>> = { 1: 2, 7: 3, 9: 3, 10: 2 }

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

import { addDays, daysBetween, weekdayOf, weekdays } from './plain-date.ts'

/** The holidays of Japan by the law of them as it stands since 2022; good from then until 2099. */

/** Whether a day is a holiday, by its name or by taking the place of one. */
export const isHoliday = (day: string): boolean =>
  isNamedHoliday(day) || isSubstituteHoliday(day) || isBetweenHolidays(day)

/** Those that are named on a date, the equinoxes, and those on a Monday of a month. */
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

/** Which Monday of a month is one. */
const holidayMondays: Readonly<Record<number, number>> = { 1: 2, 7: 3, 9: 3, 10: 2 }

/** The day of its month on which the sun stands over the equator, as the National Astronomical Observatory reckons it for 1980 to 2099. */
const equinoxDay = (year: number, in1980: number): number =>
  Math.floor(in1980 + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4)

/** When a holiday falls on a Sunday, the first day after it that is none takes its place: a day of the same week. */
function isSubstituteHoliday(day: string): boolean {
  if (isNamedHoliday(day)) return false
  const sunday = addDays(day, -1 - weekdays.indexOf(weekdayOf(day)))
  const before = daysBetween(sunday, addDays(day, -1), weekdays.length)
  return before.every(isNamedHoliday)
}

/** A day between two holidays is one. */
const isBetweenHolidays = (day: string): boolean =>
  weekdayOf(day) !== 'sun' && isNamedHoliday(addDays(day, -1)) && isNamedHoliday(addDays(day, 1))

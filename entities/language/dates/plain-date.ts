import { timeZone } from './time-zone.ts'

/** Plain dates (yyyy-mm-dd) in Japan's calendar. They are text and never converted to UTC. */

// Made when it is first needed: it loads the calendars of the world, some 15 ms that a start can do without.
let japaneseDateFormat: Intl.DateTimeFormat | undefined
const dateInJapan = (time: number): string =>
  (japaneseDateFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })).format(time)

let latest = { minute: NaN, day: '' }

/** Today's date in Japan, or the date there at a given instant. */
export function today(at?: Date): string {
  // Every request asks, and formatting takes longer than its queries. A day begins with a minute.
  const time = at?.getTime() ?? Date.now()
  const minute = Math.floor(time / 60_000)
  if (minute !== latest.minute) latest = { minute, day: dateInJapan(time) }
  return latest.day
}

/** The day of a plain date, or of an instant in Japan. */
export const plainDateOf = (dateOrInstant: unknown): string =>
  String(dateOrInstant).includes('T') ? today(new Date(String(dateOrInstant))) : String(dateOrInstant)

/** Today's date in Japan where a night belongs to the day before: until an hour of the morning, it is that day. */
export const todayWithNight = (until: number, at: Date = new Date()): string =>
  today(new Date(at.getTime() - until * 3_600_000))

/** The hour of the next morning at which a business day ends: 30:00 on the 30-hour clock. */
export const businessDayEnds = 6

/** The business day at an instant. */
export const currentBusinessDay = (at: Date = new Date()): string => todayWithNight(businessDayEnds, at)

/**
 * The first and last day that can be entered: Meiji began in 1868, and a year after 2999 is a typing error. Within this
 * range years have four digits, so dates compare chronologically as text, and every loop over days is bounded.
 */
export const [firstDay, lastDay] = ['1868-01-01', '2999-12-31'] as const

const isDateWithinRange = (day: string): boolean => isDate(day) && day >= firstDay && day <= lastDay

/** Whether a day, or the day of an instant in Japan, can be entered. */
export function isWithinDateRange(text: string): boolean {
  if (!text.includes('T')) return isDateWithinRange(text)
  const instant = new Date(text)
  if (Number.isNaN(instant.valueOf())) return false
  // The time zone matters at the ends of the range only.
  const day = instant.toISOString().slice(0, 10)
  return (day > firstDay && day < lastDay) || isDateWithinRange(today(instant))
}

/** Whether a text is an existing day. */
export function isDate(text: string): boolean {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The day `days` later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The days from `first` to `last` inclusive, but never more than `max`. */
export function daysBetween(first: string, last: string, max: number): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= last && days.length < max; day = addDays(day, 1)) days.push(day)
  return days
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayOf = (day: string): Weekday => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!

/** The week that contains a day, from Monday to Sunday. */
export function weekOf(day: string): { readonly from: string; readonly until: string } {
  const from = addDays(day, -weekdays.indexOf(weekdayOf(day)))
  return { from, until: addDays(from, 6) }
}

/** The month that contains a day. */
export function monthOf(day: string): { readonly from: string; readonly until: string } {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${day.slice(0, 8)}01`, until: `${day.slice(0, 8)}${String(days).padStart(2, '0')}` }
}

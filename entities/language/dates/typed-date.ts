import { addDays, isDate, today } from './plain-date.ts'
import { parseTypedTime, timeOfNextDay } from './typed-time.ts'

/** Reading dates and times as people type them. Dates are plain: nothing here passes through UTC. */

const relativeDays: Readonly<Record<string, number>> = {
  一昨日: -2,
  おととい: -2,
  昨日: -1,
  きのう: -1,
  yesterday: -1,
  今日: 0,
  きょう: 0,
  本日: 0,
  today: 0,
  明日: 1,
  あした: 1,
  あす: 1,
  tomorrow: 1,
  明後日: 2,
  あさって: 2,
}

/** The year before the first of each era and its number of years, by its name and initial. */
const eras: Readonly<Record<string, readonly [before: number, years: number]>> = {
  令和: [2018, Infinity],
  r: [2018, Infinity],
  平成: [1988, 31],
  h: [1988, 31],
  昭和: [1925, 64],
  s: [1925, 64],
  大正: [1911, 15],
  t: [1911, 15],
  明治: [1867, 45],
  m: [1867, 45],
}

const yearFirst = /^([0-9]{4})[-/.年]\s*([0-9]{1,2})[-/.月]\s*([0-9]{1,2})日?$/
const digitsOnly = /^([0-9]{4})([0-9]{2})([0-9]{2})$/
const eraFirst = /^(令和|平成|昭和|大正|明治|[rhstm])\s*([0-9]{1,2}|元)[-/.年]\s*([0-9]{1,2})[-/.月]\s*([0-9]{1,2})日?$/
const monthFirst = /^([0-9]{1,2})[-/.月]\s*([0-9]{1,2})日?$/

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const weekdayName = '(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,?\\s+)?'
const dayNumber = '([0-9]{1,2})(?:st|nd|rd|th)?'
/** As English readers write days, and as lists show them: 5 Jan 2026, January 5th, 2026. */
const dayThenMonth = new RegExp(`^${weekdayName}${dayNumber}\\s*${monthName}(?:,?\\s*([0-9]{4}))?$`)
const monthThenDay = new RegExp(`^${weekdayName}${monthName}\\s*${dayNumber}(?:,?\\s+([0-9]{4}))?$`)

/** No day and time is longer, however it is written; what reads them takes the square of a text's length. */
const maxLength = 60

/**
 * Full-width signs in half width, any hyphen as one, and no weekday in brackets: 12/22(火), 12/22(Tue). Nothing of a
 * text that is too long for a day and time.
 */
function settle(typed: string): string {
  const text = typed.trim()
  if (text.length > maxLength) return ''
  return text
    .normalize('NFKC')
    .replace(/[‐-―−ー]/gu, (sign, place: number, whole: string) => (/[0-9]/.test(whole[place - 1] ?? '') ? '-' : sign))
    .replace(/\((?:[日月火水木金土]|sun|mon|tue|wed|thu|fri|sat)[^()]*\)/giu, ' ')
    .trim()
    .toLowerCase()
}

const dayOf = (year: number, month: string, day: string): string | undefined => {
  const text = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(text) ? text : undefined
}

/**
 * A day as somebody typed it: 2026/1/5, 20260105, 5 Jan 2026, 令和8年1月5日, R8.1.5, 1/5, 1月5日, 5 Jan, あした, tomorrow.
 * Without a year it is the day nearest to `now`. Undefined for anything else.
 */
export function parseTypedDate(typed: string, now: string = today()): string | undefined {
  const text = settle(typed)
  const days = Object.hasOwn(relativeDays, text) ? relativeDays[text] : undefined
  if (days !== undefined) return addDays(now, days)
  const short = monthFirst.exec(text)
  const named = inEnglish(text)
  const [month, day] = short ? [short[1]!, short[2]!] : named && !named.year ? [named.month, named.day] : []
  return month && day ? nearest(month, day, now) : dayWithYear(text)
}

/** The parts of a day whose month has its English name. */
function inEnglish(
  text: string,
): { readonly year: string | undefined; readonly month: string; readonly day: string } | undefined {
  const [, day, month, year] = dayThenMonth.exec(text) ?? []
  const [, otherMonth, otherDay, otherYear] = monthThenDay.exec(text) ?? []
  const name = month ?? otherMonth
  if (!name) return undefined
  return {
    year: year ?? otherYear,
    month: String(months.indexOf(name.slice(0, 3)) + 1),
    day: (day ?? otherDay)!,
  }
}

/** The same for what stands in a file: a day that does not depend on today, so always with its year. */
export const parseFullDate = (typed: string): string | undefined => dayWithYear(settle(typed))

function dayWithYear(text: string): string | undefined {
  const full = yearFirst.exec(text) ?? digitsOnly.exec(text)
  if (full) return dayOf(Number(full[1]), full[2]!, full[3]!)
  const named = inEnglish(text)
  if (named?.year) return dayOf(Number(named.year), named.month, named.day)
  const inEra = eraFirst.exec(text)
  return inEra ? dayInEra(inEra[1]!, inEra[2] === '元' ? 1 : Number(inEra[2]), inEra[3]!, inEra[4]!) : undefined
}

function dayInEra(era: string, year: number, month: string, day: string): string | undefined {
  const [before, years] = eras[era]!
  return year >= 1 && year <= years ? dayOf(before + year, month, day) : undefined
}

/** The day of that month and number that is fewest days away from `now`. */
function nearest(month: string, day: string, now: string): string | undefined {
  const year = Number(now.slice(0, 4))
  const near = [year - 1, year, year + 1].flatMap((each) => dayOf(each, month, day) ?? [])
  const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(now))
  return near.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** A time beside a day; a number alone is a part of the day. */
const timeIn = (text: string): string | undefined => parseTypedTime(text, { lastHour: 23, isBareHour: false })

/**
 * A local date and time as somebody typed it: a day (see `parseTypedDate`) and a time, `あした 10時`, `12/22 18:00`; the
 * day alone begins at midnight, a time alone is one of `now`. Digits alone may be a year or a day: they are a time only
 * after a day.
 */
export function parseTypedDateTime(typed: string, now: string = today()): string | undefined {
  const text = settle(typed)
  const time = /^[0-9]+$/.test(text) ? undefined : timeIn(text)
  return time && !parseTypedDate(text, now) ? momentOf(now, time) : dayAndTime(text, (day) => parseTypedDate(day, now))
}

/** The same for what stands in a file: a day with its year (see `parseFullDate`), at midnight where no time follows. */
export const parseFullDateTime = (typed: string): string | undefined => dayAndTime(settle(typed), parseFullDate)

function dayAndTime(text: string, readDay: (text: string) => string | undefined): string | undefined {
  const whole = readDay(text)
  if (whole) return `${whole}T00:00`
  // The day ends where what is left of the text is a time: at a space or T, after 日, or after a word.
  for (let place = 1; place < text.length; place += 1) {
    const day = readDay(text.slice(0, place).replace(/[\sの,、t]+$/u, ''))
    const said = text.slice(place).replace(/^[\sの,、t]+/u, '')
    const next = timeOfNextDay(said)
    const rest = timeIn(next ?? said)
    const apart = /[\sの,、t日]$|^[\sの,、t]|^[ぁ-んa-z]+$/u
    if (day && rest && (apart.test(text.slice(0, place)) || /^[\sの,、t午正朝夕夜翌]/u.test(text.slice(place))))
      return momentOf(next === undefined ? day : addDays(day, 1), rest)
  }
  return undefined
}

/** A day and a time of it; 24:00 begins the next. */
const momentOf = (day: string, time: string): string =>
  time === '24:00' ? `${addDays(day, 1)}T00:00` : `${day}T${time}`

import { useMemo } from 'react'
import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../../locales/dates.ts'
import { tagOf } from '../../../locales/tags.ts'
import type { Locale } from '../../shell/words/locale.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** Formats values for display, in the page's language and the tenant's time zone. */
export interface Format {
  /** A plain date (`2026-11-21`), which has no time zone. */
  date(value: string): string
  /** The same with its weekday: `2026/11/24（火）`, `Tue 24 Nov 2026`. */
  dateWithWeekday(value: string): string
  /** A plain date near today, with its weekday: `11/24（火）`, `Tue 24 Nov`. */
  day(value: string): string
  /** A month (`2026-11`): `2026年11月`, `Nov 2026`. */
  month(value: string): string
  /** An instant, to the minute: `2026/11/21 13:05`, `21 Nov 2026 13:05`. */
  dateTime(value: string): string
  /** The time of an instant: `13:05`. */
  time(value: string): string
  /** An instant relative to now, for tooltips: 「3時間前」. */
  relative(value: string, now?: Date): string
  /** Decimals are strings, formatted without loss of digits. */
  number(value: number | string): string
}

export function formatOf(locale: Locale, timeZone: string): Format {
  const tag = tagOf(locale)
  const dates = dateFormat(locale, 'UTC', 'medium')
  const month = locale === 'ja' ? 'numeric' : 'short'
  const days = new Intl.DateTimeFormat(tag, { month, day: 'numeric', weekday: 'short', timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(tag, { year: 'numeric', month, timeZone: 'UTC' })
  const instants = dateFormat(locale, timeZone, 'medium', 'short')
  const times = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const distances = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 })

  return {
    date: (value) => wholeNumber(value, dates),
    dateWithWeekday: (value) =>
      wholeNumber(value, (date) => {
        const weekday = weekdays.format(date)
        return locale === 'ja' ? `${dates(date)}（${weekday}）` : `${weekday} ${dates(date)}`
      }),
    day: (value) =>
      wholeNumber(value, (date) => days.format(date).replace(',', '').replace('(', '（').replace(')', '）')),
    month: (value) => wholeNumber(value, (date) => months.format(date)),
    dateTime: (value) => wholeNumber(value, instants),
    time: (value) => wholeNumber(value, (date) => times.format(date)),
    relative: (value, now = new Date()) =>
      wholeNumber(value, (date) => relativeTime(distances, date.getTime() - now.getTime())),
    number: (value) => numbers.format(value as Intl.StringNumericLiteral),
  }
}

const formats = new Map<Locale, Format>()

export function useFormat(): Format {
  const { locale } = useWords()
  const known = formats.get(locale) ?? formatOf(locale, timeZone)
  formats.set(locale, known)
  return known
}

/** The same outside a tenant, in the user's own time zone. */
export function useOwnFormat(): Format {
  const { locale } = useWords()
  return useMemo(() => formatOf(locale, new Intl.DateTimeFormat().resolvedOptions().timeZone), [locale])
}

// An invalid date is shown unchanged rather than as "Invalid Date".
function wholeNumber(value: string, format: (date: Date) => string): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : format(date)
}

const relativeUnits: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

function relativeTime(format: Intl.RelativeTimeFormat, milliseconds: number): string {
  const [unit, length] = relativeUnits.find(([, each]) => Math.abs(milliseconds) >= each) ?? ['second', Infinity]
  // Japanese does without the space that the formatter puts after the number.
  return format.format(Math.round(milliseconds / length), unit).replace(/ (?=[^\x00-\x7f])/, '')
}

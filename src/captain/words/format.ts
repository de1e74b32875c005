import { useMemo } from 'react'
import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import type { Locale } from '../../shell/words/locale.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** Formats values for display, in the page's language and the tenant's time zone. */
export interface Format {
  /** A plain date (`2026-11-21`), which has no time zone. */
  date(value: string): string
  /** An instant, to the minute: `2026/11/21 13:05`, `21 Nov 2026 13:05`. */
  dateTime(value: string): string
  /** An instant relative to now, for tooltips: 「3 時間前」. */
  relative(value: string, now?: Date): string
  /** Decimals are strings, formatted without loss of digits. */
  number(value: number | string): string
}

export function formatOf(locale: Locale, timeZone: string): Format {
  const tag = locale === 'ja' ? 'ja-JP' : 'en-GB'
  // 2026/11/21 in Japanese, 21 Nov 2026 in English: English readers disagree on the order of numeric dates.
  const day =
    locale === 'ja'
      ? ({ year: 'numeric', month: '2-digit', day: '2-digit' } as const)
      : ({ year: 'numeric', month: 'short', day: 'numeric' } as const)
  const dates = new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' })
  const instants = new Intl.DateTimeFormat(tag, { ...day, hour: '2-digit', minute: '2-digit', hour12: false, timeZone })
  const distances = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 })

  return {
    date: (value) => wholeNumber(value, (date) => dates.format(date)),
    dateTime: (value) => wholeNumber(value, (date) => instants.format(date).replace(',', '')),
    relative: (value, now = new Date()) =>
      wholeNumber(value, (date) => relativeTime(distances, date.getTime() - now.getTime())),
    number: (value) => numbers.format(value as Intl.StringNumericLiteral),
  }
}

export function useFormat(): Format {
  const { locale } = useWords()
  return useMemo(() => formatOf(locale, timeZone), [locale])
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
  const [unit, length] = relativeUnits.find(([, each]) => Math.abs(milliseconds) >= each) ?? ['minute', 60_000]
  return format.format(Math.round(milliseconds / length), unit)
}

import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { tagOf } from '../../../locales/tags.ts'
import type { Locale } from './locale.ts'

/** Formats an instant to the minute: `2026/11/21 13:05`, `21 Nov 2026 13:05`. */
export const instantText = (locale: Locale, value: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    year: 'numeric',
    month: locale === 'ja' ? '2-digit' : 'short',
    day: locale === 'ja' ? '2-digit' : 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
    .format(new Date(value))
    .replace(',', '')

import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../../locales/dates.ts'
import type { Locale } from './locale.ts'

/** Formats an instant to the minute: `2026/11/21 13:05`, `21 Nov 2026 13:05`. */
export const instantText = (locale: Locale, value: string): string =>
  dateFormat(locale, timeZone, 'short', true)(new Date(value))

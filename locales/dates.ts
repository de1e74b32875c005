import { isDate } from '../entities/language/dates/plain-date.ts'
import type { Translate } from './labels.ts'
import { tagOf } from './tags.ts'

/**
 * Returns a formatter of days: `medium` for screens (`2026/11/21`, `21 Nov 2026`, since English readers disagree on the
 * order of numeric dates), `long` for public texts and emails (`2026年11月21日`, `21 November 2026`); with the time,
 * `21 Nov 2026 13:05`.
 */
export function dateFormat(
  language: 'ja' | 'en',
  timeZone: string,
  dateStyle: 'medium' | 'long',
  timeStyle?: 'short',
): (at: Date) => string {
  const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle, timeStyle, timeZone })
  // Without the comma or “at” of English, and with two digits of the hour also in Japanese.
  return (at) =>
    format
      .format(at)
      .replace(/,| at/, '')
      .replace(/ (?=\d:)/, ' 0')
}

/**
 * A plain date (`2026-11-21`) within a sentence, as the screens show it in the language of the texts; in the time zone
 * that JavaScript reads it in, so it stays that day. Any other text is returned as it is.
 */
export const plainDateText = (translate: Translate, text: string): string =>
  isDate(text)
    ? dateFormat(translate('commons.languageCode') === 'ja' ? 'ja' : 'en', 'UTC', 'medium')(new Date(text))
    : text

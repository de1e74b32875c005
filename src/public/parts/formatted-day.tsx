import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { dateFormat } from '../../../locales/dates.ts'
import type { Locale } from '../../shell/words/locale.ts'
import { useWords } from '../../shell/words/words-context.tsx'

const formats = { ja: dateFormat('ja', timeZone, 'long'), en: dateFormat('en', timeZone, 'long') }

/**
 * Formats the day of an instant or a plain date in Japan. A plain date is read as noon UTC, which is the same day
 * there.
 */
export const dayText = (locale: Locale, at: string): string =>
  formats[locale](new Date(at.length === 10 ? `${at}T12:00Z` : at))

export function FormattedDay({ at }: { readonly at: string }) {
  const { locale } = useWords()
  return <time dateTime={at}>{dayText(locale, at)}</time>
}

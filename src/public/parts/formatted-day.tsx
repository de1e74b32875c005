import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { tagOf } from '../../../locales/tags.ts'
import type { Locale } from '../../shell/words/locale.ts'
import { useWords } from '../../shell/words/words-context.tsx'

const formatOf = (locale: Locale) => new Intl.DateTimeFormat(tagOf(locale), { timeZone, dateStyle: 'long' })
const formats: Readonly<Record<Locale, Intl.DateTimeFormat>> = { ja: formatOf('ja'), en: formatOf('en') }

/**
 * Formats the day of an instant or a plain date in Japan. A plain date is read as noon UTC, which is the same day
 * there.
 */
export const dayText = (locale: Locale, at: string): string =>
  formats[locale].format(new Date(at.length === 10 ? `${at}T12:00Z` : at))

export function FormattedDay({ at }: { readonly at: string }) {
  const { locale } = useWords()
  return <time dateTime={at}>{dayText(locale, at)}</time>
}

import type { Locale } from '../../shell/words/locale.ts'

/** The text of a field in the page's language: on English pages, the English one that stands beside it, if any. */
export function textIn(locale: Locale, record: Readonly<Record<string, unknown>>, field: string): unknown {
  return (locale === 'en' && record[`${field}En`]) || record[field]
}

import type { Locale } from '../../shell/words/locale.ts'

/** The text of a field in the page's language: on English pages, the English one that stands beside it, if any. */
export function textIn(locale: Locale, record: Readonly<Record<string, unknown>>, field: string): unknown {
  return (locale === 'en' && record[`${field}En`]) || record[field]
}

/** The title of a record that the server names, in the page's language where it has one. */
export const titleOfRow = (
  locale: Locale,
  { title, titleEn }: { readonly title: string | null; readonly titleEn: string | null },
): string | null => (locale === 'en' && titleEn) || title

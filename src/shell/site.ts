import type { Locale } from './words/locale.ts'
import { usePage, type Page } from './page-context.ts'
import { useWords } from './words/words-context.tsx'
import type { Words } from './words/words.ts'

/** The site of the public pages, in the page's language. */
export interface Site {
  readonly name: string
  readonly description: string
}

/** The operator's own name and description where set, else the product's. */
export function siteOf({ site }: Page, { translate, locale }: Words): Site {
  return {
    name: site ? siteName(site, locale) : translate('titles.site.name'),
    description: (locale === 'en' ? site?.descriptionEn : site?.description) || translate('titles.site.description'),
  }
}

export const useSite = (): Site => siteOf(usePage(), useWords())

const siteName = (site: NonNullable<Page['site']>, locale: Locale): string =>
  locale === 'en' ? site.nameEn || site.name : site.name

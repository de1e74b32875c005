import { joinPrefix, localeOf, type Locale } from '../words/locale.ts'
import type { Page } from './page-context.ts'
import type { Site } from './site.ts'

/** What search engines and previews of links are told of a page; all of it may be left out. */
export interface Meta {
  /** The title before the site's, where the route's own does not say it. */
  readonly title?: string
  readonly description?: string
  /** The address of a picture of its own. */
  readonly image?: string
  /** There is nothing on it to be found so far. */
  readonly unlisted?: true
  readonly type?: 'website' | 'article'
  readonly published?: string
  readonly modified?: string
  /** Objects of schema.org, without their context. */
  readonly jsonLd?: readonly object[]
}

export interface MetaContext {
  readonly locale: Locale
  readonly site: Site
  /** The canonical address of a path in the language of the page. */
  readonly url: (path: string) => string
}

/** The canonical address of a path in the language of a page. */
export const canonicalUrl =
  ({ origin, prefix }: Page) =>
  (path: string): string =>
    origin + joinPrefix(localeOf(prefix) === 'en' ? '/en' : '', path)

import { joinPrefix, localeOf, type Locale } from '../words/locale.ts'
import type { Page } from '../page-context.ts'
import type { Site } from '../site.ts'

/** Metadata of a page for search engines and link previews; all optional. */
export interface Meta {
  /** The title before the site's name, where the route has none. */
  readonly title?: string
  readonly description?: string
  /** The URL of the page's own image. */
  readonly image?: string
  /** Excluded from indexing for now. */
  readonly unlisted?: true
  readonly type?: 'website' | 'article'
  readonly published?: string
  readonly modified?: string
  /** The page between home and this one: its key in `titles.pages`, and where it is. */
  readonly parent?: { readonly title: string; readonly path: string }
  /** schema.org objects, without `@context`. */
  readonly jsonLd?: readonly object[]
}

export interface MetaContext {
  readonly locale: Locale
  readonly site: Site
  /** The canonical URL of a path in the page's language. */
  readonly url: (path: string) => string
}

/** Builds the canonical URL of a path in the page's language. */
export const canonicalUrl =
  ({ origin, prefix }: Page) =>
  (path: string): string =>
    origin + joinPrefix(localeOf(prefix) === 'en' ? '/en' : '', path)

import { element, escapeXml } from './xml.ts'

/** A page of a site, in each of the languages that it has. */
export interface SitemapPage {
  readonly addresses: readonly { readonly language: 'ja' | 'en'; readonly address: string }[]
  /** When readers last met something new there, an instant. */
  readonly changed: string
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The sitemap of pages (sitemaps.org, protocol 0.9). Of a page in two languages each is listed, with both as its
 * alternates: they count only if they name each other.
 */
export function sitemapOf(pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap(({ addresses, changed }) => {
    const alternates =
      addresses.length < 2
        ? ''
        : addresses
            .map(
              ({ language, address }) =>
                `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
            )
            .join('')
    return addresses.map(
      ({ address }) => `<url>${element('loc', address)}${element('lastmod', changed)}${alternates}</url>`,
    )
  })
  return `${head}\n<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** The index of several sitemaps. */
export const sitemapIndexOf = (addresses: readonly string[]): string =>
  `${head}\n<sitemapindex ${space}>\n${addresses.map((each) => `<sitemap>${element('loc', each)}</sitemap>`).join('\n')}\n</sitemapindex>\n`

import { element, escapeXml } from './xml.ts'

/** The content of a feed, in any format. */
export interface Feed {
  readonly title: string
  readonly language: 'ja' | 'en'
  /** The site that the feed is of. */
  readonly site: string
  /** The address of the feed itself. */
  readonly self: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  readonly id: string
  readonly title: string
  /** Its page, where the site has said where that is. */
  readonly link: string | undefined
  /** Instants; nothing is updated before it is published. */
  readonly published: string
  readonly updated: string
  readonly summary: string | undefined
}

/** When a feed without entries was last changed: it never was. */
const never = '1970-01-01T00:00:00.000Z'

/** The latest of several instants. */
const latest = (instants: readonly string[]): string => instants.toSorted().at(-1) ?? never

/** The name of an entry, for good: a link may change, and not every site has one. */
const urnOf = ({ id }: FeedEntry): string => `urn:uuid:${id}`

/** The Atom document of a feed (RFC 4287). */
export function atomOf({ title, language, site, self, entries }: Feed): string {
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>`
  const written = entries.map(
    (entry) =>
      `<entry>${element('id', urnOf(entry))}${element('title', entry.title)}${
        entry.link ? link('alternate', entry.link) : ''
      }${element('published', entry.published)}${element('updated', entry.updated)}${
        // Without a link, an entry must have content (4.1.2).
        entry.link
          ? element('summary', entry.summary)
          : `<content type="text">${escapeXml(entry.summary ?? entry.title)}</content>`
      }</entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${element('id', self)}${element('title', title)}${
    link('self', self) + link('alternate', site)
  }${element('updated', latest(entries.map(({ updated }) => updated)))}<author>${element('name', title)}</author>${written.join('')}</feed>
`
}

/** The RSS document of a feed (RSS 2.0.11). */
export function rssOf({ title, language, site, self, entries }: Feed): string {
  const written = entries.map(
    (entry) =>
      `<item>${element('title', entry.title)}${element('link', entry.link)}<guid isPermaLink="false">${urnOf(entry)}</guid>${
        element('pubDate', new Date(entry.published).toUTCString()) + element('description', entry.summary)
      }</item>`,
  )
  const built = new Date(latest(entries.map(({ updated }) => updated))).toUTCString()
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${element('title', title)}${element('link', site)}${element(
    'description',
    title,
  )}${element('language', language)}<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>${element(
    'lastBuildDate',
    built,
  )}${written.join('')}</channel></rss>
`
}

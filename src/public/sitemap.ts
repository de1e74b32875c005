import { joinPrefix, splitPrefix, type Prefix } from '../shell/words/locale.ts'
import type { Content } from '../content/content.ts'
import { pages } from '../generated/modules/pages.ts'
import { routes } from '../generated/modules/routes.ts'
import type { SitemapEntry } from './module.ts'

/** The paths of indexed pages, other than those of single records. */
const indexedPaths: readonly string[] = routes
  .map(({ options }) => options as { readonly path: string; readonly staticData?: { readonly indexed?: true } })
  .filter(({ path, staticData }) => staticData?.indexed && !path.includes('$'))
  .map(({ path }) => path)

/** Whether a path, without its language, is that of a document. */
export const isDocument = (path: string): boolean => path === '/robots.txt' || path === '/sitemap.xml'

/** robots.txt and the sitemaps; undefined for any other URL. */
export async function documentAt(url: URL, content: Content): Promise<Response | undefined> {
  if (url.pathname === '/robots.txt') return text(robots(url.origin), 'text/plain')
  const { prefix, path } = splitPrefix(url.pathname)
  if (path !== '/sitemap.xml') return undefined
  return text(sitemap(url.origin, prefix, await entries(content)), 'application/xml')
}

const text = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...['/captain', '/admin', '/user', '/auth', '/api'].flatMap((path) =>
      ['', '/ja', '/en'].map((prefix) => `Disallow: ${prefix}${path}`),
    ),
    'Allow: /',
    '',
    ...['', '/ja', '/en'].map((prefix) => `Sitemap: ${origin}${prefix}/sitemap.xml`),
    '',
  ].join('\n')

/** The indexed pages that have content, and those of single records. */
async function entries(content: Content): Promise<readonly SitemapEntry[]> {
  const parts = await Promise.all(pages.map((each) => each.sitemap?.(content)))
  const empty = parts.flatMap((part) => part?.empty ?? [])
  return [
    ...indexedPaths.filter((path) => !empty.includes(path)).map((path) => ({ path })),
    ...parts.flatMap((part) => part?.records ?? []),
  ]
}

function sitemap(origin: string, prefix: Prefix, found: readonly SitemapEntry[]): string {
  const at = (form: Prefix, path: string): string => escaped(origin + joinPrefix(form, path))
  const urls = found.map(({ path, changed }) =>
    [
      '<url>',
      `<loc>${at(prefix, path)}</loc>`,
      ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
      `<xhtml:link rel="alternate" hreflang="ja" href="${at('', path)}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${at('/en', path)}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${at('', path)}"/>`,
      '</url>',
    ].join(''),
  )
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

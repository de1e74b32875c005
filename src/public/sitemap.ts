import { lastNews } from '../../entities/language/dates/wall-clock.ts'
import { joinPrefix, splitPrefix, type Prefix } from '../shell/words/locale.ts'
import type { ArticleInList, Content, LegalDocument } from '../content/content.ts'
import { versionInForce } from './legal/version-in-force.ts'
import { publicRoutes } from './routes.tsx'

/** The paths of indexed pages, other than those of single records. */
const indexedPaths: readonly string[] = publicRoutes
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

interface Entry {
  readonly path: string
  readonly changed?: string
}

async function entries(content: Content): Promise<readonly Entry[]> {
  const articles = (await content.list('article')) as readonly ArticleInList[]
  return [
    ...(await pagesWithContent(content)).map((path) => ({ path })),
    ...articles.map(({ slug, updatedAt, publishAt }) => ({
      path: `/article/${slug}`,
      changed: lastNews(updatedAt, publishAt),
    })),
  ]
}

/** The indexed pages that have content; a document without a version in force has none. */
async function pagesWithContent(content: Content): Promise<readonly string[]> {
  const missing = new Set<string>()
  for (const name of ['tokusho', 'privacy-policy', 'term-of-service'])
    if (!versionInForce((await content.list(name)) as readonly LegalDocument[])) missing.add(`/${name}`)
  return indexedPaths.filter((path) => !missing.has(path))
}

function sitemap(origin: string, prefix: Prefix, pages: readonly Entry[]): string {
  const at = (form: Prefix, path: string): string => escaped(origin + joinPrefix(form, path))
  const urls = pages.map(({ path, changed }) =>
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

import type { ParsedLocation } from '@tanstack/react-router'
import { canonicalUrl, type MetaContext } from '../../shell/document/meta.ts'
import { siteOf } from '../../shell/document/site.ts'
import type { RouteContext } from '../../shell/routing/route-context.ts'
import type { Content, SiteFacts } from './content.ts'

interface LoaderRequest<P> {
  readonly context: RouteContext
  readonly location: ParsedLocation
  readonly params: P
}

/**
 * The error of a page that is missing or unavailable, with its HTTP status. A plain object, so that it is serialised in
 * full for the browser.
 */
export const pageError = (status: number, message: string) => ({ status, message })

const unavailable = pageError(503, 'Service Unavailable')

/**
 * Loads a page from the operator's content, which only the server has. Navigation from within the browser (from
 * captain, or after signing in) therefore loads the whole page, so that it always shows the latest publication.
 */
export const contentLoader =
  <T, P = object>(read: (content: Content, about: MetaContext, params: P, request: LoaderRequest<P>) => Promise<T>) =>
  async (request: LoaderRequest<P>): Promise<T> => {
    const { context, location, params } = request
    const { content, page, words } = context
    if (!import.meta.env.SSR || !content) return redirectTo(location.publicHref)
    // Staff can keep working during maintenance.
    if (page.closing && !page.closing.isLetIn && !/^\/captain(\/|$)/.test(location.pathname)) throw unavailable
    assertOpen(await content.site())
    return read(content, { locale: words.locale, site: siteOf(page, words), url: canonicalUrl(page) }, params, request)
  }

/** Responds with 503 when the site is not open. A site that was never set up counts as open. */
function assertOpen(site: SiteFacts | undefined): void {
  if (site && site.status !== 'active' && site.status !== 'preparing') throw unavailable
}

function redirectTo(href: string): Promise<never> {
  window.location.assign(href)
  return new Promise(() => {})
}

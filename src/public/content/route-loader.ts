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

/** A page that there is not, or not now, by the status its answer has: plain, so that the browser is told all of it. */
export const pageError = (status: number, message: string) => ({ status, message })

/**
 * Loads a page from the operator's content. Only the server has that: a visit from within the browser (out of captain,
 * or back from signing in) takes the whole page from there, so that it is never older than the last publication.
 */
export const contentLoader =
  <T, P = object>(read: (content: Content, about: MetaContext, params: P, request: LoaderRequest<P>) => Promise<T>) =>
  async (request: LoaderRequest<P>): Promise<T> => {
    const { context, location, params } = request
    const { content, page, words } = context
    if (!import.meta.env.SSR || !content) return redirectTo(location.publicHref)
    // Staff work on, whatever the public sees.
    if (page.closing && !page.closing.isLetIn && !/^\/captain(\/|$)/.test(location.pathname))
      throw pageError(503, page.closing.title)
    assertOpen(await content.site())
    return read(content, { locale: words.locale, site: siteOf(page, words), url: canonicalUrl(page) }, params, request)
  }

/** A site that is not open answers 503, whatever is asked of it; one that was never set up has nothing to close. */
function assertOpen(site: SiteFacts | undefined): void {
  if (site && site.status !== 'active' && site.status !== 'preparing')
    throw pageError(503, 'The site is closed for the moment.')
}

function redirectTo(href: string): Promise<never> {
  window.location.assign(href)
  return new Promise(() => {})
}

import type { ParsedLocation } from '@tanstack/react-router'
import { isOpenState } from '../../entities/language/shared/tenant-states.ts'
import { canonicalUrl, type MetaContext } from '../shell/document/meta.ts'
import { siteOf } from '../shell/site.ts'
import type { RouteContext } from '../shell/routing/route-context.ts'
import type { Content, SiteFacts } from '../content/content.ts'

type PageReads = typeof import('../generated/modules/reads.ts').reads

/** Reads what a page shows of the operator's content. */
type Read = (content: Content, about: MetaContext, request: LoaderRequest) => Promise<object>

/** What a page is asked for with. */
export interface LoaderRequest {
  readonly context: RouteContext
  readonly location: ParsedLocation
  readonly params: Readonly<Record<string, string>>
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
  <Name extends keyof PageReads>(name: Name) =>
  async (request: LoaderRequest): Promise<Awaited<ReturnType<PageReads[Name]>>> => {
    const { context, location } = request
    const { content, page, words } = context
    if (!import.meta.env.SSR || !content) return redirectTo(location.publicHref)
    // Staff can keep working during maintenance.
    if (page.closing && !page.closing.isLetIn && !/^\/captain(\/|$)/.test(location.pathname)) throw unavailable
    assertOpen(await content.site())
    const about = { locale: words.locale, site: siteOf(page, words), url: canonicalUrl(page) }
    const read: Read = (await serverReads())[name]
    return read(content, about, request) as Promise<Awaited<ReturnType<PageReads[Name]>>>
  }

/** Kept out of the browser's build. */
const serverReads = async (): Promise<PageReads> =>
  import.meta.env.SSR ? (await import('../generated/modules/reads.ts')).reads : new Promise(() => {})

/** Responds with 503 when the site is not open. A site that was never set up counts as open. */
function assertOpen(site: SiteFacts | undefined): void {
  if (site && !isOpenState(site.status)) throw unavailable
}

function redirectTo(href: string): Promise<never> {
  window.location.assign(href)
  return new Promise(() => {})
}

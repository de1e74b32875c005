import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type TenantAnswer, tenantName } from '../tenant.ts'
import { splitPrefix } from '../words/locale.ts'
import { canonicalUrl, type Meta } from './meta.ts'
import { usePage } from '../page-context.ts'
import { PublicHead } from './public-head.tsx'
import type { RouteContext } from '../routing/route-context.ts'
import { useSite } from '../site.ts'
import { useWords } from '../words/words-context.tsx'

/** Title and description; for indexed pages, also the other metadata for search engines. */
export function Head({ heading }: { heading: readonly (string | undefined)[] }) {
  const page = usePage()
  const { translate, locale } = useWords()
  const site = useSite()
  const context = useRouter().options.context as RouteContext
  const matches = useMatches()
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  const last = matches.findLast(({ staticData }) => staticData.title !== undefined)
  // `_notFound` marks the match below which the address has no page; a page above it may have matched all the same.
  const failed = matches.some(({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound)
  const closed =
    import.meta.env.SSR &&
    page.closing &&
    matches.some(({ error }) => (error as { status?: number } | undefined)?.status === 503)
  const tenant = matches.find(({ routeId }) => routeId === '/captain/tenant/$tenant')?.loaderData as
    TenantAnswer | undefined

  // The frame requests these translations when it runs; the preload starts the download earlier.
  const siteWords = import.meta.env.SSR && tenant && context.siteWords?.(tenant.site)

  const shown = matches.at(-1)
  const url = canonicalUrl(page)
  const meta: Meta = (!failed && (shown?.loaderData as { readonly meta?: Meta } | undefined)?.meta) || {}

  const own = meta.title ?? (last?.staticData.title && translate(`titles.pages.${last.staticData.title}`))
  const title = pageTitle({
    page: failed ? [closed ? page.closing!.title : translate('titles.pages.error')] : heading.length ? heading : [own],
    site: tenant ? tenantName(tenant, locale) : site.name,
    development: page.development,
  })
  const description = meta.description ?? site.description
  const { path } = splitPrefix(href.replace(/[?#].*/, ''))

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {siteWords && <link rel="modulepreload" href={siteWords} />}
      {!failed && shown?.staticData.indexed && !meta.unlisted ? (
        // Navigation between public pages is a full load, so their metadata is written by the server only.
        import.meta.env.SSR && (
          <PublicHead path={path} title={own ?? site.name} description={description} meta={meta} url={url} />
        )
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

/** The parts of a page title. `page` is left out on the home page. */
interface TitleParts {
  /** From specific to general: record, entity. */
  readonly page: readonly (string | undefined)[]
  /** The site's name; in captain the tenant's. */
  readonly site: string
  readonly development?: boolean | undefined
}

const divider = ' | '

/** Builds all page titles. In development every title is `sample`, so that nobody mistakes it for the real site. */
export function pageTitle({ page, site, development }: TitleParts): string {
  if (development) return 'sample'
  const named = page.filter((part) => part !== undefined && part !== '')
  return [named.join(' – '), site].filter(Boolean).join(divider)
}

import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RichText } from '../entities/language/blocks/blocks.ts'
import { bodyHtml } from './blocks/body-html.tsx'
import type { TenantAnswer } from './shell/tenant.ts'
import type { VisitorForm } from './content/visitor-form.ts'
import { pages as modulePages } from './generated/modules/pages.ts'
import type { Content } from './content/content.ts'
import { CommentForm, type PreviewComments } from './public/preview/comment-form.tsx'
import { PreviewedMain } from './public/preview/previewed-main.tsx'
import { documentAt, isDocument } from './public/sitemap.ts'
import { assetsOf, preloadsOf, siteWordsOf, type Assets } from './shell/document/assets.ts'
import type { Check } from './shell/routing/access-rules.ts'
import { readCookie, writeCookie } from './shell/base/cookies.ts'
import {
  browserLocale,
  joinPrefix,
  localeCookie,
  localeOf,
  rememberedForm,
  splitPrefix,
  type Locale,
} from './shell/words/locale.ts'
import { PageContext as PageProvider, type Page, type SiteClosing } from './shell/page-context.ts'
import { wordSetsAt } from './shell/document/page-assets.ts'
import { isPersonal } from './shell/routing/personal-paths.ts'
import { redirectOf } from './shell/routing/redirects.ts'
import { toInternal } from './shell/routing/url-rewrite.ts'
import type { RouteContext } from './shell/routing/route-context.ts'
import { createAppRouter } from './router.tsx'
import type { Session } from './shell/session/session.ts'
import { themeChoiceOf, themeCookie } from './shell/base/theme-choice.ts'
import { tokenCookie } from './shell/api/token.ts'
import { tokensCss } from './shell/ui/tokens.ts'
import { WordsContext } from './shell/words/words-context.tsx'
import { createWords, type Words } from './shell/words/words.ts'
import { timeZone } from '../entities/language/dates/time-zone.ts'
import { tagOf } from '../locales/tags.ts'

/** What the server passes to rendering. `assets` is Vite's manifest, absent in development. */
export interface PageContext {
  readonly session: Session | null
  readonly sendsMail: boolean
  readTenant(slug: string): Promise<TenantAnswer | null>
  /** Whether the record that the path segments after a tenant name is there for this person. */
  hasRecord(tenant: string, segments: readonly string[]): Promise<boolean>
  /** The result of a check as in `/api/v1/authorized/logins`: `browser` checks the token, `ai` the session. */
  ask(check: Exclude<Check, 'tenant'>, token: string | undefined): Promise<boolean>
  readonly content: Content
  /** Opens the preview in the query; throws the error to be answered where there is none, or where it has ended. */
  openPreview?(): Promise<{
    readonly content: Content
    readonly expiresAt: string
    readonly comments?: PreviewComments
  }>
  readonly form?: VisitorForm | undefined
  readonly closing?: ClosingNotice | undefined
  /** The error in place of a page, at a path that may be unreadable. */
  readonly refused?: {
    readonly status: number
    readonly message: string
    readonly path: string
    readonly code?: unknown
  }
  readonly assets?: Assets
}

/** What a page that is the same for many requests is kept under, and at which address it is rendered for all of them. */
interface Variant {
  readonly key: string
  readonly href: string
}

/** A page of the public site whose content depends on the query of its URL. */
const readsQuery = (path: string): boolean => modulePages.some(({ readingQuery }) => readingQuery?.includes(path))

/**
 * What an anonymous page depends on: its path and the theme, and of a path that leads to no page the language alone. Whatever
 * else stands in a URL makes no other page. Undefined for pages that depend on the visitor, and for redirects.
 */
export function variantOf(request: Request): Variant | undefined {
  const url = new URL(request.url)
  const { origin, pathname, search } = url
  const { path, prefix } = splitPrefix(pathname)
  if (isPersonal(path) || (search && readsQuery(path)) || redirectOf(pathname)) return undefined
  if (previewToken(url) !== undefined) return undefined
  const cookies = request.headers.get('cookie') ?? ''
  if (rememberedForm(pathname, readCookie(cookies, localeCookie.name))) return undefined
  const theme = themeChoiceOf(readCookie(cookies, themeCookie.name))
  if (isDocument(path) || isPage(toInternal(pathname, prefix)))
    return { key: `${theme} ${pathname}`, href: origin + pathname }
  // They get no page, and each is logged.
  if (isCrawler(request.headers.get('user-agent'))) return undefined
  return { key: `${theme} ${prefix} none`, href: origin + joinPrefix(prefix, noPage) }
}

/** The token of a preview in the address of a page of the public site. */
function previewToken({ pathname, searchParams }: URL): string | undefined {
  const { path } = splitPrefix(pathname)
  return isPersonal(path) || isDocument(path) ? undefined : (searchParams.get('preview') ?? undefined)
}

/** A path that leads to no page. */
const noPage = '/404'

let routes: ReturnType<typeof createAppRouter> | undefined

/** Whether a path of the router's own leads to a page, or to one that says what is wrong with the rest of it. */
function isPage(internal: string): boolean {
  routes ??= createAppRouter({ page: { prefix: '' } } as RouteContext)
  return routes.getMatchedRoutes(internal)[0].length > 1
}

/**
 * A response, the inline scripts in it to allow in the CSP, and whether it redirects to another site by an `external`
 * rule.
 */
interface Rendered {
  readonly answer: Response
  readonly scripts?: readonly string[]
  readonly external?: boolean
}

/** Renders the page at a URL: the document, an error page or a redirect. Personal pages are sent with no-store. */
export async function render(request: Request, context: PageContext): Promise<Rendered> {
  const url = new URL(request.url)
  const rendered = await renderedAt(url, request, context)
  if (isPersonal(splitPrefix(url.pathname).path)) rendered.answer.headers.set('Cache-Control', 'no-store')
  return rendered
}

async function renderedAt(url: URL, request: Request, context: PageContext): Promise<Rendered> {
  if (context.refused) {
    const home = new URL(splitPrefix(context.refused.path).prefix || '/', url)
    return renderPage(new Request(home, request), home, request.headers.get('cookie') ?? '', context)
  }
  const document = await documentAt(url, context.content)
  if (document) return { answer: document }
  const moved = redirectOf(url.pathname)
  if (moved) return { answer: sentTo(moved.to + url.search, moved.status), external: moved.external }
  const cookies = request.headers.get('cookie') ?? ''
  const locale =
    readCookie(cookies, localeCookie.name) ?? browserLocale(url.pathname, request.headers.get('accept-language'))
  const remembered = rememberedForm(url.pathname, locale)
  // A redirect would drop the body of a POST.
  if (remembered && request.method !== 'POST') return { answer: sentTo(remembered + url.search, 302) }
  const token = previewToken(url)
  const opened = token === undefined ? undefined : await context.openPreview?.()
  if (token === undefined || !opened) return renderPage(request, url, cookies, context)
  return renderPage(request, url, cookies, { ...context, content: opened.content }, { ...opened, token })
}

const sentTo = (place: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { Location: place } })

async function renderPage(
  request: Request,
  url: URL,
  cookies: string,
  { session, sendsMail, readTenant, hasRecord, ask, content, form, closing, refused, assets }: PageContext,
  preview?: { readonly token: string; readonly expiresAt: string; readonly comments?: PreviewComments },
): Promise<Rendered> {
  const { prefix } = splitPrefix(url.pathname)
  const locale = localeOf(prefix)
  const internal = toInternal(url.pathname, prefix)
  const words = await wordsOf(locale)
  const page: Page = {
    prefix,
    origin: url.origin,
    session,
    sendsMail,
    site: (await content.site()) ?? null,
    closing: closing && closingNoticeView(closing, words),
    ...(refused && { isStatic: true }),
    ...(preview && {
      preview: {
        token: preview.token,
        until: momentIn(locale, preview.expiresAt),
        isCommented: preview.comments !== undefined,
      },
    }),
    theme: themeChoiceOf(readCookie(cookies, themeCookie.name)),
    words: words.pick(...wordSetsAt(internal, locale)),
    ...assetsOf(assets, internal, locale),
    development: !assets,
  }
  const htmlOf = (part: ReactNode): string =>
    renderToStaticMarkup(
      <PageProvider value={page}>
        <WordsContext value={words}>{part}</WordsContext>
      </PageProvider>,
    )
  const context: RouteContext = {
    page,
    tokensCss,
    ...(refused && { refused }),
    siteWords: (site) => assets && siteWordsOf(assets, site, locale),
    words,
    readTenant,
    hasRecord,
    content,
    ...(form && { form }),
    ...(preview && { PreviewedMain }),
    ...(preview?.comments && { commentForm: htmlOf(<CommentForm url={url} comments={preview.comments} />) }),
    renderPart: htmlOf,
    ask: (check) => ask(check, readCookie(cookies, tokenCookie.name)),
    loadCaptain: () => Promise.resolve(),
    loadWords: () => Promise.resolve(),
    session: () => session,
    cookie: (name) => readCookie(cookies, name),
    keepCookies: (kept) =>
      new Headers(
        kept.map(({ name, value, maxAge }) => [
          'Set-Cookie',
          writeCookie(name, value, { maxAge, sameSite: 'Lax', secure: url.protocol === 'https:' }),
        ]),
      ),
  }

  const preloads = assets ? preloadsOf(assets, internal, locale) : []
  const nonce = crypto.randomUUID()
  let scripts: readonly string[] = []
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter(context, nonce),
    getRouterManifest: () => ({ routes: { __root__: { preloads: [...preloads] } } }),
  })
  const answer = await handle(async ({ router, responseHeaders }) => {
    const rendered = await renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
    const status = statusOf(router) ?? form?.posted?.status ?? preview?.comments?.refused?.status ?? rendered.status
    if (status === 503) rendered.headers.set('Retry-After', String(closing?.againIn ?? retryAfter))
    if (status < 400 || !isCrawler(request.headers.get('user-agent'))) {
      const own = extractInlineScripts(await rendered.text(), nonce)
      scripts = own.scripts
      return new Response(own.html, { status, headers: rendered.headers })
    }
    console.error(`A crawler met ${status} at ${refused?.path ?? url.pathname}.`)
    return new Response(null, { status, headers: rendered.headers })
  })
  return { answer, scripts }
}

/** The default Retry-After during maintenance, in seconds. */
const retryAfter = 300

/** The status of the error that a page threw, or 404 for the screen of a record that is not there. */
function statusOf({ state }: ReturnType<typeof createAppRouter>): number | undefined {
  const thrown = state.matches.find(({ error }) => error)?.error as { status?: number } | undefined
  if (thrown) return thrown.status
  return state.matches.some(({ context }) => 'isRecordMissing' in context && context.isRecordMissing) ? 404 : undefined
}

/** Renders rich text as HTML and as plain text, in a language, with the origin before the paths of its files. */
export const renderBody = async (body: RichText, locale: Locale, origin: string) =>
  bodyHtml(body, await wordsOf(locale), origin)

const known = new Map<Locale, Promise<Words>>()

function wordsOf(locale: Locale): Promise<Words> {
  let words = known.get(locale)
  if (!words) {
    words = loadWords(locale)
    known.set(locale, words)
  }
  return words
}

async function loadWords(locale: Locale): Promise<Words> {
  const words = createWords(locale)
  await words.load('commons', 'titles', 'public', 'validations', ...modulePages.flatMap((each) => each.words ?? []))
  return words
}

/** Bots that fetch pages for others. They get the error status without an error page. */
const crawlers =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|pinterest|vkshare|whatsapp|lighthouse/i

const isCrawler = (userAgent: string | null): boolean => userAgent !== null && crawlers.test(userAgent)

/**
 * Extracts the router's inline scripts from a page, and removes their nonces. The nonce, unpredictable before
 * rendering, distinguishes the router's scripts from any others in the page. The CSP allows scripts by hash instead, so
 * that cached pages contain no nonce.
 */
export function extractInlineScripts(
  html: string,
  nonce: string,
): { readonly html: string; readonly scripts: readonly string[] } {
  const own = new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g')
  return {
    scripts: [...html.matchAll(own)].map(([, script]) => script!).filter((script) => script !== ''),
    html: html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(` nonce="${nonce}"`, ''),
  }
}

/** A maintenance notice, as passed in by the server. */
interface ClosingNotice {
  readonly title: string
  readonly message: string | null
  readonly messageEn: string | null
  readonly endAt: string | null
  readonly isLetIn: boolean
  readonly againIn: number
}

/** The notice in the page's language. The operator's heading is in Japanese only. */
function closingNoticeView(notice: ClosingNotice, { locale, translate }: Words): SiteClosing {
  const { title, message, messageEn, endAt, isLetIn } = notice
  const english = locale === 'en'
  return {
    title: english ? translate('public.closing.title') : title,
    message: (english && messageEn) || message,
    lang: english && !messageEn && message ? 'ja' : undefined,
    until: endAt && translate('public.closing.until', { at: momentIn(locale, endAt) }),
    isLetIn,
  }
}

const momentIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment))

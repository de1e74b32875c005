import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { webHeaders } from '../kernel/auth/headers.ts'
import type { Identity } from '../kernel/auth/identity.ts'
import { isOpenState } from '../../entities/language/shared/tenant-states.ts'
import { operatorSite } from '../../entities/installation.ts'
import { retryAfterOf, activeNotice, isAllowedIp } from '../kernel/tenants/closure.ts'
import type { PageForm, VisitorForm } from '../features/pages/visitor-form.ts'
import type { Env } from '../base/env.ts'
import { ApiError, notFound, unavailable } from '../base/errors/api-error.ts'
import { previewCaching } from '../features/content/open-tenant.ts'
import { commentFormRoutes, isCommented, type RefusedComment } from '../features/pages/comment-form.ts'
import { hasAddressedRecord } from '../features/pages/addressed-record.ts'
import type { renderingLimit } from '../features/pages/error-page.ts'
import { iconRoutes } from '../features/pages/icons.ts'
import { encode, pageCache, type RenderedPage } from '../features/pages/page-cache.ts'
import { pageHeaders } from '../features/pages/security-headers.ts'
import type { Closing, OpenedPreview, PageContext, Pages, PageSession, Rendered } from '../features/pages/renderer.ts'
import { contentOf } from '../kernel/public/content.ts'
import type { Previewed } from '../kernel/public/previewed.ts'
import { tenantAnswer } from '../features/dashboard/tenant-routes.ts'

/** Every URL that is neither the API's nor a file's is a page, rendered on the server. */
export function servePages(
  pages: Pages,
  env: Env,
  { sessions, callers, tenantAccess: membership }: Identity,
  overLimit: ReturnType<typeof renderingLimit>,
  pageForm: PageForm | undefined,
) {
  return async (app: FastifyInstance): Promise<void> => {
    const renderer = await pages(app)
    const cache = pageCache()
    iconRoutes(app)
    app.get('/*', {
      config: { access: 'public' },
      schema: { hide: true },
      handler: async (request, reply) => {
        if (request.url.startsWith('/api/')) throw notFound(`There is nothing at ${request.method} ${request.url}.`)
        return show(request, reply)
      },
    })
    if (pageForm) {
      const { blank, routes } = pageForm
      await app.register(routes(env, isClosed, (request, reply, posted) => show(request, reply, { ...blank, posted })))
    }
    await app.register(
      commentFormRoutes(isClosed, (request, reply, refused) => show(request, reply, undefined, refused)),
    )

    /** Responds with the page at a request's URL; a page showing a submitted form is rendered for its sender only. */
    async function show(
      request: FastifyRequest,
      reply: FastifyReply,
      form: VisitorForm | undefined = pageForm?.blank,
      refused?: RefusedComment,
    ): Promise<FastifyReply> {
      if (!sessions) throw unavailable()
      const { render, variantOf, assets, connect } = await renderer()
      const session = await sessionOf(request, reply)
      const webRequestOfPage = webRequest(request)
      const operator = await membership!.operator()
      const closing = operator === undefined ? undefined : await closingFor(request, session, operator)
      const isPersonal = session !== null || form?.posted !== undefined
      const variant = isPersonal || closing ? undefined : variantOf?.(webRequestOfPage)
      const changes = operator === undefined ? new Map() : await app.database!.changes(operator)
      const cached = variant && cache.get(variant.key, changes)
      if (cached) return sendCached(cached, request, reply)
      const seconds = session ? undefined : await overLimit(request)
      if (seconds !== undefined) throw new ApiError(429, undefined, { retryAfter: seconds })
      const readContent = (previewed?: Previewed) =>
        contentOf(app.database!, operator, () => isStaff(session), previewed)
      const content = readContent()
      let isPreview = false
      const context = {
        session,
        sendsMail: env.SMTP_URL !== undefined,
        content,
        openPreview: async () => {
          isPreview = true
          reply.header('x-robots-tag', 'noindex')
          const previewed = operator === undefined ? undefined : await app.previewOf(request, operator)
          if (!previewed) throw notFound()
          const comments = await commentsOn(request, operator!, refused)
          return { content: readContent(previewed), expiresAt: previewed.expiresAt, ...(comments && { comments }) }
        },
        form,
        closing,
        readTenant: readTenantFor(session),
        hasRecord: async (slug, segments) => {
          const tenant = await tenantOf(session, slug)
          return tenant !== undefined && hasAddressedRecord(app.database!, tenant, segments)
        },
        ask: (check, token) =>
          check === 'browser' ? callers.isSomebody(`Bearer ${token}`) : Promise.resolve(session?.user.cfAi === true),
        ...(assets && { assets }),
      } satisfies PageContext
      const rendered = await render(variant ? new Request(variant.href, webRequestOfPage) : webRequestOfPage, context)
      const { answer } = rendered
      // Of what is not found only the page that all such paths share is kept.
      const isKept = answer.status === 200 || (answer.status === 404 && variant?.href !== webRequestOfPage.url)
      if (!variant || !isKept || answer.headers.has('set-cookie'))
        return send(rendered, reply, { connect, isPersonal, isPreview })
      const cacheablePage = await cacheable(rendered)
      cache.keep(variant.key, cacheablePage, content.basis(), changes)
      return sendCached(cacheablePage, request, reply)
    }

    /** The comments on a page, for whoever came by a link that takes some, and for whoever has typed one. */
    async function commentsOn(
      { url, query }: FastifyRequest,
      operator: string,
      refused: RefusedComment | undefined,
    ): Promise<OpenedPreview['comments']> {
      if (!isCommented(url.replace(/[?#].*/, ''))) return undefined
      const left = await app.previewCommentsOf(operator, (query as { readonly preview: string }).preview)
      if (!left && !refused) return undefined
      return { left: left ?? [], key: refused?.key ?? uuid(), ...(refused && { refused }) }
    }

    const webRequest = ({ url, method, headers }: FastifyRequest): Request =>
      new Request(env.PUBLIC_URL + url, { method, headers: webHeaders(headers) })

    /** Identified by the cookie, which only pages and the calls of `/api/auth` read. A session in use is extended. */
    async function sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<PageSession | null> {
      const { session, cookies } = await sessions!.readAndRenew(request)
      if (cookies.length) reply.header('set-cookie', [...cookies])
      if (!session) return null
      const { id, user, expiresAt, impersonatedBy } = session
      request.account = user.id
      return {
        user: { ...user, role: user.role ?? 'user' },
        session: { id, expiresAt: expiresAt.toISOString(), impersonatedBy },
      }
    }

    /** The maintenance of the operator's site; its own staff may see the site anyway if the notice says so. */
    async function closingFor(
      { ip }: FastifyRequest,
      session: PageSession | null,
      operator: string,
    ): Promise<Closing | undefined> {
      const notice = await activeNotice(app.database!, operator, operator)
      if (!notice) return undefined
      const isOwnStaff = notice.allowTenantUsers && (await readTenantFor(session)(operatorSite)) !== null
      return { ...notice, isLetIn: isOwnStaff || isAllowedIp(notice, ip), againIn: retryAfterOf(notice) }
    }

    /** Whether the operator's site is currently closed to this visitor. */
    async function isClosed(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const operator = await membership?.operator()
      if (operator === undefined) return true
      const site = await contentOf(app.database!, operator, () => Promise.resolve(false)).site()
      if (!isOpenState(site?.status)) return true
      const closing = await closingFor(request, await sessionOf(request, reply), operator)
      return closing !== undefined && !closing.isLetIn
    }

    /** Staff are administrators, and anyone who may currently enter a tenant. */
    async function isStaff(session: PageSession | null): Promise<boolean> {
      if (!session) return false
      if (session.user.role === 'admin') return true
      const { total } = await membership!.enterable(session.user, anyTenant)
      return total > 0
    }

    const tenantOf = async (session: PageSession | null, slug: string) =>
      session ? callers.tenantFor(session.session.id, session.user.id, slug) : undefined

    const readTenantFor = (session: PageSession | null) => async (slug: string) => {
      const tenant = await tenantOf(session, slug)
      return tenant ? tenantAnswer(membership!, env, tenant, app.database!) : null
    }
  }
}

const anyTenant = { sort: { column: 'slug', descending: false }, first: 0, last: 0, filter: {} }

async function cacheable({ answer, scripts }: Rendered): Promise<RenderedPage> {
  const body = await answer.text()
  return {
    status: answer.status,
    headers: {
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      ...Object.fromEntries(answer.headers),
      ...pageHeaders(scripts),
    },
    body: Buffer.from(body),
  }
}

function sendCached(page: RenderedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, encoding } = encode(page, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.status(page.status).headers(page.headers).send(body)
}

/** Personal pages are not cached on the visitor's disk either: others may use the machine later. */
async function send(
  { answer, scripts, external = false }: Rendered,
  reply: FastifyReply,
  {
    connect,
    isPersonal,
    isPreview,
  }: { readonly connect: string | undefined; readonly isPersonal: boolean; readonly isPreview: boolean },
): Promise<FastifyReply> {
  const body = await answer.text()
  const cookies = answer.headers.getSetCookie()
  answer.headers.delete('set-cookie')
  reply.headers({
    'cache-control': isPreview ? previewCaching : isPersonal ? 'no-store' : 'private, no-cache',
    ...Object.fromEntries(answer.headers),
    ...pageHeaders(scripts, connect, isPreview),
  })
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  reply.isExternal = external
  return reply.status(answer.status).send(body)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { manyLines, normaliseText, oneLine } from '../../../entities/language/text/normalise-text.ts'
import { visitorLimits } from '../../../entities/system/comment.ts'
import { operatorSite } from '../../../entities/installation.ts'
import { previewComments, type LeftComment, type NewComment } from '../../../entities/system/preview.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, conflict, notAllowed } from '../../base/errors/api-error.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { storeOf, type Colleague, type Store } from '../../kernel/records/context.ts'
import type { Previewed } from '../../kernel/public/previewed.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { whoMayRead } from '../comments/comments.ts'
import {
  countWrittenBy,
  findVisitorComment,
  insertVisitorComment,
  shownToMembers,
  writtenBy,
  type WrittenByVisitor,
} from '../comments/visitors.ts'
import { contentTenantBySlug, type ContentTenant } from '../content/content-tenant.ts'
import { openTenant, previewCaching } from '../content/open-tenant.ts'
import { notify } from '../notifications/notify.ts'
import { notifiedTitle } from '../notifications/title.ts'
import { planTable } from '../plans/tables.ts'
import type { StoredLink } from './links.ts'
import { openPreview } from './opened.ts'

/**
 * The routes by which whoever has a preview link leaves comments. Whoever has the token may call them from anywhere: no
 * cookie counts.
 */
export function previewCommentRoutes(app: FastifyInstance, secrets: readonly string[]): void {
  operationRoutes(app, previewComments, {
    async list({ request, reply, query }) {
      const { tenant } = await openTenant(app, request, reply)
      reply.header('cache-control', previewCaching)
      const { link } = await openPreview(app, secrets, tenant.id, query.preview)
      if (!link) return []
      const comments = await app.database!.read(tenant.id, () => writtenBy(storeOf(app.database!), tenant.id, link.id))
      return comments.map((each) => leftOf(shownToMembers(each)))
    },

    async create({ request, reply, query, body }) {
      const { tenant } = await openTenant(app, request, reply)
      reply.header('cache-control', previewCaching)
      return leaveComment(request, tenant, query.preview, body)
    },
  })

  app.decorate('previewCommentsOf', async (tenant: string, token: string) => {
    const { link } = await openPreview(app, secrets, tenant, token)
    if (!link?.allowsComments) return undefined
    const comments = await app.database!.read(tenant, () => writtenBy(storeOf(app.database!), tenant, link.id))
    return comments.map((each) => leftOf(shownToMembers(each)))
  })

  app.decorate('leavePreviewComment', async (request: FastifyRequest, token: string, comment: NewComment) => {
    const operator = await app.operatorTenant()
    const tenant = await contentTenantBySlug(app.database!, operator, operatorSite)
    await leaveComment(request, tenant, token, comment)
  })

  async function leaveComment(
    request: FastifyRequest,
    tenant: ContentTenant,
    token: string,
    { id = uuid(), name, body, page, entity, recordId }: NewComment,
  ): Promise<LeftComment> {
    const { link, previewed } = await openPreview(app, secrets, tenant.id, token)
    if (!link?.allowsComments) throw notAllowed([{ path: [], rule: 'integrity.noVisitorComments', params: {} }])
    const written: WrittenByVisitor = {
      id,
      ...recordOf(link, previewed, entity, recordId),
      body: asLines(body) as string,
      by: link.id,
      guest: asLine(name) as string,
      linkName: link.name,
      plan: link.plan,
      page: page === undefined ? null : pathOf(page),
    }
    const colleagues = await readColleagues(app, tenant.id)
    return app.database!.write(tenant.id, () =>
      leave(storeOf(app.database!), tenant, link, written, colleagues, request.id),
    )
  }
}

const asLine = normaliseText(oneLine)
const asLines = normaliseText(manyLines)

/** The record that is commented on: that of the link, or the one of its plan that is named; neither for the whole plan. */
function recordOf(
  link: StoredLink,
  { shown, hidden }: Previewed,
  entity: string | undefined,
  recordId: string | undefined,
): Pick<WrittenByVisitor, 'entity' | 'recordId'> {
  if (link.plan === null) return { entity: link.entity!, recordId: link.recordId! }
  const isOfPlan =
    entity !== undefined &&
    recordId !== undefined &&
    [shown, hidden].some((some) => Object.hasOwn(some, entity) && some[entity]!.includes(recordId))
  return isOfPlan ? { entity, recordId } : { entity: '', recordId: '' }
}

/** The path of an address without the token, which opens the preview. */
function pathOf(address: string): string | null {
  const base = 'https://page.invalid'
  if (!URL.canParse(address, base)) return null
  const { pathname, searchParams } = new URL(address, base)
  searchParams.delete('preview')
  const query = String(searchParams)
  return (query === '' ? pathname : `${pathname}?${query}`).slice(0, visitorLimits.page)
}

const leftOf = ({ id, name, body, page, createdAt }: LeftComment): LeftComment => ({ id, name, body, page, createdAt })

function* leave(
  store: Store,
  tenant: ContentTenant,
  link: StoredLink,
  written: WrittenByVisitor,
  colleagues: readonly Colleague[],
  requestId: string,
): Operation<LeftComment> {
  const earlier = yield* findVisitorComment(store, tenant.id, written.id)
  if (!earlier && (yield* countWrittenBy(store, tenant.id, link.id)) >= visitorLimits.comments)
    throw new ApiError(409, 'This link has as many comments as it takes. Write to whoever gave it to you.', {
      code: 'TOO_MANY_COMMENTS',
    })
  if (!earlier) yield* insertVisitorComment(store, tenant.id, written)
  const stored = earlier ?? (yield* findVisitorComment(store, tenant.id, written.id))
  // The id is that of somebody else's comment.
  if (stored?.by !== link.id) throw conflict([{ path: ['id'], rule: 'duplicate', params: {} }])
  if (!earlier) yield* tellMaker(store, tenant, link, written, colleagues, requestId)
  return leftOf(shownToMembers(stored))
}

/** Notifies who made a link of a comment, if they may still read it. */
function* tellMaker(
  store: Store,
  tenant: ContentTenant,
  link: StoredLink,
  { guest, entity: name, recordId }: WrittenByVisitor,
  colleagues: readonly Colleague[],
  requestId: string,
): Operation<void> {
  const to = yield* whoMayRead({ store, colleagues }, [link.createdBy])
  if (to.length === 0) return
  if (link.plan !== null) {
    const plan = yield* planTable.find(store, tenant.id, link.plan)
    const params = { title: plan?.name ?? '', outcome: 'commented', guest }
    yield* notify(store, { kind: 'plan', to, by: null, tenant: tenant.id, entity: null, recordId: link.plan, params })
    return
  }
  const entity = entityByName(name)!
  const title = yield* notifiedTitle({ store, tenant, entity, by: null, requestId }, recordId)
  const about = { tenant: tenant.id, entity: name, recordId }
  yield* notify(store, { kind: 'commented', to, by: null, ...about, params: { title, guest } })
}

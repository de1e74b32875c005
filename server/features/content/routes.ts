import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statesOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import { entities } from '../../../entities/index.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { assertScopes } from './assert-scopes.ts'
import { countContract, listContract, recordContract } from './contract.ts'
import { preflightRoutes } from './cors.ts'
import { cursorsWith, type Cursors } from '../../kernel/requests/sealed-cursor.ts'
import { openTenantWith, previewCaching } from './open-tenant.ts'
import { sendComposed, sendRevalidated } from './revalidation.ts'
import { countable, publicSlug } from '../../../entities/language/derived/public-content.ts'
import { countBy } from './count-by.ts'
import {
  readContentConditions,
  readContentQuery,
  readContentRecordQuery,
  valueOrThrow,
  type CursorPlace,
  type ShownContent,
} from './query.ts'
import { readContentPage, readContentRecord, type Reader } from './read-records.ts'
import { shownRecords } from './shown-records.ts'
import { draftView, previewView, publicView, type View } from '../../kernel/crud/views.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import type { Condition } from '../../kernel/crud/list/filters.ts'
import { queryOf } from '../../kernel/requests/request.ts'
import { ApiError, invalid, notFound } from '../../base/errors/api-error.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import type { Env } from '../../base/env.ts'
import type { CachedReading } from '../../kernel/public/cache.ts'
import type { SharedPages } from '../pages/shared-renderer.ts'
import { perEntity } from '../../kernel/records/per-entity.ts'
import { clientKey, manualLimit } from '../../base/rate-limits/plugin.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the routes of public content need besides the app. */
export interface ContentServices {
  readonly env: Env
  readonly pages: SharedPages | undefined
  /** Encrypts the cursors of lists; absent without a database. */
  readonly secret: string | undefined
}

/** Published content for tenants' own websites; public, without authentication. */
export function contentRoutes(app: FastifyInstance, services: ContentServices): void {
  preflightRoutes(app)
  const cursors = cursorsWith<CursorPlace>(services.secret ?? '')
  const overLimit = manualLimit(app, {
    max: 50,
    timeWindow: '10 seconds',
    keyGenerator: (request: FastifyRequest) => `searches ${clientKey(request)}`,
  })
  const readerOf: ReaderOf = (request, reply) => ({
    signal: callerSignal(reply),
    admitSearch: async () => {
      const seconds = await overLimit(request)
      if (seconds !== undefined) throw new ApiError(429, undefined, { retryAfter: seconds })
    },
  })
  for (const entity of Object.values(entities))
    if (entity.public && !entity.parent) entityContent(app, entity, services, cursors, readerOf)
}

/** The sites at which records of an entity can be counted by a field. */
const countedSites = perEntity((entity) =>
  Object.keys(entity.sites).filter((site) => countable(entity, site as SiteSlug).length > 0),
)

type ReaderOf = (request: FastifyRequest, reply: FastifyReply) => Reader

function entityContent(
  app: FastifyInstance,
  entity: Entity,
  { env, pages }: ContentServices,
  cursors: Cursors<CursorPlace>,
  readerOf: ReaderOf,
): void {
  const origin = env.PUBLIC_URL
  const url = `/api/v1/tenants/:tenant/${entity.name}`
  const address = publicSlug(entity)
  app.get(url, {
    config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read`, readsQuery: true },
    ...(!app.database && { schema: listContract(app, entity) }),
    handler: async (request, reply) => {
      const tenant = await openTenantWith(app, entity, request, reply)
      const view = await viewOf(app, entity, request, reply, tenant.id)
      const listOf = (sort: object) => JSON.stringify([tenant.id, entity.name, sort])
      const query = valueOrThrow(
        entity,
        readContentQuery(view, entity, tenant.site, queryOf(request), (sort, cursor) =>
          cursors.open(listOf(sort), cursor),
        ),
      )
      assertScopes(request, query.shown)
      const reading = await readContentPage(app.database!, tenant, entity, query, origin, readerOf(request, reply))
      const { records, total, next } = reading.value
      reply.header('content-range', contentRange(entity.name, query.from, records.length, total))
      if (next) reply.header('link', `<${nextAddress(request, cursors.seal(listOf(query.sort), next))}>; rel="next"`)
      return sendComposed(request, reply, sourceOf(reading, query.shown), async () =>
        JSON.stringify(await shownRecords(tenant, entity, records, query.shown, origin, pages)),
      )
    },
  })
  app.get(`${url}/:key`, {
    config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read`, readsQuery: true },
    ...(!app.database && { schema: recordContract(app, entity, address) }),
    handler: async (request, reply) => {
      const tenant = await openTenantWith(app, entity, request, reply)
      const view = await viewOf(app, entity, request, reply, tenant.id)
      const shown = valueOrThrow(entity, readContentRecordQuery(view, entity, tenant.site, queryOf(request)))
      assertScopes(request, shown)
      const { key } = request.params as { key: string }
      const condition = conditionOf(entity, key, address)
      if (!condition) throw notFound()
      const reading = await readContentRecord(app.database!, tenant, entity, condition, shown, origin)
      const { value } = reading
      if (!value) throw notFound()
      return sendComposed(request, reply, sourceOf(reading, shown), async () =>
        JSON.stringify((await shownRecords(tenant, entity, [value], shown, origin, pages))[0]),
      )
    },
  })

  if (countedSites(entity).length > 0)
    app.get(`${url}/counts/:field`, {
      config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read`, readsQuery: true },
      ...(!app.database && { schema: countContract(app, entity) }),
      handler: async (request, reply) => {
        const tenant = await openTenantWith(app, entity, request, reply)
        const { field: name } = request.params as { field: string }
        const field = countable(entity, tenant.site).find((each) => each.name === name)
        if (!field) throw notFound()
        const conditions = valueOrThrow(entity, readContentConditions(entity, tenant.site, queryOf(request)))
        const reading = await countBy(app.database!, tenant, entity, field, conditions, readerOf(request, reply))
        return sendRevalidated(request, reply, JSON.stringify(reading.value), reading)
      },
    })

  /** The address of the list's next page, with everything else that was asked for. */
  function nextAddress({ url: asked }: FastifyRequest, cursor: string): string {
    const next = new URL(asked, origin)
    next.searchParams.delete('range')
    next.searchParams.set('cursor', cursor)
    return next.href
  }
}

/** What decides the text of an answer: what was read, and how it is shown. */
const sourceOf = (
  { number, until, readAt }: CachedReading<unknown>,
  { body, fields, language }: ShownContent,
): Parameters<typeof sendComposed>[2] => ({ numbers: [number], form: [body, fields, language], until, readAt })

/**
 * What a request reads: what is published; with `state=draft`, whatever a key with `read-unpublished` may read; with
 * `preview`, the record of a preview link as well. Neither is kept by anybody, and without such a key nothing says that
 * a draft is there.
 */
async function viewOf(
  app: FastifyInstance,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: string,
): Promise<View> {
  const { state } = queryOf(request)
  const previewed = await app.previewOf(request, tenant)
  if (state !== undefined && (state !== 'draft' || previewed))
    throw invalid([{ path: ['state'], rule: 'option', params: {} }], entity.name)
  if (state === undefined && !previewed) return publicView
  if (state !== undefined && !request.access?.scopes?.has(`${entity.name}:${draftView.verb}`)) throw notFound()
  reply.header('cache-control', previewCaching)
  if (!previewed) return draftView
  reply.header('x-robots-tag', 'noindex')
  return previewView(previewed)
}

/**
 * The record that a key in the path refers to: an id, the value of the addressing field, or `current` for the version
 * in force.
 */
function conditionOf(entity: Entity, key: string, address: Field | undefined): Condition | undefined {
  const equals = (field: string): Condition => ({ field, operator: 'eq', value: key, array: false })
  if (uuid.test(key)) return equals('id')
  if (entity.versions && key === 'current')
    return { field: statesOf(entity)!.name, operator: 'now', value: JSON.stringify([key]), array: false }
  return address && equals(address.name)
}

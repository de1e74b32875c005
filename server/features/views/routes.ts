import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { presetViewsOf } from '../../../entities/language/derived/entity-views.ts'
import { listLayouts } from '../../../entities/language/declaration/list-layouts.ts'
import {
  canonicalView,
  maxViewColumns,
  maxViewCount,
  maxViewName,
  maxViews,
  type ViewQuery,
} from '../../../entities/language/declaration/list-views.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import { maxRange } from '../../kernel/requests/parameters.ts'
import { contextOfList, expectedVersionOf } from '../../kernel/requests/request.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, conflict, invalid, notFound, stale, withMessages } from '../../base/errors/api-error.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { assertParent } from '../../kernel/records/parent.ts'
import { line } from '../../base/input/name.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { filterQuery } from '../../kernel/crud/list/attention.ts'
import { countedViews } from './count-views.ts'
import { dropDefault, placeView, viewById, viewTable, viewsOf, type ViewRow } from './list-views.ts'
import { readView } from './read-view.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['Views']
const path = '/api/v1/authorized/tenants/:tenant/views'

const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const params = tenantParams.extend({ id: z.uuid() })

export const viewQuery = z.strictObject({
  filter: z.record(z.string(), z.unknown()).optional().describe('As `filter` of the list.'),
  sort: z
    .tuple([z.string(), z.enum(['ASC', 'DESC'])])
    .optional()
    .describe('As `sort` of the list.'),
  perPage: z.int().min(1).max(maxRange).optional().describe('How many records a page has.'),
  columns: z
    .array(z.string())
    .max(maxViewColumns)
    .optional()
    .describe('The columns after the first, which is always the title.'),
  layout: z.enum(listLayouts).optional(),
})

const audience = z
  .enum(['mine', 'team'])
  .describe('`mine`: seen by its owner alone. `team`: seen and changed by everybody who works at the tenant.')
const name = line().min(1).max(maxViewName)
const isDefault = z.boolean().describe('Whether the list opens with it, for everybody; only of the team.')

const listParams = z.strictObject({
  entity: z.string().describe('The entity whose list it is.'),
  parent: z.uuid().optional().describe('The parent record, for entities that belong to one.'),
})
const createBody = z.strictObject({
  id: z.uuid().optional().describe('Made by the caller: a call that is repeated with it keeps no second view.'),
  entity: z.string(),
  name,
  audience,
  query: viewQuery.describe('What it shows. What is left out is as the list has it by itself.'),
  isDefault: isDefault.optional(),
})
const changeBody = z.strictObject({
  version: z.int().optional().describe('The version that the change is based on; or `If-Match`.'),
  name: name.optional(),
  audience: audience.optional(),
  query: viewQuery.optional(),
  isDefault: isDefault.optional(),
})
const orderBody = z.strictObject({
  entity: z.string(),
  audience,
  ids: z.array(z.uuid()).max(maxViews).describe('The views in their order; those left out follow.'),
})

const count = z
  .int()
  .nullable()
  .describe(
    `How many records it has now; ${maxViewCount + 1} stands for more than ${maxViewCount}. Null where words are searched for, for a view that is broken, and where counting a long list would take too long.`,
  )
const savedView = z.object({
  id: z.uuid(),
  entity: z.string(),
  name: z.string(),
  audience,
  query: viewQuery,
  isDefault: z.boolean(),
  issues: z
    .array(
      z.object({
        path: z.array(z.union([z.string(), z.int()])),
        rule: z.string(),
        params: z.record(z.string(), z.unknown()),
        message: z.string(),
      }),
    )
    .describe('What the list does not allow of it any more; empty unless it is broken.'),
  version: z.int(),
  updatedAt: z.iso.datetime(),
})
const answer = z.object({
  all: count.describe('How many records there are without a view.'),
  ready: z
    .array(z.object({ name: z.string(), query: viewQuery, count }))
    .describe('The views that the declaration of the entity brings along.'),
  views: z.array(savedView.extend({ count })).describe("The team's, then the caller's own, each in their order."),
})

type View = z.output<typeof savedView>

/** Views of lists that people keep: for themselves, or for everybody who works at the tenant. */
export function viewRoutes(app: FastifyInstance): void {
  app.get(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'listViews',
      summary: 'List the views of a list, with their numbers of records',
      description: "The tenant's, one's own, and those that come with the list; counted as their list would.",
      tags,
      params: tenantParams,
      querystring: listParams,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const asked = parseWith(listParams, request.query)
      const entity = listOf(request, asked.entity)
      const context = contextOfList(app, entity, request, asked.parent)
      const { store, tenant } = context
      const rows = await store.database.read(tenant.id, function* () {
        yield* assertParent(context)
        return yield* viewsOf(store, tenant.id, entity.name, context.by!)
      })
      const ready = presetViewsOf(entity, tenant.site)
      const read = [...ready.map(([, view]) => view), ...rows.map(({ query }) => query)].map((view) =>
        readView(entity, tenant.site, view),
      )
      const valid = read.flatMap((each, place) => (each.issues ? [] : [{ query: each.query, place }]))
      const queries = valid.map(({ query }) => query)
      const { all, counts } = await countedViews(
        await withMembersAsked(() => app.operatorTenant(), context, ...queries),
        filterQuery(entity, tenant.site, {}),
        queries,
        callerSignal(reply),
      )
      const countAt = new Map(valid.map(({ place }, index) => [place, counts[index] ?? null]))
      const countOf = (place: number): number | null => countAt.get(place) ?? null
      return reply.send({
        all,
        ready: ready.map(([each, { filter, sort, columns }], place) => ({
          name: each,
          query: canonicalView({ filter, ...(sort && { sort }), ...(columns && { columns }) }),
          count: countOf(place),
        })),
        views: rows.map((row, place) => ({
          ...viewOf(request, row),
          count: countOf(ready.length + place),
        })),
      } as z.output<typeof answer>)
    },
  })

  app.post(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'createView',
      summary: 'Save a view of a list',
      description: `Its query is read as the list reads its own. At most ${maxViews} views of a list for each person, and as many for the team; 409 (\`data.code\` \`TOO_MANY_VIEWS\`) beyond that.`,
      tags,
      params: tenantParams,
      body: createBody,
      response: {
        201: savedView.describe('The view; the one that is there where the call was made before.'),
        ...errorResponses(400, 401, 403, 404, 409, 413, 415),
      },
    },
    handler: async (request, reply) => {
      const asked = parseWith(createBody, request.body)
      const { tenant, user } = request.access
      const entity = listOf(request, asked.entity)
      const store = storeOf(app.database!)
      const now = new Date().toISOString()
      const row: ViewRow = {
        id: asked.id ?? uuid(),
        entity: entity.name,
        owner: asked.audience === 'mine' ? user.id : null,
        name: asked.name,
        query: writtenQuery(request, entity, asked.query),
        isDefault: asked.isDefault ?? false,
        position: 0,
        version: 1,
        createdAt: now,
        createdBy: user.id,
        updatedAt: now,
        updatedBy: user.id,
      }
      assertDefault(row)
      const saved = await store.database.write(tenant!.id, function* () {
        let view = asked.id && (yield* viewById(store, tenant!.id, asked.id, user.id))
        if (!view) {
          const placed = { ...row, position: yield* freePosition(store, tenant!.id, row, user.id) }
          if (placed.isDefault) yield* dropDefault(store, tenant!.id, entity.name)
          yield* viewTable.insertOnce(store, tenant!.id, placed)
          view = yield* viewById(store, tenant!.id, placed.id, user.id)
        }
        // The id is that of somebody else's view, or of one of another list: the list keeps its default.
        if (!view || view.createdBy !== user.id || view.entity !== entity.name)
          throw conflict([{ path: ['id'], rule: 'duplicate', params: {} }])
        return view
      })
      return reply.status(201).header('etag', `"${saved.version}"`).send(viewOf(request, saved))
    },
  })

  app.put(`${path}/order`, {
    config: { access: 'member' },
    schema: {
      operationId: 'orderViews',
      summary: 'Reorder the views of a list',
      description: "The team's or one's own, by ids. It changes no version.",
      tags,
      params: tenantParams,
      body: orderBody,
      response: {
        204: { description: 'They are in that order.', type: 'null' },
        ...errorResponses(400, 401, 403, 404, 413, 415),
      },
    },
    handler: async (request, reply) => {
      const asked = parseWith(orderBody, request.body)
      const { tenant, user } = request.access
      const entity = listOf(request, asked.entity)
      const store = storeOf(app.database!)
      await store.database.write(tenant!.id, function* () {
        const present = (yield* viewsOf(store, tenant!.id, entity.name, user.id)).filter(
          ({ owner }) => (owner === null) === (asked.audience === 'team'),
        )
        const named = asked.ids.flatMap((id) => present.find((row) => row.id === id) ?? [])
        if (named.length < asked.ids.length) throw notFound()
        const inOrder = [...new Set([...named, ...present])]
        for (const [position, row] of inOrder.entries())
          if (row.position !== position) yield* placeView(store, tenant!.id, row.id, position)
      })
      return reply.status(204).send()
    },
  })

  app.patch(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'changeView',
      summary: 'Change a view of a list',
      description: 'Its name, what it shows, who sees it, or whether the list opens with it.',
      tags,
      params,
      body: changeBody,
      response: {
        200: savedView.describe('The view as it is now.'),
        ...errorResponses(400, 401, 403, 404, 409, 412, 413, 415, 428),
      },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const asked = parseWith(changeBody, request.body)
      const version = expectedVersionOf(request, asked)
      const { tenant, user } = request.access
      const store = storeOf(app.database!)
      const saved = await store.database.write(tenant!.id, function* () {
        const row = yield* viewAt(request, store, id, version)
        const entity = listOf(request, row.entity)
        const owner = asked.audience === undefined ? row.owner : asked.audience === 'mine' ? user.id : null
        const changed: ViewRow = {
          ...row,
          owner,
          name: asked.name ?? row.name,
          query: asked.query ? writtenQuery(request, entity, asked.query) : row.query,
          isDefault: asked.isDefault ?? (row.isDefault && owner === null),
          version: row.version + 1,
          updatedAt: new Date().toISOString(),
          updatedBy: user.id,
        }
        assertDefault(changed)
        const placed =
          owner === row.owner
            ? changed
            : { ...changed, position: yield* freePosition(store, tenant!.id, changed, user.id) }
        if (placed.isDefault) yield* dropDefault(store, tenant!.id, row.entity)
        yield* viewTable.save(store, tenant!.id, placed)
        return placed
      })
      return reply.header('etag', `"${saved.version}"`).send(viewOf(request, saved))
    },
  })

  app.delete(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'deleteView',
      summary: 'Delete a view of a list',
      description: 'The version that is meant stands in `If-Match`. The records stay as they are.',
      tags,
      params,
      response: { 204: { description: 'It is gone.', type: 'null' }, ...errorResponses(400, 401, 403, 404, 412, 428) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const version = expectedVersionOf(request, {})
      const store = storeOf(app.database!)
      const { id: tenant } = request.access.tenant!
      await store.database.write(tenant, function* () {
        yield* viewAt(request, store, id, version)
        yield* viewTable.remove(store, tenant, id)
      })
      return reply.status(204).send()
    },
  })
}

/** An entity with a list at the caller's tenant; 404 for any other. */
export function listOf({ access }: FastifyRequest, named: string): Entity {
  const entity = entityByName(named)
  const { site } = access.tenant!
  if (!entity?.sites[site] || !screensOf(entity, site).includes('list')) throw notFound()
  return entity
}

/** A view that the caller sees, at the version that the caller means. */
function* viewAt(request: FastifyRequest, store: Store, id: string, version: number): Operation<ViewRow> {
  const { tenant, user } = request.access
  const row = yield* viewById(store, tenant!.id, id, user.id)
  if (!row) throw notFound()
  if (row.version !== version) throw stale(viewOf(request, row))
  return row
}

/** The place after the last view of its audience; throws where there is room for no more. */
function* freePosition(store: Store, tenant: string, { entity, owner }: ViewRow, user: string): Operation<number> {
  const present = (yield* viewsOf(store, tenant, entity, user)).filter(
    (row) => (row.owner === null) === (owner === null),
  )
  if (present.length >= maxViews)
    throw new ApiError(409, 'There are too many views of this list. Delete one that nobody needs.', {
      code: 'TOO_MANY_VIEWS',
    })
  return Math.max(-1, ...present.map(({ position }) => position)) + 1
}

/** A query that the list allows, as it is kept; throws for any other. */
function writtenQuery({ access }: FastifyRequest, entity: Entity, query: ViewQuery): ViewQuery {
  const { issues } = readView(entity, access.tenant!.site, query)
  if (issues)
    throw invalid(
      issues.map((issue) => ({ ...issue, path: ['query', ...issue.path] })),
      entity.name,
    )
  return canonicalView(query)
}

/** Throws for a view of a single person with which the list would open for everybody. */
function assertDefault({ owner, isDefault: opens, entity }: ViewRow): void {
  if (owner !== null && opens) throw invalid([{ path: ['isDefault'], rule: 'invalid', params: {} }], entity)
}

function viewOf({ access }: FastifyRequest, row: ViewRow): View {
  const { query } = row
  const entity = entityByName(row.entity)
  const { issues = [] } = entity ? readView(entity, access.tenant!.site, query) : {}
  return {
    id: row.id,
    entity: row.entity,
    name: row.name,
    audience: row.owner === null ? 'team' : 'mine',
    query: query as View['query'],
    isDefault: row.isDefault,
    issues: withMessages(issues, row.entity) as View['issues'],
    version: row.version,
    updatedAt: row.updatedAt,
  }
}

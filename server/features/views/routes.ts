import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { presetViewsOf } from '../../../entities/language/derived/entity-views.ts'
import { canonicalView, maxViews, type ViewQuery } from '../../../entities/language/declaration/list-views.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import { listView, type SavedView } from '../../../entities/system/list-view.ts'
import { contextOfList } from '../../kernel/requests/request.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, conflict, invalid, notFound, stale, withMessages } from '../../base/errors/api-error.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { assertParent } from '../../kernel/records/parent.ts'
import type { Store } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { filterQuery } from '../../kernel/crud/list/attention.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { countedViews } from './count-views.ts'
import { dropDefault, placeView, viewById, viewTable, viewsOf, type ViewRow } from './list-views.ts'
import { readView } from './read-view.ts'

/** The routes of the views of lists. */
export function viewRoutes(app: FastifyInstance): void {
  operationRoutes(app, listView, {
    async list({ request, reply, query: asked }) {
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
      return {
        all,
        ready: ready.map(([each, { filter, sort, columns }], place) => ({
          name: each,
          query: canonicalView({ filter, ...(sort && { sort }), ...(columns && { columns }) }),
          count: countOf(place),
        })),
        views: rows.map((row, place) => ({ ...viewOf(request, row), count: countOf(ready.length + place) })),
      }
    },

    async create({ request, store, tenant, user, body: asked, write }) {
      const entity = listOf(request, asked.entity)
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
      const saved = await write(function* () {
        let view = asked.id && (yield* viewById(store, tenant.id, asked.id, user.id))
        if (!view) {
          const placed = { ...row, position: yield* freePosition(store, tenant.id, row, user.id) }
          if (placed.isDefault) yield* dropDefault(store, tenant.id, entity.name)
          yield* viewTable.insertOnce(store, tenant.id, placed)
          view = yield* viewById(store, tenant.id, placed.id, user.id)
        }
        // The id is that of somebody else's view, or of one of another list: the list keeps its default.
        if (!view || view.createdBy !== user.id || view.entity !== entity.name)
          throw conflict([{ path: ['id'], rule: 'duplicate', params: {} }])
        return view
      })
      return viewOf(request, saved)
    },

    order({ request, store, tenant, user, body: asked, write }) {
      const entity = listOf(request, asked.entity)
      return write(function* () {
        const present = (yield* viewsOf(store, tenant.id, entity.name, user.id)).filter(
          ({ owner }) => (owner === null) === (asked.audience === 'team'),
        )
        const named = asked.ids.flatMap((id) => present.find((row) => row.id === id) ?? [])
        if (named.length < asked.ids.length) throw notFound()
        const inOrder = [...new Set([...named, ...present])]
        for (const [position, row] of inOrder.entries())
          if (row.position !== position) yield* placeView(store, tenant.id, row.id, position)
      })
    },

    async change({ request, store, tenant, user, params, body: asked, version, write }) {
      const saved = await write(function* () {
        const row = yield* viewAt(request, store, params.id, version)
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
            : { ...changed, position: yield* freePosition(store, tenant.id, changed, user.id) }
        if (placed.isDefault) yield* dropDefault(store, tenant.id, row.entity)
        yield* viewTable.save(store, tenant.id, placed)
        return placed
      })
      return viewOf(request, saved)
    },

    remove: ({ request, store, tenant, params, version, write }) =>
      write(function* () {
        yield* viewAt(request, store, params.id, version)
        yield* viewTable.remove(store, tenant.id, params.id)
      }),
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

function viewOf({ access }: FastifyRequest, row: ViewRow): SavedView {
  const { query } = row
  const entity = entityByName(row.entity)
  const { issues = [] } = entity ? readView(entity, access.tenant!.site, query) : {}
  return {
    id: row.id,
    entity: row.entity,
    name: row.name,
    audience: row.owner === null ? 'team' : 'mine',
    query,
    isDefault: row.isDefault,
    issues: withMessages(issues, row.entity),
    version: row.version,
    updatedAt: row.updatedAt,
  }
}

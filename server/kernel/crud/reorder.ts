import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { invalid, notFound } from '../../base/errors/api-error.ts'
import { highestPlace } from '../records/places.ts'
import { withinParent } from '../records/parent.ts'
import { commitAll } from '../records/commit.ts'
import type { SavedRecord } from '../records/saved-record.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { maxBulkRecords } from '../../../entities/language/shared/bulk-limit.ts'
import { assertBulkSize, sendMany } from './bulk.ts'
import { column } from '../../base/db/column.ts'
import { contextOf, asObject, assertKeys } from '../requests/request.ts'
import { route } from './route.ts'

/** PUT …/faq/order {ids}: redistributes the positions of the given records among them, in this order. */
export const reorderRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'reorder', 'list', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = asObject(request.body)
    assertKeys(body, 'ids')
    const ids = readIds(body.ids)
    const saved = await context.store.database.write(context.tenant.id, () => reorder(context, ids))
    return sendMany(reply, saved)
  })

function readIds(ids: unknown): readonly string[] {
  const isValid =
    Array.isArray(ids) && ids.length > 0 && ids.length <= maxBulkRecords && ids.every((id) => typeof id === 'string')
  if (!isValid || new Set(ids).size < ids.length) throw invalid([{ path: ['ids'], rule: 'invalid', params: {} }])
  return ids as readonly string[]
}

interface Place {
  readonly id: string
  readonly place: number | null
}

function* reorder(context: Context, ids: readonly string[]): Operation<readonly SavedRecord[]> {
  const field = context.entity.reorder!
  const order = yield* readPlaces(context, field)
  const movedIds = new Set(ids)
  if (order.filter(({ id }) => movedIds.has(id)).length < ids.length) throw notFound()
  const next = ids.values()
  const rearranged = order.map(({ id, place }) => ({ id: movedIds.has(id) ? next.next().value! : id, place }))
  const target = new Map(separated(rearranged, highestPlace(context.entity)).map(({ id, place }) => [id, place]))
  const currentPlaces = new Map(order.map(({ id, place }) => [id, place]))
  const changedIds = [...target]
    .filter(([id, place]) => place !== currentPlaces.get(id) || movedIds.has(id))
    .map(([id]) => id)
  yield* assertBulkSize(context, changedIds)
  const saved = yield* commitAll(
    context,
    changedIds.map((id) => ({ kind: 'reorder', id, position: target.get(id)! })),
  )()
  const byId = new Map(saved.map((each) => [each.id, each]))
  return ids.map((id) => byId.get(id)!)
}

/**
 * Makes duplicate positions distinct, so that the list shows the requested order. Where there is no room behind, those
 * before move up: no position is above what the field takes.
 */
function separated(
  order: readonly Place[],
  highest: number,
): readonly { readonly id: string; readonly place: number }[] {
  let last = -1
  return order.map(({ id, place }, index) => {
    const room = highest - (order.length - 1 - index)
    last = Math.min(Math.max(place ?? 0, last + 1), Math.max(room, last + 1))
    return { id, place: last }
  })
}

/** All live records in display order; of children, those of the same parent. */
function* readPlaces(context: Context, field: string): Operation<readonly Place[]> {
  const { store, entity } = context
  const statement = store.cachedStatement<Place>`places|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return withinParent(select(), entity, table)
      .where(column(table, 'trashedAt'), 'is', null)
      .select([sql<string>`${column(table, 'id')}`.as('id'), sql<number | null>`${column(table, field)}`.as('place')])
      .orderBy(column(table, field), (by) => by.asc().nullsLast())
      .orderBy(column(table, 'id'))
  })
  return yield* all(statement(tenantBindings(context)))
}

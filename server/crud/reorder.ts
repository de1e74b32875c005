import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Entity } from '../../entities/entity.ts'
import { all, type Operation } from '../db/query.ts'
import { invalid, notFound } from '../errors.ts'
import { commitAll } from '../records/commit.ts'
import type { Saved } from '../records/saved.ts'
import { wallOf, type Context } from './context.ts'
import { assertFit, sendMany, manyMost } from './many.ts'
import { column } from '../db/column.ts'
import { contextOf, objectOf, onlyKeys } from './request.ts'
import { route } from './route.ts'

/** PUT …/faq/order {ids}: the records given take, in this order, the places they hold now. */
export const reorderRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'reorder', 'list', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'ids')
    const ids = idsOf(body.ids)
    const saved = await context.store.database.write(context.tenant.id, () => reorder(context, ids))
    return sendMany(reply, saved)
  })

function idsOf(ids: unknown): readonly string[] {
  const sound =
    Array.isArray(ids) && ids.length > 0 && ids.length <= manyMost && ids.every((id) => typeof id === 'string')
  if (!sound || new Set(ids).size < ids.length) throw invalid([{ path: ['ids'], rule: 'invalid', params: {} }])
  return ids as readonly string[]
}

interface Place {
  readonly id: string
  readonly place: number | null
}

function* reorder(context: Context, ids: readonly string[]): Operation<readonly Saved[]> {
  const field = context.entity.reorder!
  const order = yield* places(context, field)
  const moved = new Set(ids)
  if (order.filter(({ id }) => moved.has(id)).length < ids.length) throw notFound()
  const next = ids.values()
  const rearranged = order.map(({ id, place }) => ({ id: moved.has(id) ? next.next().value! : id, place }))
  const target = new Map(ascending(rearranged).map(({ id, place }) => [id, place]))
  const now = new Map(order.map(({ id, place }) => [id, place]))
  const changing = [...target].filter(([id, place]) => place !== now.get(id) || moved.has(id)).map(([id]) => id)
  yield* assertFit(context, changing)
  const saved = yield* commitAll(
    context,
    changing.map((id) => ({ kind: 'reorder', id, position: target.get(id)! })),
  )()
  const byId = new Map(saved.map((each) => [each.id, each]))
  return ids.map((id) => byId.get(id)!)
}

/** Places that were shared by several are drawn apart, so that the order asked for is the order shown. */
function ascending(order: readonly Place[]): readonly { readonly id: string; readonly place: number }[] {
  let last = -1
  return order.map(({ id, place }) => {
    last = Math.max(place ?? 0, last + 1)
    return { id, place: last }
  })
}

/** All live records in the order they are shown. */
function* places(context: Context, field: string): Operation<readonly Place[]> {
  const { store, entity } = context
  const statement = store.shaped<Place>(`places|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .select([sql<string>`${column(table, 'id')}`.as('id'), sql<number | null>`${column(table, field)}`.as('place')])
      .orderBy(column(table, field), (by) => by.asc().nullsLast())
      .orderBy(column(table, 'id'))
  })
  return yield* all(statement(wallOf(context)))
}

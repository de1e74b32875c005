import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Values } from '../../entities/body.ts'
import type { Entity } from '../../entities/entity.ts'
import { first, type Operation } from '../db/query.ts'
import { settleUploads } from '../uploads/uses.ts'
import { accompany } from './companions.ts'
import { wallOf, type Context } from './context.ts'
import { assertParent } from './parent.ts'
import { column } from '../db/column.ts'
import { storedBody } from './record/body.ts'
import { assertFirstState, stamped } from './record/states.ts'
import { judged } from './record/unique.ts'
import { assertSound } from './record/values.ts'
import { insertRecord, type Saved } from './record/write.ts'
import { keyOf, once } from './once.ts'
import { contextOf, objectOf, sendSaved } from './request.ts'
import { route } from './route.ts'

/** POST …/news */
export const createRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'create', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    const key = keyOf(request)
    const operation =
      key === undefined ? createIn(context, body) : once(context, key, body, () => createIn(context, body))
    const saved = await context.store.database.write(context.tenant.id, operation)
    return sendSaved(reply.status(201).header('location', `${request.url.split('?')[0]}/${saved.id}`), saved)
  })

/** Creates a record from a body, for callers over HTTP and for those within the server alike, who may name its id. */
export function createIn(context: Context, body: Values, id?: string): () => Operation<Saved> {
  const { entity, tenant } = context
  const values = stamped(context, storedBody(entity, tenant.site, 'create', body))
  assertFirstState(context, values)
  return () => create(context, values, body, id)
}

function* create(context: Context, given: Values, body: Values, id?: string): Operation<Saved> {
  const { reorder } = context.entity
  yield* assertParent(context)
  const values = yield* settleUploads(context, given)
  yield* assertSound(context, values, values)
  const placed =
    reorder && isBlank(body[reorder]) ? { ...values, [reorder]: yield* lastPlace(context, reorder) } : values
  const saved = yield* judged(context.entity, insertRecord(context, placed, id))
  yield* accompany(context, saved.id)
  return saved
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The place after the last, in an order made by hand. */
function* lastPlace(context: Context, field: string): Operation<number> {
  const { store, entity } = context
  const statement = store.shaped<{ place: number }>(`last|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql<number>`coalesce(max(${column(table, field)}) + 1, 0)`.as('place'))
  })
  const last = yield* first(statement(wallOf(context)))
  return Math.min(last!.place, 999_999)
}

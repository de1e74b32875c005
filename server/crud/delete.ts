import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import type { Operation } from '../db/query.ts'
import { conflict, stale } from '../errors.ts'
import type { Context } from './context.ts'
import { assertFit, forEach, idsIn, manyJson, recordsOf } from './many.ts'
import { liveRow } from './record/current.ts'
import { refuseIfPointedAt } from './record/references.ts'
import { assertDeletable } from './record/states.ts'
import { changeRecord, savedOf, type Saved } from './record/write.ts'
import { contextOf, idOf, ifMatch, objectOf, onlyKeys, sendJson, sendSaved } from './request.ts'
import { route } from './route.ts'

/** DELETE …/news/:id: into the trash, from where it can come back. A version may be given and is then compared. */
export const deleteRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'delete', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const saved = await context.store.database.write(context.tenant.id, () =>
      trash(context, idOf(request), ifMatch(request)),
    )
    return sendSaved(reply, saved)
  })

/** POST …/news/deletions: many at once, all or none. */
export const deleteRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'deleteMany', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'records')
    const records = recordsOf(body, ['id', 'version'], false)
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertFit(context, idsIn(records))
      return yield* forEach(records, ({ id, version }) => trash(context, id, version))
    })
    return sendJson(reply, manyJson(saved))
  })

/** Puts a live record in the trash. */
export function* trash(context: Context, id: string, version: number | undefined): Operation<Saved> {
  const current = yield* liveRow(context, id)
  if (version !== undefined && version !== current.version) throw stale(JSON.parse(savedOf(context, current).json))
  assertDeletable(context, current)
  // The operator's own tenant owns the rows of all others.
  if (context.entity.name === 'tenant' && id === context.tenant.id)
    throw conflict([{ path: [], rule: 'undeletable', params: {} }])
  yield* refuseIfPointedAt(context, id)
  return yield* changeRecord(context, current, { trashedAt: new Date().toISOString() }, 'delete')
}

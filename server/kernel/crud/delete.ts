import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import { commit, commitAll } from '../records/commit.ts'
import { assertBulkSize, idsOf, namingRefused, sendMany, readRecordKeys } from './bulk.ts'
import { contextOf, idOf, ifMatchVersion, asObject, assertKeys, sendSaved } from '../requests/request.ts'
import { route } from './route.ts'

/**
 * DELETE …/news/:id: moves a record to the trash, from where it can be restored. The version is optional and checked if
 * given.
 */
export const deleteRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'delete', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const change = { kind: 'delete', id: idOf(request), expectedVersion: ifMatchVersion(request) } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })

/** POST …/news/deletions: trashes several records, all or none. */
export const deleteRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'deleteMany', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = asObject(request.body)
    assertKeys(body, 'records')
    const records = readRecordKeys(body, ['id', 'version'], false)
    const remove = commitAll(
      context,
      records.map(({ id, version }) => ({ kind: 'delete', id, expectedVersion: version })),
      namingRefused(entity, records),
    )
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertBulkSize(context, idsOf(records))
      return yield* remove()
    })
    return sendMany(reply, saved)
  })

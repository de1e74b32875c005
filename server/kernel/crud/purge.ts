import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Operation } from '../../base/db/query.ts'
import { commitAll } from '../records/commit.ts'
import type { Context } from '../records/context.ts'
import { assertTotalSize, idsOf, namingRefused, readRecordKeys, rowBytes } from './bulk.ts'
import { historySizes } from '../records/revisions.ts'
import { contextOf, asObject, assertKeys } from '../requests/request.ts'
import { route } from './route.ts'

/** POST …/news/purges {records}: deletes trashed records for good, with their history. All or none. */
export const purgeRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'purgeMany', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = asObject(request.body)
    assertKeys(body, 'records')
    const records = readRecordKeys(body, ['id', 'version'], true)
    const purge = commitAll(
      context,
      records.map(({ id, version }) => ({ kind: 'purge', id, expectedVersion: version! })),
      namingRefused(entity, records),
    )
    await context.store.database.write(context.tenant.id, function* () {
      yield* assertPurgeSize(context, idsOf(records))
      yield* purge()
    })
    return reply.status(204).send()
  })

/**
 * The maximum number of bytes, records with their full history, purged by one call. Higher because deleting costs less
 * than writing.
 */
const maxPurgeBytes = 40_000_000

function* assertPurgeSize(context: Context, ids: readonly string[]): Operation<void> {
  const rows = yield* rowBytes(context, ids)
  const histories = yield* historySizes(context, ids)
  assertTotalSize(
    rows.map((bytes, place) => bytes + histories[place]!),
    maxPurgeBytes,
  )
}

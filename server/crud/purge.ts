import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entities/entity.ts'
import type { Operation } from '../db/query.ts'
import { commitAll } from '../records/commit.ts'
import type { Context } from './context.ts'
import { assertFitting, idsIn, recordsOf, rowBytes } from './many.ts'
import { historyBytes } from './record/books.ts'
import { contextOf, objectOf, onlyKeys } from './request.ts'
import { route } from './route.ts'

/** POST …/news/purges {records}: out of the trash and gone for good, with all earlier versions. All of them or none. */
export const purgeRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'purgeMany', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'records')
    const records = recordsOf(body, ['id', 'version'], true)
    const purge = commitAll(
      context,
      records.map(({ id, version }) => ({ kind: 'purge', id, expectedVersion: version! })),
    )
    await context.store.database.write(context.tenant.id, function* () {
      yield* assertPurgeable(context, idsIn(records))
      yield* purge()
    })
    return reply.status(204).send()
  })

/** The most bytes of records, with all their versions, that one call purges: taking away costs less than writing. */
const purgeBytes = 40_000_000

function* assertPurgeable(context: Context, ids: readonly string[]): Operation<void> {
  const rows = yield* rowBytes(context, ids)
  const histories = yield* historyBytes(context, ids)
  assertFitting(
    rows.map((bytes, place) => bytes + histories[place]!),
    purgeBytes,
  )
}

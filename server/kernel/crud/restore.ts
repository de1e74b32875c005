import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../../entities/language/entity.ts'
import { writingScreens } from '../../../entities/language/screens.ts'
import type { Operation } from '../../base/db/query.ts'
import { commit, commitAll } from '../records/commit.ts'
import { withColleagues } from '../auth/colleagues.ts'
import type { Context } from '../records/context.ts'
import {
  assertTotalSize,
  idsOf,
  namingRefused,
  maxBulkBytes,
  sendMany,
  readRecordKeys,
  rowBytes,
  wholeNumber,
  type RecordKey,
} from './bulk.ts'
import { contentSize } from '../records/revision-contents.ts'
import { contextOf, idOf, asObject, assertKeys, sendSaved, expectedVersionOf } from '../requests/request.ts'
import { route } from './route.ts'

/**
 * POST …/news/:id/restorations {version, to?}: undo. Without `to`, a record comes out of the trash as it lies there, and any
 * other goes back to the version before.
 */
export const restoreRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'restore', writingScreens(entity), async (request, reply) => {
    const body = asObject(request.body)
    assertKeys(body, 'version', 'to')
    const expectedVersion = expectedVersionOf(request, body)
    const toVersion = wholeNumber(body.to, ['to'])
    const context = await withColleagues(app, contextOf(app, entity, request))
    const change = { kind: 'restore', id: idOf(request), expectedVersion, toVersion } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })

/** POST …/news/restorations {records}: restores several records, all or none. */
export const restoreRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'restoreMany', writingScreens(entity), async (request, reply) => {
    const body = asObject(request.body)
    assertKeys(body, 'records')
    const records = readRecordKeys(body, ['id', 'version', 'to'], true)
    const context = await withColleagues(app, contextOf(app, entity, request))
    const restore = commitAll(
      context,
      records.map(({ id, version, to }) => ({ kind: 'restore', id, expectedVersion: version!, toVersion: to })),
      namingRefused(entity, records),
    )
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertRestoreSize(context, records)
      return yield* restore()
    })
    return sendMany(reply, saved)
  })

/**
 * Counts both the current and the restored content. The limit is more than twice that of other bulk changes, so that
 * whatever was done at once can be undone at once.
 */
function* assertRestoreSize(context: Context, records: readonly RecordKey[]): Operation<void> {
  const rows = yield* rowBytes(context, idsOf(records))
  const sizes: number[] = []
  for (const [place, { id, version, to = version! - 1 }] of records.entries())
    // What comes out of the trash as it lies there is about as large as the version before.
    sizes.push(rows[place]! + (yield* contentSize(context, id, to)))
  assertTotalSize(sizes, 3 * maxBulkBytes)
}

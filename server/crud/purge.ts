import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Entity } from '../../entities/entity.ts'
import { column } from '../db/column.ts'
import { marker } from '../db/marker.ts'
import { run, type Operation } from '../db/query.ts'
import { conflict, notFound, stale } from '../errors.ts'
import { wallOf, type Context } from './context.ts'
import { assertFitting, forEach, idsIn, recordsOf, rowBytes } from './many.ts'
import { historyBytes } from './record/books.ts'
import { rowOf } from './record/current.ts'
import { refuseIfPointedAt } from './record/references.ts'
import { removeRecord, savedOf } from './record/write.ts'
import { pointersAt } from './registry.ts'
import { contextOf, objectOf, onlyKeys } from './request.ts'
import { route } from './route.ts'

/** POST …/news/purges {records}: out of the trash and gone for good, with all earlier versions. All of them or none. */
export const purgeRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'purgeMany', 'create', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'records')
    const records = recordsOf(body, ['id', 'version'], true)
    await context.store.database.write(context.tenant.id, function* () {
      yield* assertPurgeable(context, idsIn(records))
      return yield* forEach(records, ({ id, version }) => purge(context, id, version!))
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

function* purge(context: Context, id: string, version: number): Operation<void> {
  const current = yield* rowOf(context, id)
  if (!current || current.trashedAt === null) throw notFound()
  if (current.version !== version) throw stale(JSON.parse(savedOf(context, current).json))
  // Everything a tenant has hangs on its row; that is taken down by hand, not from a list.
  if (context.entity.name === 'tenant') throw conflict([{ path: [], rule: 'undeletable', params: {} }])
  yield* refuseIfPointedAt(context, id, { trashed: true })
  yield* letGo(context, id)
  yield* removeRecord(context, current)
}

/** Empties the pointers that do without their target; readers have seen them empty since it went to the trash. */
function* letGo(context: Context, id: string): Operation<void> {
  const { store, entity } = context
  for (const {
    from,
    at: { field, part, many },
  } of pointersAt(entity, 'setNull')) {
    if (many || part) continue
    const statement = store.shaped(`let go|${from.name}|${field}`, () => {
      const { table, update } = store.scope.records(from)
      return update()
        .set({ [field]: null })
        .where(sql<boolean>`${column(table, field)} = ${marker('id')}`)
    })
    yield* run(statement({ ...wallOf(context), id }))
  }
}

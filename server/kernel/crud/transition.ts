import type { FastifyInstance } from 'fastify'
import type { Values } from '../../../entities/language/input/body.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { invalid } from '../../base/errors/api-error.ts'
import type { RelatedMove } from '../records/change.ts'
import { commit, commitAll } from '../records/commit.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { assertBulkSize, idsOf, namingRefused, sendMany, readRecordKeys, wholeNumber } from './bulk.ts'
import { contextOf, idOf, asObject, assertKeys, sendSaved, expectedVersionOf } from '../requests/request.ts'
import { route } from './route.ts'

/**
 * POST …/news/:id/transitions {to, version, values?, related?}: `values` are working fields set along with the
 * transition, and those that the rules of the state ask for, `related` those of the records that move along, by id, each with the version that was read.
 */
export const transitionRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'transition', ['list', 'edit', 'preview'], async (request, reply) => {
    const body = asObject(request.body)
    assertKeys(body, 'to', 'version', 'values', ...(entity.cascades ? ['related'] : []))
    const to = readState(entity, body.to)
    const expectedVersion = expectedVersionOf(request, body)
    const values = body.values === undefined ? undefined : asObject(body.values)
    const related = body.related === undefined ? undefined : readRelated(body.related)
    const context = await withColleagues(app, contextOf(app, entity, request))
    const change = { kind: 'transition', id: idOf(request), expectedVersion, to, values, related } as const
    return sendSaved(reply, await context.store.database.write(context.tenant.id, commit(context, change)))
  })

/**
 * POST …/news/transitions {to, records}: several records, all or none. A record may say a `to` of its own, and `values` as
 * above.
 */
export const transitionRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'transitionMany', ['list', 'edit', 'preview'], async (request, reply) => {
    const context = await withColleagues(app, contextOf(app, entity, request))
    const body = asObject(request.body)
    assertKeys(body, 'to', 'records')
    const to = readState(entity, body.to)
    const { records, moves } = readMoves(entity, body, to)
    const move = commitAll(
      context,
      records.map(({ id, version }, place) => ({
        kind: 'transition',
        id,
        expectedVersion: version!,
        ...moves[place]!,
      })),
      namingRefused(entity, records),
    )
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertBulkSize(context, idsOf(records))
      return yield* move()
    })
    return sendMany(reply, saved)
  })

/** The records of a body, and where each moves and with which values. */
function readMoves(entity: Entity, body: Values, to: string) {
  const listed = Array.isArray(body.records) ? body.records.map((record: unknown) => asObject(record)) : body.records
  const keys = Array.isArray(listed) ? listed.map(({ to: _to, values: _values, ...key }) => key) : listed
  const records = readRecordKeys({ records: keys }, ['id', 'version'], true)
  const moves = (listed as readonly Values[]).map(({ to: own, values }) => ({
    to: own === undefined ? to : readState(entity, own),
    ...(values !== undefined && { values: asObject(values) }),
  }))
  return { records, moves }
}

const readRelated = (related: unknown): Readonly<Record<string, RelatedMove>> =>
  Object.fromEntries(
    Object.entries(asObject(related)).map(([id, body]) => {
      const { version, ...values } = asObject(body)
      return [id, { expectedVersion: wholeNumber(version, ['related', id, 'version']), values }]
    }),
  )

function readState(entity: Entity, to: unknown): string {
  if (!statesOf(entity)!.options!.includes(to as string)) throw invalid([{ path: ['to'], rule: 'option', params: {} }])
  return to as string
}

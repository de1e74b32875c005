import type { FastifyInstance } from 'fastify'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, conflict, invalid } from '../../base/errors/api-error.ts'
import { commit, inChangeSet } from '../records/commit.ts'
import { assertBulkSize, idsOf, readRecordKeys, sendMany, type RecordKey } from './bulk.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { asObject, assertKeys, contextOf } from '../requests/request.ts'
import { route } from './route.ts'

/**
 * POST …/cast-work-schedule/days {records: [{id, version, values}]}: sets the states and hours of several days, all or
 * none. If some are refused, the error names each of them.
 */
export const planDays = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'planDays', 'edit', async (request, reply) => {
    const context = inChangeSet(await withColleagues(app, contextOf(app, entity, request)))
    const body = asObject(request.body)
    assertKeys(body, 'records')
    const keys = readRecordKeys(body, ['id', 'version', 'values'], true)
    const days = keys.map((key, index) => ({ ...key, index, values: readValues(entity, body, index) }))
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertBulkSize(context, idsOf(days))
      return yield* commitInAnyOrder(entity, days, ({ id, version, values }) =>
        commit(context, { kind: 'update', id, expectedVersion: version!, values })(),
      )
    })
    return sendMany(reply, saved)
  })

interface PlannedDay extends RecordKey {
  readonly index: number
  readonly values: Values
}

/** Only the state and the hours can be set: remarks belong to their day. */
function readValues({ calendar }: Entity, body: Values, index: number): Values {
  const values = asObject((body.records as readonly Values[])[index]!.values)
  const unknown = Object.keys(values).find((name) => name !== calendar!.state && name !== calendar!.spans.field)
  if (unknown) throw invalid([{ path: ['records', index, 'values', unknown], rule: 'unknownField', params: {} }])
  return values
}

/**
 * Saves every day, whatever their order: hours may be refused only because those of the day beside them have not been
 * set yet, so what was refused is tried again after the others, in the opposite order. Days that wait for the one after
 * them, however many in a row, are thus all saved by the second time. What is refused then is reported together.
 */
export function* commitInAnyOrder<Saved>(
  entity: Entity,
  days: readonly PlannedDay[],
  save: (day: PlannedDay) => Operation<Saved>,
): Operation<readonly Saved[]> {
  const saved: Saved[] = []
  for (let pending = days; pending.length > 0;) {
    const refused: (readonly [PlannedDay, ApiError])[] = []
    for (const day of pending) {
      try {
        saved.push(yield* save(day))
      } catch (error) {
        if (!(error instanceof ApiError) || !isAboutDay(error)) throw error
        refused.push([day, error])
      }
    }
    if (refused.length === pending.length)
      throw refusal(
        entity,
        refused.toSorted(([one], [other]) => one.index - other.index),
      )
    pending = refused.map(([day]) => day).reverse()
  }
  return saved
}

const isAboutDay = ({ statusCode }: ApiError): boolean => [400, 404, 409, 412].includes(statusCode)

/** One error for all refused days; 409 if one of them has been changed, or is over or gone. */
function refusal({ name }: Entity, refused: readonly (readonly [PlannedDay, ApiError])[]): ApiError {
  const issues = refused.flatMap(([day, error]) => issuesOf(day, error))
  return refused.every(([, { statusCode }]) => statusCode === 400) ? invalid(issues, name) : conflict(issues, {}, name)
}

function issuesOf({ index }: PlannedDay, { statusCode, data }: ApiError): readonly Issue[] {
  const path = ['records', index]
  if (statusCode === 412) return [{ path, rule: 'integrity.dayChanged', params: {} }]
  if (statusCode === 404) return [{ path, rule: 'integrity.dayGone', params: {} }]
  return ((data.issues ?? []) as readonly Issue[]).map(({ path: at, rule, params }) => ({
    path: [...path, 'values', ...at],
    rule,
    params,
  }))
}

import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { statesOf, type Entity } from '../../entities/entity.ts'
import type { Operation } from '../db/query.ts'
import { invalid, stale } from '../errors.ts'
import { assertColleagues } from './colleagues.ts'
import { follow } from './consequences.ts'
import type { Context } from './context.ts'
import { assertFit, forEach, idsIn, manyJson, recordsOf } from './many.ts'
import { storedBody } from './record/body.ts'
import { liveRow } from './record/current.ts'
import { valuesOf } from './record/row.ts'
import { assertTransition, noted, stamped } from './record/states.ts'
import { judged } from './record/unique.ts'
import { assertSound } from './record/values.ts'
import { changeFrom, changeRecord, savedOf, type Saved } from './record/write.ts'
import { contextOf, idOf, objectOf, onlyKeys, sendJson, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'

/** POST …/news/:id/transitions {to, version, values?}: `values` are working fields that are filled in on the way. */
export const transitionRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'transition', ['list', 'edit', 'preview'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'to', 'version', ...(entity.working ? ['values'] : []))
    const to = stateOf(entity, body.to)
    const version = versionOf(request, body)
    const values = workingValues(context, body.values)
    await assertColleagues(app, context, values)
    const saved = await context.store.database.write(context.tenant.id, () =>
      move(context, idOf(request), version, to, values),
    )
    return sendSaved(reply, saved)
  })

/** POST …/news/transitions {to, records}: many at once, all or none. */
export const transitionRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'transitionMany', ['list', 'edit', 'preview'], async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'to', 'records')
    const to = stateOf(entity, body.to)
    const records = recordsOf(body, ['id', 'version'], true)
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertFit(context, idsIn(records))
      return yield* forEach(records, ({ id, version }) => move(context, id, version!, to))
    })
    return sendJson(reply, manyJson(saved))
  })

function stateOf(entity: Entity, to: unknown): string {
  if (!statesOf(entity)!.options!.includes(to as string)) throw invalid([{ path: ['to'], rule: 'option', params: {} }])
  return to as string
}

function workingValues({ entity, tenant }: Context, given: unknown): Values {
  return given === undefined ? {} : storedBody(entity, tenant.site, 'working', given)
}

/** Brings a record into another state, with everything that follows from it. */
export function* move(context: Context, id: string, version: number, to: string, given: Values = {}): Operation<Saved> {
  const { name } = statesOf(context.entity)!
  const current = yield* liveRow(context, id)
  if (current.version !== version) throw stale(JSON.parse(savedOf(context, current).json))
  if (current[name] === to) return savedOf(context, current)
  assertTransition(context, current[name], to)
  const before = valuesOf(context.entity, current)
  const values = stamped(context, noted(context, to, { ...given, [name]: to }, before), before)
  const after = { ...before, ...values, id }
  yield* assertSound(context, values, after)
  const saved = yield* judged(
    context.entity,
    changeRecord(context, current, changeFrom(context, current, values), 'transition'),
  )
  yield* follow(context, before, after)
  return saved
}

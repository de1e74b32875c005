import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { statesOf, type Entity } from '../../entities/entity.ts'
import type { Issue } from '../../entities/issue.ts'
import type { Operation } from '../db/query.ts'
import { invalid, stale } from '../errors.ts'
import { settleUploads } from '../uploads/uses.ts'
import { follow } from './consequences.ts'
import type { Context } from './context.ts'
import { storedBody } from './record/body.ts'
import { liveRow, type CurrentRow } from './record/current.ts'
import { stored, value, valuesOf } from './record/row.ts'
import { assertTransition, assertUnlocked, noted, stamped } from './record/states.ts'
import { judged } from './record/unique.ts'
import { assertSound } from './record/values.ts'
import { changeFrom, changeRecord, savedOf, type Saved } from './record/write.ts'
import { contextOf, idOf, objectOf, parted, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'

/** PUT …/news/:id */
export const updateRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'update', 'edit', async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    const version = versionOf(request, body)
    const { own, owned } = parted(entity, body)
    const given = storedBody(entity, context.tenant.site, 'edit', own)
    const saved = await context.store.database.write(context.tenant.id, function* () {
      const current = yield* liveRow(context, idOf(request))
      return yield* update(context, current, version, owned, given)
    })
    return sendSaved(reply, saved)
  })

/** Brings a record from one version to the next, if nobody did before. */
export function* update(
  context: Context,
  current: CurrentRow,
  version: number,
  owned: Values,
  given: Values,
): Operation<Saved> {
  const { entity } = context
  if (current.version !== version) throw stale(JSON.parse(savedOf(context, current).json))
  const states = statesOf(entity)
  assertUnchanged(entity, current, owned)
  if (states) assertTransition(context, current[states.name], given[states.name])
  const whole = wholeRecord(entity, current, given)
  const to = states && given[states.name] !== current[states.name] ? given[states.name] : undefined
  const entering = to === undefined ? given : noted(context, String(to), given, whole)
  const values = yield* settleUploads(context, stamped(context, entering, whole))
  const change = changeFrom(context, current, values)
  const changed = Object.keys(change)
  if (changed.length === 0) return savedOf(context, current)
  const fixed = changed.filter((name) => entity.fixed?.includes(name))
  if (fixed.length > 0) throw invalid(fixed.map(immutable), entity.name)
  assertUnlocked(context, current, changed)
  yield* assertSound(context, Object.fromEntries(changed.map((name) => [name, values[name]])), {
    id: current.id,
    ...whole,
    ...values,
  })
  const saved = yield* judged(entity, changeRecord(context, current, change, 'update'))
  if (to !== undefined) yield* follow(context, valuesOf(entity, current), { ...whole, ...values, id: current.id })
  return saved
}

/** The record as it would be; values that were sent need not be read from the row. */
const wholeRecord = ({ fields }: Entity, current: CurrentRow, given: Values): Values =>
  Object.fromEntries(
    Object.values(fields).map(({ name, storage }) => [
      name,
      given[name] === undefined ? value(storage, current[name] ?? null) : given[name],
    ]),
  )

/** The server's own fields may come back as they are; a changed one is refused. The version was compared before. */
export function assertUnchanged(entity: Entity, current: CurrentRow, owned: Values): void {
  const changed = Object.entries(owned).filter(
    ([name, given]) => name !== 'version' && stored('text', given) !== current[name],
  )
  if (changed.length > 0)
    throw invalid(
      changed.map(([name]) => immutable(name)),
      entity.name,
    )
}

const immutable = (name: string): Issue => ({ path: [name], rule: 'integrity.immutable', params: {} })

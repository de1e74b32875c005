import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { fieldsOf } from '../../entities/at-site.ts'
import type { Entity } from '../../entities/entity.ts'
import type { Screen } from '../../entities/screens.ts'
import type { Operation } from '../db/query.ts'
import type { Colleague } from '../auth/colleagues.ts'
import { invalid, notFound, stale } from '../errors.ts'
import { assertAmongColleagues, possibleColleagues } from './colleagues.ts'
import { follow } from './consequences.ts'
import { settleUploads } from '../uploads/uses.ts'
import type { Context } from './context.ts'
import { storedBody } from './record/body.ts'
import {
  assertFitting,
  forEach,
  idsIn,
  manyBytes,
  manyJson,
  recordsOf,
  rowBytes,
  wholeNumber,
  type Named,
} from './many.ts'
import { revisionAt, revisionBytes } from './record/books.ts'
import { rowOf, type CurrentRow } from './record/current.ts'
import { value, valuesOf } from './record/row.ts'
import { assertStillPublished, assertUnlocked } from './record/states.ts'
import { judged } from './record/unique.ts'
import { assertSound } from './record/values.ts'
import { changeFrom, changeRecord, savedOf, type Saved } from './record/write.ts'
import { contextOf, idOf, objectOf, onlyKeys, sendJson, sendSaved, versionOf } from './request.ts'
import { route } from './route.ts'

/** Who may write a record may take a writing back; one that has no form is written where it is shown. */
const writers = ({ create, edit }: Entity): readonly Screen[] =>
  create || edit ? ['create', 'edit'] : ['list', 'preview']

/** POST …/news/:id/restorations {version, to?}: undo. Without `to`, the content of the version before. */
export const restoreRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'restore', writers(entity), async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'version', 'to')
    const version = versionOf(request, body)
    const to = wholeNumber(body.to, ['to'])
    const members = await possibleColleagues(app, context)
    const saved = await context.store.database.write(context.tenant.id, () =>
      restore(context, members, idOf(request), version, to),
    )
    return sendSaved(reply, saved)
  })

/** POST …/news/restorations {records}: many at once, all or none. */
export const restoreRecords = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'restoreMany', writers(entity), async (request, reply) => {
    const context = contextOf(app, entity, request)
    const body = objectOf(request.body)
    onlyKeys(body, 'records')
    const records = recordsOf(body, ['id', 'version', 'to'], true)
    const members = await possibleColleagues(app, context)
    const saved = await context.store.database.write(context.tenant.id, function* () {
      yield* assertRestorable(context, records)
      return yield* forEach(records, ({ id, version, to }) => restore(context, members, id, version!, to))
    })
    return sendJson(reply, manyJson(saved))
  })

/**
 * What a record is and what it becomes both count. That is more than twice the bound of other changes, so that whatever
 * was done to many at once can be undone at once.
 */
function* assertRestorable(context: Context, records: readonly Named[]): Operation<void> {
  const rows = yield* rowBytes(context, idsIn(records))
  const sizes: number[] = []
  for (const [place, { id, version, to = version! - 1 }] of records.entries())
    sizes.push(rows[place]! + (yield* revisionBytes(context, id, to)))
  assertFitting(sizes, 3 * manyBytes)
}

/**
 * Gives a record the content it had, live again if it was in the trash; refused when somebody wrote since, and where a
 * form that sends the same values would be.
 */
function* restore(
  context: Context,
  members: readonly Colleague[],
  id: string,
  version: number,
  to = version - 1,
): Operation<Saved> {
  const { entity, tenant } = context
  const current = yield* rowOf(context, id)
  if (!current) throw notFound()
  if (current.version !== version) throw stale(JSON.parse(savedOf(context, current).json))
  const kept = yield* valuesAt(context, current, to)
  const isTrashed = current.trashedAt !== null
  const different = changeFrom(context, current, kept)
  // From the trash everything returns, so everything is looked at; otherwise what changes.
  const changed = storedBody(entity, tenant.site, 'record', isTrashed ? kept : only(kept, different))
  const change = { ...changeFrom(context, current, changed), ...(isTrashed && { trashedAt: null }) }
  if (Object.keys(change).length === 0) return savedOf(context, current)
  assertUnlocked(context, current, Object.keys(change))
  assertStillPublished(context, current, changed)
  const before = valuesOf(entity, current)
  const whole = { ...before, ...changed, id }
  const fresh = only(changed, change)
  assertAmongColleagues(entity, fresh, members)
  yield* assertSound(context, changed, whole, fresh)
  yield* settleUploads(context, changed)
  const saved = yield* judged(entity, changeRecord(context, current, change, 'restore'))
  yield* follow(context, before, whole)
  return saved
}

const only = (values: Values, change: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in change))

/** The content of an earlier version; what is fixed, and fields that were declared since, keep what they have. */
function* valuesAt(context: Context, current: CurrentRow, version: number): Operation<Values> {
  const { entity, tenant } = context
  const found = yield* revisionAt(context, current.id, version)
  if (!found) throw invalid([{ path: ['to'], rule: 'invalid', params: {} }])
  const kept = JSON.parse(found.values) as Values
  return Object.fromEntries(
    fieldsOf(entity, tenant.site)
      .filter(({ name }) => Object.hasOwn(kept, name))
      .map(({ name, storage }) => [
        name,
        entity.fixed?.includes(name) ? value(storage, current[name] ?? null) : kept[name],
      ]),
  )
}

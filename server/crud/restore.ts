import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { fieldsOf } from '../../entities/at-site.ts'
import type { Entity } from '../../entities/entity.ts'
import type { Screen } from '../../entities/screens.ts'
import type { Operation } from '../db/query.ts'
import { invalid, notFound, stale } from '../errors.ts'
import { follow } from './consequences.ts'
import { settleUploads } from '../uploads/uses.ts'
import type { Context } from './context.ts'
import { forEach, manyJson, recordsOf, wholeNumber } from './many.ts'
import { revisionAt } from './record/books.ts'
import { rowOf, type CurrentRow } from './record/current.ts'
import { amongIssues } from './record/among.ts'
import { referenceIssues } from './record/references.ts'
import { value, valuesOf } from './record/row.ts'
import { assertStillPublished, assertUnlocked } from './record/states.ts'
import { judged } from './record/unique.ts'
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
    const saved = await context.store.database.write(context.tenant.id, () =>
      restore(context, idOf(request), version, to),
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
    const saved = await context.store.database.write(context.tenant.id, () =>
      forEach(records, ({ id, version, to }) => restore(context, id, version!, to)),
    )
    return sendJson(reply, manyJson(saved))
  })

/** Gives a record the content it had, live again if it was in the trash; refused when somebody wrote since. */
function* restore(context: Context, id: string, version: number, to = version - 1): Operation<Saved> {
  const current = yield* rowOf(context, id)
  if (!current) throw notFound()
  if (current.version !== version) throw stale(JSON.parse(savedOf(context, current).json))
  const values = yield* valuesAt(context, current, to)
  const change = { ...changeFrom(context, current, values), ...(current.trashedAt !== null && { trashedAt: null }) }
  if (Object.keys(change).length === 0) return savedOf(context, current)
  assertUnlocked(context, current, Object.keys(change))
  assertStillPublished(context, current, values)
  const changed = changedOf(values, change)
  const before = valuesOf(context.entity, current)
  const whole = { ...before, ...values, id }
  const issues = [...(yield* referenceIssues(context, changed)), ...(yield* amongIssues(context, changed, whole))]
  if (issues.length > 0) throw invalid(issues, context.entity.name)
  yield* settleUploads(context, changed)
  const saved = yield* judged(context.entity, changeRecord(context, current, change, 'restore'))
  yield* follow(context, before, whole)
  return saved
}

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

/** From the trash everything returns, so every pointer is looked at; otherwise those that change. */
const changedOf = (values: Values, change: Readonly<Record<string, unknown>>): Values =>
  'trashedAt' in change ? values : Object.fromEntries(Object.entries(values).filter(([name]) => name in change))

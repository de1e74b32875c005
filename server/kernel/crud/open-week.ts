import type { FastifyInstance } from 'fastify'
import { addDays, weekOf } from '../../../entities/language/dates/plain-date.ts'
import { todayOf, type WeekRows } from '../../../entities/language/declaration/calendar-view.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { brokenDateRule } from '../../../entities/language/fields/date.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import type { Change } from '../records/change.ts'
import { commitAll, inChangeSet } from '../records/commit.ts'
import type { SavedRecord } from '../records/saved-record.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { sendMany } from './bulk.ts'
import { rowColumns, type RecordRow } from '../records/read-row.ts'
import { rowValues } from '../records/stored-values.ts'
import { withoutLost } from '../records/references.ts'
import { entityByName } from '../records/registry.ts'
import { withColleagues } from '../auth/colleagues.ts'
import { contextOf, asObject, assertKeys } from '../requests/request.ts'
import { route } from './route.ts'

/**
 * POST …/cast-work-schedule/weeks {day, copy?}: opens the week around a day, creating a record per person for each day
 * that is not over. With `copy`, undecided records get the state and the hours of the week before.
 */
export const openWeek = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'openWeek', 'edit', async (request, reply) => {
    const context = inChangeSet(await withColleagues(app, contextOf(app, entity, request)))
    const body = asObject(request.body)
    assertKeys(body, 'day', 'copy')
    const day = readDay(body.day)
    if (body.copy !== undefined && typeof body.copy !== 'boolean')
      throw invalid([{ path: ['copy'], rule: 'boolean', params: {} }])
    const saved = await context.store.database.write(context.tenant.id, function* () {
      const created = yield* createMissing(context, day)
      return body.copy ? yield* copyPreviousWeek(context, day) : created
    })
    return sendMany(reply, saved)
  })

function readDay(day: unknown): string {
  const fault = brokenDateRule(day)
  if (fault) throw invalid([{ path: ['day'], rule: fault.rule, params: fault.params }])
  return String(day)
}

/** The days of a week that can be planned: not over, and not too far ahead. */
function plannableDays(entity: Entity, day: string): readonly string[] {
  const { from } = weekOf(day)
  const first = todayOf(entity)
  const last = addDays(first, entity.calendar!.rows!.maxDaysAhead)
  return [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(from, n)).filter((each) => each >= first && each <= last)
}

const keyOf = (who: unknown, day: unknown): string => `${String(who)} ${String(day)}`

/** Creates the missing records of a week. */
function* createMissing(context: Context, day: string): Operation<readonly SavedRecord[]> {
  const { entity } = context
  const { date, rows } = entity.calendar!
  const days = plannableDays(entity, day)
  if (days.length === 0) return []
  const existing = new Set((yield* readDays(context, days)).map((row) => keyOf(row[rows!.reference], row[date])))
  const missing = (yield* readOwners(context, rows!)).flatMap((who) =>
    days.filter((each) => !existing.has(keyOf(who, each))).map((each) => ({ [rows!.reference]: who, [date]: each })),
  )
  return yield* commitAll(
    context,
    missing.map((values) => ({ kind: 'create', values })),
  )()
}

/** Fills the undecided records of a week with the states and hours of the week before. */
function* copyPreviousWeek(context: Context, day: string): Operation<readonly SavedRecord[]> {
  const { entity } = context
  const { date, state, spans, rows } = entity.calendar!
  const undecided = entity.fields[state]!.initially
  const days = plannableDays(entity, day)
  const before = yield* readDays(
    context,
    days.map((each) => addDays(each, -7)),
  )
  const changes: Change[] = []
  for (const row of yield* readDays(context, days)) {
    const model = before.find(
      (each) => keyOf(each[rows!.reference], addDays(String(each[date]), 7)) === keyOf(row[rows!.reference], row[date]),
    )
    if (row[state] !== undecided || !model || model[state] === undecided) continue
    const { id, version } = row
    const { [state]: was, [spans.field]: hours } = rowValues(entity, model)
    // Remarks belong to their day, and so does a state that came about on it, such as being fully booked.
    const copied = { [state]: rows!.copiedAs?.[String(was)] ?? was, [spans.field]: hours }
    const values = yield* withoutLost(context, copied, 'trashed')
    changes.push({ kind: 'update', id, expectedVersion: version, values })
  }
  return yield* commitAll(context, changes)()
}

/** The live records of the given days, in day order. */
function* readDays(context: Context, days: readonly string[]): Operation<readonly RecordRow[]> {
  const { store, entity } = context
  const { date } = entity.calendar!
  const statement = store.cachedStatement<RecordRow>`on days|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.fn.inJsonArray(column(table, date), param('days')))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
      .orderBy(column(table, date))
      .orderBy(column(table, 'id'))
  })
  return yield* all(statement({ ...tenantBindings(context), days: JSON.stringify(days) }))
}

/** The ids of the records that get a row in the week. */
function* readOwners(context: Context, { reference, when }: WeekRows): Operation<readonly string[]> {
  const { store, entity } = context
  const target = entityByName(entity.fields[reference]!.to!)!
  const statement = store.cachedStatement<{ id: string }>`entitled|${entity.name}`(() => {
    const { table, select } = store.scope.records(target)
    const live = select().where(column(table, 'trashedAt'), 'is', null)
    return Object.keys(when)
      .reduce((query, name) => query.where(column(table, name), '=', param(name)), live)
      .select(column(table, 'id').as('id'))
      .orderBy(column(table, 'id'))
  })
  return (yield* all(statement({ ...when, ...tenantBindings(context) }))).map(({ id }) => id)
}

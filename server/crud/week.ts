import type { FastifyInstance } from 'fastify'
import type { Values } from '../../entities/body.ts'
import { addDays, today, weekOf } from '../../entities/calendar.ts'
import type { WeekRows } from '../../entities/calendar-view.ts'
import type { Entity } from '../../entities/entity.ts'
import { dayFault } from '../../entities/fields/date.ts'
import { column } from '../db/column.ts'
import { marker } from '../db/marker.ts'
import { all, type Operation } from '../db/query.ts'
import { invalid } from '../errors.ts'
import type { Change } from '../records/change.ts'
import { commitAll, inChangeSet } from '../records/commit.ts'
import type { Saved } from '../records/saved.ts'
import { wallOf, type Context } from './context.ts'
import { sendMany } from './many.ts'
import { rowColumns, type CurrentRow } from './record/current.ts'
import { valuesOf } from './record/row.ts'
import { entityNamed } from './registry.ts'
import { contextOf, objectOf, onlyKeys } from './request.ts'
import { route } from './route.ts'

/**
 * POST …/cast-work-schedule/weeks {day, copy?}: opens the week around a day, so that everybody has a record for each of
 * its days that is not over; with `copy`, those that are undecided become what they were a week before.
 */
export const openWeek = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'openWeek', 'edit', async (request, reply) => {
    const context = inChangeSet(contextOf(app, entity, request))
    const body = objectOf(request.body)
    onlyKeys(body, 'day', 'copy')
    const day = dayOf(body.day)
    if (body.copy !== undefined && typeof body.copy !== 'boolean')
      throw invalid([{ path: ['copy'], rule: 'boolean', params: {} }])
    const saved = await context.store.database.write(context.tenant.id, function* () {
      const made = yield* openIn(context, day)
      return body.copy ? yield* copyIn(context, day) : made
    })
    return sendMany(reply, saved)
  })

function dayOf(day: unknown): string {
  const fault = dayFault(day)
  if (fault) throw invalid([{ path: ['day'], rule: fault.rule, params: fault.params }])
  return String(day)
}

/** The days of a week that may be planned: not over, and not too far ahead. */
function plannable(day: string, ahead: number): readonly string[] {
  const { from } = weekOf(day)
  const [first, last] = [today(), addDays(today(), ahead)]
  return [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(from, n)).filter((each) => each >= first && each <= last)
}

const keyOf = (who: unknown, day: unknown): string => `${String(who)} ${String(day)}`

/** Makes the records of a week that are missing. */
function* openIn(context: Context, day: string): Operation<readonly Saved[]> {
  const { entity } = context
  const { date, rows } = entity.calendar!
  const days = plannable(day, rows!.ahead)
  if (days.length === 0) return []
  const there = new Set((yield* onDays(context, days)).map((row) => keyOf(row[rows!.of], row[date])))
  const missing = (yield* entitled(context, rows!)).flatMap((who) =>
    days.filter((each) => !there.has(keyOf(who, each))).map((each) => ({ [rows!.of]: who, [date]: each })),
  )
  return yield* commitAll(
    context,
    missing.map((values) => ({ kind: 'create', values })),
  )()
}

/** Gives the undecided records of a week what those of the week before say. */
function* copyIn(context: Context, day: string): Operation<readonly Saved[]> {
  const { entity } = context
  const { date, state, edit, rows } = entity.calendar!
  const undecided = entity.fields[state]!.initially
  const days = plannable(day, rows!.ahead)
  const before = yield* onDays(
    context,
    days.map((each) => addDays(each, -7)),
  )
  const changes: Change[] = []
  for (const row of yield* onDays(context, days)) {
    const model = before.find(
      (each) => keyOf(each[rows!.of], addDays(String(each[date]), 7)) === keyOf(row[rows!.of], row[date]),
    )
    if (row[state] !== undecided || !model || model[state] === undecided) continue
    const { id, version } = row
    const values = picked(valuesOf(entity, model), edit)
    changes.push({ kind: 'update', id, expectedVersion: version, values })
  }
  return yield* commitAll(context, changes)()
}

const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

/** The live records of some days, day by day. */
function* onDays(context: Context, days: readonly string[]): Operation<readonly CurrentRow[]> {
  const { store, entity } = context
  const { date } = entity.calendar!
  const statement = store.shaped<CurrentRow>(`on days|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.idiom.isAmong(column(table, date), marker('days')))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(rowColumns(entity).map((name) => column(table, name).as(name)))
      .orderBy(column(table, date))
      .orderBy(column(table, 'id'))
  })
  return yield* all(statement({ ...wallOf(context), days: JSON.stringify(days) }))
}

/** The ids of those who have a row. */
function* entitled(context: Context, { of, when }: WeekRows): Operation<readonly string[]> {
  const { store, entity } = context
  const target = entityNamed(entity.fields[of]!.to!)!
  const statement = store.shaped<{ id: string }>(`entitled|${entity.name}`, () => {
    const { table, select } = store.scope.records(target)
    const live = select().where(column(table, 'trashedAt'), 'is', null)
    return Object.keys(when)
      .reduce((query, name) => query.where(column(table, name), '=', marker(name)), live)
      .select(column(table, 'id').as('id'))
      .orderBy(column(table, 'id'))
  })
  return (yield* all(statement({ ...when, ...wallOf(context) }))).map(({ id }) => id)
}

import { v7 as uuid } from 'uuid'
import type { Values } from '../../../entities/body.ts'
import { recordMembership } from '../../auth/events/membership.ts'
import { marker } from '../../db/marker.ts'
import { run, type Operation } from '../../db/query.ts'
import type { Action } from '../../db/tables.ts'
import { stale } from '../../errors.ts'
import { wallOf, type Context } from '../context.ts'
import { forgetUses, noteUses } from '../../uploads/uses.ts'
import { assertAllowed } from '../policies.ts'
import { enterWords, forgetWords, renewWords } from '../search/entries.ts'
import { addToTotal, forgetRevisions, writeFormer, writeRevision } from './books.ts'
import { columnsOf } from './columns.ts'
import { rowColumns, type CurrentRow } from './current.ts'
import { jsonOf, stored, type Row, type Stored } from './row.ts'
import { column } from '../../db/column.ts'

/**
 * The only functions that write rows of entities: each asks the policy of the entity first, whatever way led here.
 */

/** A record after a write, as JSON text ready to be sent. */
export interface Saved {
  readonly id: string
  readonly version: number
  readonly json: string
}

export const savedOf = ({ entity, tenant }: Context, row: CurrentRow): Saved => ({
  id: row.id,
  version: row.version,
  json: jsonOf(columnsOf(entity, tenant.site), row),
})

/** Puts a new record in its table, with everything that goes with it. */
export function* insertRecord(context: Context, values: Values, id: string = uuid()): Operation<Saved> {
  const { store, entity, by } = context
  const now = new Date().toISOString()
  const row = {
    ...storedValues(context, values),
    id,
    ...(entity.within && { [entity.within.name]: context.parent ?? null }),
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
    updatedBy: by,
    trashedAt: null,
  } as CurrentRow
  yield* assertAllowed(context, { action: 'create', after: row })
  const statement = store.shaped(`insert|${entity.name}`, () =>
    store.scope.records(entity).insert(Object.fromEntries(rowColumns(entity).map((name) => [name, marker(name)]))),
  )
  yield* run(statement({ ...row, tenant_id: context.tenant.id }))
  yield* writeRevision(context, 'create', id, row)
  yield* recordMembership(context, 'create', row)
  yield* enterWords(context, id, row)
  yield* noteUses(context, id, row, Object.keys(values))
  yield* addToTotal(context, 1)
  return savedOf(context, row)
}

/** What changes in a row: fields by their stored values, and whether it is in the trash. */
export type Change = Readonly<Record<string, Stored>>

/** Changes a record from the row it is now to the next version of it. */
export function* changeRecord(context: Context, current: CurrentRow, change: Change, action: Action): Operation<Saved> {
  const { store, entity, by } = context
  const next = {
    ...current,
    ...change,
    version: current.version + 1,
    updatedAt: new Date().toISOString(),
    updatedBy: by,
  } as CurrentRow
  yield* assertAllowed(context, { action, before: current, after: next })
  const names = [...Object.keys(change), 'version', 'updatedAt', 'updatedBy']
  const statement = store.shaped(`update|${entity.name}|${names.join()}`, () => {
    const { table, update } = store.scope.records(entity)
    return update()
      .set(Object.fromEntries(names.map((name) => [name, marker(name)])))
      .where(column(table, 'id'), '=', marker('id'))
      .where(column(table, 'version'), '=', marker('version_before'))
  })
  const changed = yield* run(statement({ ...next, tenant_id: context.tenant.id, version_before: current.version }))
  if (changed === 0) throw stale(JSON.parse(savedOf(context, current).json))
  yield* writeFormer(context, current)
  yield* writeRevision(context, action, current.id, next)
  yield* recordMembership(context, action, next)
  if (entity.search?.some((name) => name in change)) yield* renewWords(context, current.id, next)
  yield* noteUses(context, current.id, next, Object.keys(change))
  yield* addToTotal(context, Number(next.trashedAt === null) - Number(current.trashedAt === null))
  return savedOf(context, next)
}

/** Takes a record out of its table for good, with everything that went with it. */
export function* removeRecord(context: Context, current: CurrentRow): Operation<void> {
  const { store, entity } = context
  const { id } = current
  yield* assertAllowed(context, { action: 'purge', before: current })
  yield* forgetWords(context, id)
  yield* forgetUses(context, id)
  yield* forgetRevisions(context, id, current)
  const statement = store.shaped(`purge|${entity.name}`, () => {
    const { table, remove } = store.scope.records(entity)
    return remove().where(column(table, 'id'), '=', marker('id'))
  })
  yield* run(statement({ ...wallOf(context), id }))
}

/** The stored forms of values that differ from a row. */
export function changeFrom({ entity }: Context, current: Row, values: Values): Change {
  const change: Record<string, Stored> = {}
  for (const [name, given] of Object.entries(values)) {
    const kept = stored(entity.fields[name]!.storage, given)
    if (kept !== current[name]) change[name] = kept
  }
  return change
}

function storedValues({ entity }: Context, values: Values): Row {
  const row: Record<string, Stored> = {}
  for (const { name, storage } of Object.values(entity.fields)) row[name] = stored(storage, values[name])
  return row
}

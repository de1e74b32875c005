import { sql } from 'kysely'
import { wallOf, type Context } from '../crud/context.ts'
import { addToTotal, forgetRevisions, writeFormer, writeRevision } from '../crud/record/books.ts'
import { rowColumns, type CurrentRow } from '../crud/record/current.ts'
import { mapUniqueViolation } from '../crud/record/unique.ts'
import { pointersAt } from '../crud/registry.ts'
import { enterWords, forgetWords, renewWords } from '../crud/search/entries.ts'
import { column } from '../db/column.ts'
import { marker } from '../db/marker.ts'
import { run, type Operation } from '../db/query.ts'
import { stale } from '../errors.ts'
import { forgetUses, noteUses } from '../uploads/uses.ts'
import type { Write } from './entity-hooks.ts'
import { savedOf } from './saved.ts'

/** The only statements that write rows of entities. `commit` alone runs them, after everything that may refuse a change. */

/** Writes a record's row with what is derived from it: totals, the search index and the uses of uploads. */
export function* persist(context: Context, write: Write, changed: readonly string[]): Operation<void> {
  const { before, after } = write
  if (!after) return yield* remove(context, before!)
  if (!before) yield* mapUniqueViolation(context.entity, insert(context, after))
  else yield* mapUniqueViolation(context.entity, update(context, before, after, changed))
  yield* noteUses(context, after.id, after, changed)
  yield* addToTotal(context, isLive(after) - isLive(before))
}

/** Writes down what was done to the record, by whom and in which request. */
export function* record(context: Context, { action, before, after }: Write): Operation<void> {
  if (!after) return yield* forgetRevisions(context, before!.id, before!)
  if (before) yield* writeFormer(context, before)
  yield* writeRevision(context, action, after.id, after)
}

const isLive = (row: CurrentRow | undefined): number => Number(row !== undefined && row.trashedAt === null)

function* insert(context: Context, row: CurrentRow): Operation<void> {
  const { store, entity } = context
  const statement = store.shaped(`insert|${entity.name}`, () =>
    store.scope.records(entity).insert(Object.fromEntries(rowColumns(entity).map((name) => [name, marker(name)]))),
  )
  yield* run(statement({ ...row, tenant_id: context.tenant.id }))
  yield* enterWords(context, row.id, row)
}

function* update(context: Context, before: CurrentRow, after: CurrentRow, changed: readonly string[]): Operation<void> {
  const { store, entity } = context
  const names = [...changed, 'version', 'updatedAt', 'updatedBy']
  const statement = store.shaped(`update|${entity.name}|${names.join()}`, () => {
    const { table, update: updateRow } = store.scope.records(entity)
    return updateRow()
      .set(Object.fromEntries(names.map((name) => [name, marker(name)])))
      .where(column(table, 'id'), '=', marker('id'))
      .where(column(table, 'version'), '=', marker('version_before'))
  })
  const rows = yield* run(statement({ ...after, tenant_id: context.tenant.id, version_before: before.version }))
  if (rows === 0) throw stale(JSON.parse(savedOf(context, before).json))
  if (entity.search?.some((name) => changed.includes(name))) yield* renewWords(context, after.id, after)
}

/** Takes a record out of its table for good. */
function* remove(context: Context, { id }: CurrentRow): Operation<void> {
  const { store, entity } = context
  yield* clearPointers(context, id)
  yield* forgetWords(context, id)
  yield* forgetUses(context, id)
  const statement = store.shaped(`purge|${entity.name}`, () => {
    const { table, remove: removeRow } = store.scope.records(entity)
    return removeRow().where(column(table, 'id'), '=', marker('id'))
  })
  yield* run(statement({ ...wallOf(context), id }))
}

/** Empties the pointers that do without their target; readers have seen them empty since it went to the trash. */
function* clearPointers(context: Context, id: string): Operation<void> {
  const { store, entity } = context
  for (const {
    from,
    at: { field, part, many },
  } of pointersAt(entity, 'setNull')) {
    if (many || part) continue
    const statement = store.shaped(`let go|${from.name}|${field}`, () => {
      const { table, update: updateRows } = store.scope.records(from)
      return updateRows()
        .set({ [field]: null })
        .where(sql<boolean>`${column(table, field)} = ${marker('id')}`)
    })
    yield* run(statement({ ...wallOf(context), id }))
  }
}

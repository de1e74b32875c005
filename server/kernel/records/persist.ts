import { sql } from 'kysely'
import { tenantBindings, type Context } from './context.ts'
import { adjustTotal, replaceRevisionsByPurge, writePreviousRevision, writeRevision } from './revisions.ts'
import { rowColumns, type RecordRow } from './read-row.ts'
import { incomingReferences } from './registry.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { run, runUnawaited, type Operation, type Query } from '../../base/db/query.ts'
import { stale, invalid } from '../../base/errors/api-error.ts'
import type { Write } from './entity-hooks.ts'
import { participantsOf, removeBelongings } from './participants.ts'
import { toSavedRecord } from './saved-record.ts'
import type { Entity } from '../../../entities/language/entity.ts'

/** The only statements that write entity rows. Only `commit` runs them, after all checks. */

/**
 * Writes a record's row and the data derived from it, by the participants and the totals. `isAwaited` says whether somebody
 * asks before the end of the transaction if the row could be written.
 */
export function* persist(
  context: Context,
  write: Write,
  changed: readonly string[],
  isAwaited: boolean,
): Operation<void> {
  const { before, after } = write
  if (!after) return yield* remove(context, before!)
  // Before the row itself, whose outcome may be awaited: so nobody waits for it besides.
  const stored = { ...write, after }
  for (const participant of participantsOf(context.entity).with) yield* participant.with(context, stored, changed)
  if (!before) yield* insert(context, after, isAwaited)
  else yield* update(context, before, after, changed, isAwaited)
  yield* adjustTotal(context, isLive(after) - isLive(before))
}

/** Records what was done to the record, by whom and in which request. */
export function* recordRevision(context: Context, { action, before, after }: Write): Operation<void> {
  if (!after) return yield* replaceRevisionsByPurge(context, before!.id, before!)
  if (before) yield* writePreviousRevision(context, before)
  yield* writeRevision(context, action, after, before)
}

const isLive = (row: RecordRow | undefined): number => Number(row !== undefined && row.trashedAt === null)

function* insert(context: Context, row: RecordRow, isAwaited: boolean): Operation<void> {
  const { store, entity } = context
  const statement = store.cachedStatement`insert|${entity.name}`(() =>
    store.scope.records(entity).insert(Object.fromEntries(rowColumns(entity).map((name) => [name, param(name)]))),
  )
  const query = reportingDuplicates(entity, statement({ ...row, tenant_id: context.tenant.id }))
  if (isAwaited) yield* run(query)
  else yield* runUnawaited(query)
}

function* update(
  context: Context,
  before: RecordRow,
  after: RecordRow,
  changed: readonly string[],
  isAwaited: boolean,
): Operation<void> {
  const { store, entity } = context
  const names = [...changed, 'version', 'updatedAt', 'updatedBy']
  const statement = store.cachedStatement`update|${entity.name}|${names.join()}`(() => {
    const { table, update: updateRow } = store.scope.records(entity)
    return updateRow()
      .set(Object.fromEntries(names.map((name) => [name, param(name)])))
      .where(column(table, 'id'), '=', param('id'))
      .where(column(table, 'version'), '=', param('version_before'))
  })
  const values = { ...after, tenant_id: context.tenant.id, version_before: before.version }
  const query = reportingDuplicates(entity, statement(values))
  // Accounts are also changed elsewhere; anything else is written by one transaction of its tenant after the other.
  if (!isAwaited && !entity.viewOf) yield* runUnawaited(query)
  else if ((yield* run(query)) === 0) throw stale(JSON.parse(toSavedRecord(context, before).json))
}

/** Removes a record from its table for good. */
function* remove(context: Context, { id }: RecordRow): Operation<void> {
  const { store, entity } = context
  yield* clearReferences(context, id)
  yield* removeBelongings(context, id)
  const statement = store.cachedStatement`purge|${entity.name}`(() => {
    const { table, remove: removeRow } = store.scope.records(entity)
    return removeRow().where(column(table, 'id'), '=', param('id'))
  })
  yield* run(statement({ ...tenantBindings(context), id }))
}

/** Clears the references declared `setNull`. Readers have seen them as empty since the target was trashed. */
function* clearReferences(context: Context, id: string): Operation<void> {
  const { store, entity } = context
  for (const {
    source: referencing,
    reference: { field, part, many },
  } of incomingReferences(entity, 'setNull')) {
    if (many || part) continue
    const statement = store.cachedStatement`let go|${referencing.name}|${field}`(() => {
      const { table, update: updateRows } = store.scope.records(referencing)
      return updateRows()
        .set({ [field]: null, updatedAt: param('now') })
        .where(sql<boolean>`${column(table, field)} = ${param('id')}`)
    })
    yield* run(statement({ ...tenantBindings(context), id, now: new Date().toISOString() }))
  }
}

/** The write of a row, which leaves uniqueness to the database: a violated unique index becomes an issue on its field. */
const reportingDuplicates = (entity: Entity, write: Query): Query => ({
  ...write,
  faultOf(error) {
    const field = violatedField(entity, error)
    return field ? invalid([{ path: [field], rule: 'duplicate', params: {} }], entity.name) : undefined
  },
})

/** The unique field that a database constraint error refers to, if any. */
function violatedField(entity: Entity, error: unknown): string | undefined {
  const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string }
  const constraintText =
    code === 'SQLITE_CONSTRAINT_UNIQUE' ? message : code === '23505' ? `index '${constraint}'` : undefined
  return (
    constraintText &&
    entity.unique?.find(
      (field) =>
        constraintText.includes(`_${field}_unique'`) ||
        constraintText.includes(`_${field}_key'`) ||
        constraintText.endsWith(`.${field}`),
    )
  )
}

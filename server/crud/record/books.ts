import { sql } from 'kysely'
import { column } from '../../db/column.ts'
import { marker } from '../../db/marker.ts'
import { all, first, run, type Operation } from '../../db/query.ts'
import type { Action } from '../../db/tables.ts'
import { newChangeSet } from '../../records/change-set.ts'
import { wallOf, type Context } from '../context.ts'
import { fieldColumns } from './columns.ts'
import type { CurrentRow } from './current.ts'
import { jsonOf, type Row } from './row.ts'

/** What every write leaves behind, in its own transaction: the revision of the record, and the count of the live ones. */

/** Writes down who did what to a record, and what it is after. */
export function* writeRevision(context: Context, action: Action, id: string, row: Row): Operation<void> {
  const values = jsonOf(fieldColumns(context.entity, context.tenant.site), row)
  yield* insertRevision(context, action, id, { version: row.version, at: row.updatedAt, values })
}

/**
 * Accounts are made and changed beside their view too: before the view changes one, what it was is written down, so that
 * the change can be taken back.
 */
export function* writeFormer(context: Context, current: CurrentRow): Operation<void> {
  if (!context.entity.viewOf) return
  const { id, version } = current
  if (yield* revisionAt(context, id, version)) return
  const elsewhere = { ...context, by: null, session: undefined, changeSet: newChangeSet() }
  yield* writeRevision(elsewhere, version === 1 ? 'create' : 'update', id, current)
}

/** What a record was at a version, if that was written down. */
export function* revisionAt(
  context: Context,
  id: string,
  version: number,
): Operation<{ readonly values: string } | undefined> {
  const { store } = context
  const statement = store.shaped<{ values: string }>('revision at', () =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', marker('entity'))
      .where('revision.recordId', '=', marker('id'))
      .where('revision.version', '=', marker('version'))
      .select('revision.values'),
  )
  return yield* first(statement({ ...wallOf(context), id, version }))
}

/** How many bytes what was written down of a record at a version has; none where nothing was. */
export function* revisionBytes(context: Context, id: string, version: number): Operation<number> {
  const { store } = context
  const statement = store.shaped<{ bytes: number }>('revision bytes', () =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', marker('entity'))
      .where('revision.recordId', '=', marker('id'))
      .where('revision.version', '=', marker('version'))
      .select(store.idiom.bytes(column('revision', 'values')).as('bytes')),
  )
  return (yield* first(statement({ ...wallOf(context), id, version })))?.bytes ?? 0
}

/** How many bytes all that was written down of some records has, one after the other. */
export function* historyBytes(context: Context, ids: readonly string[]): Operation<readonly number[]> {
  const { store } = context
  const statement = store.shaped<{ id: string; bytes: number }>('history bytes', () =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', marker('entity'))
      .where(store.idiom.isAmong(column('revision', 'recordId'), marker('ids')))
      .groupBy('revision.recordId')
      .select([
        'revision.recordId as id',
        sql<number>`sum(${store.idiom.bytes(column('revision', 'values'))})`.as('bytes'),
      ]),
  )
  const rows = yield* all(statement({ ...wallOf(context), ids: JSON.stringify(ids) }))
  const bytes = new Map(rows.map((row) => [row.id, row.bytes]))
  return ids.map((id) => bytes.get(id) ?? 0)
}

/** Who acts in the name of the account that asks: an administrator, in the session that is theirs for it. */
const impersonator = () =>
  sql<
    string | null
  >`(select "acting"."impersonatedBy" from "auth_session" as "acting" where "acting"."id" = ${marker('session')})`

function* insertRevision(
  context: Context,
  action: Action,
  id: string,
  written: Readonly<Record<'version' | 'at' | 'values', unknown>>,
): Operation<void> {
  const { store, by, session = null, requestId, changeSet = newChangeSet() } = context
  const set = { changeSet: changeSet.id, place: changeSet.size++ }
  const statement = store.shaped('revision', () =>
    store.scope.insertInto('revision', {
      entity: marker('entity'),
      recordId: marker('id'),
      version: marker('version'),
      action: marker('action'),
      at: marker('at'),
      by: marker('by'),
      impersonator: impersonator(),
      requestId: marker('requestId'),
      values: marker('values'),
      changeSet: marker('changeSet'),
      place: marker('place'),
    }),
  )
  yield* run(statement({ ...wallOf(context), ...written, ...set, id, action, by, session, requestId }))
}

/** Leaves of all that was done to a record only that it is gone: who, when, and no word of what it held. */
export function* forgetRevisions(context: Context, id: string, last: Row): Operation<void> {
  yield* deleteRevisions(context, id)
  const version = Number(last.version) + 1
  yield* insertRevision(context, 'purge', id, { version, at: new Date().toISOString(), values: '{}' })
}

/** Leaves nothing of all that was done to a record. */
export function* deleteRevisions(context: Context, id: string): Operation<void> {
  const { store } = context
  const statement = store.shaped('forget revisions', () =>
    store.scope
      .deleteFrom('revision')
      .where('revision.entity', '=', marker('entity'))
      .where('revision.recordId', '=', marker('id')),
  )
  yield* run(statement({ ...wallOf(context), id }))
}

/** Counts records in or out of the live ones. */
export function* addToTotal(context: Context, difference: number): Operation<void> {
  // What is kept elsewhere changes there too, and is counted when it is asked for.
  if (difference === 0 || context.entity.viewOf) return
  const { store } = context
  const statement = store.shaped('total', () =>
    store.scope
      .insertInto('total', { entity: marker('entity'), count: marker('difference') })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'entity']).doUpdateSet({ count: sql`"total"."count" + excluded."count"` }),
      ),
  )
  yield* run(statement({ ...wallOf(context), difference }))
}

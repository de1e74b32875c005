import { sql } from 'kysely'
import { column } from '../db/column.ts'
import { param } from '../db/parameter.ts'
import { all, first, run, runUnawaited, type Operation } from '../db/query.ts'
import type { Action } from '../db/tables.ts'
import { newChangeSet } from './change-set.ts'
import { tenantBindings, type Context } from './context.ts'
import { fieldColumns } from './columns.ts'
import type { RecordRow } from './read-row.ts'
import { rowJson, type Row } from './stored-values.ts'
import { liveEndpoints } from '../webhooks/endpoints.ts'

/** What every write records in its own transaction: a revision, and the count of live records. */

/**
 * Records who did what to a record, and its resulting content. If asked, answers how many endpoints of webhooks the
 * tenant has.
 */
export function* writeRevision(
  context: Context,
  action: Action,
  id: string,
  row: Row,
  asksEndpoints = false,
): Operation<number | undefined> {
  const values = rowJson(fieldColumns(context.entity, context.tenant.site), row)
  return yield* insertRevision(context, action, id, { version: row.version, at: row.updatedAt, values }, asksEndpoints)
}

/**
 * Accounts are also created and changed outside their view. Before the view changes one, its previous state is recorded
 * so that the change can be undone.
 */
export function* writePreviousRevision(context: Context, current: RecordRow): Operation<void> {
  if (!context.entity.viewOf) return
  const { id, version } = current
  if (yield* findRevision(context, id, version)) return
  const elsewhere = { ...context, by: null, session: undefined, changeSet: newChangeSet() }
  yield* writeRevision(elsewhere, version === 1 ? 'create' : 'update', id, current)
}

/** The content of a record at a version, if it was recorded. */
export function* findRevision(
  context: Context,
  id: string,
  version: number,
): Operation<{ readonly values: string } | undefined> {
  const { store } = context
  const statement = store.cachedStatement<{ values: string }>('revision at', () =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where('revision.recordId', '=', param('id'))
      .where('revision.version', '=', param('version'))
      .select('revision.values'),
  )
  return yield* first(statement({ ...tenantBindings(context), id, version }))
}

/** The size in bytes of a record's recorded content at a version; 0 if none was recorded. */
export function* revisionSize(context: Context, id: string, version: number): Operation<number> {
  const { store } = context
  const statement = store.cachedStatement<{ bytes: number }>('revision bytes', () =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where('revision.recordId', '=', param('id'))
      .where('revision.version', '=', param('version'))
      .select(store.fn.byteLength(column('revision', 'values')).as('bytes')),
  )
  return (yield* first(statement({ ...tenantBindings(context), id, version })))?.bytes ?? 0
}

/** The total size in bytes of each record's recorded history, in the order of `ids`. */
export function* historySizes(context: Context, ids: readonly string[]): Operation<readonly number[]> {
  const { store } = context
  const statement = store.cachedStatement<{ id: string; bytes: number }>('history bytes', () =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where(store.fn.inJsonArray(column('revision', 'recordId'), param('ids')))
      .groupBy('revision.recordId')
      .select([
        'revision.recordId as id',
        sql<number>`sum(${store.fn.byteLength(column('revision', 'values'))})`.as('bytes'),
      ]),
  )
  const rows = yield* all(statement({ ...tenantBindings(context), ids: JSON.stringify(ids) }))
  const bytes = new Map(rows.map((row) => [row.id, row.bytes]))
  return ids.map((id) => bytes.get(id) ?? 0)
}

/** The administrator acting as the caller's account, taken from the impersonation session. */
export const impersonator = () =>
  sql<
    string | null
  >`(select "acting"."impersonatedBy" from "auth_session" as "acting" where "acting"."id" = ${param('session')})`

/** If asked, the statement also answers how many endpoints of webhooks the tenant has. */
function* insertRevision(
  context: Context,
  action: Action,
  id: string,
  revision: Readonly<Record<'version' | 'at' | 'values', unknown>>,
  asksEndpoints = false,
): Operation<number | undefined> {
  const { store, by, session = null, requestId, changeSet = newChangeSet() } = context
  const set = { changeSet: changeSet.id, place: changeSet.size++ }
  const statement = store.cachedStatement<{ endpoints: number }>(`revision ${asksEndpoints}`, () => {
    const insert = store.scope.insertInto('revision', {
      entity: param('entity'),
      recordId: param('id'),
      version: param('version'),
      action: param('action'),
      at: param('at'),
      by: param('by'),
      impersonator: impersonator(),
      requestId: param('requestId'),
      values: param('values'),
      changeSet: param('changeSet'),
      place: param('place'),
    })
    return asksEndpoints ? insert.returning(liveEndpoints().as('endpoints')) : insert
  })
  const query = statement({ ...tenantBindings(context), ...revision, ...set, id, action, by, session, requestId })
  if (asksEndpoints) return Number((yield* first(query))!.endpoints)
  yield* runUnawaited(query)
  return undefined
}

/** Replaces a record's history by one purge entry: who and when, without any content. */
export function* replaceRevisionsByPurge(context: Context, id: string, last: Row): Operation<void> {
  yield* deleteRevisions(context, id)
  const version = Number(last.version) + 1
  yield* insertRevision(context, 'purge', id, { version, at: new Date().toISOString(), values: '{}' })
}

/** Deletes a record's entire history. */
export function* deleteRevisions(context: Context, id: string): Operation<void> {
  const { store } = context
  const statement = store.cachedStatement('forget revisions', () =>
    store.scope
      .deleteFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where('revision.recordId', '=', param('id')),
  )
  yield* run(statement({ ...tenantBindings(context), id }))
}

/** Adjusts the count of live records. */
export function* adjustTotal(context: Context, difference: number): Operation<void> {
  // Views can change outside the entity, so they are counted on demand.
  if (difference === 0 || context.entity.viewOf) return
  const { store } = context
  const statement = store.cachedStatement('total', () =>
    store.scope
      .insertInto('total', { entity: param('entity'), count: param('difference') })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'entity']).doUpdateSet({ count: sql`"total"."count" + excluded."count"` }),
      ),
  )
  yield* runUnawaited(statement({ ...tenantBindings(context), difference }))
}

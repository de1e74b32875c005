import { sql } from 'kysely'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, runUnawaited, type Operation } from '../../base/db/query.ts'
import type { Bound } from '../../base/db/statement.ts'
import type { Action } from '../tables.ts'
import { newChangeSet } from './change-set.ts'
import { tenantBindings, type Context } from './context.ts'
import type { RecordRow } from './read-row.ts'
import { contentToStore, findContent, storedSize } from './revision-contents.ts'
import type { Row } from './stored-values.ts'

/** What every write records in its own transaction: a revision, and the count of live records. */

/** Records who did what to a record, and its resulting content. */
export function* writeRevision(context: Context, action: Action, row: RecordRow, before?: Row): Operation<void> {
  const content = { version: row.version, at: row.updatedAt!, ...contentToStore(context, row, before) }
  yield* insertRevision(context, action, row.id, content)
}

/**
 * Accounts are also created and changed outside their view. Before the view changes one, its previous state is recorded
 * so that the change can be undone.
 */
export function* writePreviousRevision(context: Context, current: RecordRow): Operation<void> {
  if (!context.entity.viewOf) return
  const { id, version } = current
  if ((yield* findContent(context, id, version)) !== undefined) return
  const elsewhere = { ...context, by: null, session: undefined, impersonator: undefined, changeSet: newChangeSet() }
  yield* writeRevision(elsewhere, version === 1 ? 'create' : 'update', current)
}

/** The total size in bytes of each record's recorded history, in the order of `ids`. */
export function* historySizes(context: Context, ids: readonly string[]): Operation<readonly number[]> {
  const { store } = context
  const statement = store.cachedStatement<{ id: string; bytes: number }>`history bytes`(() =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where(store.fn.inJsonArray(column('revision', 'recordId'), param('ids')))
      .groupBy('revision.recordId')
      .select(['revision.recordId as id', sql<number>`sum(${storedSize(store.fn)})`.as('bytes')]),
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

function* insertRevision(
  context: Context,
  action: Action,
  id: string,
  revision: Readonly<Record<'version' | 'at' | 'values' | 'former', Bound>>,
): Operation<void> {
  const { store, by, session = null, impersonator: known = null, requestId, changeSet = newChangeSet() } = context
  const set = { changeSet: changeSet.id, place: changeSet.size++ }
  const statement = store.cachedStatement`revision`(() =>
    store.scope.insertInto('revision', {
      entity: param('entity'),
      recordId: param('id'),
      version: param('version'),
      action: param('action'),
      at: param('at'),
      by: param('by'),
      impersonator: sql<string | null>`coalesce(${param('impersonator')}, ${impersonator()})`,
      requestId: param('requestId'),
      values: param('values'),
      former: param('former'),
      changeSet: param('changeSet'),
      place: param('place'),
    }),
  )
  const query = statement({
    ...tenantBindings(context),
    ...revision,
    ...set,
    id,
    action,
    by,
    session,
    impersonator: known,
    requestId,
  })
  yield* runUnawaited(query)
}

/** Replaces a record's history by one purge entry: who and when, without any content. */
export function* replaceRevisionsByPurge(context: Context, id: string, last: Row): Operation<void> {
  yield* deleteRevisions(context, id)
  const version = Number(last.version) + 1
  yield* insertRevision(context, 'purge', id, { version, at: new Date().toISOString(), values: '{}', former: null })
}

/** Deletes a record's entire history. */
export function* deleteRevisions(context: Context, id: string): Operation<void> {
  const { store } = context
  const statement = store.cachedStatement`forget revisions`(() =>
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
  const statement = store.cachedStatement`total`(() =>
    store.scope
      .insertInto('total', { entity: param('entity'), count: param('difference') })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'entity']).doUpdateSet({ count: sql`"total"."count" + excluded."count"` }),
      ),
  )
  yield* runUnawaited(statement({ ...tenantBindings(context), difference }))
}

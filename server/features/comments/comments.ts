import { sql } from 'kysely'
import { commentColumns, commentsPerPage } from '../../../entities/system/comment.ts'
import { accountName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { tenantBindings, type Context, type Store } from '../../kernel/records/context.ts'
import { impersonator } from '../../kernel/records/revisions.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    comment: StoredRowOf<typeof commentColumns>
  }
}

export const commentTable = systemTable('comment', commentColumns)

/** A comment with the names of whoever wrote it; null for an account that is gone. */
export type ReadComment = Omit<RowOf<typeof commentColumns>, 'entity' | 'recordId' | 'plan' | 'doneBy'> & {
  readonly byName: string | null
  readonly impersonatorName: string | null
}

/** The comments on a record, newest first, from a place on; and how many there are. */
export function* readComments(
  context: Context,
  recordId: string,
  offset: number,
): Operation<{ readonly comments: readonly ReadComment[]; readonly total: number }> {
  const { count, page } = statementsOf(context.store)
  const at = { ...tenantBindings(context), recordId }
  const { total } = (yield* first(count(at)))!
  return { comments: total === 0 ? [] : yield* all(page({ ...at, offset, limit: commentsPerPage })), total }
}

/** A comment on a record. */
export function* findComment(context: Context, recordId: string, id: string): Operation<ReadComment | undefined> {
  return yield* first(statementsOf(context.store).one({ ...tenantBindings(context), recordId, id }))
}

/** Adds a comment; false where there is one with that id. */
export function* insertComment(context: Context, recordId: string, id: string, body: string): Operation<boolean> {
  const { insert } = statementsOf(context.store)
  const { by, session = null } = context
  const createdAt = new Date().toISOString()
  return (yield* run(insert({ ...tenantBindings(context), recordId, id, body, by, session, createdAt }))) > 0
}

/** Rewrites a comment, which restores a deleted one; or deletes it, with its text, if that is null. */
export function* updateComment(context: Context, id: string, version: number, body: string | null): Operation<boolean> {
  const { update } = statementsOf(context.store)
  const now = new Date().toISOString()
  const { session = null } = context
  const values = { body: body ?? '', session, version, editedAt: now, deletedAt: body === null ? now : null }
  return (yield* run(update({ ...tenantBindings(context), id, ...values }))) > 0
}

/** Who has commented on a record, the last first. */
export function* authorsOf(context: Context, recordId: string): Operation<readonly string[]> {
  const rows = yield* all(statementsOf(context.store).authors({ ...tenantBindings(context), recordId }))
  return rows.map(({ by }) => by)
}

/** Comments go with their record. */
export const commentParticipant: Participant = {
  name: 'comments',
  removed: (context, recordId) => commentTable.removeAbout(context, recordId),
}

/** What is known of accounts by their ids; those that are gone are left out. */
export function* accountsById(
  { scope, fn, cachedStatement }: Store,
  ids: readonly string[],
): Operation<readonly { readonly id: string; readonly name: string; readonly role: string | null }[]> {
  if (ids.length === 0) return []
  const statement = cachedStatement<{ id: string; name: string; role: string | null }>`accounts by id`(() =>
    installation(scope.dialect)
      .selectFrom('auth_user')
      .where(fn.inJsonArray(column('auth_user', 'id'), param('ids')))
      .select(['auth_user.id', 'auth_user.name', 'auth_user.role']),
  )
  return yield* all(statement({ ids: JSON.stringify(ids) }))
}

/** Those of some accounts who belong to the tenant today, and administrators. */
export function* whoMayRead(
  { store, colleagues = [] }: Pick<Context, 'store' | 'colleagues'>,
  accounts: readonly string[],
): Operation<readonly string[]> {
  const known = yield* accountsById(store, accounts)
  return known
    .filter(({ id, role }) => role === 'admin' || colleagues.some((each) => each.id === id))
    .map(({ id }) => id)
}

/** At most this many earlier authors are notified of another comment. */
const maxAuthors = 50

function statementsOf({ scope, cachedStatement }: Store) {
  const ofRecord = () =>
    scope
      .selectFrom('comment')
      .where('comment.entity', '=', param('entity'))
      .where('comment.recordId', '=', param('recordId'))
  const nameOf = (person: 'by' | 'impersonatedBy') => accountName(column('comment', person))
  const read = () =>
    ofRecord().select([
      'comment.id',
      'comment.body',
      'comment.by',
      nameOf('by').as('byName'),
      'comment.impersonatedBy',
      nameOf('impersonatedBy').as('impersonatorName'),
      'comment.createdAt',
      'comment.editedAt',
      'comment.deletedAt',
      'comment.version',
      'comment.guest',
      'comment.linkName',
      'comment.page',
      'comment.doneAt',
    ])
  return {
    count: cachedStatement<{ total: number }>`comments count`(() =>
      ofRecord().select(sql<number>`count(*)`.as('total')),
    ),
    page: cachedStatement<ReadComment>`comments page`(() =>
      read()
        .orderBy('comment.createdAt', 'desc')
        .orderBy('comment.id', 'desc')
        .limit(param('limit'))
        .offset(param('offset')),
    ),
    one: cachedStatement<ReadComment>`comment`(() => read().where('comment.id', '=', param('id'))),
    insert: cachedStatement`comment insert`(() =>
      scope
        .insertInto('comment', {
          id: param('id'),
          entity: param('entity'),
          recordId: param('recordId'),
          body: param('body'),
          by: param('by'),
          impersonatedBy: impersonator(),
          createdAt: param('createdAt'),
          version: 1,
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing()),
    ),
    update: cachedStatement`comment update`(() =>
      scope
        .updateTable('comment')
        .set({
          body: param('body'),
          editedAt: param('editedAt'),
          deletedAt: param('deletedAt'),
          impersonatedBy: sql<string | null>`coalesce(${impersonator()}, "comment"."impersonatedBy")`,
          version: sql<number>`"comment"."version" + 1`,
        })
        .where('comment.id', '=', param('id'))
        .where('comment.version', '=', param('version')),
    ),
    authors: cachedStatement<{ by: string }>`comment authors`(() =>
      ofRecord()
        .where('comment.deletedAt', 'is', null)
        .where('comment.guest', 'is', null)
        .groupBy('comment.by')
        .orderBy(sql`max("comment"."createdAt")`, 'desc')
        .limit(sql.lit(maxAuthors))
        .select('comment.by'),
    ),
  }
}

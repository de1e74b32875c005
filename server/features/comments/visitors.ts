import { sql } from 'kysely'
import type { ShownVisitorComment } from '../../../entities/system/comment.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import type { RowOf } from '../../kernel/system-records/table.ts'
import type { commentColumns } from '../../../entities/system/comment.ts'
import { commentTable } from './comments.ts'

/** A comment that a visitor wrote: `by` is the preview link. */
export type VisitorComment = RowOf<typeof commentColumns> & { readonly guest: string }

/** What a visitor writes by a link, about a record or, where those are empty, about the whole plan. */
export type WrittenByVisitor = Pick<
  VisitorComment,
  'id' | 'entity' | 'recordId' | 'body' | 'by' | 'guest' | 'linkName' | 'plan' | 'page'
>

/** Stores what a visitor wrote, unless there is a comment with its id. */
export function* insertVisitorComment(store: Store, tenant: string, written: WrittenByVisitor): Operation<void> {
  yield* commentTable.insertOnce(store, tenant, {
    ...written,
    impersonatedBy: null,
    createdAt: new Date().toISOString(),
    editedAt: null,
    deletedAt: null,
    doneAt: null,
    doneBy: null,
    version: 1,
  })
}

/** A comment of a visitor; undefined for one that is gone, and for that of a member. */
export function* findVisitorComment(store: Store, tenant: string, id: string): Operation<VisitorComment | undefined> {
  const found = yield* commentTable.find(store, tenant, id)
  return found?.guest == null ? undefined : (found as VisitorComment)
}

/** What was written by a link, the newest first. */
export function* writtenBy(store: Store, tenant: string, link: string): Operation<readonly VisitorComment[]> {
  return (yield* commentTable.all(store, tenant, { by: link })).filter(
    (each): each is VisitorComment => each.guest !== null,
  )
}

/** How many comments were written by a link. */
export function* countWrittenBy({ scope, cachedStatement }: Store, tenant: string, link: string): Operation<number> {
  const statement = cachedStatement<{ count: number }>`comments by a link`(() =>
    scope
      .selectFrom('comment')
      .where('comment.by', '=', param('link'))
      .where('comment.guest', 'is not', null)
      .select(sql<number>`count(*)`.as('count')),
  )
  return Number((yield* first(statement({ tenant_id: tenant, link })))!.count)
}

/** Deletes what visitors wrote about a plan as a whole; what is about a record stays with that. */
export function* removeAboutPlan({ scope, cachedStatement }: Store, tenant: string, plan: string): Operation<void> {
  const statement = cachedStatement`remove comments about a plan`(() =>
    scope
      .deleteFrom('comment')
      .where('comment.plan', '=', param('plan'))
      .where(sql<boolean>`${column('comment', 'entity')} = ''`),
  )
  yield* run(statement({ tenant_id: tenant, plan }))
}

/** A comment of a visitor as members read it. */
export const shownToMembers = ({ guest, linkName, ...row }: VisitorComment): ShownVisitorComment => ({
  id: row.id,
  entity: row.entity || null,
  recordId: row.recordId || null,
  plan: row.plan,
  name: guest,
  link: linkName,
  page: row.page,
  doneAt: row.doneAt,
  body: row.body,
  createdAt: row.createdAt,
})

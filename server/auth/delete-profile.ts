import { operatorSite } from '../../entities/language/sites.ts'
import { user as profile } from '../../entities/user.ts'
import { storeOf, type Context } from '../records/context.ts'
import { deleteRevisions } from '../records/revisions.ts'
import type { Operation } from '../db/query.ts'
import { deleteAssignments } from '../assignments/assignments.ts'
import { deleteComments } from '../comments/comments.ts'
import { deleteUses } from '../uploads/uses.ts'
import type { MembershipContext } from './membership-records.ts'

/** Deletes what was kept of a deleted account's profile: its history, its comments, whom it was assigned to, and its picture reference. */
export function* deleteProfile({ database, operator, ...rest }: MembershipContext, user: string): Operation<void> {
  const context: Context = {
    store: storeOf(database),
    entity: profile,
    tenant: { id: operator, site: operatorSite },
    ...rest,
  }
  yield* deleteRevisions(context, user)
  yield* deleteUses(context, user)
  yield* deleteComments(context, user)
  yield* deleteAssignments(context, user)
}

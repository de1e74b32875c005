import { operatorSite } from '../../../entities/installation.ts'
import { user as profile } from '../../../entities/kernel/user.ts'
import { storeOf, type Context } from '../records/context.ts'
import { removeBelongings } from '../records/participants.ts'
import { deleteRevisions } from '../records/revisions.ts'
import type { Operation } from '../../base/db/query.ts'
import type { MembershipContext } from './membership-records.ts'

/** Deletes what was kept of a deleted account's profile: its history, and all that features keep of it. */
export function* deleteProfile({ database, operator, ...rest }: MembershipContext, user: string): Operation<void> {
  const context: Context = {
    store: storeOf(database),
    entity: profile,
    tenant: { id: operator, site: operatorSite },
    ...rest,
  }
  yield* deleteRevisions(context, user)
  yield* removeBelongings(context, user)
}

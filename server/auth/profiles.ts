import { operatorSite } from '../../entities/language/sites.ts'
import { user as profile } from '../../entities/user.ts'
import { storeOf, type Context } from '../records/context.ts'
import { deleteRevisions } from '../records/revisions.ts'
import type { Operation } from '../db/query.ts'
import { deleteUses } from '../uploads/uses.ts'
import type { MembershipContext } from './membership-records.ts'

/** Forgets what was kept of the profile of an account that is gone: its earlier versions, and the picture it used. */
export function* deleteProfile({ database, operator, ...rest }: MembershipContext, user: string): Operation<void> {
  const context: Context = {
    store: storeOf(database),
    entity: profile,
    tenant: { id: operator, site: operatorSite },
    ...rest,
  }
  yield* deleteRevisions(context, user)
  yield* deleteUses(context, user)
}

import { operatorSite } from '../../entities/sites.ts'
import { user as profile } from '../../entities/user.ts'
import { storeOf, type Context } from '../crud/context.ts'
import { deleteRevisions } from '../crud/record/books.ts'
import type { Operation } from '../db/query.ts'
import { forgetUses } from '../uploads/uses.ts'
import type { Granting } from './memberships.ts'

/** Forgets what was kept of the profile of an account that is gone: its earlier versions, and the picture it used. */
export function* forgetProfile({ database, operator, ...rest }: Granting, user: string): Operation<void> {
  const context: Context = {
    store: storeOf(database),
    entity: profile,
    tenant: { id: operator, site: operatorSite },
    ...rest,
  }
  yield* deleteRevisions(context, user)
  yield* forgetUses(context, user)
}

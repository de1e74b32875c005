import { today } from '../../entities/language/dates/plain-date.ts'
import type { Colleague, Store } from '../records/context.ts'
import { all, type Operation } from '../db/query.ts'
import { currentMembers, memberColumn } from './membership-queries.ts'

/** Everyone who can be assigned work at a tenant: its current members, by name. */
export function* colleagues(
  { scope, cachedStatement }: Store,
  operator: string,
  tenant: string,
): Operation<readonly Colleague[]> {
  const statement = cachedStatement<Colleague>('colleagues', () => {
    const name = memberColumn('name')
    return currentMembers(scope)
      .select(['tenant_user.user as id', name.as('name')])
      .orderBy(name)
      .orderBy('tenant_user.user')
  })
  return yield* all(statement({ tenant_id: operator, tenant, today: today() }))
}

import { today } from '../../entities/calendar.ts'
import type { Colleague, Store } from '../crud/context.ts'
import { all, type Operation } from '../db/query.ts'
import { membersOf, ofMember } from './members.ts'

/** Everybody who may be given work at a tenant: its members of today, by name. */
export function* colleaguesOf(
  { scope, shaped }: Store,
  operator: string,
  tenant: string,
): Operation<readonly Colleague[]> {
  const statement = shaped<Colleague>('colleagues', () => {
    const name = ofMember('name')
    return membersOf(scope)
      .select(['tenant_user.user as id', name.as('name')])
      .orderBy(name)
      .orderBy('tenant_user.user')
  })
  return yield* all(statement({ tenant_id: operator, tenant, today: today() }))
}

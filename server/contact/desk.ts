import { today } from '../../entities/calendar.ts'
import { membersOf, ofMember } from '../auth/members.ts'
import { storeOf } from '../crud/context.ts'
import { marker } from '../db/marker.ts'
import { all, first } from '../db/query.ts'
import type { Database } from '../db/runner.ts'

/** Who takes a tenant's inquiries, and under which names it writes. */
export interface Desk {
  readonly name: string
  readonly nameEn: string | null
  /** Addresses that are told of each inquiry: the tenant's own, else those of its members. */
  readonly staff: readonly string[]
}

/** The desk of a tenant. Both are rows of the operator: the tenant and who works there. */
export const deskOf = async (database: Database, operator: string, tenant: string): Promise<Desk> =>
  database.read(operator, function* () {
    const { shaped, scope } = storeOf(database)
    const card = shaped<{ name: string; nameEn: string | null; email: string | null }>('desk', () =>
      scope
        .selectFrom('tenant')
        .where('tenant.id', '=', marker('tenant'))
        .select(['tenant.name', 'tenant.nameEn', 'tenant.email']),
    )
    const { name, nameEn, email } = (yield* first(card({ tenant_id: operator, tenant })))!
    if (email) return { name, nameEn, staff: [email] }
    const members = shaped<{ email: string }>('desk members', () =>
      membersOf(scope).select(ofMember('email').as('email')).orderBy('tenant_user.user'),
    )
    const people = yield* all(members({ tenant_id: operator, tenant, today: today() }))
    return { name, nameEn, staff: [...new Set(people.map((person) => person.email))] }
  })

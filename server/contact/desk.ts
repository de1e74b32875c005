import { sql } from 'kysely'
import { today } from '../../entities/calendar.ts'
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
    const members = shaped<{ email: string }>('desk members', () => {
      const address = sql<string>`(select person."email" from "auth_user" as person where person."id" = "tenant_user"."user")`
      return scope
        .selectFrom('tenant_user')
        .where('tenant_user.tenant', '=', marker('tenant'))
        .where('tenant_user.trashedAt', 'is', null)
        .where('tenant_user.joinedOn', '<=', marker('today'))
        .where(sql<boolean>`("tenant_user"."endsOn" is null or "tenant_user"."endsOn" >= ${marker('today')})`)
        .select(address.as('email'))
        .orderBy('tenant_user.user')
    })
    const people = yield* all(members({ tenant_id: operator, tenant, today: today() }))
    return { name, nameEn, staff: [...new Set(people.map((person) => person.email))] }
  })

import { today } from '../../../entities/language/dates/plain-date.ts'
import { currentMembers, memberColumn } from '../../kernel/auth/membership-queries.ts'
import { colleagues } from '../../kernel/auth/colleagues.ts'
import { storeOf, type Colleague } from '../../kernel/records/context.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'

/** Who receives a tenant's inquiries, and the names it writes under. */
export interface Recipient {
  readonly name: string
  readonly nameEn: string | null
  /** The tenant's own address, the only one that customers may see. */
  readonly email: string | null
  /** The addresses notified of each inquiry: the tenant's own, otherwise those of its members. */
  readonly staff: readonly string[]
  /** Its members, who are notified of each inquiry. */
  readonly colleagues: readonly Colleague[]
  /** Whether it writes to the customers of its orders. */
  readonly orderEmails: boolean
}

/** Reads a tenant's recipient. Both the tenant and its members are rows of the operator. */
export const readRecipient = async (database: Database, operator: string, tenant: string): Promise<Recipient> =>
  database.read(operator, function* () {
    const store = storeOf(database)
    const { cachedStatement, scope } = store
    const card = cachedStatement<{
      name: string
      nameEn: string | null
      email: string | null
      orderEmails: number
    }>`desk`(() =>
      scope
        .selectFrom('tenant')
        .where('tenant.id', '=', param('tenant'))
        .select(['tenant.name', 'tenant.nameEn', 'tenant.email', 'tenant.orderEmails']),
    )
    const { name, nameEn, email, orderEmails: flag } = (yield* first(card({ tenant_id: operator, tenant })))!
    const common = { name, nameEn, orderEmails: flag === 1, colleagues: yield* colleagues(store, operator, tenant) }
    if (email) return { ...common, email, staff: [email] }
    const members = cachedStatement<{ email: string }>`desk members`(() =>
      currentMembers(scope).select(memberColumn('email').as('email')).orderBy('tenant_user.user'),
    )
    const people = yield* all(members({ tenant_id: operator, tenant, today: today() }))
    return { ...common, email: null, staff: [...new Set(people.map((person) => person.email))] }
  })

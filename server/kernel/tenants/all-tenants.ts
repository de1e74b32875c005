import type { SiteSlug } from '../../../entities/installation.ts'
import type { Database } from '../../base/db/database.ts'
import { all } from '../../base/db/query.ts'
import { storeOf } from '../records/context.ts'

/** A tenant, for work that is done for each. */
export interface AnyTenant {
  readonly id: string
  readonly site: SiteSlug
}

/** All tenants, trashed ones too. Their records are the operator's; before setup there is none. */
export async function allTenants(database: Database, operator: string | undefined): Promise<readonly AnyTenant[]> {
  if (operator === undefined) return []
  const { scope, cachedStatement } = storeOf(database)
  const statement = cachedStatement<AnyTenant>`all tenants`(() =>
    scope.selectFrom('tenant').select(['tenant.id', 'tenant.site']),
  )
  return database.read(operator, () => all(statement({ tenant_id: operator })))
}

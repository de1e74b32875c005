import type { SiteSlug } from '../../../entities/installation.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../records/context.ts'

/** A tenant, for work that is done for each. */
export interface AnyTenant {
  readonly id: string
  readonly site: SiteSlug
}

/** All tenants, trashed ones too. Their records are the operator's. */
export const allTenants = ({ scope, cachedStatement }: Store, operator: string): Operation<readonly AnyTenant[]> =>
  all(
    cachedStatement<AnyTenant>`all tenants`(() => scope.selectFrom('tenant').select(['tenant.id', 'tenant.site']))({
      tenant_id: operator,
    }),
  )

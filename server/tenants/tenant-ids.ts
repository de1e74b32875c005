import { all, type Operation } from '../db/query.ts'
import type { Store } from '../records/context.ts'

/** All tenants, trashed ones too, for work that is done for each. Their records are the operator's. */
export const tenantIds = ({ scope, cachedStatement }: Store, operator: string): Operation<readonly { id: string }[]> =>
  all(
    cachedStatement<{ id: string }>('tenant ids', () => scope.selectFrom('tenant').select('tenant.id'))({
      tenant_id: operator,
    }),
  )

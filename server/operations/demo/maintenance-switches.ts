import type { Values } from '../../../entities/language/input/body.ts'
import { maintenanceSite } from '../../../entities/kernel/maintenance-site.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { param } from '../../base/db/parameter.ts'
import { first } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { commit } from '../../kernel/records/commit.ts'

/** Fills in the maintenance switches, which were created with their tenants. */
export async function fillMaintenanceSwitches(
  database: Database,
  tenant: { readonly id: string; readonly site: SiteSlug },
  rows: readonly Values[],
): Promise<void> {
  const context = { store: storeOf(database), entity: maintenanceSite, tenant, by: null, requestId: 'setup' }
  const { scope, cachedStatement } = context.store
  const switchOf = cachedStatement<{ id: string }>`the switch of a tenant`(() =>
    scope
      .selectFrom('maintenance_site')
      .where('maintenance_site.tenant', '=', param('tenant'))
      .select('maintenance_site.id'),
  )
  for (const { tenant: switchTenant, ...values } of rows) {
    await database.write(tenant.id, function* () {
      const row = yield* first(switchOf({ tenant_id: tenant.id, tenant: switchTenant }))
      return yield* commit(context, { kind: 'update', id: row!.id, values })()
    })
  }
}

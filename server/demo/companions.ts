import type { Values } from '../../entities/body.ts'
import { maintenanceSite } from '../../entities/maintenance-site.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import { storeOf } from '../crud/context.ts'
import { marker } from '../db/marker.ts'
import { first } from '../db/query.ts'
import type { Database } from '../db/runner.ts'
import { commit } from '../records/commit.ts'

/** Fills in the maintenance switches, which have come into being with their tenants. */
export async function fillCompanions(
  database: Database,
  tenant: { readonly id: string; readonly site: SiteSlug },
  rows: readonly Values[],
): Promise<void> {
  const context = { store: storeOf(database), entity: maintenanceSite, tenant, by: null, requestId: 'setup' }
  const { scope, shaped } = context.store
  const switchOf = shaped<{ id: string }>('the switch of a tenant', () =>
    scope
      .selectFrom('maintenance_site')
      .where('maintenance_site.tenant', '=', marker('tenant'))
      .select('maintenance_site.id'),
  )
  for (const { tenant: whose, ...values } of rows) {
    await database.write(tenant.id, function* () {
      const found = yield* first(switchOf({ tenant_id: tenant.id, tenant: whose }))
      return yield* commit(context, { kind: 'update', id: found!.id, values })()
    })
  }
}

import { readBody, type Values } from '../../entities/body.ts'
import { maintenanceSite } from '../../entities/maintenance-site.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import { storeOf } from '../crud/context.ts'
import { liveRow } from '../crud/record/current.ts'
import { update } from '../crud/update.ts'
import { marker } from '../db/marker.ts'
import { first } from '../db/query.ts'
import type { Database } from '../db/runner.ts'

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
  for (const { tenant: whose, ...row } of rows) {
    const { values } = readBody(maintenanceSite, tenant.site, 'edit', row) as { values: Values }
    await database.write(tenant.id, function* () {
      const found = yield* first(switchOf({ tenant_id: tenant.id, tenant: whose }))
      const current = yield* liveRow(context, found!.id)
      return yield* update(context, current, current.version, {}, values)
    })
  }
}

import { storeOf } from '../records/context.ts'
import { fromStored, type Stored } from '../records/stored-values.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'

/** The notice of a site that is, or soon will be, closed to the public. */
export interface Maintenance {
  readonly state: 'on' | 'scheduled'
  readonly title: string
  readonly message: string | null
  readonly messageEn: string | null
  readonly startAt: string | null
  readonly endAt: string | null
  /** Who may see the site anyway: these addresses and, with `allowTenantUsers`, the tenant's own staff. */
  readonly allowedIps: readonly string[]
  readonly allowTenantUsers: boolean
}

interface MaintenanceRow {
  readonly title: string
  readonly message: string | null
  readonly messageEn: string | null
  readonly startAt: string | null
  readonly endAt: string | null
  readonly allowedIps: Stored
  readonly allowTenantUsers: Stored
}

/**
 * A tenant's maintenance at a given time, from the operator's switch for it; undefined if there is none, or it is over.
 */
export const maintenanceOf = async (
  database: Database,
  operator: string,
  tenant: string,
  at = new Date(),
): Promise<Maintenance | undefined> => database.read(operator, () => maintenanceIn(database, operator, tenant, at))

/** The same as an operation of the operator's tenant. */
export function* maintenanceIn(
  database: Database,
  operator: string,
  tenant: string,
  at: Date,
): Operation<Maintenance | undefined> {
  const { scope, cachedStatement } = storeOf(database)
  const statement = cachedStatement<MaintenanceRow>`maintenance of a tenant`(() =>
    scope
      .selectFrom('maintenance_site')
      .where('maintenance_site.tenant', '=', param('tenant'))
      .where('maintenance_site.isEnabled', '=', param('on'))
      .where('maintenance_site.trashedAt', 'is', null)
      .select(['title', 'message', 'messageEn', 'startAt', 'endAt', 'allowedIps', 'allowTenantUsers']),
  )
  const row = yield* first(statement({ tenant_id: operator, tenant, on: 1 }))
  const now = at.toISOString()
  if (!row || (row.endAt !== null && row.endAt <= now)) return undefined
  const allowed = (fromStored('json', row.allowedIps) ?? []) as readonly { readonly ip: string }[]
  return {
    ...row,
    state: row.startAt !== null && row.startAt > now ? 'scheduled' : 'on',
    allowedIps: allowed.map(({ ip }) => ip),
    allowTenantUsers: fromStored('boolean', row.allowTenantUsers) === true,
  }
}

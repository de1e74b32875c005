import { maintenanceSite } from '../../../entities/kernel/maintenance-site.ts'
import { operatorSite } from '../../../entities/installation.ts'
import { conflict, invalid } from '../../base/errors/api-error.ts'
import type { EntityHooks } from '../records/entity-hooks.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { queueStarterRecords } from '../tenants/queue-starter-records.ts'

export const hooks = {
  /**
   * The operator's own tenant owns the rows of all others. Purging a tenant affects everything it owns, so that is done
   * by hand, not from a list.
   */
  validate({ tenant, entity }, { kind, before }) {
    if ((kind === 'delete' && before?.id === tenant.id) || kind === 'purge')
      throw conflict([{ path: [], rule: 'integrity.tenantKept', params: {} }], {}, entity.name)
  },
  /** The operator's site has exactly one tenant, created at setup. */
  policy({ entity }, { before, after }) {
    if (after?.site === operatorSite && before?.site !== operatorSite)
      throw invalid([{ path: ['site'], rule: 'option', params: {} }], entity.name)
  },
  /** Every tenant has a maintenance switch, initially off. One that is not imported with its content gets its first records. */
  *effect(context, { kind, before, after }, commit) {
    if (before || !after) return
    const switches = { ...context, entity: maintenanceSite, parent: undefined }
    yield* commit(switches, { kind: 'create', values: { tenant: after.id } })()
    if (kind === 'create') yield* queueStarterRecords(context, { id: after.id, site: after.site as SiteSlug })
  },
} satisfies EntityHooks

import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Operation } from '../../base/db/query.ts'
import { enqueue } from '../../base/jobs/job.ts'
import type { Context } from '../records/context.ts'
import { entitiesOfSite } from '../records/registry.ts'

export interface NewTenant {
  readonly id: string
  readonly site: SiteSlug
}

/**
 * Has the records made that a new tenant starts with. A job, because a transaction writes the rows of one tenant only,
 * and this one is the operator's.
 */
export function* queueStarterRecords({ store }: Context, tenant: NewTenant): Operation<void> {
  if (startersOf(tenant.site).length > 0) yield* enqueue(store.database.dialect, 'starter-records', tenant)
}

/** The entities of a site that a new tenant has records of. */
export const startersOf = (site: SiteSlug): readonly Entity[] => entitiesOfSite(site).filter(({ starters }) => starters)

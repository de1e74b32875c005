import { param } from '../../base/db/parameter.ts'
import type { Scope } from '../../base/db/scope.ts'

/** The tenant with the slug that is bound as `slug`, and what every request for a tenant needs of it. */
export const selectTenantBySlug = (scope: Scope) =>
  scope
    .selectFrom('tenant')
    .where('tenant.slug', '=', param('slug'))
    .where('tenant.trashedAt', 'is', null)
    .select(['tenant.id', 'tenant.slug', 'tenant.site', 'tenant.status'])

import type { SiteSlug } from '../../../entities/installation.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { first } from '../../base/db/query.ts'
import { storeOf } from '../../kernel/records/context.ts'

/** A tenant as far as its webhooks depend on it. */
export interface WebhookTenant {
  readonly id: string
  readonly slug: string
  readonly site: SiteSlug
  readonly status: string
}

/** A tenant by its id, among those of the operator; undefined if it is gone. */
export async function webhookTenant(
  database: Database,
  operator: string,
  id: string,
): Promise<WebhookTenant | undefined> {
  const { cachedStatement, scope } = storeOf(database)
  const statement = cachedStatement<WebhookTenant>`tenant of webhooks`(() =>
    scope
      .selectFrom('tenant')
      .where('tenant.id', '=', param('id'))
      .where('tenant.trashedAt', 'is', null)
      .select(['tenant.id', 'tenant.slug', 'tenant.site', 'tenant.status']),
  )
  return database.read(operator, () => first(statement({ tenant_id: operator, id })))
}

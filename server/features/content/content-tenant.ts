import { storeOf, type Store } from '../../kernel/records/context.ts'
import { fromStored, type Stored } from '../../kernel/records/stored-values.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { selectTenantBySlug } from '../../kernel/tenants/by-slug.ts'
import { readCached, type CachedReading } from '../../kernel/public/cache.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** A tenant whose public content is requested, and the origins of its own pages. */
export interface ContentTenant {
  readonly id: string
  readonly site: SiteSlug
  readonly slug: string
  readonly name: string
  readonly nameEn: string | null
  readonly status: string
  /** The address of its own site. */
  readonly siteUrl: string
  /** Of its own pages. */
  readonly origins: readonly string[]
  /** Of others whose pages may call the API. */
  readonly allowedOrigins: readonly string[]
  /** When this was read, in milliseconds. */
  readonly readAt: number
}

type TenantRow = Omit<ContentTenant, 'origins' | 'allowedOrigins' | 'readAt'> & { readonly allowedOrigins: Stored }

/** The tenant with a slug; throws a 404 if there is none, or if it is closed. */
export async function contentTenantBySlug(
  database: Database,
  operator: string | undefined,
  slug: string,
): Promise<ContentTenant> {
  const tenant = operator === undefined ? undefined : (await readTenant(database, operator, slug)).value
  if (!tenant || tenant.status === 'closed') throw notFound()
  return tenant
}

const readTenant = (
  database: Database,
  operator: string,
  slug: string,
): Promise<CachedReading<ContentTenant | undefined>> =>
  readCached(database, operator, `tenant ${slug}`, function* () {
    const store = storeOf(database)
    const row = yield* first(tenantStatement(store)({ tenant_id: operator, slug }))
    if (!row) return { value: undefined, until: Infinity }
    const hosts = yield* all(hostStatement(store)({ tenant_id: operator, tenant: row.id }))
    const { siteUrl } = row
    // One that was stored before URLs were parsed closes nothing else.
    const origins = [
      ...(URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : []),
      ...hosts.map(({ hostName }) => `https://${hostName}`),
    ]
    const allowed = (fromStored('json', row.allowedOrigins) ?? []) as readonly { readonly origin: string }[]
    const allowedOrigins = allowed.map(({ origin }) => origin)
    return { value: { ...row, origins: [...new Set(origins)], allowedOrigins, readAt: Date.now() }, until: Infinity }
  })

const tenantStatement = ({ cachedStatement, scope }: Store) =>
  cachedStatement<TenantRow>`content tenant`(() =>
    selectTenantBySlug(scope).select(['tenant.name', 'tenant.nameEn', 'tenant.siteUrl', 'tenant.allowedOrigins']),
  )

/** A host that only redirects has no pages that could make requests. */
const hostStatement = ({ cachedStatement, scope }: Store) =>
  cachedStatement<{ readonly hostName: string }>`content hosts`(() =>
    scope
      .selectFrom('tenant_domain')
      .where('tenant_domain.tenant', '=', param('tenant'))
      .where('tenant_domain.kind', '!=', 'redirect')
      .where('tenant_domain.trashedAt', 'is', null)
      .orderBy('tenant_domain.hostName')
      .select('tenant_domain.hostName'),
  )

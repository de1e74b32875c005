import { sql } from 'kysely'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../records/context.ts'

/** A host name of a tenant whose certificate expires soon, or has expired. */
export interface ExpiringCertificate {
  readonly hostName: string
  /** The last day of the certificate, as staff have entered it. */
  readonly expiresOn: string
  readonly hasExpired: boolean
  readonly tenant: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly nameEn: string | null
  }
}

/** How long before its expiry a certificate is reported, in days. */
export const certificateWarningDays = 30

/** The most certificates that are listed; beyond, only their number is given. */
const most = 20

interface Row extends Omit<ExpiringCertificate, 'tenant' | 'hasExpired'> {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly nameEn: string | null
  readonly total: number | string
}

/**
 * The certificates of all tenants' host names that expire within 30 days or have expired, the soonest first, and how
 * many there are. Those of tenants that are closed are left out. The host names are the operator's records.
 */
export function* expiringCertificates(
  { scope, cachedStatement }: Store,
  operator: string,
  day: string = today(),
): Operation<{ readonly total: number; readonly certificates: readonly ExpiringCertificate[] }> {
  const query = cachedStatement<Row>`expiring certificates`(() =>
    scope
      .selectFrom('tenant_domain')
      .innerJoin('tenant', (join) =>
        join.on('tenant.tenant_id', '=', param('tenant_id')).onRef('tenant.id', '=', 'tenant_domain.tenant'),
      )
      .where('tenant_domain.sslExpiresOn', '<=', param('until'))
      .where('tenant_domain.trashedAt', 'is', null)
      .where('tenant.trashedAt', 'is', null)
      .where('tenant.status', '!=', 'closed')
      .orderBy('tenant_domain.sslExpiresOn')
      .orderBy('tenant_domain.hostName')
      .limit(most)
      .select([
        'tenant_domain.hostName',
        'tenant_domain.sslExpiresOn as expiresOn',
        'tenant.id',
        'tenant.slug',
        'tenant.name',
        'tenant.nameEn',
        sql<number | string>`count(*) over ()`.as('total'),
      ]),
  )
  const rows = yield* all(query({ tenant_id: operator, until: addDays(day, certificateWarningDays) }))
  return {
    total: Number(rows[0]?.total ?? 0),
    certificates: rows.map(({ hostName, expiresOn, id, slug, name, nameEn }) => ({
      hostName,
      expiresOn,
      hasExpired: expiresOn < day,
      tenant: { id, slug, name, nameEn },
    })),
  }
}

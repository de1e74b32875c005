import { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import type { Database } from '../../base/db/database.ts'
import type { Publisher } from '../../kernel/public/public-record.ts'
import { publicRecords } from '../../kernel/public/records.ts'

/** The edition of the privacy policy in force today; null if the site publishes none. */
export async function currentPolicyEdition(database: Database, tenant: Publisher): Promise<string | null> {
  if (!privacyPolicy.sites[tenant.site]) return null
  const { value: editions } = await publicRecords(database, tenant, privacyPolicy)
  const current = editions.find(({ versionStatus }) => versionStatus === 'current')
  return current ? String(current['edition']) : null
}

import type { Database } from '../../base/db/database.ts'
import { networkOf } from '../../base/network/public-ip.ts'
import { maintenanceIn, type Maintenance } from './maintenance.ts'
import { readCached, type CachedReading } from '../public/cache.ts'

/** The Retry-After of a closed site, in seconds, if the end is unknown. */
export const defaultRetryAfter = 300

/** The notice that currently closes a tenant's public site. */
export async function activeNotice(
  database: Database,
  operator: string,
  tenant: string,
): Promise<Maintenance | undefined> {
  const { value: notice } = await readNotice(database, operator, tenant)
  return notice?.state === 'on' ? notice : undefined
}

/** Whether an address may see the site anyway: it alone, not its whole network. */
export const isAllowedIp = ({ allowedIps }: Maintenance, ip: string): boolean =>
  allowedIps.some((each) => networkOf(each, 128) === networkOf(ip, 128))

/** When to retry, in seconds. */
export const retryAfterOf = ({ endAt }: Maintenance): number =>
  endAt === null ? defaultRetryAfter : Math.max(1, Math.ceil((Date.parse(endAt) - Date.now()) / 1000))

/** Cached until the notice's window opens or closes, or someone changes it. */
const readNotice = (
  database: Database,
  operator: string,
  tenant: string,
): Promise<CachedReading<Maintenance | undefined>> =>
  readCached(database, operator, `maintenance ${tenant}`, function* () {
    const notice = yield* maintenanceIn(database, operator, tenant, new Date())
    const next = notice?.state === 'scheduled' ? notice.startAt : notice?.endAt
    return { value: notice, until: next ? Date.parse(next) : Infinity }
  })

import { normalizeIP } from '@better-auth/core/utils/ip'
import type { Database } from '../db/runner.ts'
import { maintenanceIn, type Maintenance } from './maintenance.ts'
import { readCached, type CachedReading } from '../public/cache.ts'

/** In seconds: so long a site asks to be left alone when it does not know for how long it is closed. */
export const defaultRetryAfter = 300

/** The notice under which a tenant's public side is closed now. */
export async function activeNotice(
  database: Database,
  operator: string,
  tenant: string,
): Promise<Maintenance | undefined> {
  const { value: notice } = await readNotice(database, operator, tenant)
  return notice?.state === 'on' ? notice : undefined
}

/** Whether a place sees the site all the same. */
export const isAllowedIp = ({ allowedIps }: Maintenance, ip: string): boolean =>
  allowedIps.some((each) => normalizeIP(each) === normalizeIP(ip))

/** When to ask again, in seconds. */
export const retryAfterOf = ({ endAt }: Maintenance): number =>
  endAt === null ? defaultRetryAfter : Math.max(1, Math.ceil((Date.parse(endAt) - Date.now()) / 1000))

/** The notice holds until its window opens or closes, or somebody changes it. */
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

import { colleagues } from '../../kernel/auth/colleagues.ts'
import type { Database } from '../../base/db/database.ts'
import { notify } from '../notifications/notify.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { liveKeysOf, type StoredKey } from './api-keys.ts'

const day = 86_400_000

/** How long before a key expires people are notified, in days; the last notice first. */
const notices = [3, 14] as const

/**
 * Notifies the members of a tenant, and the creator of the key, that a key expires soon: once for each notice. A key
 * whose lifetime is no longer than the time of a notice is left out of that notice.
 */
export async function notifyOfExpiry(
  database: Database,
  operator: string | undefined,
  now: number = Date.now(),
): Promise<void> {
  if (operator === undefined) return
  const store = storeOf(database)
  for (const { id: tenant } of await allTenants(database, operator)) {
    const due = (await database.read(tenant, () => liveKeysOf(store, tenant))).flatMap((key) => {
      const days = noticeOf(key, now)
      return days === undefined ? [] : [{ key, days }]
    })
    if (due.length === 0) continue
    const members = await database.read(operator, () => colleagues(store, operator, tenant))
    await database.write(tenant, function* () {
      for (const { key, days } of due)
        yield* notify(store, {
          kind: 'apiKey',
          to: [...new Set([...members.map(({ id }) => id), key.createdBy])],
          by: null,
          tenant,
          entity: null,
          recordId: null,
          params: { outcome: `in${days}`, title: key.name },
          once: `api key ${key.id} ${key.expiresAt!} ${days}`,
        })
    })
  }
}

/** Which notice of a key's expiry is due; undefined if none is. */
function noticeOf({ expiresAt, createdAt }: StoredKey, now: number): (typeof notices)[number] | undefined {
  const end = expiresAt === null ? Infinity : Date.parse(expiresAt)
  if (end <= now) return undefined
  return notices.find((days) => end - now <= days * day && end - Date.parse(createdAt) > days * day)
}

import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RequestTenant } from '../access.ts'
import { storeOf } from '../../records/context.ts'
import type { Database } from '../../db/database.ts'
import { recordEvent } from './record-event.ts'

/** Records that an administrator entered a tenant they are not a member of. */
export type RecordTenantEntry = (request: FastifyRequest, session: string, user: string, tenant: RequestTenant) => void

const maxRemembered = 10_000

/** Records each session and tenant once, in the background: the request does not wait for it. */
export function tenantEntryRecorder(database: Database, log?: Pick<FastifyBaseLogger, 'error'>): RecordTenantEntry {
  const known = new LRUCache<string, true>({ max: maxRemembered })
  return ({ ip, headers }, session, user, { id, slug }) => {
    const key = `${session} ${id}`
    if (known.get(key)) return
    known.set(key, true)
    const event = { action: 'tenant-entered', actor: user, ip, userAgent: headers['user-agent'] } as const
    database
      .write(null, () => recordEvent(storeOf(database), { ...event, detail: { tenant: id, slug } }))
      .catch((error: unknown) => {
        known.delete(key)
        log?.error({ err: error }, 'an entry into a tenant was not written down')
      })
  }
}

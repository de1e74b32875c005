import { LRUCache } from 'lru-cache'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { TenantScope } from '../../access.ts'
import { storeOf } from '../../crud/context.ts'
import type { Database } from '../../db/runner.ts'
import { recordEvent } from './record.ts'

/** Tells that an administrator goes into a tenant that is not theirs. */
export type Entered = (request: FastifyRequest, session: string, user: string, tenant: TenantScope) => void

const remembered = 10_000

/** Writes it down once for each session and tenant, beside the request: nobody waits for it. */
export function entries(database: Database, log?: Pick<FastifyBaseLogger, 'error'>): Entered {
  const known = new LRUCache<string, true>({ max: remembered })
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

import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RequestTenant } from '../access.ts'
import { storeOf } from '../../records/context.ts'
import type { Database } from '../../../base/db/database.ts'
import { lruCache } from '../../../base/db/lru-cache.ts'
import { ApiError } from '../../../base/errors/api-error.ts'
import { recordEvent } from './record-event.ts'

/**
 * Records that an administrator entered a tenant they are not a member of. Undefined once that is written; before, a
 * promise of it, which rejects with the error to show them.
 */
export type RecordTenantEntry = (
  request: FastifyRequest,
  session: string,
  user: string,
  tenant: RequestTenant,
) => Promise<void> | undefined

const maxRemembered = 10_000

/** Records each session and tenant once, before the first request is let in: nobody enters unseen. */
export function tenantEntryRecorder(database: Database, log?: Pick<FastifyBaseLogger, 'error'>): RecordTenantEntry {
  const known = lruCache<'written' | Promise<void>>(maxRemembered)
  return ({ ip, headers }, session, user, { id, slug }) => {
    const key = `${session} ${id}`
    const before = known.get(key)
    if (before !== undefined) return before === 'written' ? undefined : before
    const event = { action: 'tenant-entered', actor: user, ip, userAgent: headers['user-agent'] } as const
    const writing = database
      .write(null, () => recordEvent(storeOf(database), { ...event, detail: { tenant: id, slug } }))
      .then(
        () => void known.set(key, 'written'),
        (error: unknown) => {
          known.delete(key)
          log?.error({ err: error }, 'an entry into a tenant was refused, as it could not be written down')
          // A full disk has an error text of its own, in the reader's language.
          throw error instanceof ApiError && error.statusCode === 507
            ? error
            : new ApiError(503, entryNotRecorded, { code: 'AUDIT_UNAVAILABLE' })
        },
      )
    known.set(key, writing)
    return writing
  }
}

const entryNotRecorded =
  'An administrator who enters a tenant is written into the audit log, which cannot be written at the moment. Nothing was shown or changed. Try again in a moment.'

import { all, run, type Operation } from '../../base/db/query.ts'
import type { Database, Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { endRequest } from './write-requests.ts'
import { leaseTime, compileOnce } from './requests.ts'

/**
 * Tracks the requests this server is working on. Their leases are renewed so that no other server on the database
 * considers them abandoned; the leases of a server that is gone expire, and whichever server notices ends its requests.
 */
export interface Leases {
  /** Holds a request's lease until the work on it has settled. */
  hold<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Renews this server's leases, and ends abandoned requests. */
  renewAndExpire(now?: Date): Promise<void>
}

export function requestLeases(database: Database): Leases {
  const { dialect } = database
  const ownIds = new Set<string>()
  // After a start or a database outage, every server first gets time to renew its leases.
  let endsFrom = Date.now() + leaseTime

  async function renewAndExpire(now = new Date()): Promise<void> {
    try {
      if (ownIds.size > 0) await database.write(null, () => renew(dialect, [...ownIds], now))
      if (now.getTime() < endsFrom) return
      const abandoned = await database.read(null, () => findAbandoned(dialect, now))
      if (abandoned.length > 0) await database.write(null, () => failAbandoned(dialect, now))
    } catch (error) {
      endsFrom = now.getTime() + leaseTime
      throw error
    }
  }

  return {
    async hold(id, work) {
      ownIds.add(id)
      try {
        return await work()
      } finally {
        ownIds.delete(id)
      }
    },
    renewAndExpire,
  }
}

function* renew(dialect: Dialect, ids: readonly string[], now: Date): Operation<void> {
  const leaseExpiresAt = new Date(now.getTime() + leaseTime).toISOString()
  yield* run(
    compileOnce(installation(dialect).updateTable('ai_request').set({ leaseExpiresAt }).where('id', 'in', ids)),
  )
}

const findAbandoned = (dialect: Dialect, now: Date): Operation<readonly { readonly id: string }[]> =>
  all(
    compileOnce(
      installation(dialect)
        .selectFrom('ai_request')
        .select('id')
        .where('status', '=', 'running')
        .where('trashedAt', 'is', null)
        .where((lease) =>
          lease.or([lease('leaseExpiresAt', 'is', null), lease('leaseExpiresAt', '<', now.toISOString())]),
        ),
    ),
  )

function* failAbandoned(dialect: Dialect, now: Date): Operation<void> {
  for (const { id } of yield* findAbandoned(dialect, now))
    yield* endRequest(
      dialect,
      id,
      { status: 'failed', failure: 'interrupted' },
      { by: null, impersonator: null, requestId: 'lease' },
    )
}

import { marker } from '../db/marker.ts'
import { run } from '../db/query.ts'
import type { Database } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

const hour = 3_600_000

/** Forgets sessions, verifications, invitations, counted attempts and keys of calls that are over, now and every hour; answers how to stop. */
export async function sweepExpired(database: Database, failed: (error: unknown) => void): Promise<() => void> {
  const statements = (
    ['auth_session', 'auth_verification', 'auth_invitation', 'attempt', 'idempotency_key'] as const
  ).map((table) => statement(installation(database.dialect).deleteFrom(table).where('expiresAt', '<', marker('now'))))
  const sweep = () =>
    database
      .write(null, function* () {
        for (const forget of statements) yield* run(forget({ now: new Date().toISOString() }))
      })
      .catch(failed)
  await sweep()
  const timer = setInterval(() => void sweep(), hour).unref()
  return () => clearInterval(timer)
}

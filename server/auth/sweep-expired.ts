import { param } from '../db/parameter.ts'
import { run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

/** Deletes expired sessions, verifications, invitations, counted attempts, idempotency keys and presences. */
export function* sweepExpired(dialect: Dialect, now: string): Operation<void> {
  for (const table of [
    'auth_session',
    'auth_verification',
    'auth_invitation',
    'attempt',
    'idempotency_key',
    'presence',
  ] as const)
    yield* run(statement(installation(dialect).deleteFrom(table).where('expiresAt', '<', param('now')))({ now }))
}

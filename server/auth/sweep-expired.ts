import { sql } from 'kysely'
import { param } from '../db/parameter.ts'
import { run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

/** For how long refused sign-ins stay in the audit record, which strangers can fill with them; in milliseconds. */
const refusedSignInsKept = 180 * 86_400_000

/** How many of them are deleted at once, so that nobody waits for it: each hour more than an address can add in it. */
const mostRefusedSignIns = 5000

/**
 * Deletes expired sessions, verifications, invitations, counted attempts, idempotency keys and presences, and refused
 * sign-ins of long ago.
 */
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
  const old = installation(dialect)
    .selectFrom('auth_event')
    .select('id')
    // Written out: the index of these alone is used only then.
    .where('action', '=', sql.lit('sign-in-failed'))
    .where('at', '<', param('before'))
    .orderBy('at')
    .limit(mostRefusedSignIns)
  const before = new Date(Date.parse(now) - refusedSignInsKept).toISOString()
  yield* run(statement(installation(dialect).deleteFrom('auth_event').where('id', 'in', old))({ before }))
}

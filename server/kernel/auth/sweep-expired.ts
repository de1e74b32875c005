import { sql } from 'kysely'
import type { AuditAction } from '../../../entities/language/shared/audit-actions.ts'
import { declaredTables } from '../../base/db/declared-tables.ts'
import { param } from '../../base/db/parameter.ts'
import { run, type Operation } from '../../base/db/query.ts'
import type { Database, Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'

/** Deletes what has expired of the tables that declare it: sessions, invitations, idempotency keys and others. */
export function* sweepExpired(dialect: Dialect, now: string): Operation<void> {
  const expiring = [...declaredTables()].flatMap(([table, { expires }]) => (expires ? (table as 'attempt') : []))
  for (const table of expiring)
    yield* run(statement(installation(dialect).deleteFrom(table).where('expiresAt', '<', param('now')))({ now }))
}

/** How long refused sign-ins are kept, in milliseconds: strangers make as many as they like. */
export const refusedSignInRetention = 180 * 86_400_000

/** How many of them are deleted at once, as others wait for that. */
const batchSize = 1000

/** Deletes old entries of the audit log about refused sign-ins; everything else in it stays. */
export async function sweepRefusedSignIns(database: Database, now: number): Promise<void> {
  const before = new Date(now - refusedSignInRetention).toISOString()
  let deleted: number
  do deleted = await database.write(null, () => deleteRefused(database.dialect, before))
  while (deleted === batchSize)
}

export function deleteRefused(dialect: Dialect, before: string): Operation<number> {
  // Written out, as the index is of this action alone: bound to a parameter, it would not be used.
  const refused = sql.lit<AuditAction>('sign-in-failed')
  const old = installation(dialect)
    .selectFrom('auth_event')
    .select('id')
    .where('action', '=', refused)
    .where('at', '<', param('before'))
    .limit(batchSize)
  return run(statement(installation(dialect).deleteFrom('auth_event').where('id', 'in', old))({ before }))
}

import { detailOf, isLate, lastRun } from '../backup/runs.ts'
import { hasTarget } from '../backup/target.ts'
import type { Dialect } from '../../base/db/database.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { Env } from '../../base/env.ts'

/** What fails besides readiness: visitors are served, but somebody has to see to it. */
export const faultChecks = ['backup', 'drill', 'files', 'mail', 'certificate'] as const

export interface Fault {
  readonly check: (typeof faultChecks)[number]
  readonly reason: 'failed' | 'late'
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Backups and drills that failed the last time, whoever ran them; those that the server does by itself and that are late;
 * files that the last backup misses, as of a disk that is not mounted or a bucket that was emptied; and mails that were
 * given up within the last day.
 */
export function* findFaults(env: Env, dialect: Dialect): Operation<readonly Fault[]> {
  const faults: Fault[] = []
  const every = { backup: env.BACKUP_EVERY * minute, drill: env.BACKUP_DRILL_EVERY * day }
  for (const check of ['backup', 'drill'] as const) {
    if (!hasTarget(env)) continue
    const last = yield* lastRun(dialect, check)
    const done = last?.status === 'done' ? last : yield* lastRun(dialect, check, 'done')
    if (last?.status === 'failed') faults.push({ check, reason: 'failed' })
    else if (every[check] > 0 && isLate(done?.finishedAt, every[check])) faults.push({ check, reason: 'late' })
    if (check === 'backup' && done && (detailOf(done).missing ?? 0) > 0)
      faults.push({ check: 'files', reason: 'failed' })
  }
  const since = new Date(Date.now() - day).toISOString()
  const mail = yield* first(
    statement(
      installation(dialect)
        .selectFrom('job')
        .select('id')
        .where('kind', '=', 'mail')
        .where('status', '=', 'failed')
        .where('finishedAt', '>', since)
        .limit(1),
    )({}),
  )
  if (mail) faults.push({ check: 'mail', reason: 'failed' })
  return faults
}

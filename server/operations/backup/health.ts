import { metric, type Sample } from '../../base/metrics.ts'
import type { Fault, FaultCheck, SurveyPart } from '../../features/feature.ts'
import { detailOf, isLate, lastRun, type BackupRun } from './runs.ts'
import { hasTarget } from './open-target.ts'

const minute = 60_000
const day = 24 * 60 * minute
const kinds = ['backup', 'drill'] as const

/**
 * Backups and drills that failed the last time, whoever ran them; those that the server does by itself and that are late;
 * and files that the last backup misses, as of a disk that is not mounted or a bucket that was emptied.
 */
export const backupFaults: FaultCheck = {
  checks: [...kinds, 'files'],
  *find(env, dialect) {
    const faults: Fault[] = []
    const every = { backup: env.BACKUP_EVERY * minute, drill: env.BACKUP_DRILL_EVERY * day }
    for (const check of hasTarget(env) ? kinds : []) {
      const last = yield* lastRun(dialect, check)
      const done = last?.status === 'done' ? last : yield* lastRun(dialect, check, 'done')
      if (last?.status === 'failed') faults.push({ check, reason: 'failed' })
      else if (every[check] > 0 && isLate(done?.finishedAt, every[check])) faults.push({ check, reason: 'late' })
      if (check === 'backup' && done && (detailOf(done).missing ?? 0) > 0)
        faults.push({ check: 'files', reason: 'failed' })
    }
    return faults
  },
}

/** When the last backup and the last restore test succeeded; without one that never did. */
export const backupSurvey: SurveyPart<ReadonlyMap<BackupRun['kind'], string>> = {
  name: 'backups',
  count: async (database) =>
    database.read(null, function* () {
      const found = new Map<BackupRun['kind'], string>()
      for (const kind of kinds) {
        const done = yield* lastRun(database.dialect, kind, 'done')
        if (done) found.set(kind, done.finishedAt)
      }
      return found
    }),
  metrics: (found) => [
    metric(
      'gauge',
      'captain_backup_last_success_time_seconds',
      'When the last backup and the last restore test (drill) succeeded.',
      ...[...found].map(([kind, at]): Sample => [Date.parse(at) / 1000, { kind }]),
    ),
  ],
}

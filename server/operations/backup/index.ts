import { ofInstallation } from '../../base/db/declared-tables.ts'
import type { Feature, Workplace } from '../../features/feature.ts'
import { examineBackups } from './doctor.ts'
import { backupFaults, backupSurvey } from './health.ts'
import { backupHandler } from './job.ts'
import { hasTarget } from './open-target.ts'
import type { BackupRun } from './runs.ts'

const handlerOf =
  (command: BackupRun['kind']) =>
  ({ env, database, operator }: Workplace) =>
    hasTarget(env) ? backupHandler(command, { env, database, operator }) : undefined

/** Backups that the server makes by itself, where it has a place for them, and drills of their restore. */
export const backup: Feature = {
  name: 'backup',
  tables: ofInstallation('backup_run'),
  examine: [examineBackups],
  faults: backupFaults,
  survey: backupSurvey,
  start: () => ({ jobs: { backup: handlerOf('backup'), drill: handlerOf('drill') } }),
}

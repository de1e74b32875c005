import type { Feature } from '../../features/feature.ts'
import { backupHandler } from './job.ts'
import { hasTarget } from './target.ts'
import { backupTables } from './runs.ts'

/** Backups that the server makes by itself, where it has a place for them, and drills of their restore. */
export const backup: Feature = {
  name: 'backup',
  tables: backupTables,
  start: ({ env }) => ({
    jobs: ({ database, operator }) => ({
      ...(hasTarget(env) && {
        backup: backupHandler('backup', { env, database, operator }),
        drill: backupHandler('drill', { env, database, operator }),
      }),
    }),
  }),
}

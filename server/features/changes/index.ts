import { notArchived } from '../../base/db/declared-tables.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { everyHour, type Feature } from '../feature.ts'
import { changeLog, sweepChanges } from './change-log.ts'
import { changeRoutes } from './routes.ts'

/** What changed since somebody last asked, for those who keep copies. */
export const changes: Feature = {
  name: 'changes',
  tables: notArchived('change_log'),
  tags: [{ name: 'Changes', description: 'What changed at a tenant since somebody last asked.' }],
  participant: changeLog,
  start: ({ identity }) => ({
    routes: (app) => changeRoutes(app, identity.authServices?.secret),
    jobs: {
      'sweep-changes': everyHour(async ({ database, operator }, signal) => {
        for (const { id } of await allTenants(database, await operator())) {
          signal.throwIfAborted()
          await sweepChanges(storeOf(database), id, Date.now())
        }
      }),
    },
  }),
}

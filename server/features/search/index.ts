import type { Feature } from '../feature.ts'
import { hourly } from '../../base/jobs/handler.ts'
import { rebuildSearchIndex } from './rebuild.ts'
import { searchParticipant } from '../../kernel/search-index/record-index.ts'
import { searchRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** Words of records, found in lists and across them. */
export const search: Feature = {
  name: 'search',
  tables,
  participant: searchParticipant,
  start: ({ identity }) => ({
    routes: (app) => searchRoutes(app, identity.tenantAccess),
    jobs: ({ database, operator }) => ({
      'search-index': {
        ...hourly,
        atOnce: 1,
        run: async (_payload, signal) => rebuildSearchIndex(database, await operator(), signal),
      },
    }),
  }),
}

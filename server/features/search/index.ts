import { everyHour, type Feature } from '../feature.ts'
import { hourly } from '../../base/jobs/handler.ts'
import { rebuildSearchIndex } from './rebuild.ts'
import { searchParticipant } from '../../kernel/search-index/record-index.ts'
import { searchRoutes } from './routes.ts'

/** Words of records, found in lists and across them. */
export const search: Feature = {
  name: 'search',
  // The entries of an imported tenant were made by another installation, which may declare other fields.
  tables: { search_declaration: { isOfTenant: false, afterImport: 'DELETE FROM "search_declaration"' } },
  participant: searchParticipant,
  start: ({ identity }) => ({
    routes: (app) => searchRoutes(app, identity.tenantAccess),
    jobs: {
      'search-index': everyHour(
        async ({ database, operator }, signal) => rebuildSearchIndex(database, await operator(), signal),
        { ...hourly, atOnce: 1 },
      ),
    },
  }),
}

import { everyHour, type Feature } from '../feature.ts'
import { viewTable } from './list-views.ts'
import { viewRoutes } from './routes.ts'
import { stateCountRoutes } from './state-count-routes.ts'
import { sweepViews } from './sweep.ts'

/** Views of lists that people keep. */
export const views: Feature = {
  name: 'views',
  // Views of a single person are theirs.
  tables: viewTable.declared({ isArchived: true, archivedIf: '"owner" IS NULL' }),
  tags: [{ name: 'Views', description: 'Views of lists that people keep: filters, order and columns under a name.' }],
  start: () => ({
    routes(app) {
      viewRoutes(app)
      stateCountRoutes(app)
    },
    jobs: {
      'sweep-views': everyHour(async ({ database, operator }) => sweepViews(database, await operator())),
    },
  }),
}

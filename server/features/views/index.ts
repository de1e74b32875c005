import type { Feature } from '../feature.ts'
import { hourly } from '../../base/jobs/handler.ts'
import { viewRoutes } from './routes.ts'
import { stateCountRoutes } from './state-count-routes.ts'
import { sweepViews } from './sweep.ts'
import { tables } from './tables.ts'

/** Views of lists that people keep. */
export const views: Feature = {
  name: 'views',
  tables,
  tags: [{ name: 'Views', description: 'Views of lists that people keep: filters, order and columns under a name.' }],
  start: () => ({
    routes(app) {
      viewRoutes(app)
      stateCountRoutes(app)
    },
    jobs: ({ database, operator }) => ({
      'sweep-views': { ...hourly, run: async () => sweepViews(database, await operator()) },
    }),
  }),
}

import type { Feature } from '../feature.ts'
import { hourlyInStorage } from '../../base/jobs/handler.ts'
import { incomingExports } from '../../base/storage/open-storage.ts'
import { exportRoutes } from './routes.ts'
import { exportHandler } from './run-export.ts'
import { forgetHandler, sweepExports } from './sweep.ts'
import { tables } from './tables.ts'

/** Lists as files. */
export const exports: Feature = {
  name: 'exports',
  tables,
  tags: [{ name: 'Exports', description: 'Lists as files for spreadsheets, couriers, banks and accountants.' }],
  start: ({ env, exportStorage: storage }) => ({
    routes: (app) => exportRoutes(app, storage),
    jobs: ({ database, operator }) => ({
      export: exportHandler({ database, operator, storage, folder: incomingExports(env), origin: env.PUBLIC_URL }),
      'forget-export': forgetHandler(database, storage),
      'sweep-exports': { ...hourlyInStorage, run: async () => sweepExports(database, storage, await operator()) },
    }),
  }),
}

import { everyHour, type Feature } from '../feature.ts'
import { hourlyInStorage } from '../../base/jobs/handler.ts'
import { incomingExports } from '../../base/storage/open-storage.ts'
import { exportTable } from './export-files.ts'
import { exportRoutes } from './routes.ts'
import { exportHandler } from './run-export.ts'
import { forgetHandler, sweepExports } from './sweep.ts'

/** Lists as files. */
export const exports: Feature = {
  name: 'exports',
  // They last a day.
  tables: exportTable.declared({ isArchived: false }),
  tags: [{ name: 'Exports', description: 'Lists as files for spreadsheets, couriers, banks and accountants.' }],
  start: ({ env, exportStorage: storage }) => ({
    routes: (app) => exportRoutes(app, storage),
    jobs: {
      export: ({ database, operator }) =>
        exportHandler({ database, operator, storage, folder: incomingExports(env), origin: env.PUBLIC_URL }),
      'forget-export': ({ database }) => forgetHandler(database, storage),
      'sweep-exports': everyHour(
        async ({ database, operator }) => sweepExports(database, storage, await operator()),
        hourlyInStorage,
      ),
    },
  }),
}

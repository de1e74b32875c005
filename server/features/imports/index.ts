import { everyHour, type Feature } from '../feature.ts'
import { incomingExports } from '../../base/storage/open-storage.ts'
import { bulkEditRoutes } from './bulk-edit-routes.ts'
import { importRowTable, importTable } from './tables.ts'
import { importRoutes } from './routes.ts'
import { importHandler, sweepImports } from './run-import.ts'
import { notArchived } from '../../base/db/declared-tables.ts'

/** Changes of many records that are judged, written and undone as one: of a file, or of all that a list finds. */
export const imports: Feature = {
  name: 'imports',
  // They last a day.
  tables: {
    ...importTable.declared({ isArchived: false }),
    ...importRowTable.declared({ isArchived: false }),
    ...notArchived('import_mapping'),
  },
  tags: [
    { name: 'Bulk edits', description: 'Changes of all records that a list finds, by a job with one undo.' },
    {
      name: 'Imports',
      description: 'Files that records are imported from: judged, written as one change set, and undone.',
    },
  ],
  start: ({ env, storage: uploads, exportStorage: storage, log }) => ({
    routes(app) {
      importRoutes(app, env, storage)
      bulkEditRoutes(app, storage)
    },
    jobs: {
      import: ({ database, operator }) =>
        importHandler({
          database,
          operator,
          uploads,
          storage,
          folder: incomingExports(env),
          origin: env.PUBLIC_URL,
          log,
        }),
      'sweep-imports': everyHour(async ({ database, operator }) => sweepImports(database, await operator())),
    },
  }),
}

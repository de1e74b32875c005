import { everyHour, type Feature } from '../feature.ts'
import { hourlyInStorage } from '../../base/jobs/handler.ts'
import { incomingFolder, uploadsFolder } from '../../base/storage/open-storage.ts'
import { examineUploads } from './doctor.ts'
import { uploadFileRoutes } from './file-routes.ts'
import { findColors } from './picture-colors.ts'
import { uploadRoutes } from './routes.ts'
import { sweepUploads, type PlannedNames } from './sweep.ts'
import { uploadParticipant } from './uses.ts'
import { uploadTable } from './tables.ts'
import { archived } from '../../base/db/declared-tables.ts'

/** What a tenant uploads, and its library. `planned` names files that are to become uploads. */
export const uploads = (planned: PlannedNames): Feature => ({
  name: 'uploads',
  tables: { ...uploadTable.declared({ isArchived: true, isCounted: true }), ...archived('upload_use') },
  examine: [examineUploads],
  tags: [{ name: 'Uploads', description: 'What a tenant uploads, and its library.' }],
  participant: uploadParticipant,
  start: ({ env, storage }) => ({
    routes(app) {
      uploadRoutes(app, env, storage)
      uploadFileRoutes(app, env, storage)
    },
    jobs: {
      'picture-colors': everyHour(
        async ({ database, operator }, signal) =>
          findColors(database, storage, incomingFolder(uploadsFolder(env)), await operator(), signal),
        hourlyInStorage,
      ),
      'sweep-uploads': everyHour(
        async ({ database, operator }) => sweepUploads(database, storage, await operator(), planned),
        hourlyInStorage,
      ),
    },
  }),
})

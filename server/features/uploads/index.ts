import type { Feature } from '../feature.ts'
import { hourlyInStorage } from '../../base/jobs/handler.ts'
import { incomingFolder, uploadsFolder } from '../../base/storage/open-storage.ts'
import { uploadFileRoutes } from './file-routes.ts'
import { findColors } from './picture-colors.ts'
import { uploadRoutes } from './routes.ts'
import { sweepUploads, type PlannedNames } from './sweep.ts'
import { uploadParticipant } from './uses.ts'
import { tables } from './tables.ts'

/** What a tenant uploads, and its library. `planned` names files that are to become uploads. */
export const uploads = (planned: PlannedNames): Feature => ({
  name: 'uploads',
  tables,
  tags: [{ name: 'Uploads', description: 'What a tenant uploads, and its library.' }],
  participant: uploadParticipant,
  start: ({ env, storage }) => ({
    routes(app) {
      uploadRoutes(app, env, storage)
      uploadFileRoutes(app, env, storage)
    },
    jobs: ({ database, operator }) => ({
      'picture-colors': {
        ...hourlyInStorage,
        run: async (_payload, signal) =>
          findColors(database, storage, incomingFolder(uploadsFolder(env)), await operator(), signal),
      },
      'sweep-uploads': {
        ...hourlyInStorage,
        run: async () => sweepUploads(database, storage, await operator(), planned),
      },
    }),
  }),
})

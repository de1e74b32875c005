import type { Feature } from '../feature.ts'
import { videoThumbnailRoutes } from './routes.ts'
import { thumbnailHandler, thumbnailParticipant } from './thumbnail-job.ts'
import { videoThumbnails } from './thumbnails.ts'

/** Kept thumbnails of YouTube. */
export const videos: Feature = {
  name: 'videos',
  participant: thumbnailParticipant,
  start({ env, network }) {
    const thumbnails = videoThumbnails(env, network)
    return {
      routes: (app) => videoThumbnailRoutes(app, thumbnails),
      jobs: { 'video-thumbnails': () => thumbnailHandler(thumbnails) },
    }
  },
}

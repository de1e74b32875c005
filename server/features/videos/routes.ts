import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { thumbnailSrc, videoIdPattern } from '../../../entities/language/blocks/youtube.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import type { VideoThumbnails } from './thumbnails.ts'

/** Nothing in the file may execute, whatever its type claims to be. */
const headers = {
  'cache-control': 'public, max-age=2592000',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * One transparent pixel (WebP), in place of a thumbnail that is not kept: over the face of a video browsers would draw
 * the sign of a broken picture, whatever its alternative text. It may be kept a moment later.
 */
const blank = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

const videoId = z.string().regex(videoIdPattern).describe('The id of the video at YouTube.')

/** Thumbnails of YouTube videos: anyone may see those that are kept, only members of a tenant add to them. */
export function videoThumbnailRoutes(app: FastifyInstance, thumbnails: VideoThumbnails): void {
  app.get('/video-thumbnails/:name', {
    config: { access: 'public' },
    schema: {
      operationId: 'readVideoThumbnailFile',
      summary: 'Get the thumbnail of a YouTube video',
      description: 'Under `<video>.webp`. One transparent pixel if this server does not keep it; YouTube is not asked.',
      tags: ['Uploads'],
      security: [],
      params: z.object({ name: z.string() }),
      response: {
        200: { description: 'The thumbnail, as WebP.', content: { '*/*': { schema: {} } } },
        ...errorResponses(400, 404, 503),
      },
    },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { name } = request.params as { name: string }
      const video = name.replace(/\.webp$/, '')
      if (!name.endsWith('.webp') || !videoIdPattern.test(video)) throw notFound()
      const stream = await thumbnails.open(video)
      reply.headers(headers).type('image/webp')
      return stream ? reply.send(stream) : reply.header('cache-control', 'no-store').send(blank)
    },
  })

  app.get('/api/v1/authorized/tenants/:tenant/video-thumbnails/:video', {
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    schema: {
      operationId: 'readVideoThumbnail',
      summary: 'Get the address of the thumbnail of a YouTube video',
      description:
        'It is fetched from YouTube if it is not kept yet. `null` if YouTube has none, or cannot be reached at the moment.',
      tags: ['Uploads'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.'), video: videoId }),
      response: {
        200: z.object({ src: z.string().nullable() }).describe('Where it is.'),
        ...errorResponses(400, 401, 403, 404, 429, 503, 507),
      },
    },
    handler: async ({ params }) => {
      const { video } = params as { video: string }
      return { src: (await thumbnails.keep(video)) === 'kept' ? thumbnailSrc(video) : null }
    },
  })
}

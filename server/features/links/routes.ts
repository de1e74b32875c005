import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { badRequest } from '../../base/errors/api-error.ts'
import type { Network } from '../../base/network/guarded-request.ts'
import { readPage, UnreadablePage } from './read-page.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'

const linkMetadata = z.object({
  success: z.literal(1),
  link: z.string(),
  meta: z.object({ title: z.string(), description: z.string(), image: z.object({ url: z.string() }) }),
})

/** The page reader is large, so it is loaded after the server starts listening, before it is needed. */
const loadReader = () => import('./metadata.ts')

/** A page's metadata for link cards, in the format the editor expects. */
export function linkRoutes(app: FastifyInstance, network?: Network): void {
  app.addHook('onListen', async () => void (await loadReader()))
  app.get('/api/v1/authorized/tenants/:tenant/link-metadata', {
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '10 minutes' } },
    schema: {
      operationId: 'readLinkMetadata',
      summary: 'Get title, description and image of a page',
      description: 'Of public addresses on ports 80 and 443 only; at most 3 seconds and 512 kB are spent on it.',
      tags: ['Uploads'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      querystring: z.strictObject({ url: z.string().max(2048) }),
      response: { 200: linkMetadata.describe('What it says.'), ...errorResponses(400, 401, 403, 404, 429) },
    },
    handler: async ({ query }, reply) => {
      const { url } = query as { url: string }
      try {
        return await reply.send({
          success: 1,
          link: url,
          meta: await readPage(url, (await loadReader()).metadataOf, network),
        })
      } catch (error) {
        if (error instanceof UnreadablePage) throw badRequest('The page at this address could not be read.')
        throw error
      }
    },
  })
}

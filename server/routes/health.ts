import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { unavailable } from '../errors/api-error.ts'
import { errorResponses } from '../errors/error-responses.ts'

/** For load balancers: healthy until the server starts shutting down. */
export function healthRoutes(app: FastifyInstance): void {
  app.get('/api/health', {
    config: { access: 'public' },
    schema: {
      operationId: 'readHealth',
      summary: 'Whether the server takes requests',
      tags: ['Server'],
      response: { 200: z.object({ status: z.literal('ok') }).describe('It does.'), ...errorResponses(400, 503) },
    },
    handler: (_request, reply) => {
      if (app.isStopping()) throw unavailable()
      return reply.send({ status: 'ok' })
    },
  })
}

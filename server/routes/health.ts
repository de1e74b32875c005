import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { unavailable } from '../errors/api-error.ts'
import { errorResponses } from '../errors/error-responses.ts'
import { readinessChecks, type Failure } from '../health/readiness.ts'

/** Whether visitors can be sent to a server. */
export const readiness = z.object({
  status: z.enum(['ready', 'not-ready']),
  failed: z
    .array(
      z.object({
        check: z.enum(readinessChecks).describe('What was looked at.'),
        reason: z.string().describe('A word, or the code of an error: `full`, `ENOSPC`, `ECONNREFUSED`.'),
      }),
    )
    .describe('What fails, so that no visitors should be sent here.'),
})

/**
 * For load balancers and supervisors. `look` answers what fails; without it nothing can be served, and only the OpenAPI
 * document is generated.
 */
export function healthRoutes(app: FastifyInstance, look: (() => Promise<readonly Failure[]>) | undefined): void {
  app.get('/livez', {
    // Asked every few seconds: the log is for what people do.
    logLevel: 'warn',
    config: { access: 'public' },
    schema: {
      operationId: 'readLiveness',
      summary: 'Check that the process is alive',
      description: 'Asks neither the database nor the disk: a restart mends neither.',
      tags: ['Server'],
      security: [],
      response: { 200: z.object({ status: z.literal('ok') }).describe('It does.'), ...errorResponses(400) },
    },
    handler: (_request, reply) => reply.send({ status: 'ok' }),
  })

  app.get('/readyz', {
    logLevel: 'warn',
    config: { access: 'public' },
    schema: {
      operationId: 'readReadiness',
      summary: 'Check that the server is ready, and what fails if it is not',
      description:
        'Looks at the database and its schema, the disk and the jobs; an answer is given again for a second. Nobody should be sent here from when the server begins to stop.',
      tags: ['Server'],
      security: [],
      response: {
        200: readiness.describe('They can.'),
        503: readiness.describe('They cannot.'),
        ...errorResponses(400),
      },
    },
    handler: async (_request, reply) => {
      if (!look) throw unavailable()
      const failed = await look()
      return failed.length === 0
        ? reply.send({ status: 'ready', failed })
        : reply.status(503).header('retry-after', '5').send({ status: 'not-ready', failed })
    },
  })

  app.get('/api/health', {
    // What fails is logged once, and not with every answer.
    logLevel: 'fatal',
    config: { access: 'public' },
    schema: {
      operationId: 'readHealth',
      summary: 'Check that the server takes requests',
      description: 'The same as `/readyz`, without what fails.',
      tags: ['Server'],
      response: { 200: z.object({ status: z.literal('ok') }).describe('It does.'), ...errorResponses(400, 503) },
    },
    handler: async (_request, reply) => {
      if (!look || (await look()).length > 0) throw unavailable()
      return reply.send({ status: 'ok' })
    },
  })
}

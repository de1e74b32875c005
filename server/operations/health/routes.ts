import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { unavailable } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import type { OverdueJobs } from './overdue.ts'
import { readinessChecks, type Failure } from './readiness.ts'

/** Whether visitors can be sent to a server. */
export const readinessSchema = (jobKinds: readonly string[]) =>
  z.object({
    status: z.enum(['ready', 'not-ready']),
    failed: z
      .array(
        z.object({
          check: z.enum(readinessChecks).describe('What was looked at.'),
          reason: z.string().describe('A word, or the code of an error: `full`, `ENOSPC`, `ECONNREFUSED`.'),
        }),
      )
      .describe('What fails, so that no visitors should be sent here.'),
    overdue: z
      .array(
        z.object({
          kind: z.enum(jobKinds).describe('The kind of job.'),
          since: z.iso.datetime().describe('When the first of them should have begun.'),
        }),
      )
      .describe('Jobs that have waited for more than ten minutes. Visitors can be sent here all the same.'),
  })

/**
 * For load balancers and supervisors. `look` returns what fails, and `lookForJobs` which jobs wait too long; without
 * them nothing can be served, and only the OpenAPI document is generated.
 */
export function healthRoutes(
  app: FastifyInstance,
  look: (() => Promise<readonly Failure[]>) | undefined,
  lookForJobs: (() => Promise<readonly OverdueJobs[]>) | undefined,
  jobKinds: readonly string[],
): void {
  const readiness = readinessSchema(jobKinds)
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
      if (!look || !lookForJobs) throw unavailable()
      const [failed, overdue] = await Promise.all([look(), lookForJobs()])
      return failed.length === 0
        ? reply.send({ status: 'ready', failed, overdue })
        : reply.status(503).header('retry-after', '5').send({ status: 'not-ready', failed, overdue })
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

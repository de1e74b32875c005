import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { jobStatuses } from '../../../entities/language/shared/job-statuses.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import { jobColumns, jobFilter, jobPage, jobShown, retryJob } from '../../base/jobs/administration.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { readListQuery } from '../../kernel/requests/list-query.ts'
import { adminListQuerySchema } from './list-query-schema.ts'
import type { AdminServices } from './services.ts'

const tags = ['Administration']

/** The newest 25 jobs. */
const initially = { sort: { field: 'createdAt', direction: 'DESC' }, range: [0, 24] } as const

const jobOf = (kinds: readonly string[]) =>
  z.object({
    id: z.uuid(),
    kind: z.string().describe(`What is done: ${kinds.join(', ')}.`),
    status: z.enum(jobStatuses),
    repeats: z.boolean().describe('Whether it is done again and again.'),
    attempts: z.int().describe('How often it was tried, since it was done the last time.'),
    reason: z.string().nullable().describe('Why the last try failed, as a code.'),
    createdAt: z.iso.datetime(),
    nextRunAt: z.iso.datetime().nullable().describe('When it is tried next.'),
    finishedAt: z.iso.datetime().nullable().describe('When it was done the last time, or given up.'),
    mayRetry: z.boolean().describe('Whether it failed and can be tried again at once.'),
  })

/** Background jobs, for administrators. Payloads are never shown: they may grant access to an account. */
export function jobAdminRoutes(app: FastifyInstance, office: () => AdminServices, kinds: readonly string[]): void {
  const job = jobOf(kinds)
  const filterSchema = jobFilter(kinds)
  app.get('/api/v1/admin/jobs', {
    config: { access: 'operator' },
    schema: {
      operationId: 'listJobs',
      summary: 'List background jobs: emails, cleanups and others',
      description: 'What was done is kept for a week, what was given up for a month.',
      tags,
      querystring: adminListQuerySchema(
        jobColumns,
        initially.sort,
        `JSON: status (${jobStatuses.join(', ')}) and kind (${kinds.join(', ')}), one or several.`,
        '{"status":"failed"}',
      ),
      response: { 200: z.array(job).describe('A page of jobs, the newest first.'), ...errorResponses(400, 401, 403) },
    },
    handler: async (request, reply) => {
      const { sort, first, last, filter } = readListQuery(request.query, jobColumns, filterSchema, initially)
      const { database } = office()
      const page = { ...sort, first, last }
      const { rows, total } = await database.read(null, () => jobPage(database.dialect, filter, page))
      return reply
        .header('content-range', contentRange('jobs', page.first, rows.length, total))
        .send(rows.map(jobShown))
    },
  })

  app.post<{ Params: { id: string } }>('/api/v1/admin/jobs/:id/retries', {
    config: { access: 'operator' },
    schema: {
      operationId: 'retryJob',
      summary: 'Retry a failed job now',
      description: 'One that was given up is tried as often as a new one; for a week, while what it is to do is kept.',
      tags,
      params: z.object({ id: z.uuid() }),
      response: { 201: job.describe('As it is now.'), ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const { database } = office()
      const now = new Date().toISOString()
      const retried = await database.write(null, function* () {
        const job = yield* retryJob(database.dialect, request.params.id, now)
        yield* recordEvent(storeOf(database), {
          action: 'job-retried',
          actor: request.access.user.id,
          ...requestOrigin(request),
          detail: { job: job.kind, id: job.id },
        })
        return job
      })
      return reply.status(201).send(jobShown(retried))
    },
  })
}

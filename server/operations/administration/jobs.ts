import type { FastifyInstance } from 'fastify'
import { jobOperations } from '../../../entities/system/job.ts'
import { jobPage, jobShown, retryJob } from '../../base/jobs/administration.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'

/** The routes of background jobs. */
export function jobAdminRoutes(app: FastifyInstance, kinds: readonly string[]): void {
  operationRoutes(app, jobOperations(kinds), {
    async list({ store: { database }, page, read }) {
      const { rows, total } = await read(() => jobPage(database.dialect, page))
      return { rows: rows.map(jobShown), total }
    },
    async retry({ request, store, user, params, write }) {
      const now = new Date().toISOString()
      const retried = await write(function* () {
        const job = yield* retryJob(store.database.dialect, params.id, now)
        yield* recordEvent(store, {
          action: 'job-retried',
          actor: user.id,
          ...requestOrigin(request),
          detail: { job: job.kind, id: job.id },
        })
        return job
      })
      return jobShown(retried)
    },
  })
}

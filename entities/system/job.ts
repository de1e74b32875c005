import { z } from 'zod'
import { jobStatuses } from '../language/shared/job-statuses.ts'
import { systemOperations } from '../language/system-operation.ts'

const oneOrSeveral = <T extends string>(names: readonly T[]) => z.union([z.enum(names), z.array(z.enum(names))])

const jobFilter = (kinds: readonly string[]) =>
  z.strictObject({ status: oneOrSeveral(jobStatuses).optional(), kind: oneOrSeveral(kinds).optional() })

export type JobFilter = z.output<ReturnType<typeof jobFilter>>

/** Background jobs of these kinds, for administrators. Payloads are never shown: they may grant access to an account. */
export function jobOperations(kinds: readonly string[]) {
  const job = z.object({
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
  return systemOperations({
    path: 'jobs',
    tag: 'Administration',
    access: 'operator',
    operations: {
      list: {
        id: 'listJobs',
        summary: 'List background jobs: emails, cleanups and others',
        description: 'What was done is kept for a week, what was given up for a month.',
        call: 'GET',
        page: {
          sortable: ['createdAt', 'runAt', 'finishedAt'],
          initially: ['createdAt', 'DESC'],
          size: 25,
          filter: jobFilter(kinds),
          words: `JSON: status (${jobStatuses.join(', ')}) and kind (${kinds.join(', ')}), one or several.`,
          example: '{"status":"failed"}',
        },
        answer: z.array(job).describe('A page of jobs, the newest first.'),
      },
      retry: {
        id: 'retryJob',
        summary: 'Retry a failed job now',
        description:
          'One that was given up is tried as often as a new one; for a week, while what it is to do is kept.',
        call: 'POST /:id/retries',
        answer: job.describe('As it is now.'),
        refusals: [409],
      },
    },
  })
}

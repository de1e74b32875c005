import { sql } from 'kysely'
import type { JobFilter } from '../../../entities/system/job.ts'
import { all, first, type Operation, type Query } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import type { JobRow } from '../db/tables.ts'
import { ApiError, notFound } from '../errors/api-error.ts'
import { jobsWaiting } from './job.ts'

interface Page {
  readonly filter: JobFilter
  readonly sort: { readonly column: 'createdAt' | 'runAt' | 'finishedAt'; readonly descending: boolean }
  readonly first: number
  readonly last: number
}

/** All columns of a job except the payload, which may grant access to an account. */
const shownColumns = [
  'id',
  'kind',
  'key',
  'status',
  'runAt',
  'attempts',
  'lastError',
  'createdAt',
  'finishedAt',
] as const
type ShownRow = Pick<JobRow, (typeof shownColumns)[number]> & { readonly isKept: number }
const isKept = sql<number>`case when "payload" is null then 0 else 1 end`.as('isKept')

/** A job as administrators see it. */
export const jobShown = (row: ShownRow) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  repeats: row.key !== null,
  attempts: row.attempts,
  reason: row.lastError,
  createdAt: row.createdAt,
  nextRunAt: row.status === 'waiting' ? row.runAt : null,
  finishedAt: row.finishedAt,
  mayRetry: mayRetry(row),
})

const mayRetry = ({ status, lastError, isKept: kept }: ShownRow): boolean =>
  kept === 1 && (status === 'failed' || (status === 'waiting' && lastError !== null))

export function* jobPage(
  dialect: Dialect,
  { filter, sort: { column, descending }, first: from, last }: Page,
): Operation<{ rows: readonly ShownRow[]; total: number }> {
  const page = jobsOf(dialect, filter)
    .select([...shownColumns, isKept])
    .orderBy(column, (by) => (descending ? by.desc() : by.asc()).nullsLast())
    .orderBy('id', descending ? 'desc' : 'asc')
    .limit(last - from + 1)
    .offset(from)
  const count = jobsOf(dialect, filter).select(sql<number>`count(*)`.as('total'))
  return { rows: yield* all(statement(page)({})), total: Number((yield* first(statement(count)({})))!.total) }
}

const jobsOf = (dialect: Dialect, { status, kind }: JobFilter) =>
  installation(dialect)
    .selectFrom('job')
    .$if(status !== undefined, (query) => query.where(isOneOf(dialect, 'status', status!)))
    .$if(kind !== undefined, (query) => query.where(isOneOf(dialect, 'kind', kind!)))

/** How many jobs of each kind were given up. */
export const failedJobs = (dialect: Dialect): Operation<readonly { kind: string; count: number }[]> =>
  all(
    statement(
      jobsOf(dialect, { status: 'failed' })
        .select(['kind', sql<number>`count(*)`.as('count')])
        .groupBy('kind')
        .orderBy('kind'),
    )({}) as Query<{ kind: string; count: number }>,
  )

/**
 * Retries a failed job immediately, with the full number of attempts again; a job waiting for its next attempt runs
 * immediately. Throws a 409 for jobs that have not failed, and for those given up so long ago that their payload has
 * been deleted.
 */
export function* retryJob(dialect: Dialect, id: string, now: string): Operation<ShownRow> {
  const job = yield* first(
    statement(
      installation(dialect)
        .selectFrom('job')
        .select([...shownColumns, isKept])
        .where('id', '=', id),
    )({}),
  )
  if (!job) throw notFound()
  if (job.status === 'failed' && job.isKept === 0)
    throw new ApiError(409, 'What it was to do is no longer kept.', { code: 'JOB_FORGOTTEN' })
  if (!mayRetry(job)) throw notFailed()
  const due = { status: 'waiting', runAt: now, setAt: now, attempts: 0 } as const
  const retry = statement(
    installation(dialect)
      .updateTable('job')
      .set(job.status === 'failed' ? { ...due, finishedAt: null } : due)
      .where('id', '=', id)
      .where('status', '=', job.status)
      .returning([...shownColumns, isKept]),
  )({})
  const retried = yield* first({ ...retry, announces: jobsWaiting })
  // A runner has taken it in the meantime.
  if (!retried) throw notFailed()
  return retried
}

const notFailed = () => new ApiError(409, 'Only a job that failed is tried again.', { code: 'JOB_NOT_FAILED' })

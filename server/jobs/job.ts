import { v7 as uuid } from 'uuid'
import type { JobRow } from '../db/tables.ts'
import { all, run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

/** Announced when a commit adds work; runners listen for it. */
export const jobsWaiting = 'jobs'

/** How long a runner keeps a job without renewing its lease, in milliseconds. */
export const leaseTime = 60_000

/**
 * The tolerated difference between servers' clocks, in milliseconds; times set further ahead come from a wrong clock.
 */
export const clocksDiffer = 5 * 60_000

/**
 * How long after the end of its lease, in milliseconds, a job is taken over. Several servers work on one PostgreSQL, each
 * by its own clock; a SQLite file has a single server.
 */
export const takeoverDelay = (dialect: Dialect): number => (dialect === 'postgres' ? clocksDiffer : 0)

const textOf = (moment: number): string => new Date(moment).toISOString()

interface Enqueued {
  /** The earliest time to run, in milliseconds since the epoch; immediately by default. */
  readonly runAt?: number
}

/** Adds a job in the transaction that causes it: if that is rolled back, so is the job. Returns its id. */
export function* enqueue(
  dialect: Dialect,
  kind: string,
  payload: unknown,
  { runAt }: Enqueued = {},
): Operation<string> {
  const now = Date.now()
  const id = uuid()
  const insert = statement(
    installation(dialect)
      .insertInto('job')
      .values({
        ...blank(id, kind, now),
        payload: JSON.stringify(payload),
        tenant: null,
        runAt: textOf(runAt ?? now),
      }),
  )({})
  yield* run({ ...insert, announces: jobsWaiting })
  return id
}

/**
 * Adds a recurring job, once for all servers; an existing one that is waiting becomes due now. Runs missed while no
 * server was running are not made up for.
 */
export function* schedule(dialect: Dialect, kind: string, now: number): Operation<void> {
  const due = { status: 'waiting', runAt: textOf(now), setAt: textOf(now) } as const
  const insert = statement(
    installation(dialect)
      .insertInto('job')
      .values({ ...blank(uuid(), kind, now), payload: '{}', tenant: null, key: kind, runAt: textOf(now) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(due).where('job.status', '=', 'waiting')),
  )({})
  yield* run({ ...insert, announces: jobsWaiting })
}

const blank = (id: string, kind: string, now: number) => ({
  id,
  kind,
  key: null,
  status: 'waiting' as const,
  setAt: textOf(now),
  attempts: 0,
  leasedUntil: null,
  leasedBy: null,
  lastError: null,
  createdAt: textOf(now),
  finishedAt: null,
})

interface Claim {
  readonly kinds: readonly string[]
  /** The runner's name. */
  readonly by: string
  readonly now: number
  readonly most: number
  /** Jobs the runner is already working on, even if their lease has expired. */
  readonly except: readonly string[]
}

/** Jobs of the given kinds that are due or whose runner is gone; the longest overdue first. */
const dueJobs = (dialect: Dialect, { kinds, now, most, except }: Omit<Claim, 'by'>) =>
  installation(dialect)
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', kinds)
    .where(({ or, and, eb }) => {
      const isSetAhead = eb('setAt', '>', textOf(now + clocksDiffer))
      return or([
        and([eb('status', '=', 'waiting'), or([eb('runAt', '<=', textOf(now)), isSetAhead])]),
        and([
          eb('status', '=', 'running'),
          or([eb('leasedUntil', '<', textOf(now - takeoverDelay(dialect))), isSetAhead]),
        ]),
      ])
    })
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('runAt')
    .orderBy('id')
    .limit(most)

export function* isAnyDue(dialect: Dialect, due: Omit<Claim, 'by' | 'most'>): Operation<boolean> {
  return (yield* all(statement(dueJobs(dialect, { ...due, most: 1 }))({}))).length > 0
}

/** Claims due jobs for a runner and counts the attempt. No job is given to two runners. */
export function* claimJobs(dialect: Dialect, claim: Claim): Operation<readonly JobRow[]> {
  const { by, now } = claim
  const due = dueJobs(dialect, claim)
  const rows = yield* all(statement(dialect === 'postgres' ? due.forUpdate().skipLocked() : due)({}))
  if (rows.length === 0) return []
  const lease = { status: 'running', leasedBy: by, leasedUntil: textOf(now + leaseTime), setAt: textOf(now) } as const
  return yield* all(
    statement(
      installation(dialect)
        .updateTable('job')
        .set((eb) => ({ ...lease, attempts: eb('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .returningAll(),
    )({}),
  )
}

/** Renews a runner's leases; returns the jobs that are still its own. */
export function* renewLeases(
  dialect: Dialect,
  by: string,
  ids: readonly string[],
  now: number,
): Operation<readonly string[]> {
  const kept = yield* all(
    statement(
      installation(dialect)
        .updateTable('job')
        .set({ leasedUntil: textOf(now + leaseTime), setAt: textOf(now) })
        .where('id', 'in', ids)
        .where('leasedBy', '=', by)
        .where('status', '=', 'running')
        .returning('id'),
    )({}),
  )
  return kept.map(({ id }) => id)
}

/** The outcome of a job that a runner worked on. */
export type End =
  | { readonly status: 'done'; readonly at: number }
  | { readonly status: 'failed'; readonly at: number; readonly reason: string }
  | {
      readonly status: 'waiting'
      readonly at: number
      readonly runAt: number
      /** Why it is retried; null if it has not failed. */
      readonly reason: string | null
      readonly attempts: number
      /** Whether it was completed and is to run again. */
      readonly isDone?: boolean
    }

/** Records the outcome of a job, unless another runner has taken it over. A completed job's payload is deleted. */
export function* endJob(
  dialect: Dialect,
  { id, leasedBy, attempts }: Pick<JobRow, 'id' | 'leasedBy' | 'attempts'>,
  end: End,
): Operation<void> {
  const setAt = textOf(end.at)
  const ended = { status: end.status, setAt, leasedBy: null, leasedUntil: null } as const
  const outcome =
    end.status === 'done'
      ? { payload: null, lastError: null, finishedAt: setAt }
      : end.status === 'failed'
        ? { lastError: end.reason, finishedAt: setAt }
        : {
            runAt: textOf(end.runAt),
            attempts: end.attempts,
            lastError: end.reason,
            ...(end.isDone && { finishedAt: setAt }),
          }
  yield* run(
    statement(
      installation(dialect)
        .updateTable('job')
        .set({ ...ended, ...outcome })
        .where('id', '=', id)
        .where('leasedBy', '=', leasedBy)
        .where('attempts', '=', attempts)
        .where('status', '=', 'running'),
    )({}),
  )
}

const day = 86_400_000

/** How long finished jobs are kept, in milliseconds: a week if completed, a month if failed. */
const kept = { done: 7 * day, failed: 30 * day } as const

/** How long a failed job can be retried, in milliseconds. Limited because its payload may contain private data. */
const retriedFor = 7 * day

/** Deletes jobs that ended long ago, and earlier than that the payloads of failed ones. */
export function* forgetJobs(dialect: Dialect, now: number): Operation<void> {
  yield* run(
    statement(
      installation(dialect)
        .updateTable('job')
        .set({ payload: null })
        .where('status', '=', 'failed')
        .where('finishedAt', '<', textOf(now - retriedFor)),
    )({}),
  )
  for (const status of ['done', 'failed'] as const)
    yield* run(
      statement(
        installation(dialect)
          .deleteFrom('job')
          .where('status', '=', status)
          .where('finishedAt', '<', textOf(now - kept[status])),
      )({}),
    )
}

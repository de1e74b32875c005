import { v7 as uuid } from 'uuid'
import type { JobRow } from '../db/tables.ts'
import { all, run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

/** What the runner of a server listens for: there is work since this commit. */
export const jobsWaiting = 'jobs'

/** How long a runner answers for a job without saying so again, in milliseconds. */
export const leaseTime = 60_000

/** Clocks of servers may differ by this much, in milliseconds; what was set further ahead was set by a clock that was wrong. */
const clocksDiffer = 5 * 60_000

const textOf = (moment: number): string => new Date(moment).toISOString()

interface Enqueued {
  /** The first moment at which it may run, in milliseconds; at once when left out. */
  readonly runAt?: number
  /** The tenant it is for. */
  readonly tenant?: string
}

/** Writes a job down in the transaction of what causes it: what did not happen causes no work. Answers its id. */
export function* enqueue(
  dialect: Dialect,
  kind: string,
  payload: unknown,
  { runAt, tenant }: Enqueued = {},
): Operation<string> {
  const now = Date.now()
  const id = uuid()
  const insert = statement(
    installation(dialect)
      .insertInto('job')
      .values({
        ...blank(id, kind, now),
        payload: JSON.stringify(payload),
        tenant: tenant ?? null,
        runAt: textOf(runAt ?? now),
      }),
  )({})
  yield* run({ ...insert, announces: jobsWaiting })
  return id
}

/**
 * Puts what is done again and again among the jobs, once for all servers; one that waits there already is due now. It
 * never fires for the times that passed while no server ran.
 */
export function* schedule(dialect: Dialect, kind: string, now: number): Operation<void> {
  const due = { status: 'waiting', runAt: textOf(now), setAt: textOf(now) } as const
  yield* run(
    statement(
      installation(dialect)
        .insertInto('job')
        .values({ ...blank(uuid(), kind, now), payload: '{}', tenant: null, key: kind, runAt: textOf(now) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(due).where('job.status', '=', 'waiting')),
    )({}),
  )
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
  /** What the runner works on already, even if its lease ran out meanwhile. */
  readonly except: readonly string[]
}

/** Jobs of some kinds whose time has come, and those whose runner is gone; the longest due first. */
const dueJobs = (dialect: Dialect, { kinds, now, most, except }: Omit<Claim, 'by'>) =>
  installation(dialect)
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', kinds)
    .where(({ or, and, eb }) => {
      const isSetAhead = eb('setAt', '>', textOf(now + clocksDiffer))
      return or([
        and([eb('status', '=', 'waiting'), or([eb('runAt', '<=', textOf(now)), isSetAhead])]),
        and([eb('status', '=', 'running'), or([eb('leasedUntil', '<', textOf(now)), isSetAhead])]),
      ])
    })
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('runAt')
    .orderBy('id')
    .limit(most)

export function* isAnyDue(dialect: Dialect, due: Omit<Claim, 'by' | 'most'>): Operation<boolean> {
  return (yield* all(statement(dueJobs(dialect, { ...due, most: 1 }))({}))).length > 0
}

/** Takes jobs that are due, for a runner, and counts the try. No two runners are given one job. */
export function* claimJobs(dialect: Dialect, claim: Claim): Operation<readonly JobRow[]> {
  const { by, now } = claim
  const due = dueJobs(dialect, claim)
  const found = yield* all(statement(dialect === 'postgres' ? due.forUpdate().skipLocked() : due)({}))
  if (found.length === 0) return []
  const lease = { status: 'running', leasedBy: by, leasedUntil: textOf(now + leaseTime), setAt: textOf(now) } as const
  return yield* all(
    statement(
      installation(dialect)
        .updateTable('job')
        .set((eb) => ({ ...lease, attempts: eb('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        .returningAll(),
    )({}),
  )
}

/** Says that a runner goes on with jobs; answers those that are still its own. */
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

/** What becomes of a job that a runner worked on. */
export type End =
  | { readonly status: 'done'; readonly at: number }
  | { readonly status: 'failed'; readonly at: number; readonly reason: string }
  | {
      readonly status: 'waiting'
      readonly at: number
      readonly runAt: number
      /** Why it is tried again; null when it is not because something failed. */
      readonly reason: string | null
      readonly attempts: number
      /** Whether it was done, and is to be done again. */
      readonly isDone?: boolean
    }

/** Writes down what became of a job, unless another runner has taken it over meanwhile. What is done needs its payload no more. */
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

/** How long is kept what became of jobs, in milliseconds: what was done for a week, what failed for a month. */
const kept = { done: 7 * day, failed: 30 * day } as const

/** How long a job that failed can be tried again, in milliseconds: what it is to do may hold what nobody else should read. */
const retriedFor = 7 * day

/** Forgets jobs that ended long ago, and before that what those were to do that failed. */
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

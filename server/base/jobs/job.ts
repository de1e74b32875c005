import { sql, type RawBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { JobRow } from '../db/tables.ts'
import { param } from '../db/parameter.ts'
import { all, first, run, transactionTenant, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { installation } from '../db/scope.ts'
import { sqlFunctionsOf } from '../db/sql-functions-of.ts'
import { statement } from '../db/statement.ts'

/** Announced when a commit adds work; runners listen for it. */
export const jobsWaiting = 'jobs'

/** How long a runner keeps a job without renewing its lease, in milliseconds, by the clock of the database. */
export const leaseTime = 10_000

/**
 * The tolerated difference between servers' clocks, in milliseconds; times set further ahead come from a wrong clock.
 */
export const clocksDiffer = 5 * 60_000

const textOf = (moment: number): string => new Date(moment).toISOString()

interface Enqueued {
  /** The earliest time to run, in milliseconds since the epoch; immediately by default. */
  readonly runAt?: number
}

/**
 * Adds a job in the transaction that causes it: if that is rolled back, so is the job. It belongs to the tenant of the
 * transaction, in whose turn it runs. Returns its id.
 */
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
        tenant: transactionTenant,
        runAt: textOf(runAt ?? now),
      }),
  )({})
  yield* run({ ...insert, announces: jobsWaiting, bindsTenant: true })
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

/** Jobs of one kind and tenant, of which the one that has waited longest runs first. */
export interface Line {
  readonly kind: string
  /** Empty for the installation's own. */
  readonly tenant: string
  /** When the first of them should have begun. */
  readonly runAt: string
}

/** Written as its index has it. */
const tenantOf = (table: string) => sql<string>`coalesce(${sql.ref(`${table}.tenant`)}, '')`

/**
 * The lines in which a job is due at a moment, in milliseconds. From one line the index leads to the next: however many
 * jobs wait in one, it costs the same.
 */
export function* dueLines(dialect: Dialect, now: number): Operation<readonly Line[]> {
  const due = { now: textOf(now) }
  const any = installation(dialect)
    .selectFrom('job')
    .select('id')
    .where('status', '=', sql.lit('waiting'))
    .where('runAt', '<=', param('now'))
    .limit(1)
  if (!(yield* first(statement(any)(due)))) return []
  /** The first job of all lines that come after those of a kind, or of a kind and a tenant. */
  const firstOf = (after?: RawBuilder<boolean>) =>
    installation(dialect)
      .selectFrom('job as ahead')
      .where('ahead.status', '=', sql.lit('waiting'))
      .$if(after !== undefined, (query) => query.where(after!))
      .orderBy('ahead.kind')
      .orderBy(tenantOf('ahead'))
      .orderBy('ahead.runAt')
      .orderBy('ahead.id')
      .limit(sql.lit(1))
      .select('ahead.id')
  const next = sql<string>`coalesce(
    ${firstOf(sql`"ahead"."kind" = "job_line"."kind" and ${tenantOf('ahead')} > "job_line"."tenant"`)},
    ${firstOf(sql`"ahead"."kind" > "job_line"."kind"`)}
  )`
  const line = ['job.kind', tenantOf('job').as('tenant'), 'job.runAt'] as const
  const lines = installation(dialect)
    .withRecursive('job_line', (db) =>
      db
        .selectFrom('job')
        .where('job.id', '=', firstOf())
        .select(line)
        .unionAll(
          db
            .selectFrom('job_line')
            .innerJoin('job', (join) => join.on('job.id', '=', next))
            .select(line),
        ),
    )
    .selectFrom('job_line')
    .where('job_line.runAt', '<=', param('now'))
    .selectAll()
  return yield* all(statement(lines)(due))
}

interface Claim extends Pick<Line, 'kind' | 'tenant'> {
  /** The runner's name. */
  readonly by: string
  readonly now: number
  /** Jobs the runner is still working on, though they were taken from it. */
  readonly except: readonly string[]
}

/** Claims the first due job of a line for a runner and counts the attempt. No job is given to two runners. */
export function* claimJob(dialect: Dialect, { kind, tenant, by, now, except }: Claim): Operation<JobRow | undefined> {
  const due = installation(dialect)
    .selectFrom('job')
    .select('id')
    .where('status', '=', sql.lit('waiting'))
    .where('kind', '=', kind)
    .where(tenantOf('job'), '=', tenant)
    .where('runAt', '<=', textOf(now))
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('runAt')
    .orderBy('id')
    .limit(1)
  const claim = installation(dialect)
    .updateTable('job')
    .set((eb) => ({ ...leaseOf(dialect, by, now), status: 'running', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', dialect === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returningAll()
  return yield* first(statement(claim)({}))
}

const leaseOf = (dialect: Dialect, by: string, now: number) => ({
  leasedBy: by,
  leasedUntil: sqlFunctionsOf(dialect).timeFromNow(leaseTime),
  setAt: textOf(now),
})

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
        .set(leaseOf(dialect, by, now))
        .where('id', 'in', ids)
        .where('leasedBy', '=', by)
        .where('status', '=', 'running')
        .returning('id'),
    )({}),
  )
  return kept.map(({ id }) => id)
}

const released = { status: 'waiting', leasedBy: null, leasedUntil: null } as const

/** Releases the jobs of a runner that has ended, or of all where no other runs; returns how many. */
export function* releaseJobs(dialect: Dialect, by?: string): Operation<number> {
  const release = installation(dialect)
    .updateTable('job')
    .set(released)
    .where('status', '=', 'running')
    .$if(by !== undefined, (query) => query.where('leasedBy', '=', by!))
  return yield* run({ ...statement(release)({}), announces: jobsWaiting })
}

/**
 * Releases the jobs of runners that have not renewed their leases, and makes those due whose time was set by a clock
 * that was ahead: of both, none that the caller still works on.
 */
export function* repairJobs(dialect: Dialect, now: number, except: readonly string[]): Operation<void> {
  const update = ({ ids, changes }: { readonly ids: readonly string[]; readonly changes: Partial<JobRow> }) =>
    installation(dialect).updateTable('job').set(changes).where('id', 'in', ids)
  const { lost, ahead } = yield* jobsToRepair(dialect, now)
  const repairs = [
    { ids: lost.filter((id) => !except.includes(id)), changes: released },
    { ids: ahead, changes: { runAt: textOf(now), setAt: textOf(now) } },
  ]
  for (const each of repairs)
    if (each.ids.length > 0) yield* run({ ...statement(update(each))({}), announces: jobsWaiting })
}

/** Whether `repairJobs` has something to do. */
export function* needsRepair(dialect: Dialect, now: number, except: readonly string[]): Operation<boolean> {
  const { lost, ahead } = yield* jobsToRepair(dialect, now)
  return ahead.length > 0 || lost.some((id) => !except.includes(id))
}

/** The most jobs that are repaired at once. */
const repairedAtOnce = 100

function* jobsToRepair(
  dialect: Dialect,
  now: number,
): Operation<{ readonly lost: readonly string[]; readonly ahead: readonly string[] }> {
  const { timeFromNow } = sqlFunctionsOf(dialect)
  const lost = installation(dialect)
    .selectFrom('job')
    .select('id')
    .where('status', '=', sql.lit('running'))
    .where(({ or, eb }) =>
      or([eb('leasedUntil', '<', timeFromNow(0)), eb('leasedUntil', '>', timeFromNow(clocksDiffer))]),
    )
    .limit(repairedAtOnce)
  const ahead = installation(dialect)
    .selectFrom('job')
    .select('id')
    .where('status', '=', sql.lit('waiting'))
    .where('setAt', '>', param('latest'))
    .limit(repairedAtOnce)
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return {
    lost: idsOf(yield* all(statement(lost)({}))),
    ahead: idsOf(yield* all(statement(ahead)({ latest: textOf(now + clocksDiffer) }))),
  }
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
export const retriedFor = 7 * day

/** Deletes jobs that ended long ago, and earlier than that the payloads of failed ones. */
export function* deleteOldJobs(dialect: Dialect, now: number): Operation<void> {
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

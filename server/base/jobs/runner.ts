import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Database } from '../db/database.ts'
import type { JobRow } from '../db/tables.ts'
import { countJob } from '../counts.ts'
import { pauseAfter, reasonOf, type JobHandlers } from './handler.ts'
import {
  claimJob,
  dueLines,
  endJob,
  jobsWaiting,
  leaseTime,
  repairJobs,
  needsRepair,
  releaseJobs,
  renewLeases,
  schedule,
  type End,
  type Line,
} from './job.ts'

/**
 * How often a server looks for due jobs and for jobs added by other servers, and renews its leases, in milliseconds:
 * several times within the life of a lease, so that a renewal may fail.
 */
const lookEvery = leaseTime / 4

/** How often what else the server renews is renewed, in milliseconds. */
const beatEvery = 20_000

/** How long after the last look a runner counts as late, in milliseconds. */
const lateAfter = 60_000

/** How long running jobs may take after the server was asked to stop, in milliseconds: less than closing may take. */
const maxStopTime = 4_000

/** How many jobs a server runs at once, besides those of kinds that have places of their own (`atOnce`). */
const sharedPlaces = 4

export interface JobRunner {
  /** The kinds that it runs; others wait for a server that is set up for them. */
  readonly kinds: readonly string[]
  /** Schedules the recurring jobs and starts running whatever is due. */
  start(): Promise<void>
  /** Runs jobs until none is due; returns how many were completed. */
  runDue(): Promise<number>
  /** Whether the runner was started, and has not been able to look for due jobs for a while. */
  isLate(): boolean
  /** Releases at once the jobs of another runner that has ended. */
  release(name: string): Promise<void>
  /** One tick of the clock: renews leases and looks for due jobs. */
  tick(): Promise<void>
  /**
   * Starts no more jobs, signals the running ones, and waits for them for a while; those that take longer, such as a
   * mail to a slow server, are left to the next server.
   */
  stop(): Promise<void>
}

export interface RunnerOptions {
  /** By what name whoever sees the process of the runner end knows it; one that nobody knows if left out. */
  readonly name?: string | undefined
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly now?: () => number
  /** From 0 to 1. */
  readonly chance?: () => number
  /** How long to wait for running jobs when stopping, in milliseconds. */
  readonly stopTime?: number
  /** What else the server renews now and then besides its jobs. */
  readonly beat?: () => Promise<void>
}

/** Kinds that share places, or one that has its own. */
interface Group {
  readonly kinds: ReadonlySet<string>
  readonly places: number
  /** How many of them a tenant may have. */
  readonly ofTenant: number
}

interface RunningJob {
  readonly group: Group
  /** Empty for the installation's own. */
  readonly tenant: string
  readonly controller: AbortController
  readonly work: Promise<void>
  /** Waits for it no longer: it counts as failed, whatever it still does. */
  leave(): void
}

const stopped = () => Object.assign(new Error('The server stopped.'), { code: 'stopped' })

/** Runs the jobs of a database, alongside other servers. */
export function jobRunner(
  database: Database,
  handlers: JobHandlers,
  { name: by = uuid(), log, now = Date.now, chance = Math.random, stopTime = maxStopTime, beat }: RunnerOptions,
): JobRunner {
  const { dialect } = database
  const kinds = Object.keys(handlers)
  const groups = groupsOf(handlers)
  const running = new Map<string, RunningJob>()
  /** Outcomes that the database could not record yet. These jobs still belong to this runner and are not run again. */
  const unwritten = new Map<string, { readonly job: JobRow; readonly end: End; readonly signal: AbortSignal }>()
  const held = (): readonly string[] => [...running.keys(), ...unwritten.keys()]
  let looking: Promise<void> | undefined
  let again = false
  let stopping = false
  let done = 0
  /** When each tenant had its last turn: of those that wait, it is next whose turn was longest ago. */
  const turns = new Map<string, number>()
  let turn = 0
  let beatAt = -Infinity
  let reachedAt = -Infinity
  let repairsFrom = -Infinity
  let isScheduled = false
  let timer: NodeJS.Timeout | undefined
  let lookedAt = 0
  let beating: Promise<void> = Promise.resolve()

  /** Looks for due jobs. However often it is called while looking, it looks once more. */
  function look(): void {
    if (stopping || kinds.length === 0) return
    again = true
    looking ??= begin()
      .then(() => void (lookedAt = performance.now()))
      .catch((error: unknown) => log.error({ err: error }, 'due jobs not read'))
      .finally(() => {
        looking = undefined
        if (again) look()
      })
  }

  /** Whether this server may start another job of a group, or another of a tenant. */
  function hasPlace(group: Group, tenant?: string): boolean {
    const ofGroup = [...running.values()].filter((each) => each.group === group)
    const isFree = (places: number, taken: readonly RunningJob[]): boolean => taken.length < places
    // The installation itself is no tenant.
    return (
      isFree(group.places, ofGroup) &&
      (!tenant ||
        isFree(
          group.ofTenant,
          ofGroup.filter((each) => each.tenant === tenant),
        ))
    )
  }

  async function begin(): Promise<void> {
    while (again) {
      again = false
      // The job that ends first looks again.
      if (stopping || !groups.some((group) => hasPlace(group))) return
      const lines = await database.read(null, () => dueLines(dialect, now()))
      for (const group of groups) await startJobs(group, lines)
    }
  }

  /** Starts a job of each tenant that waits, those first whose last turn was longest ago, as long as there is a place. */
  async function startJobs(group: Group, lines: readonly Line[]): Promise<void> {
    const waiting = new Map<string, Line>()
    for (const line of lines) {
      const first = waiting.get(line.tenant)
      if (group.kinds.has(line.kind) && (!first || line.runAt < first.runAt)) waiting.set(line.tenant, line)
    }
    const lastTurn = ({ tenant }: Line): number => turns.get(tenant) ?? 0
    const inTurn = [...waiting.values()].toSorted(
      (one, other) => lastTurn(one) - lastTurn(other) || (one.runAt < other.runAt ? -1 : 1),
    )
    for (let isAnyLeft = true; isAnyLeft;) {
      isAnyLeft = false
      for (const { kind, tenant } of inTurn) {
        if (stopping || !hasPlace(group, tenant)) continue
        const claim = { kind, tenant, by, now: now(), except: held() }
        const job = await database.write(null, () => claimJob(dialect, claim))
        if (!job) continue
        turns.set(tenant, (turn += 1))
        start(group, job)
        isAnyLeft = again = true
      }
    }
  }

  function start(group: Group, job: JobRow): void {
    const controller = new AbortController()
    const left = Promise.withResolvers<never>()
    // Claimed while the server was stopping: it is released, and does not start.
    if (stopping) {
      controller.abort()
      left.reject(stopped())
    }
    const work = execute(job, controller.signal, left.promise).finally(() => {
      running.delete(job.id)
      look()
    })
    running.set(job.id, {
      group,
      tenant: job.tenant ?? '',
      controller,
      work,
      leave: () => left.reject(stopped()),
    })
  }

  async function execute(job: JobRow, signal: AbortSignal, left: Promise<never>): Promise<void> {
    const end = await (signal.aborted ? left : Promise.race([attempt(job, signal), left])).then(
      () => endOfDone(job),
      (error: unknown) => endOfFailed(job, error),
    )
    unwritten.set(job.id, { job, end, signal })
    await writeEnd(job.id)
  }

  /** Records the outcome of a job; if that fails, the next tick tries again. */
  async function writeEnd(id: string): Promise<void> {
    const { job, end, signal } = unwritten.get(id)!
    try {
      // A job that another runner has taken over is that runner's to give up.
      if (end.status === 'failed' && !signal.aborted)
        await handlers[job.kind]!.givenUp?.(JSON.parse(job.payload ?? '{}'))
      await database.write(null, () => endJob(dialect, job, end))
    } catch (error) {
      return log.error({ err: error, job: id }, 'outcome of a job not written')
    }
    unwritten.delete(id)
    const isDone = end.status === 'done' || (end.status === 'waiting' && end.isDone)
    countJob(job.kind, isDone ? 'done' : end.status === 'failed' ? 'failed' : 'retried')
    if (isDone) done += 1
  }

  function endOfDone({ kind }: JobRow): End {
    const { every } = handlers[kind]!
    const at = now()
    return every === undefined ? { status: 'done', at } : nextTime(at, every)
  }

  const nextTime = (at: number, every: number): End => ({
    status: 'waiting',
    at,
    // From now, not from when it was due: delays are not made up for.
    runAt: at + every,
    reason: null,
    attempts: 0,
    isDone: true,
  })

  async function attempt({ kind, attempts, payload }: JobRow, signal: AbortSignal): Promise<void> {
    const { retry, every, run } = handlers[kind]!
    // A job that crashes the server would otherwise do so forever.
    if (every === undefined && attempts > retry.tries)
      throw Object.assign(new Error('interrupted'), { code: 'interrupted' })
    await run(JSON.parse(payload ?? '{}'), signal)
  }

  function endOfFailed({ id, kind, attempts }: JobRow, error: unknown): End {
    const { retry, every, isPrivate = false } = handlers[kind]!
    const at = now()
    const reason = reasonOf(error)
    // A job that failed because the server is stopping is restarted by the next server.
    if (stopping) return { status: 'waiting', at, runAt: at, reason, attempts: attempts - 1 }
    const isLast = every === undefined && attempts >= retry.tries
    const details = { job: id, kind, attempt: attempts, reason, ...(!isPrivate && { err: error }) }
    // What is tried again by itself asks nothing of anybody; what repeats might go on failing.
    if (isLast || every !== undefined) log.warn(details, isLast ? 'job given up' : 'job not done yet')
    else log.info(details, 'job not done yet')
    if (isLast) return { status: 'failed', at, reason }
    return { status: 'waiting', at, runAt: at + pauseAfter(retry, attempts, chance()), reason, attempts }
  }

  const logUnscheduled = (error: unknown): void => log.error({ err: error }, 'recurring jobs not scheduled')
  const logUnrenewed = (error: unknown): void => log.error({ err: error }, 'leases not renewed')

  const logUnrepaired = (error: unknown): void =>
    log.error({ err: error }, 'jobs of servers that are gone not given back')

  async function beatNow(): Promise<void> {
    const passed = now() - beatAt
    // A clock that was set back says nothing of how long ago it was.
    if (passed >= 0 && passed < beatEvery) return
    beatAt = now()
    await beat?.()
  }

  async function renew(): Promise<void> {
    const ids = held()
    if (ids.length > 0) {
      const kept = new Set(await database.write(null, () => renewLeases(dialect, by, ids, now())))
      for (const [id, { controller }] of running) if (!kept.has(id)) controller.abort()
    }
  }

  /**
   * Releases the jobs of servers that are gone. Where this one itself could not reach the database for a while, the
   * others could not either: all of them first have time to renew their leases.
   */
  async function repair(): Promise<void> {
    const isNeeded = await database.read(null, () => needsRepair(dialect, now(), held()))
    if (now() - reachedAt > leaseTime && reachedAt > 0) repairsFrom = now() + leaseTime
    reachedAt = now()
    if (isNeeded && now() >= repairsFrom) await database.write(null, () => repairJobs(dialect, now(), held()))
  }

  /** Enters the jobs that repeat; tried with each tick until it was done once, for a database may come later than its server. */
  async function scheduleRepeating(): Promise<void> {
    if (isScheduled) return
    const repeating = kinds.filter((kind) => handlers[kind]!.every !== undefined)
    await database.write(null, function* () {
      for (const kind of repeating) yield* schedule(dialect, kind, now())
    })
    isScheduled = true
  }

  async function tick(): Promise<void> {
    await renew().catch(logUnrenewed)
    await beatNow().catch(logUnrenewed)
    await repair().catch(logUnrepaired)
    await scheduleRepeating().catch(logUnscheduled)
    // Jobs that have just ended record their own outcomes.
    for (const id of unwritten.keys()) if (!running.has(id)) await writeEnd(id)
    look()
  }

  async function settled(): Promise<void> {
    for (;;) {
      const underWay = [looking, ...[...running.values()].map(({ work }) => work)].filter((each) => each !== undefined)
      if (underWay.length === 0) return
      await Promise.all(underWay)
    }
  }

  const stopListening = database.onAnnounced(jobsWaiting, () => {
    if (timer) look()
  })

  return {
    kinds,
    async start() {
      lookedAt = performance.now()
      timer = setInterval(() => (beating = beating.then(tick)), lookEvery).unref()
      // A file of SQLite has one server: whoever worked on what is there has ended.
      if (dialect === 'sqlite') await database.write(null, () => releaseJobs(dialect)).catch(logUnrepaired)
      await scheduleRepeating().catch(logUnscheduled)
      if (!stopping) look()
    },
    async runDue() {
      const before = done
      look()
      await settled()
      return done - before
    },
    isLate: () => timer !== undefined && performance.now() - lookedAt > lateAfter,
    tick,
    release: async (name) => void (await database.write(null, () => releaseJobs(dialect, name))),
    async stop() {
      stopping = true
      clearInterval(timer)
      stopListening()
      for (const { controller } of running.values()) controller.abort()
      const timeout = setTimeout(() => {
        for (const { leave } of running.values()) leave()
      }, stopTime)
      await beating
      await settled()
      clearTimeout(timeout)
    },
  }
}

function groupsOf(handlers: JobHandlers): readonly Group[] {
  const group = (kinds: readonly string[], places: number, ofTenant = Math.ceil(places / 2)): Group => ({
    kinds: new Set(kinds),
    places,
    ofTenant,
  })
  const kinds = Object.entries(handlers)
  return [
    group(
      kinds.filter(([, { atOnce }]) => atOnce === undefined).map(([kind]) => kind),
      sharedPlaces,
    ),
    ...kinds.flatMap(([kind, { atOnce, atOnceOfTenant }]) =>
      atOnce === undefined ? [] : [group([kind], atOnce, atOnceOfTenant)],
    ),
  ]
}

import { expect, onTestFinished, test, vi } from 'vitest'
import { runsLong } from '../extent.ts'
import type { Database } from '../../server/base/db/database.ts'
import type { JobHandlers } from '../../server/base/jobs/handler.ts'
import { claimJob, enqueue, deleteOldJobs, jobsWaiting } from '../../server/base/jobs/job.ts'
import { handlersOf } from '../../server/app.ts'
import { features } from '../../server/features.ts'
import type { Workplace } from '../../server/features/feature.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import { mailSender } from '../../server/base/mail/sender.ts'
import { freshDatabase, onPostgres, type TestDatabase } from './support/database.ts'

const minute = 60_000
const hour = 60 * minute
const retry = { first: minute, longest: hour, tries: 5 }

async function fresh(): Promise<TestDatabase> {
  const house = await freshDatabase()
  onTestFinished(house.close)
  return house
}

/** A runner with a clock that a test sets, and what was logged: all of it, and the warnings. */
function runnerOn(
  database: Database,
  handlers: JobHandlers,
  clock = { now: Date.now() + minute },
  chance = () => 0,
  options: { readonly stopTime?: number; readonly name?: string } = {},
) {
  const told: object[] = []
  const warned: object[] = []
  const tell = (what: object) => void told.push(what)
  const warn = (what: object) => {
    told.push(what)
    warned.push(what)
  }
  const log = { info: tell, warn, error: warn } as never
  const runner = jobRunner(database, handlers, { log, now: () => clock.now, chance, ...options })
  onTestFinished(() => runner.stop())
  return { ...runner, clock, told, warned }
}

const put = ({ database }: TestDatabase, kind: string, payload: unknown = {}, runAt?: number): Promise<string> =>
  database.write(null, () => enqueue(database.dialect, kind, payload, runAt === undefined ? {} : { runAt }))

/** Claims the first job of a kind for a runner that is killed at once. */
async function lose({ database }: TestDatabase, by: string, now: number): Promise<void> {
  const lost = { kind: 'note', tenant: '', by, now, except: [] }
  expect(await database.write(null, () => claimJob(database.dialect, lost))).toMatchObject({ leasedBy: by })
}

/** As if the database's clock had gone on past the end of all leases. */
const endLeases = ({ sql }: TestDatabase) =>
  sql(`update job set "leasedUntil" = '2000-01-01T00:00:00.000Z' where status = 'running'`)

/** How the kinds of the product are run. */
const workplace = {
  env: { DATA_DIR: '.' },
  identity: {},
  mail: mailSender({ url: 'smtp://127.0.0.1:9', from: 'a@example.jp' }),
} as unknown as Workplace
const started = features.flatMap(({ start }) => start?.(workplace) ?? [])
const known = handlersOf(started, workplace)

const jobs = ({ sql }: TestDatabase) => sql('select * from job order by "id"')

test('a job is done with what it was put down with, and kept with its outcome', async () => {
  const house = await fresh()
  const seen: unknown[] = []
  const { runDue } = runnerOn(house.database, { note: { retry, run: async (payload) => void seen.push(payload) } })
  await put(house, 'note', { words: '一つ' })
  expect(await runDue()).toBe(1)
  expect(seen).toEqual([{ words: '一つ' }])
  expect(await jobs(house)).toMatchObject([
    { kind: 'note', status: 'done', attempts: 1, payload: null, lastError: null, leasedBy: null },
  ])
  expect(await runDue()).toBe(0)
})

test('a job of a transaction that is undone never runs', async () => {
  const house = await fresh()
  const { database } = house
  let runs = 0
  const { runDue } = runnerOn(database, { note: { retry, run: async () => void (runs += 1) } })
  const undone = database.write(null, function* () {
    yield* enqueue(database.dialect, 'note', {})
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect([await runDue(), runs, await jobs(house)]).toEqual([0, 0, []])
})

test('runners are woken by what is committed, and not by what is undone', async () => {
  const house = await fresh()
  const { database } = house
  let calls = 0
  onTestFinished(database.onAnnounced(jobsWaiting, () => void (calls += 1)))
  const undone = database.write(null, function* () {
    yield* enqueue(database.dialect, 'note', {})
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(calls).toBe(0)
  await put(house, 'note')
  expect(calls).toBe(1)
})

test('a commit wakes the runner of its server', async () => {
  const house = await fresh()
  const ran = Promise.withResolvers<unknown>()
  const { start, tick } = runnerOn(house.database, { note: { retry, run: async (payload) => ran.resolve(payload) } })
  await start()
  await tick()
  await put(house, 'note', 'woken')
  expect(await ran.promise).toBe('woken')
})

test('a job waits for its time', async () => {
  const house = await fresh()
  const { runDue, clock } = runnerOn(house.database, { note: { retry, run: async () => undefined } })
  await put(house, 'note', {}, clock.now + hour)
  expect(await runDue()).toBe(0)
  clock.now += hour
  expect(await runDue()).toBe(1)
})

test('two runners never do one job at once, nor twice', async () => {
  const house = await fresh()
  const counts = new Map<unknown, number>()
  const run = async (payload: unknown) => void counts.set(payload, (counts.get(payload) ?? 0) + 1)
  const both = [runnerOn(house.database, { note: { retry, run } }), runnerOn(house.database, { note: { retry, run } })]
  for (let number = 0; number < 30; number += 1) await put(house, 'note', number)
  const done = await Promise.all(both.map(({ runDue }) => runDue()))
  expect(done[0]! + done[1]!).toBe(30)
  expect([...counts.values()]).toEqual(Array.from({ length: 30 }, () => 1))
})

test('the job of a runner that is gone is taken over after its lease by the clock of the database, and not before', async () => {
  const house = await fresh()
  const { runDue, tick, clock } = runnerOn(house.database, { note: { retry, run: async () => undefined } })
  await put(house, 'note')
  await lose(house, 'a runner that is gone', clock.now)
  // The clock of a server says nothing of it.
  clock.now += hour
  await tick()
  expect(await runDue()).toBe(0)
  expect(await jobs(house)).toMatchObject([{ status: 'running' }])
  const [{ leasedUntil }] = await jobs(house)
  expect(Date.parse(leasedUntil) - Date.now()).toBeLessThanOrEqual(10_000)
  await endLeases(house)
  await tick()
  await runDue()
  expect(await jobs(house)).toMatchObject([{ status: 'done', attempts: 2 }])
})

test('the job of a process that was seen to end is taken over at once, and those of the others are not', async () => {
  const house = await fresh()
  const { runDue, release, clock } = runnerOn(house.database, { note: { retry, run: async () => undefined } })
  await put(house, 'note')
  await put(house, 'note')
  await lose(house, 'a process that is gone', clock.now)
  await lose(house, 'a process that works', clock.now)
  expect(await runDue()).toBe(0)
  await release('a process that is gone')
  expect(await runDue()).toBe(1)
  expect(await jobs(house)).toMatchObject([
    { status: 'done', attempts: 2 },
    { status: 'running', leasedBy: 'a process that works' },
  ])
})

test('after the database was away, what others work on is not taken from them before they could renew their leases', async () => {
  const house = await fresh()
  const clock = { now: Date.now() + minute }
  const end = Promise.withResolvers<void>()
  const slow = runnerOn(house.database, { note: { retry, run: () => end.promise } }, clock)
  const other = runnerOn(house.database, { note: { retry, run: async () => undefined } }, clock)
  await put(house, 'note')
  const working = slow.runDue()
  await vi.waitUntil(async () => (await jobs(house))[0]!['status'] === 'running')
  await other.tick()
  await endLeases(house)
  clock.now += minute
  await other.tick()
  expect(await jobs(house)).toMatchObject([{ status: 'running', attempts: 1 }])
  await slow.tick()
  clock.now += minute
  await other.tick()
  end.resolve()
  expect(await working).toBe(1)
  expect(await jobs(house)).toMatchObject([{ status: 'done', attempts: 1 }])
})

test('a server that starts on SQLite goes on at once with what the one before it had begun', async () => {
  const house = await fresh()
  if (house.database.dialect !== 'sqlite') return
  const ran = vi.fn<() => Promise<void>>(async () => undefined)
  const { start, clock } = runnerOn(house.database, { note: { retry, run: ran } })
  await put(house, 'note')
  await lose(house, 'the server before', clock.now)
  await start()
  await vi.waitUntil(() => ran.mock.calls.length > 0)
  expect(ran).toHaveBeenCalledOnce()
})

test('a job whose time was set by a clock that was ahead is done', async () => {
  const house = await fresh()
  const { runDue, tick, clock } = runnerOn(house.database, { note: { retry, run: async () => undefined } })
  await put(house, 'note')
  const later = new Date(clock.now + 24 * hour).toISOString()
  await house.sql('update job set "runAt" = ?, "setAt" = ?', later, later)
  expect(await runDue()).toBe(0)
  await tick()
  await runDue()
  expect(await jobs(house)).toMatchObject([{ status: 'done' }])
})

test('a runner that works for long keeps its job; one that lost it is told, and changes nothing of it', async () => {
  const house = await fresh()
  const begun = Promise.withResolvers<AbortSignal>()
  const end = Promise.withResolvers<void>()
  const run = (_: unknown, signal: AbortSignal) => {
    begun.resolve(signal)
    return end.promise
  }
  const clock = { now: Date.now() + minute }
  const slow = runnerOn(house.database, { note: { retry, run } }, clock)
  const other = runnerOn(house.database, { note: { retry, run: async () => undefined } }, clock)
  await put(house, 'note')
  const working = slow.runDue()
  const signal = await begun.promise
  for (let beats = 0; beats < 6; beats += 1) {
    clock.now += 30_000
    await slow.tick()
    expect(await other.runDue()).toBe(0)
  }
  await endLeases(house)
  clock.now += minute
  await other.tick()
  clock.now += minute
  await other.tick()
  await other.runDue()
  await slow.tick()
  expect(signal.aborted).toBe(true)
  const kept = await jobs(house)
  end.reject(new Error('too late'))
  await working
  expect(await jobs(house)).toEqual(kept)
})

test('a job that was done while the database was away is not done again, and known as done once it is back', async () => {
  const house = await fresh()
  let isAway = false
  const { write } = house.database
  const database: Database = {
    ...house.database,
    write: (...given) => (isAway ? Promise.reject(new Error('away')) : write(...given)),
  }
  let runs = 0
  const run = async () => {
    runs += 1
    isAway = true
  }
  const clock = { now: Date.now() + minute }
  const { runDue, tick } = runnerOn(database, { note: { retry, run } }, clock)
  const other = runnerOn(house.database, { note: { retry, run } }, clock)
  await put(house, 'note')
  expect(await runDue()).toBe(0)
  clock.now += 30_000
  await tick()
  expect(await runDue()).toBe(0)
  expect(await jobs(house)).toMatchObject([{ status: 'running' }])
  isAway = false
  await tick()
  expect(await jobs(house)).toMatchObject([{ status: 'done', attempts: 1, lastError: null }])
  clock.now += hour
  expect([await other.runDue(), await runDue(), runs]).toEqual([0, 0, 1])
})

test('a job that fails is tried again after longer and longer, a little by chance, and given up in the end, which alone is a warning', async () => {
  const house = await fresh()
  const fails = { retry, run: () => Promise.reject(Object.assign(new Error('見せない'), { code: 'ECONNREFUSED' })) }
  const clockOfTest = { now: Date.now() + minute }
  const { runDue, clock, told, warned } = runnerOn(house.database, { note: fails }, clockOfTest, () => 0.5)
  await put(house, 'note', 'kept')
  const pauses: number[] = []
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await runDue()).toBe(0)
    const [job] = await jobs(house)
    expect(job).toMatchObject({ attempts: tries, lastError: 'ECONNREFUSED' })
    if (job['status'] === 'failed') break
    pauses.push((Date.parse(job['runAt']) - clock.now) / minute)
    clock.now = Date.parse(job['runAt'])
  }
  expect(pauses).toEqual([1, 2, 4, 8].map((pause) => pause * 1.05))
  expect(await jobs(house)).toMatchObject([{ status: 'failed', payload: '"kept"', finishedAt: expect.any(String) }])
  expect(told).toHaveLength(5)
  expect(warned).toMatchObject([{ kind: 'note', attempt: 5 }])
  clock.now += 365 * 24 * hour
  expect(await runDue()).toBe(0)
  expect(told).toHaveLength(5)
})

test('a job that ends its server each time is given up, too', async () => {
  const house = await fresh()
  const { runDue, release, clock } = runnerOn(house.database, { note: { retry, run: async () => undefined } })
  await put(house, 'note')
  for (let tries = 1; tries <= retry.tries; tries += 1) {
    await lose(house, `killed ${tries}`, clock.now)
    await release(`killed ${tries}`)
  }
  expect(await runDue()).toBe(0)
  expect(await jobs(house)).toMatchObject([{ status: 'failed', lastError: 'interrupted' }])
})

test('what is done again and again is there once for all servers, and does not make up for missed times', async () => {
  const house = await fresh()
  let runs = 0
  const clock = { now: Date.now() + minute }
  const sweep = { retry, every: hour, run: async () => void (runs += 1) }
  const both = [runnerOn(house.database, { sweep }, clock), runnerOn(house.database, { sweep }, clock)]
  for (const { start } of both) await start()
  await Promise.all(both.map(({ runDue }) => runDue()))
  const settled = runs
  expect(await jobs(house)).toHaveLength(1)

  clock.now += 24 * hour
  await Promise.all(both.map(({ runDue }) => runDue()))
  expect(runs - settled).toBe(1)
  const [job] = await jobs(house)
  expect(job).toMatchObject({ key: 'sweep', status: 'waiting', attempts: 0 })
  expect(Date.parse(job['runAt'])).toBe(clock.now + hour)
})

test('what is done again and again goes on after it failed', async () => {
  const house = await fresh()
  const clock = { now: Date.now() + minute }
  let isBroken = true
  const run = async () => {
    if (isBroken) throw new Error('broken')
  }
  const { start, runDue } = runnerOn(house.database, { sweep: { retry, every: hour, run } }, clock)
  await start()
  for (let times = 0; times < 10; times += 1) {
    await runDue()
    clock.now += 2 * hour
  }
  expect(await jobs(house)).toMatchObject([{ status: 'waiting', lastError: 'Error' }])
  isBroken = false
  expect(await runDue()).toBe(1)
  expect(await jobs(house)).toMatchObject([{ status: 'waiting', attempts: 0, lastError: null }])
})

test('a database that is away when a server starts is worked in once it is back', async () => {
  const house = await fresh()
  let away = true
  const write = (...given: Parameters<Database['write']>) =>
    away ? Promise.reject(new Error('away')) : house.database.write(...given)
  const database = { ...house.database, write } as Database
  let runs = 0
  const { start, tick, runDue } = runnerOn(database, {
    sweep: { retry, every: hour, run: async () => void (runs += 1) },
  })
  await start()
  await tick()
  expect(await jobs(house)).toEqual([])
  away = false
  await tick()
  await runDue()
  expect([runs, await jobs(house)]).toMatchObject([1, [{ kind: 'sweep', status: 'waiting' }]])
})

test.each(['what is done beside it fails', 'the clock was set back'])(
  'a job keeps its lease although %s',
  async (why) => {
    const house = await fresh()
    const clock = { now: Date.now() + hour }
    const end = Promise.withResolvers<void>()
    const beat = () => (why.startsWith('what') ? Promise.reject(new Error('no beat')) : Promise.resolve())
    const log = { info() {}, warn() {}, error() {} } as never
    const runner = jobRunner(
      house.database,
      { note: { retry, run: () => end.promise } },
      { log, now: () => clock.now, beat },
    )
    onTestFinished(() => runner.stop())
    onTestFinished(() => end.resolve())
    await put(house, 'note')
    void runner.runDue()
    await vi.waitUntil(async () => (await jobs(house))[0]!['status'] === 'running')
    await runner.tick()
    if (why.startsWith('the clock')) clock.now -= hour - minute
    for (let passed = 0; passed < 2 * minute; passed += minute / 12) {
      clock.now += minute / 12
      await runner.tick()
    }
    expect((await jobs(house))[0]).toMatchObject({ status: 'running', attempts: 1 })
    expect(Date.parse((await jobs(house))[0]['leasedUntil'])).toBeGreaterThan(Date.now())
  },
)

test('a runner that stops does not wait for a job that never ends, which the next server does', async () => {
  const house = await fresh()
  const begun = Promise.withResolvers<void>()
  const run = () => {
    begun.resolve()
    return new Promise<void>(() => undefined)
  }
  const clock = { now: Date.now() + minute }
  const runner = runnerOn(house.database, { note: { retry, run } }, clock, () => 0, { stopTime: 0 })
  await put(house, 'note')
  void runner.runDue()
  await begun.promise
  await runner.stop()
  expect(await jobs(house)).toMatchObject([{ status: 'waiting', attempts: 0, leasedBy: null }])
  expect(await runnerOn(house.database, { note: { retry, run: async () => undefined } }, clock).runDue()).toBe(1)
})

test('a runner that stops lets what runs come to its end, and begins nothing more', async () => {
  const house = await fresh()
  const begun = Promise.withResolvers<void>()
  let ended = 0
  const run = (_: unknown, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        ended += 1
        resolve()
      })
      begun.resolve()
    })
  const runner = runnerOn(house.database, { note: { retry, run } })
  await put(house, 'note')
  void runner.runDue()
  await begun.promise
  await runner.stop()
  expect(ended).toBe(1)
  await put(house, 'note')
  expect(await runner.runDue()).toBe(0)
  expect((await jobs(house)).map(({ status }) => status)).toEqual(['done', 'waiting'])
})

test('a runner that is told to stop while it takes a job does not begin it, and leaves it to the next server', async () => {
  const house = await fresh()
  let stopping: Promise<void> | undefined
  const database: Database = Object.create(house.database, {
    write: {
      value: async (...args: Parameters<Database['write']>) => {
        const answer = await house.database.write(...args)
        stopping ??= runner.stop()
        return answer
      },
    },
  })
  let runs = 0
  const clock = { now: Date.now() + minute }
  const note = { retry, run: async () => void (runs += 1) }
  const runner = runnerOn(database, { note }, clock)
  await put(house, 'note')
  expect(await runner.runDue()).toBe(0)
  await stopping
  expect(runs).toBe(0)
  expect(await jobs(house)).toMatchObject([{ status: 'waiting', attempts: 0, leasedBy: null }])
  expect(await runnerOn(house.database, { note }, clock).runDue()).toBe(1)
})

test('what was done is forgotten after a week; what was given up after a month, and its payload after a week', async () => {
  const house = await fresh()
  const { database } = house
  const day = 24 * hour
  const run = async (payload: unknown) => {
    if (payload === 'fails') throw new Error('broken')
  }
  const { runDue, clock } = runnerOn(database, { note: { retry: { ...retry, tries: 1 }, run } })
  await put(house, 'note', 'succeeds')
  await put(house, 'note', 'fails')
  await put(house, 'note', 'waits', clock.now + 365 * day)
  await runDue()
  const ended = clock.now
  const left = async (after: number) => {
    await database.write(null, () => deleteOldJobs(database.dialect, ended + after))
    return (await jobs(house)).map(({ status, payload }) => [status, payload])
  }
  const waits = ['waiting', '"waits"']
  expect(await left(7 * day)).toEqual([['done', null], ['failed', '"fails"'], waits])
  expect(await left(7 * day + 1)).toEqual([['failed', null], waits])
  expect(await left(30 * day)).toEqual([['failed', null], waits])
  expect(await left(30 * day + 1)).toEqual([waits])
})

test('kinds that take long do not keep a short one waiting however many of them run', async () => {
  const house = await fresh()
  const { database } = house
  const held = Promise.withResolvers<void>()
  let running = 0
  const begun = Promise.withResolvers<void>()
  const long = {
    retry,
    atOnce: 2,
    run: async () => {
      if ((running += 1) === 4) begun.resolve()
      await held.promise
    },
  }
  const short = { retry, run: async () => held.resolve() }
  const { runDue } = runnerOn(database, { export: long, import: long, webhook: long, short })
  for (const kind of ['export', 'import', 'webhook']) for (const _ of [1, 2]) await put(house, kind)
  const all = runDue()
  await begun.promise
  await put(house, 'short')
  void runDue()
  expect(await all).toBe(7)
})

test('of a kind that takes long only some run at once, and the others go on', async () => {
  const house = await fresh()
  const order: string[] = []
  let running = 0
  let most = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { runDue } = runnerOn(house.database, {
    long: {
      retry,
      atOnce: 2,
      async run() {
        most = Math.max(most, (running += 1))
        await held
        running -= 1
        order.push('long')
      },
    },
    short: { retry, run: async () => void order.push('short') },
  })
  for (let count = 0; count < 5; count += 1) await put(house, 'long')
  for (let count = 0; count < 2; count += 1) await put(house, 'short')
  const all = runDue()
  await vi.waitUntil(() => running === 2 && order.length === 2)
  release()
  expect(await all).toBe(7)
  expect(most).toBe(2)
  expect(order.slice(0, 2)).toEqual(['short', 'short'])
})

/** Jobs that note which of them begin, and end when they are told to. */
function held() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    run: (payload: unknown) =>
      new Promise<void>((resolve) => {
        begun.push(String(payload))
        ends.set(String(payload), resolve)
      }),
    end: (name: string) => ends.get(name)!(),
  }
}

const putFor = ({ database }: TestDatabase, tenant: string, kind: string, payload: unknown) =>
  database.write(tenant, () => enqueue(database.dialect, kind, payload))

test('a job belongs to the tenant whose transaction adds it, and one of the installation to none', async () => {
  const house = await fresh()
  await putFor(house, 'a', 'note', 'of a')
  await put(house, 'note', 'of nobody')
  expect((await jobs(house)).map(({ tenant }) => tenant)).toEqual(['a', null])
})

test('tenants take turns: a job of another waits for one that runs, and not for all that a tenant has queued before', async () => {
  const house = await fresh()
  const { begun, run, end } = held()
  const { runDue } = runnerOn(house.database, { export: { retry, atOnce: 1, run } })
  for (const name of ['a1', 'a2', 'a3', 'a4']) await putFor(house, 'a', 'export', name)
  for (const name of ['b1', 'b2']) await putFor(house, 'b', 'export', name)
  await putFor(house, 'c', 'export', 'c1')
  const all = runDue()
  const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']
  for (const [index, name] of order.entries()) {
    await vi.waitUntil(() => begun.length > index)
    expect(begun).toEqual(order.slice(0, index + 1))
    end(name)
  }
  expect(await all).toBe(7)
})

const kinds = ['mail', 'export', 'import', 'webhook-deliveries', 'publication'] as const
// All kinds are rows of one table.
test.each(onPostgres && !runsLong ? kinds.slice(0, 1) : kinds)(
  'however many jobs of the kind %s a tenant has, one of another finds a place',
  async (kind) => {
    const house = await fresh()
    const { begun, run, end } = held()
    const { atOnce, atOnceOfTenant } = known[kind]!
    const runner = runnerOn(house.database, {
      [kind]: {
        retry,
        ...(atOnce !== undefined && { atOnce }),
        ...(atOnceOfTenant !== undefined && { atOnceOfTenant }),
        run,
      },
    })
    const names = Array.from({ length: 20 }, (_, index) => `a${index}`)
    for (const name of names) await putFor(house, 'a', kind, name)
    const all = runner.runDue()
    await vi.waitUntil(() => begun.length > 0)
    await putFor(house, 'b', kind, 'b')
    void runner.runDue()
    await vi.waitUntil(() => begun.includes('b'))
    expect(begun.length).toBeLessThan(20)
    for (const name of [...names, 'b']) {
      await vi.waitUntil(() => begun.includes(name))
      end(name)
    }
    expect(await all).toBe(21)
  },
)

// @module-tag full
// @module-tag postgres
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { all, first, type Query } from '../../server/base/db/query.ts'
import { connectionsOf } from '../../server/base/db/open-postgres.ts'
import { admin, open, offline, type World } from '../server/support/world.ts'
import { freshDatabase } from '../server/support/database.ts'
import { addressOf } from './setup.ts'

const query = <Row = unknown>(sql: string): Query<Row> => ({ sql, parameters: [] })
const long = { mayTakeLong: true } as const
const asleep = 'select pg_sleep(25)'

/** How long a statement may take to be gone, in milliseconds; by itself it would take longer. */
const soon = { timeout: 15_000 }

/** A database, and a connection beside those of its server, which looks from outside of any transaction. */
async function database() {
  const house = await freshDatabase()
  const [named] = await house.sql('select current_database() as "name"')
  const above = new pg.Client({ connectionString: addressOf(inject('postgres'), String(named.name)) })
  await above.connect()
  /** How many of the server's connections are at work, on a condition. */
  const count = async (condition: string): Promise<number> =>
    (
      await house.sql(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'captain'
         and state = 'active' and ${condition}`,
      )
    ).length
  return {
    house,
    above,
    running: (text: string) => count(`strpos("query", ${pg.escapeLiteral(text)}) > 0`),
    waiting: () => count(`wait_event_type = 'Lock'`),
  }
}

/** The same, closed when the test is over. */
async function thrownAway() {
  const opened = await database()
  onTestFinished(async () => {
    await opened.above.end()
    await opened.house.close()
  })
  return { ...opened, database: opened.house.database }
}

test('the statement of a read that nobody waits for is cancelled, and its connection serves others', async () => {
  const { database, running } = await thrownAway()
  const caller = new AbortController()
  const read = Promise.resolve(database.read(null, () => all(query(asleep)), { ...long, signal: caller.signal }))
  const outcome = read.catch(({ message }: Error) => message)
  await expect.poll(() => running('pg_sleep'), soon).toBe(1)
  caller.abort(new Error('gone'))
  await expect.poll(() => running('pg_sleep'), soon).toBe(0)
  expect(await outcome).toBe('gone')
  await expect.poll(() => database.load().connections - database.load().idle, soon).toBe(0)
  // As many at once as there are connections: none of them is lost, and none is hit by the cancellation.
  const reads = Array.from({ length: connectionsOf(1) }, () =>
    database.read(null, () => first(query<{ value: number }>('select 1 as "value" from pg_sleep(0.05)')), long),
  )
  expect(await Promise.all(reads)).toEqual(reads.map(() => ({ value: 1 })))
})

test('one that waits for a connection does not begin, and those of others and writes go on', async () => {
  const { database, running, above } = await thrownAway()
  const caller = new AbortController()
  const { signal } = caller
  await above.query('select pg_advisory_lock(1)')
  const others = [
    database.read(null, () => first(query('select 1 as "value" from pg_advisory_xact_lock_shared(1)')), long),
    database.write(null, () => first(query('select 2 as "value" from pg_advisory_xact_lock_shared(1)'))),
  ]
  await expect.poll(() => running('lock_shared'), soon).toBe(2)
  const left = Array.from({ length: connectionsOf(1) + 4 }, () =>
    Promise.resolve(database.read(null, () => all(query(asleep)), { ...long, signal })),
  )
  const refused = Promise.allSettled(left)
  await expect.poll(() => database.load().waiting, soon).toBe(6)
  caller.abort(new Error('gone'))
  await expect.poll(() => running(asleep), soon).toBe(0)
  const outcomes = await refused
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(left.length)
  expect(await running('lock_shared')).toBe(2)
  await above.query('select pg_advisory_unlock(1)')
  expect(await Promise.all(others)).toEqual([{ value: 1 }, { value: 2 }])
  expect(await database.read(null, () => first(query('select 3 as "value"')))).toEqual({ value: 3 })
})

test('one that is over when its caller leaves was read, and takes nothing with it', async () => {
  const { database } = await thrownAway()
  for (let times = 0; times < 50; times += 1) {
    const caller = new AbortController()
    const read = Promise.resolve(
      database.read(null, () => first(query('select 1 as "value"')), { ...long, signal: caller.signal }),
    )
    const outcome = read.then(
      (row) => row,
      (error: Error) => error.message,
    )
    // Between the first and the last of what is sent and answered.
    for (let turn = 0; turn < times % 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    caller.abort(new Error('gone'))
    expect([{ value: 1 }, 'gone']).toContainEqual(await outcome)
    expect(await database.read(null, () => first(query('select 2 as "value"')))).toEqual({ value: 2 })
  }
})

interface ServedWorld extends World {
  readonly above: pg.Client
  readonly waiting: () => Promise<number>
  readonly logged: readonly string[]
  /** Asks an address as the administrator; returns how to leave. */
  readonly ask: (path: string) => Promise<() => Promise<void>>
}

/** A server that listens. */
async function serve(): Promise<ServedWorld> {
  const { house, above, waiting } = await database()
  const logged: string[] = []
  const world = await open({ LOG_LEVEL: 'info' }, house, offline, { write: (line) => void logged.push(line) })
  onTestFinished(async () => {
    await above.end()
    await world.close()
  })
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  // The first start looks through what is searched; it would wait for a locked table, too.
  const lookedThrough = () =>
    house.sql(`select "id" from job where "kind" = 'search-index' and "finishedAt" is not null`)
  await expect.poll(async () => (await lookedThrough()).length, soon).toBe(1)
  const authorization = `Bearer ${await world.tokenFor(admin)}`
  return {
    ...world,
    above,
    waiting,
    logged,
    async ask(path) {
      const caller = new AbortController()
      const asked = fetch(origin + encodeURI(path), { signal: caller.signal, headers: { authorization } })
      const outcome = asked.then(
        ({ status }) => `answered with ${status}`,
        ({ name }: Error) => name,
      )
      return async () => {
        caller.abort()
        expect(await outcome).toBe('AbortError')
      }
    },
  }
}

const list = '/api/v1/authorized/tenants/funaneco-jp'

test.each([
  ['a search in a list', 'faq', `${list}/faq?filter={"q":"灯台"}`],
  ['the search over everything', 'search_entry', '/api/v1/authorized/search?query=灯台'],
  ['counts by state', 'domain', `${list}/state-counts?entity=domain`],
  ['the views of a list', 'faq', `${list}/views?entity=faq`],
  ['the morning board', 'domain', '/api/v1/authorized/attention'],
  ['a public list', 'faq', '/api/v1/tenants/funaneco-jp/faq'],
])('%s is cancelled when its caller leaves, and others are answered', async (_, table, path) => {
  const world = await serve()
  // Whoever reads the table waits until the end of this transaction.
  await world.above.query(`begin; lock table "${table}" in access exclusive mode`)
  const leave = await world.ask(path)
  await expect.poll(world.waiting, soon).toBeGreaterThan(0)
  await leave()
  await expect.poll(world.waiting, soon).toBe(0)
  expect((await world.call(admin, 'GET', '/api/v1/authorized/tenants')).status).toBe(200)
  await world.above.query('rollback')
  expect((await world.call(admin, 'GET', encodeURI(path))).status).toBe(200)
  expect(world.logged.filter((line) => line.includes('request failed'))).toEqual([])
})

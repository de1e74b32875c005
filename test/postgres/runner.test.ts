// @module-tag postgres
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import {
  all,
  first,
  last,
  run,
  runPart,
  runUnawaited,
  together,
  type Operation,
  type Query,
} from '../../server/base/db/query.ts'
import { statementsPerSample } from '../../server/base/db/database.ts'
import { asOwner, connectionsOf } from '../../server/base/db/open-postgres.ts'
import { postgresRunner } from '../../server/base/db/postgres-runner.ts'
import { freshDatabase, type TestDatabase } from '../server/support/database.ts'
import { addressOf, owner } from './setup.ts'

let house: TestDatabase
beforeAll(async () => {
  house = await freshDatabase()
})
afterAll(() => house.close())

const query = (sql: string, ...parameters: readonly unknown[]): Query<any> => ({ sql, parameters })
const count = (tenant: string): Query<{ count: number }> =>
  query(`select "count" from total where tenant_id = $1 and "entity" = 'note'`, tenant)
const set = (tenant: string, value: number): Query =>
  query(
    `insert into total (tenant_id, entity, count) values ($1, 'note', $2)
     on conflict (tenant_id, entity) do update set count = excluded.count`,
    tenant,
    value,
  )

function* addOne(tenant: string): Operation<number> {
  const next = ((yield* first(count(tenant)))?.count ?? 0) + 1
  yield* run(set(tenant, next))
  return next
}

test('a statement has half a minute, which is less than a request has', async () => {
  const [setting] = await house.database.read(null, () => all(query('show statement_timeout')))
  expect(setting).toEqual({ statement_timeout: '30s' })
})

test.skipIf(process.platform !== 'linux')(
  'a server that vanished is found out by the connection of the owner, too, which waits for statements without end',
  async () => {
    /** Whether the system probes a connection that is silent: its timer of the second kind (proc_net_tcp.rst). */
    const isKeptAlive = (client: pg.ClientBase): boolean => {
      const { localPort } = (client as unknown as { connection: { stream: Socket } }).connection.stream
      const local = new RegExp(`^\\s*\\d+: \\w+:${localPort!.toString(16).toUpperCase().padStart(4, '0')} `)
      const sockets = ['tcp', 'tcp6'].flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n'))
      return sockets
        .find((line) => local.test(line))!
        .trim()
        .split(/\s+/)[5]!
        .startsWith('02:')
    }
    expect(await asOwner(inject('postgres'), async (client) => isKeptAlive(client))).toBe(true)
  },
)

test('writes of one tenant come one after the other, so that an operation may look before it writes', async () => {
  const many = Array.from({ length: 30 }, () => house.database.write('one', () => addOne('one')))
  expect((await Promise.all(many)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
})

test('what an operation throws undoes it alone', async () => {
  await house.database.write('two', () => run(set('two', 1)))
  const [failing, innocent] = await Promise.allSettled([
    house.database.write('two', function* () {
      yield* run(set('two', 100))
      throw new Error('refused')
    }),
    house.database.write('two', () => addOne('two')),
  ])
  expect(failing).toMatchObject({ status: 'rejected', reason: { message: 'refused' } })
  expect(innocent).toMatchObject({ status: 'fulfilled', value: 2 })
})

test('an operation that caught an error of the database is not answered as done', async () => {
  const swallowing = house.database.write('three', function* () {
    yield* run(set('three', 1))
    try {
      yield* run(query('select nothing_of_the_kind'))
    } catch {
      return 'done'
    }
    return 'never'
  })
  await expect(swallowing).rejects.toThrow('undone')
  expect(await house.database.read('three', () => first(count('three')))).toBeUndefined()
})

test.each(['40001', '40P01'])('an operation that PostgreSQL gives up on (%s) is started again', async (code) => {
  let starts = 0
  const answer = await house.database.write('four', function* () {
    starts += 1
    const next = yield* addOne('four')
    if (starts < 3) yield* run(query(`do $$ begin raise exception 'given up' using errcode = '${code}'; end $$`))
    return next
  })
  expect(starts).toBe(3)
  const [kept] = await house.database.read('four', () => all(count('four')))
  expect(kept).toEqual({ count: answer })
})

test('but not for ever', async () => {
  let starts = 0
  const hopeless = house.database.write('five', function* () {
    starts += 1
    yield* run(query(`do $$ begin raise exception 'given up' using errcode = '40001'; end $$`))
  })
  await expect(hopeless).rejects.toMatchObject({ statusCode: 503, cause: { message: 'given up' } })
  expect(starts).toBe(5)
})

/** A database whose pool notes what it sends (`>`) and what is answered (`<`). */
async function noted() {
  const [{ name }] = (await house.sql('select current_database() as name')) as readonly [{ readonly name: string }]
  const events: string[] = []
  const pool = new pg.Pool({ connectionString: addressOf(inject('postgres'), name, owner), pipeline: true })
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
    const write = stream.write.bind(stream) as (...message: readonly unknown[]) => boolean
    stream.write = (...message: readonly unknown[]) => {
      events.push('>')
      return write(...message)
    }
    stream.prependListener('data', () => events.push('<'))
  })
  const database = postgresRunner(pool)
  onTestFinished(() => database.close())
  /** How often PostgreSQL was waited for, until the connection is free again. */
  const trips = async (work: () => unknown): Promise<number> => {
    events.length = 0
    await work()
    await vi.waitFor(() => expect(database.load().idle).toBe(database.load().connections))
    return events.join('').match(/></g)!.length
  }
  return { database, trips }
}

test('a read of several queries that are sent together waits for PostgreSQL once, and then ends', async () => {
  const { database, trips } = await noted()
  await trips(() => database.read('one', () => first(count('one'))))
  expect(await trips(() => database.read('one', () => first(count('one'))))).toBe(2)
  expect(await trips(() => database.read('one', () => together(count('one'), count('two'))))).toBe(2)
})

test('the end of a read is sent with its last query, after which it may ask nothing', async () => {
  const { database, trips } = await noted()
  await trips(() => database.read('one', () => first(count('one'))))
  expect(await trips(() => database.read('one', () => first(last(count('one')))))).toBe(1)

  const goingOn = database.read('one', function* () {
    yield* first(last(count('one')))
    return yield* first(count('one'))
  })
  await expect(goingOn).rejects.toThrow('after its last query')
  // In a write it is as any other.
  expect(
    await database.write('one', function* () {
      yield* first(last(count('one')))
      return yield* addOne('one')
    }),
  ).toBeGreaterThan(0)
})

test('a write waits once for each query whose outcome it needs, and for the commit with all after them', async () => {
  const { database, trips } = await noted()
  await trips(() => database.write('one', () => addOne('one')))
  expect(await trips(() => database.write('one', () => addOne('one')))).toBe(3)
  const unawaited = () =>
    database.write('nine', function* () {
      yield* runUnawaited(set('nine', 1))
      yield* run(set('nine', 2))
      yield* runUnawaited(set('nine', 3))
      yield* runUnawaited(set('nine', 4))
    })
  expect(await trips(unawaited)).toBe(2)
  expect(await trips(() => database.write('nine', () => runUnawaited(set('nine', 5))))).toBe(1)
  expect(await database.read('nine', () => first(count('nine')))).toEqual({ count: 5 })
})

test('a table that a query writes which nobody awaits counts as changed', async () => {
  const before = (await house.database.changes('changed')).get('note') ?? 0
  await house.database.write('changed', () => runUnawaited({ ...set('changed', 1), writes: 'note' }))
  expect((await house.database.changes('changed')).get('note')).toBe(before + 1)
})

test('a part of a write is undone even if a query failed in it that nobody awaited, and what comes after it is kept', async () => {
  await house.database.write('parts', function* () {
    yield* run(set('parts', 1))
    yield* runPart(
      function* () {
        yield* run(set('parts', 2))
        yield* runUnawaited(query('select nothing_of_the_kind'))
      },
      () => true,
      { dry: true },
    )
    yield* run(query(`update total set count = count + 10 where tenant_id = $1`, 'parts'))
  })
  expect(await house.database.read('parts', () => first(count('parts')))).toEqual({ count: 11 })
})

test('a statement that was not reached because another failed works the next time', async () => {
  const { database } = await noted()
  const late = query('select $1::int as "late"', 1)
  const failing = database.write('late', function* () {
    yield* runUnawaited(query('select nothing_of_the_kind'))
    yield* run(late)
  })
  await expect(failing).rejects.toThrow('nothing_of_the_kind')
  for (const _ of [1, 2]) expect(await database.read('late', () => all(late))).toEqual([{ late: 1 }])
  for (const _ of [1, 2])
    await expect(database.read('late', () => all(query('select 1 / $1::int as "never"', 0)))).rejects.toThrow('zero')
  expect(await database.read('late', () => all(query('select 1 / $1::int as "never"', 1)))).toEqual([{ never: 1 }])
})

test('every value arrives as it is', async () => {
  const sent = ['', 'plain', '"', '\\', '\\n', '\n\t\u0001', '{a,b}', 'NULL', "it's", '日本語 😀', null]
  const read = house.database.read('values', () => all(query('select to_json($1::text[])::text as "array"', sent)))
  const [{ array }] = (await read) as readonly [{ readonly array: string }]
  expect(JSON.parse(array)).toEqual(sent)
  const values = [null, 'text', 12, 1.5, true, new Date(0), Buffer.from([0, 255]), { a: ['b'] }]
  const types = ['text', 'text', 'int', 'numeric', 'boolean', 'timestamptz', 'bytea', 'json']
  const columns = types.map((type, index) => `$${index + 1}::${type} as "${index}"`)
  const [row] = await house.database.read('values', () => all(query(`select ${columns.join()}`, ...values)))
  expect(Object.values(row as object)).toEqual([
    null,
    'text',
    12,
    1.5,
    1,
    '1970-01-01T00:00:00.000Z',
    Buffer.from([0, 255]),
    '{"a":["b"]}',
  ])
})

test('a query that nobody awaits undoes the write when it fails, also as the last', async () => {
  for (const last of [[], [set('ten', 2)]]) {
    const failing = house.database.write('ten', function* () {
      yield* run(set('ten', 1))
      yield* runUnawaited(query('select nothing_of_the_kind'))
      for (const each of last) yield* run(each)
    })
    await expect(failing).rejects.toThrow('nothing_of_the_kind')
  }
  expect(await house.database.read('ten', () => first(count('ten')))).toBeUndefined()
})

test('all queries of a read see the same moment', async () => {
  const read = house.database.read('six', function* () {
    const before = yield* first(count('six'))
    // Time for the write that was asked for meanwhile.
    yield* all(query('select pg_sleep(0.2)'))
    return [before, yield* first(count('six'))]
  })
  await house.database.write('six', () => run(set('six', 7)))
  const [before, after] = (await read) as readonly unknown[]
  expect(after).toEqual(before)
})

test('a read changes nothing', async () => {
  const writing = Promise.resolve(house.database.read('seven', () => run(set('seven', 1))))
  await expect(writing).rejects.toMatchObject({ cause: { message: expect.stringContaining('read-only') } })
})

test('what failed first is told, not that the transaction had failed already', async () => {
  const goingOn = house.database.write('eight', function* () {
    try {
      yield* run(query('select nothing_of_the_kind'))
    } catch {
      yield* run(set('eight', 1))
    }
  })
  await expect(goingOn).rejects.toThrow('nothing_of_the_kind')
})

test('whoever waits in line while PostgreSQL cannot be reached is told so with the first, not one after the other', async () => {
  let tries = 0
  const deaf = createServer((socket) => {
    tries += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(deaf, 'listening')
  const pool = new pg.Pool({ host: '127.0.0.1', port: (deaf.address() as AddressInfo).port, user: 'nobody' })
  const database = postgresRunner(pool)
  onTestFinished(async () => {
    await database.close()
    deaf.close()
  })
  const many = Array.from({ length: 30 }, () => database.write('one', () => addOne('one')))
  for (const each of await Promise.allSettled(many))
    expect(each).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } })
  expect(tries).toBe(1)
})

test('a probe is answered while every connection is busy', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const busy = Array.from({ length: connectionsOf(1) }, (_, i) => house.database.withLock(`busy ${i}`, () => held))
  try {
    expect(await house.database.probe(() => all(query('select 1 as one')))).toEqual([{ one: 1 }])
    expect(house.database.load().idle).toBe(0)
  } finally {
    letGo()
    await Promise.all(busy)
  }
})

test('what a failure that nobody awaits means is told, also of a statement that is timed', async () => {
  house.database.watchStatements(() => undefined)
  const insert = query(`insert into total (tenant_id, entity, count) values ('timed', 'note', 1)`)
  await house.database.write('timed', () => run(insert))
  function* again(): Operation<void> {
    yield* runUnawaited({ ...insert, faultOf: () => new Error('There is one already.') })
    yield* runUnawaited(set('timed', 2))
  }
  // One of so many statements is timed.
  for (let turn = 0; turn < 2 * statementsPerSample; turn += 1)
    await expect(house.database.write('timed', again)).rejects.toThrow('There is one already.')
})

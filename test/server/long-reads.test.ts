import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import type { ReadOptions } from '../../server/base/db/database.ts'
import { all, first, run, type Query } from '../../server/base/db/query.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { maxWaitingReads } from '../../server/base/db/sqlite-readers.ts'
import type { SqliteDatabase } from '../../server/base/db/sqlite-runner.ts'
import { onPostgres } from './support/database.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { admin, open } from './support/world.ts'

const query = <Row>(text: string, ...parameters: readonly unknown[]): Query<Row> => ({ sql: text, parameters })
const one = query<{ value: number }>('SELECT 1 AS value')
/** Counts to a million. */
const slow = query<{ value: number }>(
  'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000000) SELECT max(n) AS value FROM numbers',
)
const long = { mayTakeLong: true } as const

function openFile(): { readonly database: SqliteDatabase; readonly file: string } {
  const file = join(scratchFolder(), 'captain.sqlite')
  const database = connectSqlite(file)
  onTestFinished(async () => database.close())
  database.sqlite.exec('CREATE TABLE note (words TEXT NOT NULL, bytes BLOB) STRICT')
  return { database, file }
}

const addNote = (database: SqliteDatabase, words: string) =>
  database.write(null, () => run(query('INSERT INTO note VALUES (?, ?)', words, Buffer.from(words))))

/** Keeps as many reads of a tenant waiting as may wait, until it is told that it is over; then all have been read. */
function crowd(database: SqliteDatabase, tenant: string | null, options: ReadOptions = long): () => Promise<void> {
  let isOver = false
  const reads: unknown[] = []
  const add = (): void => {
    const read = database.read(
      tenant,
      () => {
        // Another one waits as soon as this one does no more.
        if (!isOver) add()
        return first(one)
      },
      options,
    )
    reads.push(read)
  }
  add()
  while (database.load().waiting < maxWaitingReads) add()
  return async () => {
    isOver = true
    await Promise.all(reads)
  }
}

describe.skipIf(onPostgres)('a read that may take long', () => {
  test('leaves the server to others, who are answered before it', async () => {
    const { database } = openFile()
    const answered: string[] = []
    const reading = Promise.resolve(database.read(null, () => first(slow), long)).then((row) => {
      answered.push('long')
      return row
    })
    await addNote(database, 'a')
    answered.push('write')
    for (let turn = 0; turn < 3; turn += 1) {
      await setImmediate()
      expect(database.read(null, () => first(one))).toEqual({ value: 1 })
      answered.push('read')
    }
    expect(await reading).toEqual({ value: 1_000_000 })
    expect(answered).toEqual(['write', 'read', 'read', 'read', 'long'])
  })

  test('that nobody waits for any more does not begin, and makes room for others', async () => {
    const { database } = openFile()
    const caller = new AbortController()
    let begun = 0
    const operation = () => {
      begun += 1
      return first(one)
    }
    const left: unknown[] = []
    while (database.load().waiting < maxWaitingReads)
      left.push(database.read('one', operation, { ...long, signal: caller.signal }))
    await expect(Promise.resolve(database.read('one', () => first(one), long))).rejects.toThrow('Too many')
    caller.abort(new Error('gone'))
    const next = database.read('one', () => first(one), long)
    const outcomes = await Promise.allSettled(left)
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(maxWaitingReads)
    expect(begun).toBe(left.length - maxWaitingReads)
    expect(await next).toEqual({ value: 1 })
    expect(database.load().waiting).toBe(0)
  })

  test('that nobody waits for any more ends before its next query, and its thread reads for others', async () => {
    const { database } = openFile()
    const caller = new AbortController()
    let answered = 0
    const left = database.read(
      null,
      function* () {
        for (;;) {
          yield* first(one)
          answered += 1
          caller.abort(new Error('gone'))
        }
      },
      { ...long, signal: caller.signal },
    )
    await expect(Promise.resolve(left)).rejects.toThrow('gone')
    expect(answered).toBe(1)
    expect(await database.read(null, () => first(one), long)).toEqual({ value: 1 })
    const late = database.read(null, () => first(one), { ...long, signal: caller.signal })
    await expect(Promise.resolve(late)).rejects.toThrow('gone')
  })

  test('sees what was written before it, and nothing that is written while it reads', async () => {
    const { database } = openFile()
    await addNote(database, 'before')
    const notes = query<{ words: string }>('SELECT words FROM note')
    let writing: Promise<unknown> = Promise.resolve()
    const found = await database.read(
      null,
      function* () {
        const before = yield* all(notes)
        writing = addNote(database, 'meanwhile')
        yield* all(slow)
        return [before, yield* all(notes)]
      },
      long,
    )
    await writing
    expect(found).toEqual([[{ words: 'before' }], [{ words: 'before' }]])
    expect(await database.read(null, () => all(notes), long)).toEqual([{ words: 'before' }, { words: 'meanwhile' }])
  })

  test('answers the same as one that is read at once, bytes too', async () => {
    const { database } = openFile()
    await addNote(database, '灯台')
    const notes = () => all(query('SELECT words, bytes, NULL AS missing, 1.5 AS number FROM note'))
    const found = await database.read(null, notes, long)
    expect(found).toEqual(database.read(null, notes))
    expect(found).toEqual([{ words: '灯台', bytes: Buffer.from('灯台'), missing: null, number: 1.5 }])
  })

  test('hands on what a query throws, and the next one is read', async () => {
    const { database } = openFile()
    const told = await database.read(
      null,
      function* () {
        try {
          return yield* all(query('SELECT * FROM nowhere'))
        } catch (error) {
          return error
        }
      },
      long,
    )
    expect(told).toMatchObject({ code: 'SQLITE_ERROR', message: 'no such table: nowhere' })
    await expect(database.read(null, () => all(query('SELECT * FROM nowhere')), long)).rejects.toThrow('nowhere')
    expect(await database.read(null, () => first(one), long)).toEqual({ value: 1 })
  })

  test('cannot write', async () => {
    const { database } = openFile()
    await addNote(database, 'kept')
    const removing = database.read(null, () => all(query('DELETE FROM note RETURNING words')), long)
    await expect(removing).rejects.toMatchObject({ cause: { code: 'SQLITE_READONLY' } })
    expect(database.read(null, () => all(query('SELECT words FROM note')))).toEqual([{ words: 'kept' }])
  })

  test('is refused with a time to come back while too many of its tenant wait, and other tenants have their turn', async () => {
    const { database } = openFile()
    const end = crowd(database, 'one')
    await expect(database.read('one', () => first(one), long)).rejects.toMatchObject({
      statusCode: 503,
      data: { reason: 'busy', retryAfter: 5 },
    })
    expect(await database.read('another', () => first(one), long)).toEqual({ value: 1 })
    await end()
    expect(await database.read('one', () => first(one), long)).toEqual({ value: 1 })
    expect(database.load().waiting).toBe(0)
  })

  test('of the public has its turn however many of the staff wait, and the other way round', async () => {
    const { database } = openFile()
    const forPublic = { ...long, forPublic: true } as const
    const end = crowd(database, 'one')
    expect(await database.read('one', () => first(one), forPublic)).toEqual({ value: 1 })
    await end()
    const endOfPublic = crowd(database, 'one', forPublic)
    expect(await database.read('one', () => first(one), long)).toEqual({ value: 1 })
    await endOfPublic()
  })

  test('is answered as the database that is not there, where no thread can open it', async () => {
    const { database, file } = openFile()
    renameSync(file, `${file}.elsewhere`)
    await expect(database.read(null, () => first(one), long)).rejects.toMatchObject({ statusCode: 503 })
    renameSync(`${file}.elsewhere`, file)
    expect(await database.read(null, () => first(one), long)).toEqual({ value: 1 })
  })

  test('leaves no log behind when the database is closed', async () => {
    const file = join(scratchFolder(), 'captain.sqlite')
    const database = connectSqlite(file)
    database.sqlite.exec('CREATE TABLE note (words TEXT NOT NULL, bytes BLOB) STRICT')
    await database.read(null, () => first(one), long)
    await addNote(database, 'a')
    await database.close()
    expect(existsSync(`${file}-wal`)).toBe(false)
  })
})

describe.skipIf(onPostgres)('lists of a database in a file', () => {
  async function world() {
    const database = connectSqlite(join(scratchFolder(), 'captain.sqlite'))
    await migrateSqlite(database)
    const opened = await open(
      {},
      {
        database,
        sql: async (text, ...values) => {
          const statement = database.sqlite.prepare<unknown[]>(text)
          return statement.reader ? statement.all(...values) : [statement.run(...values)]
        },
        withoutKeys: (work) => work(),
        close: async () => database.close(),
      },
    )
    onTestFinished(opened.close)
    return { ...opened, database, faq: '/api/v1/authorized/tenants/funaneco-jp/faq' }
  }
  const question = (text: string) => ({
    question: text,
    answer: { blocks: [{ type: 'paragraph', data: { text: '受付でお尋ねください。' } }] },
    category: 'general',
    sortOrder: 0,
  })

  test('find what was saved just before', async () => {
    const { call, faq } = await world()
    for (const text of ['灯台はどこですか', '休みはいつですか', '灯台に登れますか']) {
      expect((await call(admin, 'POST', faq, question(text))).status).toBe(201)
      const { body } = await call(admin, 'GET', `${faq}?filter=${JSON.stringify({ q: text.slice(0, 2) })}`)
      expect(body.map((each: { question: string }) => each.question)).toContain(text)
    }
    const { body, headers } = await call(admin, 'GET', `${faq}?filter={"q":"灯台"}&sort=["updatedAt","ASC"]`)
    expect(headers['content-range']).toBe('faq 0-1/2')
    expect(body).toHaveLength(2)
  })

  test('that search are refused with a time to come back while too many wait; what an index finds is answered', async () => {
    const { call, faq, database, tenants } = await world()
    expect((await call(admin, 'POST', faq, question('灯台はどこですか'))).status).toBe(201)
    const end = crowd(database, tenants['funaneco-jp'].id)
    const refused = await call(admin, 'GET', `${faq}?filter={"q":"灯台"}`)
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      503,
      '5',
      {
        statusCode: 503,
        statusMessage: 'Service Unavailable',
        message: 'Too many others wait for searches and long lists. Ask again in a few seconds.',
        data: { reason: 'busy', retryAfter: 5 },
      },
    ])
    expect((await call(admin, 'GET', `${faq}?range=[0,24]`)).status).toBe(200)
    // The public does not wait behind what staff search, neither with a list nor with a search of its own.
    const site = '/api/v1/tenants/funaneco-jp/faq'
    expect((await call(undefined, 'GET', site)).status).toBe(200)
    expect((await call(undefined, 'GET', `${site}?filter={"q":"灯台"}`)).status).toBe(200)
    await end()
    expect((await call(admin, 'GET', `${faq}?filter={"q":"灯台"}`)).body).toHaveLength(1)
  })
})

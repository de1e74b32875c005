// @module-tag sqlite
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { compiler } from '../../server/base/db/compiler.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { all, run, type Operation, type Query } from '../../server/base/db/query.ts'
import type { SqliteDatabase } from '../../server/base/db/sqlite-runner.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const query = (text: string, ...parameters: readonly unknown[]): Query => ({ sql: text, parameters })

function open(): SqliteDatabase {
  const database = connectSqlite(`${scratchFolder()}/captain.sqlite`)
  onTestFinished(() => void database.close())
  database.sqlite.exec('CREATE TABLE note (id INTEGER PRIMARY KEY, words TEXT NOT NULL UNIQUE) STRICT')
  return database
}

function* write(words: string): Operation<string> {
  yield* run(query('INSERT INTO note (words) VALUES (?)', words))
  return words
}
const notes = (database: SqliteDatabase) => database.sqlite.prepare('SELECT words FROM note ORDER BY id').pluck().all()

test('the database is opened to keep what it acknowledged', () => {
  const { sqlite } = open()
  const kept = (name: string): unknown => sqlite.pragma(name, { simple: true })
  expect(
    ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema', 'cell_size_check'].map(kept),
  ).toEqual(['wal', 2, 1, 5000, 0, 1])
})

test('writes that arrive within one turn are committed together, and answered after the commit', async () => {
  const database = open()
  const writes = ['a', 'b', 'c'].map((words) => database.write(null, () => write(words)))
  expect(notes(database)).toEqual([])
  expect(await Promise.all(writes)).toEqual(['a', 'b', 'c'])
  expect(notes(database)).toEqual(['a', 'b', 'c'])
  expect(database.commits).toBe(1)
  await database.write(null, () => write('d'))
  expect(database.commits).toBe(2)
})

test('only what its writer does again does not wait for the disk, and nothing else that is committed with it', async () => {
  const database = open()
  const modes: unknown[] = []
  function* note(): Operation<void> {
    modes.push(database.sqlite.pragma('synchronous', { simple: true }))
    yield* write(String(modes.length))
  }
  const [NORMAL, FULL] = [1, 2]
  await database.write(null, note, { isRepeated: true })
  await database.write(null, note)
  await Promise.all([database.write(null, note, { isRepeated: true }), database.write(null, note)])
  await database
    .write(null, () => write('1'), { isRepeated: true })
    .catch((error: Error) => expect(error.message).toContain('UNIQUE'))
  await database.write(null, note)
  expect(modes).toEqual([NORMAL, FULL, FULL, FULL, FULL])
})

test.each<readonly [of: string, insert: string, large: (sign: string) => string | Buffer]>([
  ['texts', '?', (sign) => sign.repeat(1_500_000)],
  ['bytes', 'cast(? as text)', (sign) => Buffer.alloc(1_500_000, sign)],
])(
  'writes of %s that are too much together are committed in turns, and reads come between',
  async (_, value, large) => {
    const database = open()
    const seen: number[] = []
    const look = () => void seen.push(notes(database).length)
    const writeLarge = (sign: string) =>
      function* (): Operation<void> {
        yield* run(query(`INSERT INTO note (words) VALUES (${value})`, large(sign)))
      }
    const writes = ['a', 'b', 'c', 'd'].map((sign) => database.write(null, writeLarge(sign)).then(look))
    await Promise.all(writes)
    expect(database.commits).toBe(2)
    expect(seen).toEqual([2, 2, 4, 4])
  },
)

test('a failing write takes back its own work and nobody else’s', async () => {
  const database = open()
  const outcomes = await Promise.allSettled([
    database.write(null, () => write('kept')),
    database.write(null, function* () {
      yield* write('undone')
      throw new Error('refused')
    }),
    database.write(null, function* () {
      yield* write('also undone')
      yield* write('kept')
    }),
    database.write(null, () => write('kept too')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(notes(database)).toEqual(['kept', 'kept too'])
})

test('an operation may catch what its query threw and go on', async () => {
  const database = open()
  await database.write(null, () => write('once'))
  const answer = await database.write(null, function* () {
    try {
      yield* write('once')
    } catch {
      return yield* write('twice')
    }
    return 'never'
  })
  expect(answer).toBe('twice')
})

test('a commit that fails answers none of its writes as done', async () => {
  const database = open()
  database.sqlite.exec('CREATE TABLE child (note INTEGER REFERENCES note (id) DEFERRABLE INITIALLY DEFERRED)')
  const outcomes = await Promise.allSettled([
    database.write(null, () => write('innocent')),
    database.write(null, () => run(query('INSERT INTO child VALUES (99)'))),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(notes(database)).toEqual([])
  await database.write(null, () => write('afterwards'))
  expect(notes(database)).toEqual(['afterwards'])
})

test('reads run at once, and what was queued is written before the database closes', async () => {
  const database = open()
  const written = database.write(null, () => write('last'))
  const { sql: text, parameters } = sql`select 1 as one`.compile(compiler('sqlite'))
  expect(database.read(null, () => all({ sql: text, parameters }))).toEqual([{ one: 1 }])
  database.close()
  expect(await written).toBe('last')
})

test('rows that were changed are counted, by a transaction as by better-auth, and nothing that was only read', async () => {
  const database = open()
  const start = database.changedRows!()
  await database.write(null, () => write('a'))
  expect(database.changedRows!()).toBe(start + 1)
  await sql`update note set words = 'b'`.execute(database.accounts.db)
  expect(database.changedRows!()).toBe(start + 2)
  await database.read(null, () => all(query('SELECT words FROM note')))
  expect(database.changedRows!()).toBe(start + 2)
})

// @module-tag sqlite
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { readMigration, migrationsFolder } from '../../server/base/db/migrations.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { insertBrokenLines, mendedLines, selectLines } from './support/former-lines.ts'
import { insertMails, lettersAsJobs, mailTable } from './support/former-mails.ts'
import { migrationsBefore } from './support/former-migrations.ts'
import { changeFormerRecord, formerSchemas, insertFormerRecord } from './support/former-records.ts'
import {
  insertOrders,
  insertOverbookedEvents,
  insertRevisions,
  insertSoldGoods,
  renamedRevisions,
} from './support/former-orders.ts'
import { scratchFolder } from './support/scratch-folder.ts'

function place() {
  const folder = scratchFolder()
  const database = connectSqlite(join(folder, 'captain.sqlite'))
  onTestFinished(() => void database.close())
  const step = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sqlite.sql`), sql)
  const tables = () =>
    database.sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all()
  return { folder, database, step, tables, backups: join(folder, 'backups') }
}

test('each file is applied once, in order', async () => {
  const { folder, database, step, tables } = place()
  step('0002-second', 'ALTER TABLE thing ADD COLUMN more TEXT')
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  expect(await migrateSqlite(database, { folder })).toEqual(['0001-first', '0002-second'])
  expect(await migrateSqlite(database, { folder })).toEqual([])
  expect(tables()).toEqual(['migration', 'thing'])
})

test('a database that has data is copied before it is changed, a new one is not', async () => {
  const { folder, database, step, backups } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  await migrateSqlite(database, { folder, backups })
  expect(existsSync(backups)).toBe(false)
  database.sqlite.exec("INSERT INTO thing VALUES ('before')")
  step('0002-second', "UPDATE thing SET id = 'after'")
  await migrateSqlite(database, { folder, backups })
  const [copy] = readdirSync(backups)
  const saved = connectSqlite(join(backups, copy!))
  expect(saved.sqlite.prepare('SELECT id FROM thing').pluck().all()).toEqual(['before'])
  saved.close()
})

test('a start that fails again and again leaves one copy, and of earlier schemas the last few are kept', async () => {
  const { folder, database, step, backups } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  await migrateSqlite(database, { folder })
  for (const name of ['0002-a', '0003-b', '0004-c', '0005-d']) {
    step(name, 'SELECT 1')
    await migrateSqlite(database, { folder, backups })
  }
  step('0006-broken', 'INSERT INTO nowhere VALUES (1)')
  for (const value of ['first', 'second']) {
    database.sqlite.prepare('INSERT INTO thing VALUES (?)').run(value)
    await expect(migrateSqlite(database, { folder, backups })).rejects.toThrow('0006-broken failed')
  }
  const copies = readdirSync(backups).toSorted()
  expect(copies.map((name) => name.replace(/^.*-before-/, ''))).toEqual([
    '0004-c.sqlite',
    '0005-d.sqlite',
    '0006-broken.sqlite',
  ])
  const newest = connectSqlite(join(backups, copies[2]!))
  expect(newest.sqlite.prepare('SELECT id FROM thing').pluck().all()).toEqual(['first', 'second'])
  newest.close()
})

test('an upgrade that fails half way leaves the schema that it found, and one copy of it, however often it is tried', async () => {
  const { folder, database, step, tables, backups } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  await migrateSqlite(database, { folder })
  step('0002-works', 'CREATE TABLE more (id TEXT)')
  step('0003-broken', 'INSERT INTO nowhere VALUES (1)')
  for (let start = 1; start <= 2; start += 1) {
    await expect(migrateSqlite(database, { folder, backups })).rejects.toThrow('0003-broken failed and was undone')
    expect(tables()).toEqual(['migration', 'thing'])
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/-before-0002-works\.sqlite$/)])
  }
  step('0003-broken', 'SELECT 1')
  expect(await migrateSqlite(database, { folder, backups })).toEqual(['0002-works', '0003-broken'])
})

test('the copy just made stays, also where an earlier one was made while the clock was ahead', async () => {
  const { folder, database, step, backups } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  await migrateSqlite(database, { folder })
  mkdirSync(backups)
  writeFileSync(join(backups, '2199-06-01T09-00-00-000Z-before-0002-second.sqlite'), 'made while the clock was ahead')
  database.sqlite.exec("INSERT INTO thing VALUES ('today')")
  step('0002-second', 'DELETE FROM thing')
  await migrateSqlite(database, { folder, backups })
  const [copy, ...others] = readdirSync(backups)
  expect(others).toEqual([])
  const saved = connectSqlite(join(backups, copy!))
  expect(saved.sqlite.prepare('SELECT id FROM thing').pluck().all()).toEqual(['today'])
  saved.close()
})

test('a file that fails leaves the database as it was, and says which it was', async () => {
  const { folder, database, step, tables } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  await migrateSqlite(database, { folder })
  step('0002-broken', 'CREATE TABLE half (id TEXT); INSERT INTO nowhere VALUES (1)')
  await expect(migrateSqlite(database, { folder })).rejects.toThrow('Migration 0002-broken failed and was undone')
  expect(tables()).toEqual(['migration', 'thing'])
  expect(database.sqlite.pragma('foreign_keys', { simple: true })).toBe(1)
})

test('a file that leaves rows pointing at nothing is undone', async () => {
  const { folder, database, step, tables } = place()
  step('0001-first', 'CREATE TABLE a (id TEXT PRIMARY KEY); CREATE TABLE b (a TEXT REFERENCES a (id)); ')
  await migrateSqlite(database, { folder })
  step('0002-orphan', "CREATE TABLE c (id TEXT); INSERT INTO b VALUES ('nobody')")
  await expect(migrateSqlite(database, { folder })).rejects.toThrow('point at nothing')
  expect(tables()).toEqual(['a', 'b', 'migration'])
})

test('an older version refuses a database that a newer one has used, and changes nothing', async () => {
  const { folder, database, step, tables } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  step('0002-newer', 'CREATE TABLE more (id TEXT)')
  await migrateSqlite(database, { folder })
  rmSync(join(folder, '0002-newer.sqlite.sql'))
  await expect(migrateSqlite(database, { folder })).rejects.toThrow(
    'The database was used by a newer Captain than this one: it has the migration 0002-newer,',
  )
  expect(tables()).toEqual(['migration', 'more', 'thing'])
})

test('data whose migrations had other numbers is refused with a sentence, and stays as it is', async () => {
  const { folder, database, step, tables } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  step('0002-second', 'CREATE TABLE more (id TEXT)')
  await migrateSqlite(database, { folder })
  rmSync(join(folder, '0002-second.sqlite.sql'))
  step('0002-between', 'CREATE TABLE less (id TEXT)')
  step('0003-second', 'CREATE TABLE more (id TEXT)')
  await expect(migrateSqlite(database, { folder })).rejects.toThrow(/had other numbers \(0002-second\)/)
  expect(tables()).toEqual(['migration', 'more', 'thing'])
})

test('letters that wait when jobs come are jobs, and those that were given up stay so', async () => {
  const { folder, database, step } = place()
  step('0008-people', mailTable('sqlite'))
  await migrateSqlite(database, { folder })
  database.sqlite.exec(insertMails)
  step('0023-jobs', readMigration(migrationsFolder, 'sqlite', '0023-jobs'))
  await migrateSqlite(database, { folder })
  expect(lettersAsJobs(database.sqlite.prepare('SELECT * FROM "job" ORDER BY "id"').all())).toEqual(
    lettersAsJobs.expected,
  )
})

test('the goods of orders that were returned earlier do not count as put back into stock', async () => {
  const database = connectSqlite(':memory:')
  onTestFinished(() => void database.close())
  await migrateSqlite(database, { folder: migrationsBefore('sqlite', '0028') })
  database.sqlite.exec(insertOrders)
  await migrateSqlite(database)
  const restocked = database.sqlite.prepare('SELECT "id", "restockOnReturn" FROM "order" ORDER BY "id"').raw()
  expect(restocked.all()).toEqual([
    ['a', 1],
    ['b', 0],
  ])
})

test('what earlier orders took from the stock is known: those that somebody placed, of goods whose stock is managed', async () => {
  const database = connectSqlite(':memory:')
  onTestFinished(() => void database.close())
  const before = migrationsBefore('sqlite', '0047')
  await migrateSqlite(database, { folder: before })
  insertSoldGoods(database.sqlite)
  await migrateSqlite(database)
  const noted = database.sqlite.prepare(
    'SELECT "orderId", "product", "quantity", "isHeld" FROM "order_goods" ORDER BY 1, 2',
  )
  expect(noted.raw().all()).toEqual([
    ['cancelled', 'tea', 5, 0],
    ['paid', 'tea', 5, 1],
  ])
})

test('places that were freed by lowering the capacity of an event are taken back; those kept for others stay kept', async () => {
  const database = connectSqlite(':memory:')
  onTestFinished(() => void database.close())
  await migrateSqlite(database, { folder: migrationsBefore('sqlite', '0057') })
  insertOverbookedEvents(database.sqlite)
  await migrateSqlite(database)
  const left = database.sqlite.prepare('SELECT "id", "remaining" FROM "event" ORDER BY "id"')
  expect(left.raw().all()).toEqual([
    ['lowered', 3],
    ['open', 5],
    ['overfull', 0],
    ['telephone', 1],
  ])
})

test('texts of one line that were stored with breaks or control characters have none any more', async () => {
  const database = connectSqlite(':memory:')
  onTestFinished(() => void database.close())
  await migrateSqlite(database, { folder: migrationsBefore('sqlite', '0068') })
  database.sqlite.exec(insertBrokenLines)
  await migrateSqlite(database)
  expect(database.sqlite.prepare(selectLines).all()).toEqual(mendedLines)
  expect(database.sqlite.prepare(`SELECT "name" FROM "tenant" WHERE "id" = 'operator'`).pluck().get()).toBe('運営 会社')
})

test('earlier versions hold the emails to customers under the name that they have now', async () => {
  const database = connectSqlite(':memory:')
  onTestFinished(() => void database.close())
  await migrateSqlite(database, { folder: migrationsBefore('sqlite', '0029') })
  database.sqlite.exec(insertRevisions)
  await migrateSqlite(database)
  const values = database.sqlite.prepare('SELECT "values" FROM "revision" ORDER BY "recordId"').pluck().all()
  expect(values.map((each) => JSON.parse(String(each)) as unknown)).toEqual(renamedRevisions)
})

test.each(formerSchemas)(
  'a record from before migration %s is served as it was, and can be changed',
  async (number) => {
    const database = connectSqlite(':memory:')
    onTestFinished(() => void database.close())
    await migrateSqlite(database, { folder: migrationsBefore('sqlite', number) })
    database.sqlite.exec(insertFormerRecord)
    await migrateSqlite(database)
    const sql = async (text: string, ...values: readonly unknown[]) => {
      const statement = database.sqlite.prepare<unknown[]>(text)
      if (statement.reader) return statement.all(...values)
      statement.run(...values)
      return []
    }
    expect(
      await changeFormerRecord({ database, sql, withoutKeys: (work) => work(), close: async () => undefined }),
    ).toBe(4)
  },
)

// @module-tag sqlite
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
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

test('a file that fails on rows says how to see them', async () => {
  const { folder, database, step } = place()
  step('0001-first', 'CREATE TABLE thing (id TEXT)')
  await migrateSqlite(database, { folder })
  database.sqlite.exec("INSERT INTO thing VALUES ('same'), ('same')")
  const query = 'SELECT id, count(*) FROM thing GROUP BY id HAVING count(*) > 1;'
  step('0002-unique', `-- It fails on these rows: ${query}\n\nCREATE UNIQUE INDEX thing_id ON thing (id);`)
  await expect(migrateSqlite(database, { folder })).rejects.toThrow(
    /0002-unique failed and was undone: UNIQUE .*correct the rows .*as a superuser\.\n {2}SELECT id, count/,
  )
  expect(database.sqlite.prepare(query).all()).toHaveLength(1)
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

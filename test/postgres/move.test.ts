// @module-tag full
// @module-tag postgres
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inject } from 'vitest'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { buildApp } from '../../server/app.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { asOwner, openPostgres } from '../../server/base/db/open-postgres.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { readEnv } from '../../server/base/env.ts'
import { moveToPostgres } from '../../server/operations/move/move-to-postgres.ts'
import { appOn } from '../server/support/backups.ts'
import { expectTextGoesOn, writeText } from '../server/support/copied-history.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { addressOf, owner } from './setup.ts'

const password = 'a password for tests'

/** The demo's house on SQLite, and an empty database to move to. */
async function houses() {
  const folder = scratchFolder()
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DEMO_PASSWORD: password })
  const from = connectSqlite(join(folder, 'captain.sqlite'))
  onTestFinished(() => void from.close())
  await migrateSqlite(from)
  await loadDemo(env, from, createIdentity(env, from).auth!)
  return { env, from, ...(await emptyDatabase()) }
}

async function emptyDatabase() {
  const name = `captain_move_${process.pid}`
  await asOwner(inject('postgres'), (admin) => admin.query(`CREATE DATABASE ${name} OWNER ${owner}`))
  onTestFinished(async () => {
    await asOwner(inject('postgres'), (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  return { url: addressOf(inject('postgres'), name, owner), above: addressOf(inject('postgres'), name) }
}

/** Runs a command of Captain's own until it ends. */
const captain = (command: string, env: Readonly<Record<string, string>>) =>
  new Promise<string>((resolve) => {
    const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
    execFile(process.execPath, [start, command], { env: { ...process.env, ...env } }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })

test('what has moved is not served from its file by a start without DATABASE_URL', async () => {
  const folder = scratchFolder()
  const from = connectSqlite(join(folder, 'captain.sqlite'))
  await migrateSqlite(from)
  await from.close()
  const { url } = await emptyDatabase()
  expect(await captain('move', { DATA_DIR: folder, DATABASE_URL: url })).toMatch(
    /Moved\. .* Without it, it does not start while .*captain\.sqlite-moved is there\./,
  )
  expect(await captain('start', { DATA_DIR: folder, DATABASE_URL: '' })).toMatch(
    /^Captain cannot start:\n- The data of .* was moved to PostgreSQL: set DATABASE_URL\./,
  )
}, 120_000)

test('an installation moves whole, works as before, and does not move a second time', async () => {
  const { env, from, url, above } = await houses()
  const told = await moveToPostgres(from, url)
  const rows = from.sqlite.prepare('select count(*) from news').pluck().get()
  expect(told.find((line) => line.startsWith('news: '))).toMatch(
    new RegExp(`^news: ${String(rows)} rows, checksum [0-9a-f]{16}$`),
  )
  expect(told.length).toBeGreaterThan(40)
  await asOwner(above, async (client) => {
    const { rows: open } = await client.query(`
      SELECT relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
      WHERE relkind = 'r' AND NOT relforcerowsecurity`)
    expect(open).toEqual([{ relname: 'search_entry' }])
    const { rows: keys } = await client.query(`SELECT FROM pg_constraint WHERE contype = 'f' AND convalidated`)
    expect(keys.length).toBeGreaterThan(10)
    // Its planner knows what came, without waiting for autovacuum.
    const { rows: known } = await client.query(`SELECT relname, reltuples FROM pg_class
      WHERE oid IN (SELECT starelid FROM pg_statistic) AND relname IN ('news', 'revision', 'auth_user') ORDER BY 1`)
    expect(known.map(({ relname }) => relname)).toEqual(['auth_user', 'news', 'revision'])
    expect(known[1]).toMatchObject({ reltuples: rows })
  })

  const { database } = await openPostgres(url)
  const app = await buildApp({ env, database })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const signIn = { email: 'staff@myturn-games.example', password }
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: env.PUBLIC_URL },
    payload: signIn,
  })
  expect(signedIn.statusCode).toBe(200)
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const token = (await app.inject({ url: '/api/auth/token', headers: { cookie } })).json().token
  const news = await app.inject({
    url: `/api/v1/authorized/tenants/myturn-games/news?filter=${encodeURIComponent('{"q":"の"}')}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(news.statusCode).toBe(200)
  expect(news.json().length).toBeGreaterThan(0)

  await expect(moveToPostgres(from, url)).rejects.toThrow('is not empty')
}, 120_000)

test('a history moves whole, and stays so when what SQLite left out of it changes', async () => {
  const { env, from, url, above } = await houses()
  const text = { list: 'toki-tsumugi-cafe/boardgame', field: 'description' }
  const app = await buildApp({ env, database: from })
  await writeText(app, env, text)
  await app.close()
  const light = from.sqlite.prepare('select count(*) from revision where "former" is not null').pluck().get()
  expect(light).toBeGreaterThan(2)
  await moveToPostgres(from, url)
  await asOwner(above, async (client) => {
    const { rows } = await client.query('SELECT FROM revision WHERE "former" IS NOT NULL')
    expect(rows).toEqual([])
  })
  const { database } = await openPostgres(url)
  await expectTextGoesOn(await appOn(env, database), env, text)
}, 120_000)

test('texts that PostgreSQL does not hold move without what nobody sees of them, and it is told', async () => {
  const { from, url, above } = await houses()
  const body = JSON.stringify({ blocks: [{ type: 'paragraph', data: { text: 'a\0b\ud800 \\u0000' } }] })
  const { id } = from.sqlite.prepare(`select "id" from news limit 1`).get() as { id: string }
  from.sqlite.prepare(`update news set "title" = ?, "body" = ? where "id" = ?`).run('cut\0short', body, id)
  const told = await moveToPostgres(from, url)
  expect(told.find((line) => line.startsWith('news: '))).toMatch(/; 2 texts without characters/)
  // SQLite has no body for its revision besides that of the record.
  expect(told.find((line) => line.startsWith('revision: '))).toMatch(/; 1 texts without characters/)
  expect(told.filter((line) => line.includes('without characters'))).toHaveLength(2)
  await asOwner(above, async (client) => {
    const { rows } = await client.query('SELECT "title", "body" FROM news WHERE "id" = $1', [id])
    expect(rows).toEqual([
      { title: 'cutshort', body: { blocks: [{ type: 'paragraph', data: { text: 'ab\ufffd \\u0000' } }] } },
    ])
  })
}, 120_000)

test('a copy that cannot be made leaves the target empty and says which table it was', async () => {
  const { from, url, above } = await houses()
  from.sqlite.exec(`update news set "body" = 'no JSON'`)
  await expect(moveToPostgres(from, url)).rejects.toThrow('Rows of news cannot be copied')
  await asOwner(above, async (client) => {
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM auth_user')
    expect(Number(rows[0]!.count)).toBe(0)
  })
}, 120_000)

// @module-tag full
// @module-tag postgres
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { tableContents, differences } from '../../server/operations/backup/tables.ts'
import { asOwner, openPostgres } from '../../server/base/db/open-postgres.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { moveToPostgres } from '../../server/operations/move/move-to-postgres.ts'
import { appOn, envOf, expectWorks, said } from '../server/support/backups.ts'
import { expectTextGoesOn, writeText } from '../server/support/copied-history.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { emptyDatabase } from './empty-database.ts'

test('a backup of PostgreSQL beside a server at work restores into PostgreSQL and into SQLite, whole and working', async () => {
  const folder = scratchFolder()
  const { database: from } = await openSqlite(join(folder, 'captain.sqlite'), true)
  const demo = envOf(folder)
  await loadDemo(demo, from, createIdentity(demo, from).auth!)
  const picture = from.sqlite
    .prepare(`SELECT "tenant_id" || '/' || "name" FROM "upload" WHERE "kind" = 'image' LIMIT 1`)
    .pluck()
    .get() as string
  const history = { list: 'toki-tsumugi-cafe/boardgame', field: 'description' }
  const onDemo = await buildApp({ env: demo, database: from })
  await writeText(onDemo, demo, history)
  await onDemo.close()
  const url = await emptyDatabase('backup_from')
  await moveToPostgres(from, url)
  const before = tableContents(from.sqlite)
  from.close()

  const BACKUP_DIR = scratchFolder()
  const env = envOf(folder, { DATABASE_URL: url, BACKUP_DIR })
  const { database } = await openPostgres(url)
  const over = new AbortController()
  const writing = (async () => {
    for (let index = 0; !over.signal.aborted; index += 1)
      await database.write(null, function* () {
        for (const key of ['one', 'other'])
          yield {
            sql: 'INSERT INTO "attempt" ("key", "count", "expiresAt") VALUES ($1, $2, $3)',
            parameters: [`${key} ${index}`, index, '2099-01-01'],
          }
      })
  })()
  const told = await said(env, 'backup')
  over.abort()
  await writing
  expect(told).toMatch(/^Backed up /)
  expect(await said(env, 'drill')).toContain('are as they were')
  const noted = await asOwner(url, (client) => client.query(`SELECT "kind", "status" FROM "backup_run" ORDER BY "id"`))
  expect(noted.rows).toEqual([
    { kind: 'backup', status: 'done' },
    { kind: 'drill', status: 'done' },
  ])
  await database.close()

  const onSqlite = envOf(scratchFolder(), { BACKUP_DIR })
  await said(onSqlite, 'restore')
  const copy = connectSqlite(join(onSqlite.DATA_DIR, 'captain.sqlite'))
  // Times of accounts are written in another form, revisions come whole, and what was written in between is there.
  const expected = ['attempt', 'migration', 'backup_run', 'change_counter', 'job', 'revision']
  const different = differences(before, tableContents(copy.sqlite))
  expect(different.filter((name) => !name.startsWith('auth_') && !expected.includes(name))).toEqual([])
  const attempts = copy.sqlite.prepare(`SELECT count(*) FROM "attempt" WHERE "expiresAt" = '2099-01-01'`).pluck().get()
  expect(Number(attempts) % 2).toBe(0)
  expect(tableContents(copy.sqlite)['revision']?.rows).toBe(before['revision']?.rows)
  const appOnSqlite = await appOn(onSqlite, copy)
  await expectWorks(appOnSqlite, onSqlite, picture)
  await expectTextGoesOn(appOnSqlite, onSqlite, history)

  const other = await emptyDatabase('backup_to')
  const onPostgres = envOf(scratchFolder(), { DATABASE_URL: other, BACKUP_DIR })
  await said(onPostgres, 'restore')
  const { database: restored } = await openPostgres(other)
  const appOnPostgres = await appOn(onPostgres, restored)
  await expectWorks(appOnPostgres, onPostgres, picture)
  await expectTextGoesOn(appOnPostgres, onPostgres, history)
  await expect(said(envOf(scratchFolder(), { DATABASE_URL: other, BACKUP_DIR }), 'restore')).rejects.toThrow(
    'The database of DATABASE_URL is not empty. Set DATABASE_URL to an empty one.',
  )
}, 120_000)

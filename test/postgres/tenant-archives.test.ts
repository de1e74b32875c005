// @module-tag full
// @module-tag postgres
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { openPostgres } from '../../server/base/db/open-postgres.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { all } from '../../server/base/db/query.ts'
import { installation } from '../../server/base/db/scope.ts'
import { statement } from '../../server/base/db/statement.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { CannotStart } from '../../server/base/cannot-start.ts'
import { moveToPostgres } from '../../server/operations/move/move-to-postgres.ts'
import { rebuildSearchIndex } from '../../server/features/search/rebuild.ts'
import { createOperator } from '../../server/operations/setup/operator.ts'
import { exportTenant } from '../../server/operations/tenant-archives/export.ts'
import { importTenant } from '../../server/operations/tenant-archives/import.ts'
import { appOn, envOf, signIn } from '../server/support/backups.ts'
import { expectTextGoesOn, writeText } from '../server/support/copied-history.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { postgresRowsOfTenant } from '../server/support/tenant-rows.ts'
import { emptyDatabase } from './empty-database.ts'

const slug = 'toki-tsumugi-cafe'

/** What an archive, or a database, holds of the tenant with a slug, in the form of PostgreSQL, and the tenant's id. */
function contentOf(file: string, of: string) {
  const sqlite = new SqliteConnection(file, { readonly: true })
  try {
    const id = sqlite.prepare('SELECT "id" FROM "tenant" WHERE "slug" = ?').pluck().get(of) as string
    return { id, rows: JSON.stringify(postgresRowsOfTenant(sqlite, slug, id)) }
  } finally {
    sqlite.close()
  }
}

test('a tenant of PostgreSQL is archived beside a server at work, and comes to PostgreSQL and to SQLite as it was', async () => {
  const folder = scratchFolder()
  const { database: from } = await openSqlite(join(folder, 'captain.sqlite'), true)
  const demo = envOf(folder)
  await loadDemo(demo, from, createIdentity(demo, from).auth!)
  const history = { list: `${slug}/boardgame`, field: 'description' }
  const onDemo = await buildApp({ env: demo, database: from })
  await writeText(onDemo, demo, history)
  await onDemo.close()
  const url = await emptyDatabase('archive_from')
  await moveToPostgres(from, url)
  await from.close()
  const original = contentOf(join(folder, 'captain.sqlite'), slug)

  const env = envOf(folder, { DATABASE_URL: url })
  const { database } = await openPostgres(url)
  const app = await appOn(env, database)
  const place = scratchFolder()
  const file = join(place, 'cafe.captain')
  await exportTenant(env, slug, file)
  expect(contentOf(file, slug)).toEqual(original)

  await expect(importTenant(env, file, undefined)).rejects.toThrow('There is a tenant toki-tsumugi-cafe already.')
  const declarations = () =>
    database.read(null, () => all(statement(installation('postgres').selectFrom('search_declaration').selectAll())({})))
  await rebuildSearchIndex(database, await app.operatorTenant(), new AbortController().signal)
  expect((await declarations()).length).toBeGreaterThan(20)
  await importTenant(env, file, 'second-cafe')
  // Whoever exported it may search other fields.
  expect(await declarations()).toEqual([])
  // The server at work, which read its tenants before, has it at once.
  const headers = { authorization: `Bearer ${await signIn(app, env, 'admin@captain.example')}` }
  const filter = encodeURIComponent('{"q":"の"}')
  const read = (of: string) =>
    app.inject({ url: `/api/v1/authorized/tenants/${of}/boardgame?filter=${filter}`, headers })
  const [first, second] = [await read(slug), await read('second-cafe')]
  expect(second.statusCode).toBe(200)
  expect(second.json().length).toBeGreaterThan(0)
  expect(second.json().map(({ name }: { name: string }) => name)).toEqual(
    first.json().map(({ name }: { name: string }) => name),
  )
  const copied = join(place, 'second.captain')
  await exportTenant(env, 'second-cafe', copied)
  const { id, rows } = contentOf(copied, 'second-cafe')
  expect(rows).toBe(original.rows.replaceAll(original.id, id))

  const onSqlite = envOf(scratchFolder())
  const target = await openSqlite(join(onSqlite.DATA_DIR, 'captain.sqlite'), true)
  await createOperator(target.database, { name: '別の運営', siteUrl: 'https://other.example', status: 'active' })
  await target.database.close()
  const told = await importTenant(onSqlite, file, undefined)
  expect(told.join('\n')).toContain('Nobody here has the address')
  expect(contentOf(join(onSqlite.DATA_DIR, 'captain.sqlite'), slug)).toEqual(original)
})

test('an archive of SQLite comes to PostgreSQL under another id with a whole history, which stays so when texts change', async () => {
  const folder = scratchFolder()
  const { database: from } = await openSqlite(join(folder, 'captain.sqlite'), true)
  const demo = envOf(folder)
  await loadDemo(demo, from, createIdentity(demo, from).auth!)
  const onDemo = await buildApp({ env: demo, database: from })
  await writeText(onDemo, demo, { list: `${slug}/boardgame`, field: 'description' })
  await onDemo.close()
  const file = join(scratchFolder(), 'cafe.captain')
  await exportTenant(demo, slug, file)
  const url = await emptyDatabase('archive_into')
  await moveToPostgres(from, url)
  await from.close()

  const env = envOf(folder, { DATABASE_URL: url })
  expect((await importTenant(env, file, 'second-cafe')).join('\n')).toContain('as second-cafe')
  const { database } = await openPostgres(url)
  const app = await appOn(env, database)
  for (const tenant of ['second-cafe', slug])
    await expectTextGoesOn(app, env, { list: `${tenant}/boardgame`, field: 'description' })
})

test('of two servers that import the same archive at once, one is refused, and the tenant of the other is whole', async () => {
  const demo = envOf(scratchFolder())
  const { database: from } = await openSqlite(join(demo.DATA_DIR, 'captain.sqlite'), true)
  await loadDemo(demo, from, createIdentity(demo, from).auth!)
  await from.close()
  const file = join(scratchFolder(), 'cafe.captain')
  await exportTenant(demo, slug, file)

  const DATABASE_URL = await emptyDatabase('archive_twice')
  const { database } = await openPostgres(DATABASE_URL)
  await createOperator(database, { name: '別の運営', siteUrl: 'https://other.example', status: 'active' })
  await database.close()
  const servers = [scratchFolder(), scratchFolder()].map((folder) => envOf(folder, { DATABASE_URL }))
  const imports = await Promise.allSettled(servers.map((env) => importTenant(env, file, undefined)))
  expect(imports.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(imports.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: new CannotStart('Another server is importing a tenant into the database. Wait until that has ended.'),
  })
  const env = servers[imports.findIndex(({ status }) => status === 'fulfilled')]!
  const copied = join(scratchFolder(), 'copied.captain')
  expect((await exportTenant(env, slug, copied)).join()).not.toContain('Missing')
  expect(contentOf(copied, slug)).toEqual(contentOf(file, slug))
})

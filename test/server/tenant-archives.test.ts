// @module-tag full
// @module-tag postgres-full
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database as Sqlite } from 'better-sqlite3'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sites } from '../../entities/installation.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import type { Env } from '../../server/base/env.ts'
import { CannotStart } from '../../server/base/cannot-start.ts'
import { lockFolder } from '../../server/base/data-lock.ts'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { createOperator } from '../../server/operations/setup/operator.ts'
import { archivedTables } from '../../server/operations/tenant-archives/archive.ts'
import { exportTenant } from '../../server/operations/tenant-archives/export.ts'
import { importTenant } from '../../server/operations/tenant-archives/import.ts'
import { appOn, envOf, password, signIn } from './support/backups.ts'
import { asBeforeTheLast } from './support/former-version.ts'
import { lack } from './support/lacking.ts'
import { grantsDisks, ownDisk } from './support/own-disk.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { postgresRowsOfTenant, rowsOfTenant } from './support/tenant-rows.ts'

const slug = 'toki-tsumugi-cafe'

let demo: string
beforeAll(async () => {
  demo = mkdtempSync(join(tmpdir(), 'captain-archives-'))
  const { database } = await openSqlite(join(demo, 'captain.sqlite'), true)
  const env = envOf(demo)
  await loadDemo(env, database, createIdentity(env, database).auth!)
  database.close()
})
afterAll(() => rmSync(demo, { recursive: true, force: true }))

/** An installation with the content of the demo. */
function filled(): Env {
  const folder = scratchFolder()
  cpSync(demo, folder, { recursive: true })
  return envOf(folder)
}

/** An installation that was set up and has no tenants but the operator’s; the café’s staff have an account there. */
async function empty(): Promise<Env> {
  const env = envOf(scratchFolder())
  const { database } = await openSqlite(join(env.DATA_DIR, 'captain.sqlite'), true)
  await createOperator(database, { name: '別の運営', siteUrl: 'https://other.example', status: 'active' })
  const { auth } = createIdentity(env, database)
  await createAccount(auth!, { name: '管理者', email: 'admin@captain.example', password, role: 'admin', cfAi: false })
  await createAccount(auth!, { name: '新しい名', email: `staff@${slug}.example`, password, role: 'user' })
  database.close()
  return env
}

function withDatabase<T>(env: Env, work: (sqlite: Sqlite) => T): T {
  const database = connectSqlite(join(env.DATA_DIR, 'captain.sqlite'))
  try {
    return work(database.sqlite)
  } finally {
    void database.close()
  }
}

const idOf = (env: Env, wanted = slug): string =>
  withDatabase(
    env,
    (sqlite) => sqlite.prepare('SELECT "id" FROM "tenant" WHERE "slug" = ?').pluck().get(wanted) as string,
  )

const accountOf = (env: Env): string =>
  withDatabase(
    env,
    (sqlite) =>
      sqlite.prepare('SELECT "id" FROM "auth_user" WHERE "email" = ?').pluck().get(`staff@${slug}.example`) as string,
  )

const filesOf = (env: Env, tenant: string): readonly string[] => {
  const folder = join(env.DATA_DIR, 'uploads', tenant)
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}

async function exported(env: Env, of = slug): Promise<string> {
  const file = join(scratchFolder(), 'tenant.captain')
  await exportTenant(env, of, file)
  return file
}

/** What the command says that cannot export the tenant into a folder, and the line of the log before it. */
function failureOf({ DATA_DIR }: Env, folder: string, by: readonly string[] = []) {
  const start = join(import.meta.dirname, '..', '..', 'server', 'start.js')
  const file = join(folder, 'cafe.captain')
  const [program, ...words] = [...by, process.execPath, start, 'export-tenant', slug, file]
  const env = { ...process.env, DATA_DIR, FOLDER: folder, DATABASE_URL: '' }
  const { stderr, status } = spawnSync(program!, words, { env, encoding: 'utf8' })
  expect(status).toBe(1)
  const [line, ...told] = stderr.trim().split('\n')
  return { logged: JSON.parse(line!), told }
}

test('a tenant goes to another installation with all it has: rows, history and files, under the names people have there', async () => {
  const from = filled()
  const file = join(scratchFolder(), 'cafe.captain')
  const told = (await exportTenant(from, slug, file)).join('\n')
  expect(told).toMatch(/^Exported .* \(toki-tsumugi-cafe\) to .*: \d\d+ records with their history, and \d+ files\.\n/)
  expect(told).toContain('It is not encrypted')
  expect(told).not.toContain('Missing')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(from.DATA_DIR).filter((name) => name.startsWith('.archive'))).toEqual([])

  const into = await empty()
  const id = idOf(from)
  expect((await importTenant(into, file, undefined)).join('\n')).toMatch(
    /^Imported .* as toki-tsumugi-cafe: \d\d+ records with their history, and \d+ files\.\n/,
  )
  expect(idOf(into)).toBe(id)
  const before = withDatabase(from, (sqlite) => rowsOfTenant(sqlite, slug, id))
  const after = withDatabase(into, (sqlite) => rowsOfTenant(sqlite, slug, id))
  expect(Object.keys(after).length).toBeGreaterThan(20)
  expect(JSON.stringify(after)).toBe(JSON.stringify(before).replaceAll(accountOf(from), accountOf(into)))
  expect(JSON.stringify(after)).toContain(accountOf(into))
  expect(filesOf(into, id)).toEqual(filesOf(from, id))

  const { database } = await openSqlite(join(into.DATA_DIR, 'captain.sqlite'), true)
  const app = await appOn(into, database)
  const headers = { authorization: `Bearer ${await signIn(app, into, 'admin@captain.example')}` }
  const read = (path: string) => app.inject({ url: `/api/v1/authorized/tenants/${slug}/${path}`, headers })
  const found = (await read(`boardgame?filter=${encodeURIComponent('{"q":"の"}')}`)).json()
  expect(found.length).toBeGreaterThan(0)
  const history = (await read(`boardgame/${found[0].id}/revisions`)).json()
  expect(history[0].by).toMatchObject({ id: accountOf(into), name: '新しい名' })
  const shown = await app.inject(`/api/v1/tenants/${slug}/boardgame`)
  expect(shown.json().length).toBeGreaterThan(0)
  const picture = await app.inject(`/uploads/${id}/${filesOf(into, id)[0]}`)
  expect(picture.statusCode).toBe(200)
  const written = await app.inject({
    method: 'POST',
    url: `/api/v1/authorized/tenants/${slug}/drink-category`,
    headers,
    payload: { name: '移転祝い' },
  })
  expect(written.statusCode, written.body).toBe(201)
})

test('a tenant is imported beside itself under another slug, and nothing of the one is the other’s', async () => {
  const env = filled()
  const file = await exported(env)
  await expect(importTenant(env, file, undefined)).rejects.toThrow('There is a tenant toki-tsumugi-cafe already.')
  await expect(importTenant(env, file, 'No Slug')).rejects.toThrow('No Slug cannot be a slug')
  const id = idOf(env)
  const before = withDatabase(env, (sqlite) => rowsOfTenant(sqlite, slug, id))
  const declared = `INSERT INTO "search_declaration" VALUES ('boardgame', '[]', '2026-01-01T00:00:00.000Z', NULL)`
  withDatabase(env, (sqlite) => sqlite.exec(declared))
  await importTenant(env, file, 'second-cafe')
  const second = idOf(env, 'second-cafe')
  expect(second).not.toBe(id)
  // Whoever exported it may search other fields.
  expect(withDatabase(env, (sqlite) => sqlite.prepare('SELECT * FROM "search_declaration"').all())).toEqual([])
  expect(withDatabase(env, (sqlite) => rowsOfTenant(sqlite, slug, id))).toEqual(before)
  const copied = JSON.stringify(withDatabase(env, (sqlite) => rowsOfTenant(sqlite, slug, second)))
  expect(copied).toBe(JSON.stringify(before).replaceAll(id, second))
  expect(filesOf(env, second)).toEqual(filesOf(env, id))
})

test('an archive of an earlier schema is brought up to date, and stays as it is', { tags: ['full'] }, async () => {
  const from = filled()
  const file = await exported(from)
  const archive = connectSqlite(file)
  archive.sqlite.exec(lack)
  await archive.close()
  const before = readFileSync(file)
  const into = await empty()
  await importTenant(into, file, undefined)
  const id = idOf(from)
  const rows = (env: Env) => withDatabase(env, (open) => postgresRowsOfTenant(open, slug, id))
  expect(JSON.stringify(rows(into))).toBe(JSON.stringify(rows(from)).replaceAll(accountOf(from), accountOf(into)))
  expect(Object.keys(rows(into))).toContain('upload')
  expect(filesOf(into, id)).toEqual(filesOf(from, id))
  expect(readFileSync(file)).toEqual(before)
})

test('every tenant of the demo can be exported and imported', { timeout: 120_000, tags: ['full'] }, async () => {
  const from = filled()
  const into = await empty()
  for (const site of sites.filter((each) => each !== 'funaneco-jp')) {
    await importTenant(into, await exported(from, site), undefined)
    const id = idOf(from, site)
    const rows = (env: Env) => withDatabase(env, (sqlite) => Object.keys(rowsOfTenant(sqlite, site, id)))
    expect(rows(into), site).toEqual(rows(from))
  }
  withDatabase(into, (sqlite) => expect(sqlite.pragma('foreign_key_check')).toEqual([]))
})

test('exports and imports of one folder are made one at a time, and a second one is refused with a sentence', async () => {
  const env = filled()
  const folder = scratchFolder()
  const files = ['one', 'other'].map((name) => join(folder, name))
  const [one, other] = await Promise.allSettled(files.map((file) => exportTenant(env, slug, file)))
  expect(one!.status).toBe('fulfilled')
  expect(other).toMatchObject({
    reason: new CannotStart(
      `A tenant is being exported or imported in ${env.DATA_DIR} already. Wait until that has ended.`,
    ),
  })
  const unlock = lockFolder(env.DATA_DIR, 'archive')
  await expect(importTenant(env, files[0]!, 'second-cafe')).rejects.toThrow('is being exported or imported')
  unlock()
  // Whatever the former waited for, it left no lock behind.
  await importTenant(env, files[0]!, 'second-cafe')
})

test('what an export that was killed has left stops no other', async () => {
  const env = filled()
  const file = join(scratchFolder(), 'cafe.captain')
  writeFileSync(`${file}.part`, 'half an archive')
  writeFileSync(`${file}.part-journal`, 'half a change')
  await exportTenant(env, slug, file)
  expect(readdirSync(join(file, '..'))).toEqual(['cafe.captain'])
  await importTenant(await empty(), file, undefined)
})

test('an export in the middle of which the database fails leaves nothing, and says what to do; what the database said is in the log', async () => {
  const env = filled()
  withDatabase(env, (sqlite) => {
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    sqlite.pragma('journal_mode = DELETE')
  })
  const database = join(env.DATA_DIR, 'captain.sqlite')
  const { page, size } = withDatabase(env, (sqlite) => ({
    page: sqlite.prepare(`SELECT "rootpage" FROM sqlite_schema WHERE "name" = 'boardgame'`).pluck().get() as number,
    size: sqlite.pragma('page_size', { simple: true }) as number,
  }))
  const bytes = readFileSync(database)
  writeFileSync(database, bytes.fill(0xa5, (page - 1) * size, page * size))
  const folder = scratchFolder()
  const sentence =
    'Damage was found while toki-tsumugi-cafe was exported, in the database or in the archive. Nothing was changed, and no archive was written. npm run doctor says what is wrong with the database; npm run restore brings a backup of it into an empty folder.'
  await expect(exportTenant(env, slug, join(folder, 'cafe.captain'))).rejects.toMatchObject({
    reasons: [sentence],
    cause: { code: 'SQLITE_CORRUPT' },
  })
  expect(readdirSync(folder)).toEqual([])
  expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('.archive'))).toEqual([])

  const { logged, told } = failureOf(env, folder)
  expect(told).toEqual(['The export-tenant failed:', `- ${sentence}`])
  expect(logged).toMatchObject({ level: 50, err: { message: 'database disk image is malformed' } })
})

test.skipIf(!grantsDisks)('an export for which a disk has no room says to make some', () => {
  const folder = scratchFolder()
  const { logged, told } = failureOf(filled(), folder, ownDisk(1, 'FOLDER'))
  expect(told).toEqual([
    'The export-tenant failed:',
    '- A disk was full while toki-tsumugi-cafe was exported: that of the database, of DATA_DIR or of the archive. Nothing was changed, and no archive was written. Make room, and export it again.',
  ])
  expect(logged).toMatchObject({ err: { code: 'SQLITE_FULL' } })
})

/** How many rows of the searches there are, and how many entries that they lead to. */
const searchRowsOf = (env: Env): readonly [rows: number, entries: number] =>
  withDatabase(env, (sqlite) => {
    const countOf = (table: string) => sqlite.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number
    return [countOf('search_index_docsize'), countOf('search_entry')]
  })

test('an import whose tenant is refused takes back what it has written, and nothing else, and says what is refused', async () => {
  const from = filled()
  const file = await exported(from)
  const id = idOf(from)
  const { sqlite } = connectSqlite(file)
  sqlite.prepare('UPDATE "tenant" SET "name" = ?').run('')
  sqlite.close()
  const into = await empty()
  const before = searchRowsOf(into)
  mkdirSync(join(into.DATA_DIR, 'uploads', id), { recursive: true })
  writeFileSync(join(into.DATA_DIR, 'uploads', id, 'of-another.pdf'), 'a file that was there')
  await expect(importTenant(into, file, undefined)).rejects.toMatchObject({
    reasons: [
      'This Captain does not accept the tenant of the archive as it is (name). Nothing was added. Change that where the archive was made, export the tenant again, and import the new archive.',
    ],
  })
  expect(
    withDatabase(into, (sqlite) =>
      archivedTables(slug).filter((table) => sqlite.prepare(`SELECT 1 FROM "${table}" WHERE "tenant_id" = ?`).get(id)),
    ),
  ).toEqual([])
  expect(searchRowsOf(into)).toEqual(before)
  expect(filesOf(into, id)).toEqual(['of-another.pdf'])
})

test('what an import that was killed has left stops no other', { tags: ['full'] }, async () => {
  const from = filled()
  const file = await exported(from)
  const id = idOf(from)
  const totalsOf = (sqlite: Sqlite) =>
    sqlite.prepare<[string], object>('SELECT * FROM "total" WHERE "tenant_id" = ?').all(id)
  const totals = withDatabase(from, totalsOf)
  const names = Object.keys(totals[0]!)
  const into = await empty()
  withDatabase(into, (sqlite) =>
    sqlite
      .prepare(`INSERT INTO "total" (${names.map((name) => `"${name}"`)}) VALUES (${names.map((name) => `@${name}`)})`)
      .run(totals[0]),
  )
  await importTenant(into, file, undefined)
  expect(idOf(into)).toBe(id)
  expect(withDatabase(into, totalsOf)).toEqual(totals)
})

test('an archive whose files have names of paths is refused before anything is written', async () => {
  const file = await exported(filled())
  const sqlite = connectSqlite(file).sqlite
  sqlite.prepare(`UPDATE "archive_file" SET "name" = '../../auth-secret' WHERE rowid = 1`).run()
  sqlite.close()
  const env = await empty()
  const before = readFileSync(join(env.DATA_DIR, 'auth-secret'), 'utf8')
  await expect(importTenant(env, file, undefined)).rejects.toThrow('a name that no upload has')
  expect(readFileSync(join(env.DATA_DIR, 'auth-secret'), 'utf8')).toBe(before)
  expect(existsSync(join(env.DATA_DIR, 'uploads'))).toBe(false)
})

test.each([
  [
    'rows of another tenant',
    `INSERT INTO "total" ("tenant_id", "entity", "count") VALUES ('${randomUUID()}', 'news', 1)`,
    'This archive holds rows of another tenant (total): somebody changed it.',
  ],
  [
    'a tenant of the operator’s site',
    `UPDATE "tenant" SET "site" = 'funaneco-jp'`,
    'This archive holds a tenant of the operator’s site',
  ],
])('an archive that somebody gave %s is refused before anything is written', async (_, change, told) => {
  const file = await exported(filled())
  const { sqlite } = connectSqlite(file)
  sqlite.exec(change)
  sqlite.close()
  const env = await empty()
  await expect(importTenant(env, file, undefined)).rejects.toThrow(told)
  const rows = withDatabase(env, (open) => open.prepare('SELECT count(*) FROM "total"').pluck().get())
  expect(rows).toBe(withDatabase(await empty(), (open) => open.prepare('SELECT count(*) FROM "total"').pluck().get()))
  expect(existsSync(join(env.DATA_DIR, 'uploads'))).toBe(false)
})

test('what cannot be exported or imported is refused with a sentence, and nothing is changed', async () => {
  const env = filled()
  const folder = scratchFolder()
  const file = join(folder, 'cafe.captain')
  await expect(exportTenant(env, 'no-such-tenant', file)).rejects.toThrow(
    /^There is no tenant no-such-tenant\. The tenants are .*toki-tsumugi-cafe/,
  )
  await expect(exportTenant(env, 'funaneco-jp', file)).rejects.toThrow('is the operator’s own tenant')
  await expect(exportTenant(env, slug, join(folder, 'nowhere', 'x'))).rejects.toThrow('There is no folder')
  expect(readdirSync(folder)).toEqual([])
  // Before the database is even looked for. Root may write anywhere, but not into a folder as if it were a file.
  mkdirSync(`${file}.part`)
  await expect(exportTenant(envOf(scratchFolder()), slug, file)).rejects.toThrow(
    /^\S+cafe\.captain cannot be written \(.+\)\. Name a file in a folder/,
  )
  rmdirSync(`${file}.part`)
  await exportTenant(env, slug, file)
  await expect(exportTenant(env, slug, file)).rejects.toThrow('exists already')

  const into = await empty()
  await expect(importTenant(into, join(folder, 'none'), undefined)).rejects.toThrow('There is no file')
  writeFileSync(join(folder, 'text'), 'no archive')
  await expect(importTenant(into, join(folder, 'text'), undefined)).rejects.toThrow('is no archive of a tenant')
  await expect(importTenant(into, join(env.DATA_DIR, 'captain.sqlite'), undefined)).rejects.toThrow('is no archive')
  // Root may read any file; nobody opens a socket as one.
  const socket = createServer().listen(join(folder, 'socket'))
  onTestFinished(() => void socket.close())
  await expect(importTenant(into, join(folder, 'socket'), undefined)).rejects.toThrow(/socket cannot be read \(E/)
  const unlock = lockFolder(into.DATA_DIR)
  await expect(importTenant(into, file, undefined)).rejects.toThrow('another Captain is at work')
  unlock()

  const recording = async (name: string, statement: string) => {
    const other = join(folder, name)
    cpSync(file, other)
    const archive = connectSqlite(other)
    archive.sqlite.exec(statement)
    await archive.close()
    return importTenant(into, other, undefined)
  }
  await expect(recording('newer', `INSERT INTO "migration" VALUES ('9999-later', '2027-01-01')`)).rejects.toThrow(
    'newer is of a newer Captain (9999-later). Import it with that one.',
  )
  await expect(recording('older', asBeforeTheLast)).rejects.toThrow(
    'older is of an older Captain than this one can upgrade (0067-customer-emails). Import it with Captain 0.1.0, the one whose last migration is 0068-one-line-texts, export the tenant there, and import that archive.',
  )

  // A row that refers to nothing is noticed at the end, when all the others are there.
  const broken = join(folder, 'broken')
  cpSync(file, broken)
  const damaged = connectSqlite(broken)
  damaged.sqlite.pragma('foreign_keys = OFF')
  damaged.sqlite.exec('DELETE FROM "drink_category"')
  await damaged.close()
  await expect(importTenant(into, broken, undefined)).rejects.toMatchObject({
    fault: 'unfit',
    cause: { message: expect.stringContaining('FOREIGN KEY') },
  })
  withDatabase(into, (sqlite) => expect(rowsOfTenant(sqlite, slug, idOf(env))).toEqual({}))
  expect(filesOf(into, idOf(env))).toEqual([])
})

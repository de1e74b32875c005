import { existsSync } from 'node:fs'
import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import SqliteConnection, { type Database as Sqlite } from 'better-sqlite3'
import { operatorSite, type SiteSlug } from '../../../entities/installation.ts'
import { storedTables } from '../../base/db/sqlite-connection.ts'
import { declaredTables } from '../../base/db/declared-tables.ts'
import { inWorkFolder } from '../backup/create.ts'
import { isPictureCopy } from '../backup/files.ts'
import { snapshot, snapshotSize } from '../backup/snapshot.ts'
import type { Env } from '../../base/env.ts'
import { version } from '../../base/version.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { lockFolder } from '../../base/data-lock.ts'
import { asCommandFailed } from '../lifecycle/failed-command.ts'
import { parseKey } from '../../base/storage/key-format.ts'
import { fromKanaBytes } from '../../kernel/search-index/kana-bytes.ts'
import { openStorage } from '../../base/storage/open-storage.ts'
import { applicationId, archivedTables, ownTables, quoted, textColumns } from './archive.ts'

interface Tenant {
  readonly id: string
  readonly slug: string
  readonly site: SiteSlug
  readonly name: string
}

/** Parts of files are no larger, in bytes: a row of SQLite is read as a whole. */
const partSize = 1024 * 1024

/**
 * Writes everything that belongs to a tenant into a file, as it is at one moment, while a server may be at work; throws
 * CannotStart if there is no such tenant, the file exists or cannot be written, another export or import is at work
 * here, or the database fails. Returns the lines to print.
 */
export async function exportTenant(env: Env, slug: string, file: string): Promise<readonly string[]> {
  if (existsSync(file)) throw new CannotStart(`${resolve(file)} exists already. Name a file that does not.`)
  if (!existsSync(dirname(resolve(file)))) throw new CannotStart(`There is no folder ${dirname(resolve(file))}.`)
  const unlock = lockFolder(env.DATA_DIR, 'archive')
  try {
    return await exportAlone(env, slug, file)
  } catch (error) {
    throw asCommandFailed(error, {
      doing: `${slug} was exported`,
      place: 'the archive',
      safe: 'Nothing was changed, and no archive was written.',
      again: 'export it again',
    })
  } finally {
    unlock()
  }
}

async function exportAlone(env: Env, slug: string, file: string): Promise<readonly string[]> {
  const unfinished = `${file}.part`
  await begin(file, unfinished)
  try {
    const room = { prefix: '.archive-', bytes: await snapshotSize(env) } as const
    return await inWorkFolder(env, room, async (folder) => {
      const copy = join(folder, 'snapshot.sqlite')
      await snapshot(env, copy)
      const { tenant, records } = reduceToTenant(copy, slug, unfinished)
      const { files, missing } = await addFiles(env, tenant, unfinished)
      await rename(unfinished, file)
      return [
        `Exported ${tenant.name} (${tenant.slug}) to ${resolve(file)}: ${records} records with their history, and ${files} files.`,
        ...missing.map((name) => `Missing in the storage, and thus in the archive: ${name}.`),
        'It holds everything that the tenant has written, personal data included. It is not encrypted: keep it as you keep a backup.',
        'Not in it: who its members are, its domains, API keys and webhooks.',
      ]
    })
  } finally {
    await removeUnfinished(unfinished)
  }
}

/** Refuses a file that cannot be written before the work; what an export that was killed has left makes room. */
async function begin(file: string, unfinished: string): Promise<void> {
  try {
    await removeUnfinished(unfinished)
    await writeFile(unfinished, '', { mode: 0o600 })
  } catch (error) {
    throw new CannotStart(
      `${resolve(file)} cannot be written (${(error as Error).message}). Name a file in a folder that this account may write into, such as DATA_DIR.`,
    )
  }
}

/** With its journal, which would be played back into the next file of the name. */
async function removeUnfinished(file: string): Promise<void> {
  for (const each of [file, `${file}-journal`]) await rm(each, { force: true })
}

/** Writes what a copy of the database has of a tenant into an empty file. */
function reduceToTenant(copy: string, slug: string, file: string): { tenant: Tenant; records: number } {
  const sqlite = new SqliteConnection(copy)
  try {
    sqlite.pragma('foreign_keys = OFF')
    sqlite.pragma('synchronous = OFF')
    const tenant = findTenant(sqlite, slug)
    const kept = new Set(archivedTables(tenant.site))
    sqlite.exec(ownTables)
    sqlite.prepare('INSERT INTO "archive" VALUES (?, ?)').run(version, new Date().toISOString())
    const every = [...storedTables(sqlite), 'search_index']
    // Triggers guard an installation: that its last administrator stays, say.
    const triggers = sqlite
      .prepare<[], { name: string; sql: string }>(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
      .all()
    sqlite.transaction(() => {
      for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${quoted(name)}`)
      for (const table of kept) sqlite.prepare(`DELETE FROM ${quoted(table)} WHERE "tenant_id" <> ?`).run(tenant.id)
      for (const [table, { archivedIf }] of declaredTables())
        if (archivedIf) sqlite.exec(`DELETE FROM ${quoted(table)} WHERE NOT (${archivedIf})`)
      storeTextsAsTheyAre(sqlite)
      noteAccounts(sqlite, kept)
      for (const table of every)
        if (!kept.has(table) && !isKeptWhole.test(table)) sqlite.exec(`DELETE FROM ${quoted(table)}`)
      sqlite.prepare('DELETE FROM "tenant" WHERE "id" <> ?').run(tenant.id)
      sqlite.exec('UPDATE "tenant" SET "tenant_id" = "id"')
      for (const { sql } of triggers) sqlite.exec(sql)
    })()
    sqlite.pragma(`application_id = ${applicationId}`)
    // The rows that were deleted are in no page of the new file.
    sqlite.prepare('VACUUM INTO ?').run(file)
    const records = sqlite.prepare('SELECT coalesce(sum("count"), 0) FROM "total"').pluck().get() as number
    return { tenant, records }
  } finally {
    sqlite.close()
  }
}

/** Tables of the schema and of the archive. */
const isKeptWhole = /^(migration|tenant|archive(_\w+)?)$/

function findTenant(sqlite: Sqlite, slug: string): Tenant {
  const all = sqlite
    .prepare<[], Tenant>('SELECT "id", "slug", "site", "name" FROM "tenant" WHERE "trashedAt" IS NULL ORDER BY "slug"')
    .all()
  const others = all.filter(({ site }) => site !== operatorSite)
  const found = others.find((each) => each.slug === slug)
  if (found) return found
  if (all.some((each) => each.slug === slug))
    throw new CannotStart(
      `${slug} is the operator’s own tenant, to which the others belong. Back it up instead: npm run backup.`,
    )
  throw new CannotStart(`There is no tenant ${slug}. The tenants are ${others.map((each) => each.slug).join(', ')}.`)
}

/** An archive is for either database, and ids are looked for in all its texts. */
function storeTextsAsTheyAre(sqlite: Sqlite): void {
  sqlite.function('plain_text', { deterministic: true }, (stored) => fromKanaBytes(stored as string | Buffer))
  sqlite.exec(`UPDATE "search_entry" SET "folded" = plain_text("folded") WHERE typeof("folded") = 'blob'`)
}

/** Notes the accounts whose ids occur anywhere: with their addresses they are found again elsewhere. */
function noteAccounts(sqlite: Sqlite, tables: ReadonlySet<string>): void {
  const named = new Set<string>()
  const ids = new Set(sqlite.prepare('SELECT "id" FROM "auth_user"').pluck().all() as readonly string[])
  for (const table of tables) {
    const columns = textColumns(sqlite, table)
    for (const row of sqlite
      .prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`)
      .raw()
      .iterate())
      for (const text of row as readonly (string | null)[])
        for (const [id] of text?.matchAll(idPattern) ?? []) if (ids.has(id)) named.add(id)
  }
  const note = sqlite.prepare(
    'INSERT INTO "archive_account" SELECT "id", "email", "name" FROM "auth_user" WHERE "id" = ?',
  )
  for (const id of named) note.run(id)
}

/** Accounts are known by words of better-auth or by UUIDs. */
const idPattern = /[\w-]{20,}/g

/** Adds the tenant's files: each upload in all widths that were made when it came. */
async function addFiles(
  env: Env,
  { id }: Tenant,
  file: string,
): Promise<{ files: number; missing: readonly string[] }> {
  await chmod(file, 0o600)
  const storage = openStorage(env)
  const archive = new SqliteConnection(file)
  try {
    const uploads = new Set(archive.prepare('SELECT "name" FROM "upload"').pluck().all() as readonly string[])
    const missing = new Set(uploads)
    const insert = archive.prepare('INSERT INTO "archive_file" VALUES (?, ?, ?)')
    let files = 0
    for (const key of await storage.keysWith(`${id}/`)) {
      const parts = parseKey(key)
      if (!parts || parts.unfinished || isPictureCopy(key) || !uploads.has(parts.name)) continue
      const content = await storage.open(key)
      if (!content) continue
      const name = key.slice(id.length + 1)
      let part = 0
      for await (const bytes of inParts(content)) insert.run(name, (part += 1), bytes)
      missing.delete(name)
      files += 1
    }
    return { files, missing: [...missing].toSorted() }
  } finally {
    archive.close()
  }
}

/** The bytes of a stream in parts of one size; at least one, though it be empty. */
async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  let isFirst = true
  for await (const bytes of content) {
    rest = Buffer.concat([rest, bytes])
    for (; rest.length >= partSize; rest = rest.subarray(partSize), isFirst = false) yield rest.subarray(0, partSize)
  }
  if (rest.length > 0 || isFirst) yield rest
}

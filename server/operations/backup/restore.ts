import { createWriteStream, readdirSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import SqliteConnection from 'better-sqlite3'
import { hasAuthSecret } from '../../base/storage/persistent-secret.ts'
import { declaredTables } from '../../base/db/declared-tables.ts'
import { asOwner } from '../../base/db/open-postgres.ts'
import { openSqlite } from '../../base/db/open-sqlite.ts'
import { assertUpgradable, versionBetween } from '../../base/db/migrations.ts'
import type { Env } from '../../base/env.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { databaseFile, databaseName, isContent } from '../../base/data-folder.ts'
import { uploadsFolder } from '../../base/storage/open-storage.ts'
import { openStorages } from './files.ts'
import {
  isFromAhead,
  listBackups,
  readFileList,
  readManifest,
  reportingAffectedBackups,
  type BackedUpFile,
  type Manifest,
} from './manifest.ts'
import { differences, tableContents } from './tables.ts'
import { inWorkFolder, workPrefix } from './create.ts'
import type { Vault } from './vault.ts'

interface FoundBackup {
  readonly name: string
  readonly manifest: Manifest
  /** Those of a clock that was ahead, which are not taken as the newest. */
  readonly ahead: readonly string[]
}

/** The backup of a name, or the newest; throws CannotStart if there is none. */
export async function findBackup(vault: Vault, name: string | undefined): Promise<FoundBackup> {
  const names = await listBackups(vault)
  const found = name ?? names[0]
  if (found === undefined || !names.includes(found))
    throw new CannotStart(
      names.length === 0
        ? `There is no backup in ${vault.target.place}.`
        : `There is no backup ${found} in ${vault.target.place}. The newest are ${names.slice(0, 5).join(', ')}.`,
    )
  if (name === undefined && isFromAhead(found))
    throw new CannotStart(
      `The newest backup in ${vault.target.place}, ${found}, is ahead of the clock of this machine. Set that clock right. If it is right, the other was wrong: restore that backup by its name, npm run restore -- ${found}.`,
    )
  const manifest = await readManifest(vault, found)
  assertUpgradable(manifest.migrations, {
    what: `The backup ${found}`,
    captain: manifest.captain,
    ifNewer: 'Restore it with that one.',
    ifTooOld: `Restore and start it with ${versionBetween}, and then start this one.`,
  })
  return { name: found, manifest, ahead: name === undefined ? names.filter(isFromAhead) : [] }
}

/** Writes the database of a backup as an SQLite file; throws CannotStart unless it is sound and holds the same. */
export async function restoreDatabase(vault: Vault, { database, tables }: Manifest, file: string): Promise<void> {
  await pipeline(Readable.from(vault.load(database)), createWriteStream(file, { mode: 0o600, flush: true }))
  const sqlite = new SqliteConnection(file)
  try {
    if (sqlite.pragma('integrity_check(1)', { simple: true }) !== 'ok')
      throw new CannotStart('The database in the backup is damaged. Try an earlier backup.')
    const different = differences(tables, tableContents(sqlite))
    if (different.length > 0)
      throw new CannotStart(`The database in the backup differs in ${different.join(', ')}. Try an earlier backup.`)
  } finally {
    sqlite.close()
  }
}

/** All files of a backup, with what they contain. */
export async function* restoredFiles(vault: Vault, { files }: Manifest): AsyncGenerator<BackedUpFile> {
  for (const list of files.lists) yield* await readFileList(vault, list)
}

/**
 * Restores a backup, or the newest, into an empty place, which the environment names; throws CannotStart if there is
 * anything. Nothing works with it until everything is there. Returns the lines to print.
 */
export async function restoreBackup(env: Env, vault: Vault, wanted: string | undefined): Promise<readonly string[]> {
  const { name, manifest, ahead } = await findBackup(vault, wanted)
  await assertEmpty(env)
  const restore = async (folder: string): Promise<readonly string[]> => {
    const file = join(folder, databaseName)
    await restoreDatabase(vault, manifest, file)
    runAfterRestore(file)
    const types = typesIn(file)
    const storages = openStorages(env)
    await mkdir(uploadsFolder(env), { recursive: true, mode: 0o700 })
    let files = 0
    for await (const each of restoredFiles(vault, manifest)) {
      await restoreFile(env, vault, storages, each, join(folder, 'file'), types)
      files += 1
    }
    if (env.DATABASE_URL === undefined) await rename(file, databaseFile(env))
    else await moveInto(env.DATABASE_URL, file)
    const rows = Object.values(manifest.tables).reduce((sum, each) => sum + each.rows, 0)
    return [
      `Restored ${name}: ${rows} rows in ${Object.keys(manifest.tables).length} tables and ${files} files, each checked.`,
      ...(ahead.length > 0
        ? [`Not taken as the newest, because ahead of the clock of this machine: ${ahead.slice(0, 5).join(', ')}.`]
        : []),
      ...(manifest.missing.length > 0 ? [`${manifest.missing.length} files were missing when it was made.`] : []),
      ...(hasAuthSecret(env)
        ? []
        : ['AUTH_SECRET is not part of it: set the former one, or everybody signs in again.']),
      'Start Captain as usual. Emails and webhooks that waited at that time are sent then.',
    ]
  }
  const room = {
    prefix: workPrefix,
    bytes: manifest.database.size + (env.S3_ENDPOINT ? 0 : manifest.files.size),
  } as const
  return inWorkFolder(env, room, (folder) => reportingAffectedBackups(vault, () => restore(folder)))
}

async function assertEmpty(env: Env): Promise<void> {
  const found = readdirSync(env.DATA_DIR).filter((name) => isContent(name) && !/\.lock(-journal)?$/.test(name))
  if (found.length > 0)
    throw new CannotStart(
      `DATA_DIR: ${resolve(env.DATA_DIR)} is not empty (${found.slice(0, 5).join(', ')}). Set DATA_DIR to an empty folder, or move what is there aside.`,
    )
  if (env.DATABASE_URL !== undefined) await assertEmptyDatabase(env.DATABASE_URL)
  if (env.S3_ENDPOINT === undefined) return
  for await (const key of openStorages(env).uploads.keysBefore(new Date(Date.now() + 86_400_000)))
    throw new CannotStart(`S3_BUCKET: the bucket is not empty (${key}). Set S3_BUCKET to an empty one.`)
}

/** Before anything is restored; the copy itself looks at every table. */
const assertEmptyDatabase = (url: string): Promise<void> =>
  asOwner(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('tenant') IS NOT NULL AS there`)
    const isFilled = rows[0]!.there && (await client.query('SELECT FROM "tenant" WHERE "tenant_id" = "id"')).rowCount
    if (isFilled) throw new CannotStart('The database of DATABASE_URL is not empty. Set DATABASE_URL to an empty one.')
  })

/** Does what tables declare of a backup that is restored. */
function runAfterRestore(file: string): void {
  const sqlite = new SqliteConnection(file)
  try {
    for (const { afterRestore } of declaredTables().values()) if (afterRestore) sqlite.exec(afterRestore)
  } finally {
    sqlite.close()
  }
}

/** The media types of uploads by their keys; all other files are WebP. */
function typesIn(file: string): ReadonlyMap<string, string> {
  const sqlite = new SqliteConnection(file)
  try {
    const rows = sqlite.prepare(`SELECT "tenant_id" || '/' || "name", "type" FROM "upload"`).raw().all()
    return new Map(rows as [string, string][])
  } finally {
    sqlite.close()
  }
}

async function restoreFile(
  env: Env,
  vault: Vault,
  storages: ReturnType<typeof openStorages>,
  { store, key, ...content }: BackedUpFile,
  temporary: string,
  types: ReadonlyMap<string, string>,
): Promise<void> {
  // The storages flush what they store.
  const flush = store === 'secrets'
  await pipeline(Readable.from(vault.load(content)), createWriteStream(temporary, { mode: 0o600, flush }))
  if (store === 'secrets') return rename(temporary, join(env.DATA_DIR, key))
  await storages[store].put(key, temporary, types.get(key) ?? 'image/webp')
}

/** Brings the file to the newest schema, and copies it into PostgreSQL, which must be empty. */
async function moveInto(url: string, file: string): Promise<void> {
  const { moveToPostgres } = await import('../move/move-to-postgres.ts')
  const { database } = await openSqlite(file, true)
  try {
    await moveToPostgres(database, url)
  } finally {
    await database.close()
  }
}

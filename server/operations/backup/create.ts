import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import type { Env, KeepPlan } from '../../base/env.ts'
import { minFreeBytes, databaseFile } from '../../base/data-folder.ts'
import { version } from '../../base/version.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { openStorages, storeFile, wantedFiles } from './files.ts'
import { keptBackups } from './keep-plan.ts'
import {
  backupName,
  listBackups,
  momentOf,
  readFileList,
  readManifest,
  removeManifest,
  writeFileList,
  writeManifest,
  type BackedUpFile,
  type Manifest,
} from './manifest.ts'
import { snapshot, snapshotSize } from './snapshot.ts'
import { tableContents } from './tables.ts'
import { UnreadablePlace, type StoredContent, type Vault } from './vault.ts'
import { randomUUID } from 'node:crypto'
import { asOwner } from '../../base/db/open-postgres.ts'

/** Small, so that little is stored again of what changed; large, so that the objects are not too many. */
const databaseChunk = 256 * 1024

/** How many files are read at once. */
const filesAtOnce = 4

/** What the folders of backups and restores begin with. */
export const workPrefix = '.backup-'

/** What a backup came to. */
export interface MadeBackup {
  readonly name: string
  readonly manifest: Manifest
  /** How many bytes were stored that were not there before. */
  readonly storedBytes: number
  readonly removed: number
  /** How many files are missing that the backup before did not miss. */
  readonly lost: number
  /** What of earlier backups was found damaged, a sentence each. */
  readonly damaged: readonly string[]
}

/**
 * Backs up the database and the files that it names, of one moment, while a server may be at work. Files never change
 * under their names, so those of earlier backups are not read again. One that is deleted after the snapshot was taken and
 * before it was read is in no snapshot that is taken then, so that another one is taken. Throws CannotStart if the newest
 * backup is of another installation, unless this one `takesOver`, or the place cannot be read.
 */
export async function createBackup(
  env: Env,
  vault: Vault,
  plan: KeepPlan,
  { now = new Date(), takesOver = false }: { readonly now?: Date; readonly takesOver?: boolean } = {},
): Promise<MadeBackup> {
  const damaged = new Set<string>()
  const previous = await newestReadable(vault, damaged)
  const installation = await installationId(env)
  if (!takesOver && previous && !isOf(installation, previous))
    throw new CannotStart(
      `The newest backup in ${vault.target.place} is of another installation. Give each a place of its own; if this one was restored to replace the other, run npm run backup -- --begin, and stop the other.`,
    )
  const known = await filesOf(vault, previous, damaged)
  const missedBefore = new Set(previous?.missing)
  const expected = new Set(missedBefore)
  const room = { prefix: workPrefix, bytes: await snapshotSize(env) } as const
  return inWorkFolder(env, room, async (folder) => {
    for (let attempt = 1; ; attempt += 1) {
      const copy = join(folder, `snapshot-${attempt}.sqlite`)
      const takenAt = attempt === 1 ? now : new Date()
      await snapshot(env, copy)
      const files = await storeFiles(env, vault, copy, known)
      if (attempt < 3 && files.missing.some((name) => !expected.has(name))) {
        for (const name of files.missing) expected.add(name)
        await rm(copy)
        continue
      }
      const lists: StoredContent[] = []
      for (const list of byFolder(files.stored)) lists.push(await writeFileList(vault, list))
      const manifest: Manifest = {
        format: 1,
        captain: version,
        dialect: env.DATABASE_URL === undefined ? 'sqlite' : 'postgres',
        installation,
        takenAt: takenAt.toISOString(),
        database: await vault.store(createReadStream(copy, { highWaterMark: databaseChunk }), databaseChunk),
        ...contentsOf(copy),
        files: { count: files.stored.length, size: files.stored.reduce((sum, { size }) => sum + size, 0), lists },
        missing: [...files.missing],
      }
      const name = backupName(takenAt)
      await writeManifest(vault, name, manifest)
      const storedBytes = vault.stored.bytes
      // Once a day: what is not needed any more is looked for among all that there is.
      const isFirstOfDay = previous === undefined || previous.takenAt.slice(0, 10) !== manifest.takenAt.slice(0, 10)
      const removed = isFirstOfDay ? await pruneBackups(vault, plan, installation, damaged) : 0
      const lost = manifest.missing.filter((file) => !missedBefore.has(file)).length
      return { name, manifest, storedBytes, removed, lost, damaged: [...damaged] }
    }
  })
}

/** The newest backup whose manifest is not damaged. */
async function newestReadable(vault: Vault, damaged: Set<string>): Promise<Manifest | undefined> {
  for (const name of await listBackups(vault)) {
    const found = await orDamaged(readManifest(vault, name), damaged)
    if (found) return found
  }
  return undefined
}

/** Whether a backup is an installation's own; one that does not say so is. */
const isOf = (installation: string, manifest: Manifest | undefined): boolean =>
  manifest !== undefined && (manifest.installation ?? installation) === installation

/** What is read from backups; undefined if that is not sound, which is noted. What could not be read is unknown. */
const orDamaged = <T>(reading: Promise<T>, damaged: Set<string>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (!(error instanceof CannotStart) || error instanceof UnreadablePlace) throw error
    damaged.add(error.message)
    return undefined
  })

/**
 * Removes the backups of an installation that the plan does not keep, and what no other has; returns how many backups.
 * As long as one of the others cannot be read, what it has is unknown, and no object is removed.
 */
export async function pruneBackups(
  vault: Vault,
  plan: KeepPlan,
  installation: string,
  damaged = new Set<string>(),
): Promise<number> {
  const names = await listBackups(vault)
  const manifests = new Map<string, Manifest | undefined>()
  for (const name of names) manifests.set(name, await orDamaged(readManifest(vault, name), damaged))
  const own = names.filter((name) => isOf(installation, manifests.get(name)))
  const moments = new Map(own.map((name) => [momentOf(name)!, name]))
  const kept = keptBackups([...moments.keys()], plan)
  const removed = [...moments].filter(([moment]) => !kept.has(moment)).map(([, name]) => name)
  for (const name of removed) await removeManifest(vault, name)
  const contents: StoredContent[] = []
  const lists = new Set<string>()
  for (const name of names.filter((each) => !removed.includes(each))) {
    const manifest = manifests.get(name)
    if (!manifest) return removed.length
    contents.push(manifest.database, ...manifest.files.lists)
    for (const list of manifest.files.lists) {
      const id = list.chunks.join()
      if (lists.has(id)) continue
      lists.add(id)
      const files = await orDamaged(readFileList(vault, list), damaged)
      if (!files) return removed.length
      contents.push(...files.map(({ size, chunks }) => ({ size, chunks })))
    }
  }
  await vault.sweep(contents)
  return removed.length
}

/** The files of a backup by where they lie, without those of which something is not there any more. */
async function filesOf(
  vault: Vault,
  manifest: Manifest | undefined,
  damaged: Set<string>,
): Promise<ReadonlyMap<string, BackedUpFile>> {
  const files = new Map<string, BackedUpFile>()
  for (const list of manifest?.files.lists ?? []) {
    if (!vault.has(list)) continue
    for (const file of (await orDamaged(readFileList(vault, list), damaged)) ?? [])
      if (vault.has(file)) files.set(`${file.store} ${file.key}`, file)
  }
  return files
}

async function storeFiles(env: Env, vault: Vault, copy: string, known: ReadonlyMap<string, BackedUpFile>) {
  const sqlite = new SqliteConnection(copy)
  const wanted = await wantedFiles(sqlite, env, vault.isEncrypted).finally(() => sqlite.close())
  const storages = openStorages(env)
  const stored: BackedUpFile[] = []
  const missing: string[] = [...wanted.missing]
  const waiting = wanted.keys[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: filesAtOnce }, async () => {
      for (const wantedFile of waiting) {
        const { store, key } = wantedFile
        const name = `${store} ${key}`
        // A new secret may have been generated under its name.
        const before = store === 'secrets' ? undefined : known.get(name)
        const file = before ?? (await storeFile(vault, env, storages, wantedFile))
        if (file) stored.push(file)
        else if (store !== 'thumbnails') missing.push(name)
      }
    }),
  )
  return { stored, missing }
}

/** Files in a fixed order, those of a tenant together: the list of one whose files stay the same is stored once. */
function byFolder(files: readonly BackedUpFile[]): readonly (readonly BackedUpFile[])[] {
  const sorted = files.toSorted((a, b) => compare(`${a.store} ${a.key}`, `${b.store} ${b.key}`))
  return [...Map.groupBy(sorted, ({ store, key }) => `${store} ${key.split('/')[0]}`).values()]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function contentsOf(copy: string): Pick<Manifest, 'migrations' | 'tables'> {
  const sqlite = new SqliteConnection(copy, { readonly: true })
  try {
    return {
      migrations: sqlite.prepare('SELECT "name" FROM "migration" ORDER BY 1').pluck().all() as string[],
      tables: tableContents(sqlite),
    }
  } finally {
    sqlite.close()
  }
}

interface WorkRoom {
  /** Folders for this kind of work begin so, in `DATA_DIR`; of each kind one is at work. */
  readonly prefix: typeof workPrefix | '.drill-' | '.archive-'
  /** How much is written, in bytes. */
  readonly bytes: number
}

/**
 * Does work with a folder of its own, of which nothing remains, nor of what a killed process left. Throws CannotStart
 * before anything is written if there is no room for it and for a server at work.
 */
export async function inWorkFolder<T>(
  { DATA_DIR }: Env,
  { prefix, bytes }: WorkRoom,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  for (const name of await readdir(DATA_DIR))
    if (name.startsWith(prefix)) await rm(join(DATA_DIR, name), { recursive: true, force: true })
  const { bavail, bsize } = await statfs(DATA_DIR)
  const [needed, free] = [bytes + minFreeBytes, bavail * bsize].map((each) => Math.ceil(each / 1e6))
  if (free! < needed!)
    throw new CannotStart(
      `DATA_DIR: ${resolve(DATA_DIR)} has ${free} MB left, and ${needed} MB are needed for a copy of the database. Make room on its disk.`,
    )
  const folder = await mkdtemp(join(DATA_DIR, prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * What an installation is known by in a place for backups. With SQLite it is drawn once and kept beside the database, and
 * moves with `DATA_DIR`; with PostgreSQL it is the database's, which several servers share. Neither is part of a backup,
 * so that what is restored is another installation.
 */
async function installationId({ DATA_DIR, DATABASE_URL }: Env): Promise<string> {
  if (DATABASE_URL !== undefined)
    return asOwner(DATABASE_URL, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT system_identifier || '/' || oid || '/' || current_schema() AS id
         FROM pg_control_system(), pg_database WHERE datname = current_database()`,
      )
      return rows[0]!.id
    })
  const file = join(DATA_DIR, 'installation-id')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const id = randomUUID()
  // A folder without a database stays empty: something may be restored into it.
  if (existsSync(databaseFile({ DATA_DIR }))) writeFileSync(file, `${id}\n`, { mode: 0o600, flush: true })
  return id
}

import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type SqliteConnection from 'better-sqlite3'
import { secretFile } from '../storage/persistent-secret.ts'
import { CannotStart } from '../cannot-start.ts'
import { databaseName, isContent } from '../data-folder.ts'
import { backupsBeside } from './migrate-sqlite.ts'
import type { SqliteDatabase } from './sqlite-runner.ts'

/**
 * Files a data folder contains only after a server has run in it. The last one holds writes not yet checkpointed into
 * the database.
 */
const installationFiles = [secretFile, 'uploads', 'generated', 'backups', `${databaseName}-wal`] as const

/**
 * The file beside a database that `npm run move` has copied to PostgreSQL: a server that went on with it would show old
 * data, and remove the files of uploads that it does not know.
 */
export const movedMark = (file: string): string => `${file}-moved`

/** The file beside a database in which a server at work found damage: the next start checks it before it serves. */
export const damagedMark = (file: string): string => `${file}-damaged`

/**
 * Throws if the data has moved to PostgreSQL, or if SQLite would silently create a new database, or accept one whose log was lost as cleanly closed. Called
 * before opening, because opening removes the evidence.
 */
export function assertPresent(file: string): void {
  const folder = join(file, '..')
  if (exists(movedMark(file)))
    throw new CannotStart(
      `The data of ${resolve(file)} was moved to PostgreSQL: set DATABASE_URL. To use the file as it was then, remove ${resolve(movedMark(file))}.`,
    )
  if (sizeOf(file) === 0) assertFreshFolder(file)
  // SQLite removes the index (-shm) before the log (-wal), so an index alone means that the log was removed by someone
  // else. If both were removed, it looks like a clean shutdown and cannot be detected.
  if (exists(`${file}-shm`) && !exists(`${file}-wal`))
    throw new CannotStart(
      `${resolve(file)}-wal is missing, and what was written last lay in it. Put it back beside the database, or restore the whole of ${resolve(folder)} from your backup. ` +
        `To go on without what was written last, remove ${resolve(file)}-shm.`,
    )
}

/** Throws if the database has no tables although a server has run in its folder. */
export function assertHasTables({ sqlite }: SqliteDatabase): void {
  if (sqlite.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined) assertFreshFolder(sqlite.name)
}

function assertFreshFolder(file: string): void {
  const folder = join(file, '..')
  const found = installationFiles.filter((name) => hasContent(join(folder, name)))
  if (found.length === 0) return
  throw new CannotStart(
    `${resolve(file)} is ${exists(file) ? 'empty' : 'missing'}, but an installation has worked in its folder (${found.join(', ')}). ${restoreAdvice(file)} If its data is in PostgreSQL, set DATABASE_URL. To begin anew, set DATA_DIR to an empty folder.`,
  )
}

/** Reads from every table; throws CannotStart if that reveals damage. */
export function readEveryTable({ sqlite }: SqliteDatabase): void {
  explainCorruption(sqlite.name, () => {
    const tables = sqlite.prepare(`SELECT "name" FROM "sqlite_schema" WHERE "type" = 'table'`).pluck().all()
    for (const table of tables)
      sqlite
        .prepare(`SELECT * FROM "${String(table)}" LIMIT 1`)
        .pluck()
        .get()
  })
}

/** Checks every page of a database; throws CannotStart if one is damaged. */
export function checkIntegrity({ sqlite }: SqliteDatabase): void {
  explainCorruption(sqlite.name, () => {
    if (!isSound(sqlite)) throw corruptDatabase(sqlite.name)
  })
}

/** Whether every page is as it should be, as far as can be seen without comparing indexes with their tables. */
export const isSound = (sqlite: SqliteConnection.Database): boolean =>
  sqlite.pragma('quick_check(1)', { simple: true }) === 'ok'

/** Checks every page of a database in a separate thread, as nobody should wait for that. Resolves to the error if one was found. */
export function checkIntegrityInBackground(file: string): Promise<CannotStart | undefined> {
  return new Promise((answer, refuse) => {
    const worker = new Worker(new URL('integrity-check-worker.ts', import.meta.url), { workerData: { file } })
    // Does not delay the server's exit.
    worker.unref()
    worker.once('message', (isSound: boolean) => answer(isSound ? undefined : corruptDatabase(file)))
    worker.once('error', refuse)
  })
}

/** Runs work that reads the database, turning corruption errors into a readable message. */
export function explainCorruption<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw isCorruption(error) ? corruptDatabase(file) : error
  }
}

/** Whether SQLite found a file that is not a database or is corrupt. */
export function isCorruption(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  return /^SQLITE_(CORRUPT|NOTADB)/.test(String(code)) || (cause !== undefined && isCorruption(cause))
}

/** The message to the person running the server about a corrupt database. */
export const corruptDatabase = (file: string): CannotStart =>
  new CannotStart(`${resolve(file)} is damaged. Stop Captain. ${restoreAdvice(file)}`)

function restoreAdvice(file: string): string {
  const folder = backupsBeside(file)
  const newest = namesIn(folder).findLast((name) => name.endsWith('.sqlite'))
  return newest
    ? `Move the whole folder aside and run npm run restore; or move this file and those that begin with its name aside, and put ${resolve(folder, newest)} in its place, made before a migration.`
    : 'Move the whole folder aside, and run npm run restore.'
}

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })
const exists = (path: string): boolean => statOf(path) !== undefined
const sizeOf = (path: string): number => statOf(path)?.size ?? 0

/** Whether a file is non-empty, or a folder contains anything. */
const hasContent = (path: string): boolean =>
  statOf(path)?.isDirectory() ? namesIn(path).some(isContent) : sizeOf(path) > 0

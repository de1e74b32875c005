import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { lockFolder } from '../data-lock.ts'
import { assertSitesOfSqlite } from './known-sites.ts'
import { isBehind, migrateSqlite } from './migrate-sqlite.ts'
import { connectSqlite } from './sqlite-connection.ts'
import {
  assertHasTables,
  assertPresent,
  checkIntegrity,
  damagedMark,
  explainCorruption,
  readEveryTable,
} from './integrity-check.ts'
import type { SqliteDatabase } from './sqlite-runner.ts'

interface OpenedSqlite {
  readonly database: SqliteDatabase
  /** The migrations that were applied. */
  readonly migrated: readonly string[]
}

/**
 * Opens and migrates an installation's database file; throws CannotStart if it is missing or damaged. Its pages are all
 * looked at before a migration and after a server found damage (`damagedMark`) only, and otherwise while the server runs
 * (`checkIntegrityInBackground`). Without `alone`, a server may be using it; the folder is then locked only if the schema
 * has to change.
 */
export async function openSqlite(file: string, alone: boolean): Promise<OpenedSqlite> {
  assertPresent(file)
  try {
    const database = explainCorruption(file, () => connectSqlite(file))
    explainCorruption(file, () => assertHasTables(database))
    readEveryTable(database)
    assertSitesOfSqlite(database)
    const behind = isBehind(database)
    const unlock = !alone && behind ? lockFolder(join(file, '..')) : undefined
    const isMarked = existsSync(damagedMark(file))
    if (behind || isMarked) checkIntegrity(database)
    if (isMarked) rmSync(damagedMark(file))
    const migrated = await migrateSqlite(database)
    unlock?.()
    return { database, migrated }
  } catch (error) {
    throw asStartupError(file, error)
  }
}

/** Turns errors that prevent SQLite from using its file into a readable message. */
function asStartupError(file: string, error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  // The second is that of a disk without room for the index of the log (sqlite.org/rescode.html).
  if (code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_SHMSIZE')
    return new CannotStart(`DATA_DIR: the disk of ${file} is full (${message}). Nothing is lost; make room on it.`)
  return /^SQLITE_(CANTOPEN|READONLY|IOERR|BUSY|PERM)/.test(String(code))
    ? new CannotStart(`DATA_DIR: ${file} cannot be used (${message}). See that Captain may read and write there.`)
    : error
}

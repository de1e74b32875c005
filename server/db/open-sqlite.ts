import { join } from 'node:path'
import { CannotStart } from '../lifecycle/cannot-start.ts'
import { lockFolder } from '../lifecycle/data-lock.ts'
import { isBehind, migrateSqlite } from './migrate-sqlite.ts'
import { connectSqlite } from './sqlite-connection.ts'
import { assertHasTables, assertPresent, checkIntegrity, explainCorruption } from './integrity-check.ts'
import type { SqliteDatabase } from './sqlite-runner.ts'

interface OpenedSqlite {
  readonly database: SqliteDatabase
  /** The migrations that were applied. */
  readonly migrated: readonly string[]
  /** Whether every page was checked; a database too large for that is checked while the server runs. */
  readonly isChecked: boolean
}

/**
 * Opens and migrates an installation's database file; throws CannotStart if it is missing or damaged. Without `alone`,
 * a server may be using it; the folder is then locked only if the schema has to change.
 */
export async function openSqlite(file: string, alone: boolean): Promise<OpenedSqlite> {
  assertPresent(file)
  try {
    const database = explainCorruption(file, () => connectSqlite(file))
    explainCorruption(file, () => assertHasTables(database))
    const isChecked = checkIntegrity(database)
    const unlock = !alone && isBehind(database) ? lockFolder(join(file, '..')) : undefined
    const migrated = await migrateSqlite(database)
    unlock?.()
    return { database, migrated, isChecked }
  } catch (error) {
    throw asStartupError(file, error)
  }
}

/** Turns errors that prevent SQLite from using its file into a readable message. */
function asStartupError(file: string, error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  return /^SQLITE_(CANTOPEN|READONLY|FULL|IOERR|BUSY|PERM)/.test(String(code))
    ? new CannotStart(`DATA_DIR: ${file} cannot be used (${message}). See that Captain may read and write there.`)
    : error
}

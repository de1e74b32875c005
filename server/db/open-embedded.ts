import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { lockFolder } from '../data-lock.ts'
import { isBehind, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { assertNotEmptied, assertPresent, assertSound, explainingDamage } from './soundness.ts'
import type { SqliteDatabase } from './sqlite-runner.ts'

interface Opened {
  readonly database: SqliteDatabase
  /** The migrations that were applied. */
  readonly migrated: readonly string[]
  /** Whether every page was looked at; one too large for that is checked while it is served. */
  readonly isChecked: boolean
}

/**
 * Opens the database file of an installation, and migrates it; throws CannotStart where it is missing or damaged. Without
 * `alone` a server may be at work on it: then only a schema that changes needs the folder.
 */
export async function openEmbedded(file: string, alone: boolean): Promise<Opened> {
  assertPresent(file)
  try {
    const database = explainingDamage(file, () => openDatabase(file))
    explainingDamage(file, () => assertNotEmptied(database))
    const isChecked = assertSound(database)
    const unlock = !alone && isBehind(database) ? lockFolder(join(file, '..')) : undefined
    const migrated = await migrate(database)
    unlock?.()
    return { database, migrated, isChecked }
  } catch (error) {
    throw unusable(file, error)
  }
}

/** What keeps SQLite from its file, as a sentence. */
function unusable(file: string, error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  return /^SQLITE_(CANTOPEN|READONLY|FULL|IOERR|BUSY|PERM)/.test(String(code))
    ? new CannotStart(`DATA_DIR: ${file} cannot be used (${message}). See that Captain may read and write there.`)
    : error
}

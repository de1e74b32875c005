import { existsSync } from 'node:fs'
import SqliteConnection from 'better-sqlite3'
import { assertPresent } from '../../base/db/integrity-check.ts'
import { CannotStart } from '../../base/cannot-start.ts'

/** All pages in one step. */
const allPages = 0x7fffffff

/**
 * Copies a database that others may be writing, as it is at one moment: all pages in one step, thus in one read
 * transaction (sqlite.org/backup.html), during which writers go on in the write-ahead log (sqlite.org/wal.html). Pages
 * keep their places, so that little of a copy differs from the one before; `VACUUM INTO` would move them. Throws
 * CannotStart if that would not be the installation's data (`assertPresent`).
 */
export async function snapshotSqlite(file: string, copy: string): Promise<void> {
  assertPresent(file)
  if (!existsSync(file)) throw new CannotStart(`There is nothing to back up: ${file} does not exist.`)
  const source = new SqliteConnection(file, { fileMustExist: true })
  try {
    await source.backup(copy, { progress: () => allPages })
  } finally {
    source.close()
  }
}

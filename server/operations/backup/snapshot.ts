import { statSync, existsSync } from 'node:fs'
import { asOwner } from '../../base/db/open-postgres.ts'
import type { Env } from '../../base/env.ts'
import { databaseFile } from '../../base/data-folder.ts'
import SqliteConnection from 'better-sqlite3'
import { assertPresent } from '../../base/db/integrity-check.ts'
import { CannotStart } from '../../base/cannot-start.ts'

/** Copies the database as it is at one moment into an SQLite file, while a server may be at work. */
export const snapshot = async (env: Env, copy: string): Promise<void> =>
  env.DATABASE_URL === undefined
    ? snapshotSqlite(databaseFile(env), copy)
    : (await import('./snapshot-postgres.ts')).snapshotPostgres(env.DATABASE_URL, copy)

/** What that copy takes in `DATA_DIR` for a while, in bytes; at most, as the indices of PostgreSQL are not copied. */
export async function snapshotSize(env: Env): Promise<number> {
  if (env.DATABASE_URL === undefined)
    return ['', '-wal']
      .map((end) => statSync(databaseFile(env) + end, { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size)
  const { rows } = await asOwner(env.DATABASE_URL, (client) =>
    client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes'),
  )
  return Number(rows[0]!.bytes)
}

/** All pages in one step. */
const allPages = 0x7fffffff

/**
 * Copies a database that others may be writing, as it is at one moment: all pages in one step, thus in one read
 * transaction (sqlite.org/backup.html), during which writers go on in the write-ahead log (sqlite.org/wal.html). Pages
 * keep their places, so that little of a copy differs from the one before; `VACUUM INTO` would move them. Throws
 * CannotStart if that would not be the installation's data (`assertPresent`).
 */
async function snapshotSqlite(file: string, copy: string): Promise<void> {
  assertPresent(file)
  if (!existsSync(file)) throw new CannotStart(`There is nothing to back up: ${file} does not exist.`)
  const source = new SqliteConnection(file, { fileMustExist: true })
  try {
    await source.backup(copy, { progress: () => allPages })
  } finally {
    source.close()
  }
}

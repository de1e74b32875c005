import { statSync } from 'node:fs'
import { asOwner } from '../../base/db/open-postgres.ts'
import type { Env } from '../../base/env.ts'
import { databaseFile } from '../../base/data-folder.ts'
import { snapshotSqlite } from './snapshot-sqlite.ts'

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

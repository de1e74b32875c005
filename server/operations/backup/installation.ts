import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asOwner } from '../../base/db/open-postgres.ts'
import type { Env } from '../../base/env.ts'
import { databaseFile } from '../../base/data-folder.ts'

/**
 * What an installation is known by in a place for backups. With SQLite it is drawn once and kept beside the database, and
 * moves with `DATA_DIR`; with PostgreSQL it is the database's, which several servers share. Neither is part of a backup,
 * so that what is restored is another installation.
 */
export async function installationId({ DATA_DIR, DATABASE_URL }: Env): Promise<string> {
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

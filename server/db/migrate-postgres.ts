import type { ClientBase } from 'pg'
import { migrationFailed, readMigration, pendingMigrations, migrationsFolder } from './migrations.ts'
import { appRole, grantTables, enableRowLevelSecurity } from './row-level-security.ts'

/**
 * Migrates a PostgreSQL database to the newest schema: applies all pending numbered files in order, in one transaction,
 * while other starting servers wait. Row-level security is enabled in the same transaction.
 */
export async function migratePostgres(
  client: ClientBase,
  folder: string = migrationsFolder,
): Promise<readonly string[]> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('captain migration', 0))`)
  try {
    const pending = await applyPending(client, folder)
    if (pending.length > 0) await enableRowLevelSecurity(client)
    if (pending.length > 0 || !(await mayReadMigrations(client))) await grantTables(client)
    await client.query('COMMIT')
    return pending
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Whether the server's role sees what was applied; granted earlier versions did not. */
async function mayReadMigrations(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_table_privilege($1, '"migration"', 'SELECT') AS may`,
    [appRole],
  )
  return rows[0]!.may
}

async function applyPending(client: ClientBase, folder: string): Promise<readonly string[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS "migration" ("name" TEXT PRIMARY KEY, "appliedAt" TEXT NOT NULL)`)
  const { rows } = await client.query<{ name: string }>('SELECT "name" FROM "migration"')
  const pending = pendingMigrations(folder, 'postgres', new Set(rows.map(({ name }) => name)))
  for (const name of pending) {
    try {
      await client.query(readMigration(folder, 'postgres', name))
      await client.query('INSERT INTO "migration" VALUES ($1, $2)', [name, new Date().toISOString()])
    } catch (error) {
      throw migrationFailed(name, error)
    }
  }
  return pending
}

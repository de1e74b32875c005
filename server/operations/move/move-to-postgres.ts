import type { ClientBase } from 'pg'
import { CannotStart } from '../../base/cannot-start.ts'
import { asOwner, openPostgres } from '../../base/db/open-postgres.ts'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'
import { copyTable } from './copy-table.ts'
import { postgresChecksum, sqliteChecksum, type TableChecksum } from './checksum.ts'
import { hasRows, readTables, type Table } from './tables.ts'

/**
 * Copies a whole installation from SQLite into an empty PostgreSQL database, in one transaction: either everything is
 * copied and verified, by row counts and checksums of each table, or nothing. Returns a line for each table.
 */
export async function moveToPostgres(from: SqliteDatabase, url: string): Promise<readonly string[]> {
  const { database } = await openPostgres(url)
  await database.close()
  return asOwner(url, async (client) => {
    await client.query('BEGIN')
    try {
      const report = await moveAll(from, client)
      await client.query('COMMIT')
      return report
    } catch (error) {
      await client.query('ROLLBACK')
      throw error
    }
  })
}

async function moveAll(from: SqliteDatabase, client: ClientBase): Promise<readonly string[]> {
  const tables = await readTables(from, client)
  for (const table of tables) {
    await client.query(`LOCK TABLE ${table.quoted} IN ACCESS EXCLUSIVE MODE`)
    if (await hasRows(client, table))
      throw new CannotStart(
        `The database of DATABASE_URL is not empty: there are rows in ${table.name}. Nothing was changed.`,
      )
  }
  await disableConstraints(client, tables)
  for (const table of tables) await copyTable(from, client, table)
  const report: string[] = []
  for (const table of tables)
    report.push(compareTable(table, sqliteChecksum(from, table), await postgresChecksum(client, table)))
  await enableConstraints(client, tables)
  // Otherwise the first queries would be planned as if every table were empty, until autovacuum comes by.
  for (const { quoted } of tables) await client.query(`ANALYZE ${quoted}`)
  return report
}

/**
 * Lets the owner see all tenants, and fill tables in any order, until row-level security and foreign keys are restored.
 */
async function disableConstraints(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { quoted, isForced, keys } of tables) {
    if (isForced) await client.query(`ALTER TABLE ${quoted} NO FORCE ROW LEVEL SECURITY`)
    for (const { name } of keys) await client.query(`ALTER TABLE ${quoted} DROP CONSTRAINT ${name}`)
  }
}

/** Adding a foreign key again checks every row. */
async function enableConstraints(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { quoted, keys } of tables)
    for (const { name, definition } of keys)
      await client.query(`ALTER TABLE ${quoted} ADD CONSTRAINT ${name} ${definition}`)
  for (const { quoted, isForced } of tables)
    if (isForced) await client.query(`ALTER TABLE ${quoted} FORCE ROW LEVEL SECURITY`)
}

function compareTable({ name }: Table, before: ReturnType<typeof sqliteChecksum>, after: TableChecksum): string {
  if (before.rows !== after.rows || before.checksum !== after.checksum)
    throw new CannotStart(
      `The copy of ${name} differs: ${before.rows} rows (${before.checksum}) became ${after.rows} (${after.checksum}). Nothing was changed.`,
    )
  const line = `${name}: ${after.rows} rows, checksum ${after.checksum}`
  return before.mended === 0 ? line : `${line}; ${before.mended} texts without characters that PostgreSQL does not hold`
}

import pg, { type ClientBase } from 'pg'
import SqliteConnection, { type Database as Sqlite } from 'better-sqlite3'
import { CannotStart } from '../../base/cannot-start.ts'
import {
  appliedMigrations,
  assertUpgradable,
  migrationNames,
  migrationsFolder,
  readMigration,
} from '../../base/db/migrations.ts'
import { asOwner } from '../../base/db/open-postgres.ts'
import { rowParsers } from '../../base/db/postgres-types.ts'
import { searchEntryWriter, type SearchEntry } from '../../kernel/search-index/index-sqlite.ts'
import { tablesIn, type TableColumns } from './tables.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Copies what a PostgreSQL database holds at one moment into a new SQLite file of the same schema, which can be
 * restored into either: in one transaction that sees one moment (REPEATABLE READ) and locks nobody out. Row-level
 * security holds for the owner, too, so the rows of the tenants are read one tenant after the other.
 */
export const snapshotPostgres = (url: string, copy: string): Promise<void> =>
  asOwner(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const sqlite = new SqliteConnection(copy)
    try {
      sqlite.pragma('journal_mode = OFF')
      sqlite.pragma('synchronous = OFF')
      sqlite.pragma('foreign_keys = OFF')
      createTables(sqlite, await recordedMigrations(client))
      sqlite.exec('BEGIN')
      const tenants = await tenantsOf(client)
      for (const table of tablesIn(sqlite))
        if (table.name !== 'migration') await copyTable(client, sqlite, table, tenants)
      sqlite.exec('COMMIT')
      // What a database has that serves: others may read while one writes.
      sqlite.pragma('journal_mode = WAL')
    } finally {
      sqlite.close()
    }
    await client.query('ROLLBACK')
  })

async function recordedMigrations(client: ClientBase): Promise<readonly string[]> {
  const there = await client.query(
    `SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'migration'`,
  )
  if (there.rowCount === 0) throw new CannotStart('There is nothing to back up: the database of DATABASE_URL is empty.')
  const { rows } = await client.query<{ name: string }>('SELECT "name" FROM "migration"')
  return rows.map(({ name }) => name)
}

/** The tables at the very migrations that the other database has, which may be fewer than there are. */
function createTables(sqlite: Sqlite, recorded: readonly string[]): void {
  assertUpgradable(recorded, {
    what: 'The database',
    ifNewer: 'Back it up with that one.',
    ifTooOld: 'Back it up with that one.',
  })
  sqlite.exec('CREATE TABLE "migration" ("name" TEXT PRIMARY KEY, "appliedAt" TEXT NOT NULL) WITHOUT ROWID')
  const note = sqlite.prepare('INSERT INTO "migration" VALUES (?, ?)')
  const known = migrationNames(migrationsFolder, 'sqlite')
  const applied = appliedMigrations(recorded, known)
  for (const name of known.filter((each) => applied.has(each))) {
    sqlite.exec(readMigration(migrationsFolder, 'sqlite', name))
    note.run(name, new Date().toISOString())
  }
}

/** Tenants are rows of the operator's, which can be read before any tenant is known; none is ever purged. */
async function tenantsOf(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "tenant" WHERE "tenant_id" = "id"')
  const all: string[] = []
  for (const { id } of rows) {
    await enter(client, id)
    const own = await client.query<{ id: string }>('SELECT "id" FROM "tenant" WHERE "tenant_id" = $1 ORDER BY 1', [id])
    all.push(...own.rows.map((tenant) => tenant.id))
  }
  return all
}

const enter = (client: ClientBase, tenant: string) =>
  client.query(`SELECT set_config('captain.tenant', $1, true)`, [tenant])

async function copyTable(
  client: ClientBase,
  sqlite: Sqlite,
  { name, columns, key }: TableColumns,
  tenants: readonly string[],
): Promise<void> {
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const insert = sqlite.prepare(
    `INSERT INTO ${pg.escapeIdentifier(name)} (${list}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  // The index of PostgreSQL is a column, that of SQLite a table; each stores the text in its own way.
  const writeEntry = name === 'search_entry' && searchEntryWriter(sqlite)
  const keep = (row: Row): void => {
    if (writeEntry) writeEntry(row as unknown as SearchEntry)
    else insert.run(columns.map((column) => row[column] ?? null))
  }
  const table = pg.escapeIdentifier(name)
  const order = key.map(pg.escapeIdentifier).join(', ')
  if (!columns.includes('tenant_id')) return readAll(client, `SELECT ${list} FROM ${table} ORDER BY ${order}`, keep)
  for (const tenant of tenants) {
    await enter(client, tenant)
    const own = `"tenant_id" = ${pg.escapeLiteral(tenant)}`
    await readAll(client, `SELECT ${list} FROM ${table} WHERE ${own} ORDER BY ${order}`, keep)
  }
}

/** Passes on the rows of a query, some at a time. */
async function readAll(client: ClientBase, query: string, keep: (row: Row) => void): Promise<void> {
  await client.query(`DECLARE "copied" NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await client.query<Row>({ text: 'FETCH 1000 FROM "copied"', types: rowParsers })
    rows.forEach(keep)
    if (rows.length === 0) break
  }
  await client.query('CLOSE "copied"')
}

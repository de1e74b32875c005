import pg, { type ClientBase } from 'pg'
import { CannotStart } from '../../base/cannot-start.ts'
import { storedTables } from '../../base/db/sqlite-connection.ts'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'

/** A table that both databases have. */
export interface Table {
  readonly name: string
  readonly quoted: string
  readonly columns: readonly Column[]
  readonly primaryKey: readonly string[]
  readonly isForced: boolean
  /** Its foreign keys, as defined in PostgreSQL. */
  readonly keys: readonly { readonly name: string; readonly definition: string }[]
}

export interface Column {
  readonly name: string
  readonly isInstant: boolean
  readonly isJson: boolean
}

/** What only one database has: each has its own search index and migration records. */
const dialectColumns: ReadonlySet<string> = new Set(['search_entry.rowid', 'search_entry.grams'])
const skippedTable = 'migration'

/** The tables of an installation, by name; throws if the databases are not of the same version. */
export async function readTables({ sqlite }: SqliteDatabase, client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Omit<Table, 'quoted'>>(tablesQuery)
  const tables = rows
    .filter(({ name }) => name !== skippedTable)
    .map((table) => ({
      ...table,
      quoted: pg.escapeIdentifier(table.name),
      columns: table.columns.filter(({ name }) => !dialectColumns.has(`${table.name}.${name}`)),
    }))
  const source = storedTables(sqlite)
    .filter((name) => name !== skippedTable)
    .map((name) => [name, columnsIn(sqlite, name)] as const)
  const different = differences(
    new Map(source),
    new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()])),
  )
  if (different.length > 0)
    throw new CannotStart(
      `The two databases do not have the same tables: ${different.join(', ')}. Nothing was changed.`,
    )
  return tables
}

export async function hasRows(client: ClientBase, { quoted }: Table): Promise<boolean> {
  const { rows } = await client.query<{ filled: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted}) AS filled`)
  return rows[0]!.filled
}

const columnsIn = (sqlite: SqliteDatabase['sqlite'], table: string): readonly string[] =>
  (sqlite.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[])
    .filter((name) => !dialectColumns.has(`${table}.${name}`))
    .sort()

type Columns = ReadonlyMap<string, readonly string[]>

const differences = (a: Columns, b: Columns): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name)?.join() !== b.get(name)?.join())

const tablesQuery = `
  SELECT c.relname AS name, c.relforcerowsecurity AS "isForced",
    (SELECT json_agg(json_build_object('name', a.attname, 'isInstant', a.atttypid = 'timestamptz'::regtype,
        'isJson', a.atttypid = 'json'::regtype) ORDER BY a.attnum)
      FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT json_agg(a.attname ORDER BY array_position(i.indkey::int[], a.attnum::int))
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary) AS "primaryKey",
    (SELECT coalesce(json_agg(json_build_object('name', quote_ident(k.conname), 'definition', pg_get_constraintdef(k.oid))), '[]')
      FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f') AS keys
  FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
  ORDER BY 1`

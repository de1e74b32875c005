import pg, { type ClientBase } from 'pg'
import { keyedNgrams } from '../../kernel/search-index/ngrams.ts'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'
import { readRows, type Row } from './sqlite-rows.ts'
import type { Table } from './tables.ts'

/** PostgreSQL accepts 65,535 values in one statement. */
const maxValues = 30_000

/** Copies all rows of a table, many per statement. */
export async function copyTable(from: SqliteDatabase, client: ClientBase, table: Table): Promise<void> {
  const columns = copiedColumns(table)
  const maxRows = Math.floor(maxValues / columns.length)
  let rows: Row[] = []
  for (const { row } of readRows(from, table)) {
    rows.push(row)
    if (rows.length === maxRows) {
      await insert(client, table, columns, rows)
      rows = []
    }
  }
  if (rows.length > 0) await insert(client, table, columns, rows)
}

interface CopiedColumn {
  readonly name: string
  readonly valueOf: (row: Row) => unknown
}

/** On SQLite, the terms of a search entry are in a separate index; they are computed again from its text. */
const copiedColumns = ({ name, columns }: Table): readonly CopiedColumn[] => [
  ...columns.map((column) => ({ name: column.name, valueOf: (row: Row) => row[column.name] })),
  ...(name === 'search_entry'
    ? [
        {
          name: 'grams',
          valueOf: ({ tenant_id, entity, folded }: Row) =>
            keyedNgrams(String(tenant_id), String(entity), String(folded)),
        },
      ]
    : []),
]

async function insert(
  client: ClientBase,
  { quoted, name }: Table,
  columns: readonly CopiedColumn[],
  rows: readonly Row[],
): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
  const places = rows.map(
    (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  )
  const values = rows.flatMap((row) => columns.map(({ valueOf }) => valueOf(row)))
  try {
    await client.query(`INSERT INTO ${quoted} (${names}) VALUES ${places.join(', ')}`, values)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Rows of ${name} cannot be copied: ${reason}. Nothing was changed.`, { cause: error })
  }
}

import { createHash } from 'node:crypto'
import type { Database as Sqlite } from 'better-sqlite3'
import { storedTables } from '../../base/db/sqlite-connection.ts'
import type { TableContent } from './manifest.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of its primary key, in their order. */
  readonly key: readonly string[]
}

/** The tables of an SQLite file, by name. The row number that links a search entry to the index is not part of it. */
export function tablesIn(sqlite: Sqlite): readonly TableColumns[] {
  const columnsOf = sqlite.prepare<[string], { name: string; pk: number }>('SELECT name, pk FROM pragma_table_info(?)')
  return storedTables(sqlite).map((name) => {
    if (name === 'search_entry')
      return {
        name,
        columns: ['tenant_id', 'entity', 'recordId', 'folded'],
        key: ['tenant_id', 'entity', 'recordId'],
      }
    const columns = columnsOf.all(name)
    const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
    return { name, columns: columns.map((column) => column.name).toSorted(), key: key.map((column) => column.name) }
  })
}

/** How many rows each table of an SQLite file has, and a checksum over them in the order of their keys. */
export const tableContents = (sqlite: Sqlite): Readonly<Record<string, TableContent>> =>
  Object.fromEntries(
    tablesIn(sqlite).map(({ name, columns, key }) => {
      const hash = createHash('sha256')
      let rows = 0
      const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ORDER BY ${key.map(quoted).join(', ')}`
      for (const row of sqlite.prepare(select).raw().iterate()) {
        hash.update(JSON.stringify((row as unknown[]).map(bytesAsText))).update('\n')
        rows += 1
      }
      return [name, { rows, checksum: hash.digest('hex').slice(0, 16) }]
    }),
  )

const bytesAsText = (value: unknown): unknown => (Buffer.isBuffer(value) ? value.toString('latin1') : value)

/** The names of the tables that differ. */
export const differences = (
  expected: Readonly<Record<string, TableContent>>,
  actual: Readonly<Record<string, TableContent>>,
): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].filter(
    (name) => expected[name]?.rows !== actual[name]?.rows || expected[name]?.checksum !== actual[name]?.checksum,
  )

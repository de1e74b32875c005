import { createHash, type Hash } from 'node:crypto'
import pg, { type ClientBase } from 'pg'
import { rowParsers } from '../../base/db/postgres-types.ts'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'
import { readRows, type Row } from './sqlite-rows.ts'
import type { Table } from './tables.ts'

/** A table's content: the number of rows, and a checksum over everything copied, in key order. */
export interface TableChecksum {
  readonly rows: number
  readonly checksum: string
}

/** The checksum of what is to be copied, and the number of texts in it that had to be corrected. */
export function sqliteChecksum(from: SqliteDatabase, table: Table): TableChecksum & { readonly mended: number } {
  const sum = checksumBuilder(table)
  let mended = 0
  for (const each of readRows(from, table)) {
    sum.add(each.row)
    mended += each.mended
  }
  return { ...sum.done(), mended }
}

export async function postgresChecksum(client: ClientBase, table: Table): Promise<TableChecksum> {
  const sum = checksumBuilder(table)
  const order = table.primaryKey.map(pg.escapeIdentifier).join(', ')
  await client.query(`DECLARE "moved" NO SCROLL CURSOR FOR SELECT * FROM ${table.quoted} ORDER BY ${order}`)
  for (;;) {
    const { rows } = await client.query<Row>({ text: 'FETCH 1000 FROM "moved"', types: rowParsers })
    for (const row of rows) sum.add(row)
    if (rows.length === 0) break
  }
  await client.query('CLOSE "moved"')
  return sum.done()
}

function checksumBuilder({ columns }: Table) {
  const hash: Hash = createHash('sha256')
  let rows = 0
  return {
    add(row: Row) {
      rows += 1
      // Account timestamps are texts on SQLite, in various formats.
      const values = columns.map(({ name, isInstant }) => (isInstant ? instant(row[name]) : (row[name] ?? null)))
      hash.update(`${JSON.stringify(values)}\n`)
    },
    done: (): TableChecksum => ({ rows, checksum: hash.digest('hex').slice(0, 16) }),
  }
}

const instant = (value: unknown): string | null =>
  value === null || value === undefined ? null : new Date(value as string).toISOString()

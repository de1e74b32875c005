import { createHash, type Hash } from 'node:crypto'
import pg, { type ClientBase } from 'pg'
import { rowForms } from '../db/postgres-types.ts'
import type { SqliteDatabase } from '../db/sqlite-runner.ts'
import type { Table } from './tables.ts'

/** What a table holds: how many rows, and a checksum over all that is copied of them, in the order of their keys. */
export interface Sum {
  readonly rows: number
  readonly checksum: string
}

type Row = Readonly<Record<string, unknown>>

export function sqliteSum({ sqlite }: SqliteDatabase, table: Table): Sum {
  const sum = summing(table)
  const order = table.primaryKey.map(pg.escapeIdentifier).join(', ')
  const rows = sqlite.prepare<unknown[], Row>(`SELECT * FROM ${table.quoted} ORDER BY ${order}`)
  for (const row of rows.iterate()) sum.add(row)
  return sum.done()
}

export async function postgresSum(client: ClientBase, table: Table): Promise<Sum> {
  const sum = summing(table)
  const order = table.primaryKey.map(pg.escapeIdentifier).join(', ')
  await client.query(`DECLARE "moved" NO SCROLL CURSOR FOR SELECT * FROM ${table.quoted} ORDER BY ${order}`)
  for (;;) {
    const { rows } = await client.query<Row>({ text: 'FETCH 1000 FROM "moved"', types: rowForms })
    for (const row of rows) sum.add(row)
    if (rows.length === 0) break
  }
  await client.query('CLOSE "moved"')
  return sum.done()
}

function summing({ columns }: Table) {
  const hash: Hash = createHash('sha256')
  let rows = 0
  return {
    add(row: Row) {
      rows += 1
      // Instants of accounts are texts on SQLite, in whatever way they were written.
      const values = columns.map(({ name, isInstant }) => (isInstant ? instant(row[name]) : (row[name] ?? null)))
      hash.update(`${JSON.stringify(values)}\n`)
    },
    done: (): Sum => ({ rows, checksum: hash.digest('hex').slice(0, 16) }),
  }
}

const instant = (value: unknown): string | null =>
  value === null || value === undefined ? null : new Date(value as string).toISOString()

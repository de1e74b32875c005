import pg from 'pg'
import type { SqliteDatabase } from '../db/sqlite-runner.ts'
import { wellFormed, wellFormedIn } from '../input/well-formed.ts'
import type { Table } from './tables.ts'

export type Row = Readonly<Record<string, unknown>>

/**
 * The rows of an SQLite table, in key order, converted to what PostgreSQL can store, and the number of texts in each
 * that had to be corrected.
 */
export function* readRows(
  { sqlite }: SqliteDatabase,
  { quoted, primaryKey, columns }: Table,
): Generator<{ readonly row: Row; readonly cleaned: number }> {
  const order = primaryKey.map(pg.escapeIdentifier).join(', ')
  for (const row of sqlite.prepare<unknown[], Row>(`SELECT * FROM ${quoted} ORDER BY ${order}`).iterate()) {
    const texts = columns.flatMap(({ name, isJson }) => {
      const text = row[name]
      if (typeof text !== 'string') return []
      const cleaned = isJson ? wellFormedJson(text) : wellFormed(text)
      return cleaned === text ? [] : [[name, cleaned] as const]
    })
    yield { row: texts.length > 0 ? { ...row, ...Object.fromEntries(texts) } : row, cleaned: texts.length }
  }
}

/** In JSON, U+0000 and lone surrogates are escaped. */
const escaped = /\\u(?:0000|d[89a-f][\da-f]{2})/i

function wellFormedJson(text: string): string {
  if (!escaped.test(text)) return wellFormed(text)
  const before = JSON.stringify(JSON.parse(text))
  const after = JSON.stringify(wellFormedIn(JSON.parse(text)))
  return before === after ? text : after
}

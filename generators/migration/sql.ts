import { gojuonReplacements } from '../../entities/language/text/gojuon.ts'
import type { Column, Index } from './shape.ts'

export type Dialect = 'sqlite' | 'postgres'
export const dialects = ['sqlite', 'postgres'] as const satisfies readonly Dialect[]

/** Quotes a column name, or the name within `lower(name)`. */
export const quote = (name: string): string => name.replace(/[^()]+(?=\)?$)/, '"$&"')

export const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

const types = {
  sqlite: { text: 'TEXT', integer: 'INTEGER', decimal: 'TEXT', boolean: 'INTEGER', json: 'TEXT' },
  // Text sorts by code point, as in SQLite, whatever the database's locale. JSON is stored byte for byte, and decimals
  // in their sortable form, as in SQLite.
  postgres: {
    text: 'text COLLATE "C"',
    integer: 'bigint',
    decimal: 'text COLLATE "C"',
    boolean: 'boolean',
    json: 'json',
  },
} as const

export const typeOf = (dialect: Dialect, { storage }: Column): string => types[dialect][storage]

export const columnOf = (dialect: Dialect, name: string, column: Column): string =>
  `${quote(name)} ${typeOf(dialect, column)}${column.required ? ' NOT NULL' : ''}`

/** The SQL literal of a value for existing rows. SQLite stores true and false as 1 and 0. */
export const valueOf = (dialect: Dialect, value: string | number | boolean): string =>
  literal(dialect === 'sqlite' && typeof value === 'boolean' ? Number(value) : value)

/** What an index is on, and in which order. */
function indexed(part: string): string {
  const [term, ...order] = part.split(/ (?=desc)/)
  return [termOf(term!), ...order.map((words) => words.toUpperCase())].join(' ')
}

/** A column, or what is made of it. */
function termOf(part: string): string {
  const [, choice, options] = /^place\((\w+): (.+)\)$/.exec(part) ?? []
  if (choice !== undefined) {
    const places = options!.split(' ').map((option, place) => `WHEN ${literal(option)} THEN ${place}`)
    return `(CASE ${quote(choice)} ${places.join(' ')} END)`
  }
  const [, reading] = /^gojuon\((\w+)\)$/.exec(part) ?? []
  if (reading === undefined) return quote(part)
  return gojuonReplacements.reduce(
    (key, [from, to]) => `replace(${key}, ${literal(from)}, ${literal(to)})`,
    quote(reading),
  )
}

const rows = { live: [`"trashedAt" IS NULL`], trashed: [`"trashedAt" IS NOT NULL`], all: [] } as const

/** Which rows an index covers, as SQL. */
function covered({ rows: which, only }: Index): string {
  const conditions = [...rows[which], ...(only ? [`(${only})`] : [])]
  return conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
}

export const createIndex = (table: string, name: string, index: Index, { concurrently = false } = {}): string =>
  `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ${concurrently ? 'CONCURRENTLY ' : ''}${quote(name)} ON ${quote(table)} (${index.on.map(indexed).join(', ')})${covered(index)};`

export const dropIndex = (name: string): string => `DROP INDEX ${quote(name)};`

/** Steps on PostgreSQL that see the rows of all tenants; the policies hold for the owner of the tables, too. */
export const withoutPolicies = (tables: readonly string[], steps: readonly string[]): readonly string[] => {
  const force = (prefix: string) =>
    [...new Set(tables)].map((table) => `ALTER TABLE ${quote(table)} ${prefix}FORCE ROW LEVEL SECURITY;`)
  return [...force('NO '), ...steps, ...force('')]
}

export const foreignKey = (column: string, table: string): string =>
  `FOREIGN KEY ("tenant_id", ${quote(column)}) REFERENCES ${quote(table)} ("tenant_id", "id")`

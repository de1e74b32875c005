import type { Entity } from '../../../entities/language/entity.ts'
import type { Draft } from '../../../generators/migration/draft.ts'
import type { Dialect } from '../../../generators/migration/sql.ts'
import { apply, fresh } from './tables.ts'

export type Row = Readonly<Record<string, unknown>>

/** A database with the tables of declarations, where rows are seen past the wall between tenants. */
export interface World {
  readonly dialect: Dialect
  /** Runs statements that both databases understand. */
  run(statements: string): Promise<void>
  rows(query: string): Promise<readonly Row[]>
  /** Applies a drafted migration as a start of the server does. */
  migrate(draft: Draft): Promise<void>
}

export type OpenWorld = (entities: readonly Entity[]) => Promise<World>

export const openSqliteWorld: OpenWorld = async (entities) => {
  const sqlite = fresh(entities)
  return {
    dialect: 'sqlite',
    run: async (statements) => void sqlite.exec(statements),
    rows: async (query) => sqlite.prepare(query).all() as readonly Row[],
    migrate: async (draft) => apply(sqlite, draft.sqlite),
  }
}

/** Statements that insert rows: texts, numbers and nulls as they are, booleans as the database has them, JSON as text. */
export const insertion = (table: string, rows: readonly Row[], { dialect }: Pick<World, 'dialect'>): string =>
  rows
    .map((row) => {
      const columns = Object.keys(row).map((name) => `"${name}"`)
      const values = Object.values(row).map((value) => literalOf(value, dialect))
      return `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${values.join(', ')});`
    })
    .join('\n')

function literalOf(value: unknown, dialect: Dialect): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'boolean') return dialect === 'sqlite' ? String(Number(value)) : String(value)
  if (typeof value === 'number') return String(value)
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`
}

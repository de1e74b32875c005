import Sqlite, { type Database } from 'better-sqlite3'
import type { Entity } from '../../../entities/language/entity.ts'
import { draftMigration, type Draft, type MigrationOptions } from '../../../generators/migration/draft.ts'
import { migrationsFolder, readMigration } from '../../../server/base/db/migrations.ts'

/**
 * SQLite's own description of its tables: columns regardless of order, indexes, and foreign keys. Column defaults are
 * left out, because they only serve existing rows.
 */
export function tablesOf(sqlite: Database, names: readonly string[]): object {
  const ask = (query: string) => sqlite.prepare(query).all() as Record<string, unknown>[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        columns: ask(`SELECT name, type, "notnull", pk FROM pragma_table_info('${name}') ORDER BY name`),
        indexes: ask(
          `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = '${name}' AND sql IS NOT NULL ORDER BY name`,
        ),
        pointers: ask(`SELECT "table", "from", "to", seq FROM pragma_foreign_key_list('${name}') ORDER BY "from", seq`),
        strict: ask(`SELECT strict FROM pragma_table_list('${name}')`),
      },
    ]),
  )
}

/** The migrations that made the tables in which something is noted of the records of any entity. */
const noting = ['0001-core', '0009-uploads', '0036-comments-assignments', '0067-customer-emails']

/** An SQLite database created directly from declarations, without their migrations. */
export function fresh(entities: readonly Entity[]): Database {
  const sqlite = new Sqlite(':memory:')
  for (const name of noting) sqlite.exec(readMigration(migrationsFolder, 'sqlite', name))
  sqlite.exec('ALTER TABLE "revision" ADD COLUMN "former" TEXT')
  apply(sqlite, draftMigration({}, entities).sqlite)
  return sqlite
}

/**
 * Runs a drafted migration as the server does: in one transaction with foreign keys off, and a check of all references
 * afterwards.
 */
export function apply(sqlite: Database, text: string): void {
  sqlite.pragma('foreign_keys = OFF')
  sqlite.transaction(() => {
    sqlite.exec(text)
    const broken = sqlite.pragma('foreign_key_check') as unknown[]
    if (broken.length > 0) throw new Error('rows point at nothing')
  })()
  sqlite.pragma('foreign_keys = ON')
}

/** The migration from one set of declarations to the next. */
export const between = (before: readonly Entity[], after: readonly Entity[], options?: MigrationOptions): Draft =>
  draftMigration(draftMigration({}, before).shape, after, options)

import Sqlite, { type Database } from 'better-sqlite3'
import type { Entity } from '../../../entities/language/entity.ts'
import { draftMigration, type Draft, type MigrationOptions } from '../../../generators/migration/draft.ts'

/** What SQLite itself says of its tables: columns without their order, indexes, foreign keys. Defaults serve old rows only and are left out. */
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

/** An SQLite database made from declarations at once, as if they had never been otherwise. */
export function fresh(entities: readonly Entity[]): Database {
  const sqlite = new Sqlite(':memory:')
  apply(sqlite, draftMigration({}, entities).sqlite)
  return sqlite
}

/** Runs a drafted migration the way the server does: foreign keys off, one transaction, everything still pointing at something. */
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
export const between = (before: readonly Entity[], after: readonly Entity[], word?: MigrationOptions): Draft =>
  draftMigration(draftMigration({}, before).shape, after, word)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite, { type Database } from 'better-sqlite3'
import type { Entity } from '../../../entities/language/entity.ts'
import { draftMigration, type Draft, type MigrationOptions } from '../../../generators/migration/draft.ts'
import { systemMigrations } from '../../../generators/migration/files.ts'
import type { Dialect } from '../../../generators/migration/sql.ts'
import { migrationsFolder } from '../../../server/base/db/migrations.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

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

/** What makes the tables that belong to no entity. */
export const systemSql = (dialect: Dialect): string =>
  systemMigrations(root)
    .filter((file) => file.endsWith(`.${dialect}.sql`))
    .map((file) => readFileSync(join(migrationsFolder, file), 'utf8'))
    .join('\n')

/** An SQLite database created directly from declarations, without their migrations. */
export function fresh(entities: readonly Entity[]): Database {
  const sqlite = new Sqlite(':memory:')
  sqlite.exec(systemSql('sqlite'))
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

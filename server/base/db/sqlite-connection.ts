import SqliteConnection from 'better-sqlite3'
import { writingPragmas } from './sqlite-pragmas.ts'
import { sqliteRunner, type SqliteDatabase } from './sqlite-runner.ts'

/**
 * In bytes, of new databases; others keep theirs. An article with a text of 2 kB would have a page of 4 kB for itself in each
 * of three tables: with pages of this size they take a third less room, and are read faster.
 */
const pageSize = 8192

/**
 * Opens the embedded database; throws if a setting did not take effect. `:memory:` and in-memory images are for tests.
 */
export function connectSqlite(file: string | Buffer): SqliteDatabase {
  const sqlite = new SqliteConnection(file)
  sqlite.pragma(`page_size = ${pageSize}`)
  for (const [name, value] of Object.entries(expectedPragmas(sqlite))) {
    sqlite.pragma(`${name} = ${value}`)
    const actual: unknown = sqlite.pragma(name, { simple: true })
    if (actual !== value) {
      sqlite.close()
      throw new Error(
        `SQLite keeps ${name} at ${String(actual)} instead of ${value}; ${sqlite.name} cannot be used safely.`,
      )
    }
  }
  return sqliteRunner(sqlite)
}

/** An in-memory database has no journal and no file to map. */
function expectedPragmas({ memory }: SqliteConnection.Database): Readonly<Record<string, string | number>> {
  if (!memory) return writingPragmas
  const { mmap_size: _, ...rest } = writingPragmas
  return { ...rest, journal_mode: 'memory' }
}

/** The names of the tables of a file, without those that SQLite makes for itself and for indexes of words. */
export const storedTables = (sqlite: SqliteConnection.Database): readonly string[] =>
  sqlite
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    )
    .pluck()
    .all()

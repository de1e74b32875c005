import SqliteConnection from 'better-sqlite3'
import { sqliteRunner, type SqliteDatabase } from './sqlite-runner.ts'

/** The settings of every connection, which SQLite must confirm when queried. */
const pragmas = {
  journal_mode: 'wal',
  // 2 is FULL: an acknowledged write survives a power cut.
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
  trusted_schema: 0,
  cell_size_check: 1,
  mmap_size: 0,
  cache_size: -65_536,
  temp_store: 2,
  // In pages of 4 kB. Pages touched by many writes are copied back once for all of them.
  wal_autocheckpoint: 4000,
} satisfies Record<string, string | number>

/**
 * Opens the embedded database; throws if a setting did not take effect. `:memory:` and in-memory images are for tests.
 */
export function connectSqlite(file: string | Buffer): SqliteDatabase {
  const sqlite = new SqliteConnection(file)
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
  if (!memory) return pragmas
  const { mmap_size: _, ...rest } = pragmas
  return { ...rest, journal_mode: 'memory' }
}

import { inject } from 'vitest'
import { migrateSqlite } from '../../../server/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/db/sqlite-connection.ts'
import type { Database } from '../../../server/db/database.ts'

/** A migrated database without rows, for one test or a few that only look. */
export interface TestDatabase {
  readonly database: Database
  /** Runs a statement, with `?` for its values, above all walls; answers its rows, if it has any. */
  readonly sql: (text: string, ...values: readonly unknown[]) => Promise<readonly any[]>
  /** From here on `sql` may leave rows that point at nothing. */
  readonly forgetKeys: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The database that the project of the suite is about: SQLite in memory, or one of the cluster of PostgreSQL. */
export const onPostgres = inject('postgres') !== undefined

export async function freshDatabase(): Promise<TestDatabase> {
  if (!onPostgres) return sqliteDatabase()
  const { postgresDatabase } = await import('../../postgres/database.ts')
  return postgresDatabase(inject('postgres'))
}

/** The migrated database of the first test, which those after it are copied from. */
let image: Buffer | undefined

async function sqliteDatabase(): Promise<TestDatabase> {
  const database = connectSqlite(image ?? ':memory:')
  if (!image) await migrateSqlite(database)
  image ??= database.sqlite.serialize()
  return {
    database,
    sql: async (text, ...values) => {
      const statement = database.sqlite.prepare<unknown[]>(text)
      if (statement.reader) return statement.all(...values)
      statement.run(...values)
      return []
    },
    forgetKeys: async () => void database.sqlite.pragma('foreign_keys = OFF'),
    close: async () => database.close(),
  }
}

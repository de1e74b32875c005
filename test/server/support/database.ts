import { inject } from 'vitest'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import type { Database } from '../../../server/base/db/database.ts'
import '../../../server/features.ts'

/** A migrated database without rows, for one test or a few that only look. */
export interface TestDatabase {
  readonly database: Database
  /** Runs a statement, with `?` for its values, above all walls; answers its rows, if it has any. */
  readonly sql: (text: string, ...values: readonly unknown[]) => Promise<readonly any[]>
  /** Does work whose `sql` may leave rows that point at nothing. */
  readonly withoutKeys: (work: () => Promise<void>) => Promise<void>
  /** What it holds, for others to begin with; absent where making that again costs no more. */
  readonly image?: () => Buffer
  readonly close: () => Promise<void>
}

/** The database that the project of the suite is about: SQLite in memory, or one of the cluster of PostgreSQL. */
export const onPostgres = inject('postgres') !== undefined

/** Another migrated database, without rows or with those of an image. */
export async function freshDatabase(image?: Buffer): Promise<TestDatabase> {
  if (!onPostgres) return sqliteDatabase(image ?? (migrated ??= await migratedImage()))
  const { postgresDatabase } = await import('../../postgres/database.ts')
  return postgresDatabase(inject('postgres'))
}

/** What every database of the tests is copied from. */
let migrated: Buffer | undefined

async function migratedImage(): Promise<Buffer> {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database)
  const image = database.sqlite.serialize()
  database.close()
  return image
}

function sqliteDatabase(image: Buffer): TestDatabase {
  const database = connectSqlite(image)
  return {
    database,
    sql: async (text, ...values) => {
      const statement = database.sqlite.prepare<unknown[]>(text)
      if (statement.reader) return statement.all(...values)
      statement.run(...values)
      return []
    },
    async withoutKeys(work) {
      database.sqlite.pragma('foreign_keys = OFF')
      try {
        await work()
      } finally {
        database.sqlite.pragma('foreign_keys = ON')
      }
    },
    image: () => database.sqlite.serialize(),
    close: async () => database.close(),
  }
}

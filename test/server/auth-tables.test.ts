// @module-tag sqlite
import { getMigrations } from 'better-auth/db/migration'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, test } from 'vitest'
import { authOptions } from '../../server/kernel/auth/better-auth.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'

test('our migrations make every table and column that accounts need', async () => {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database)
  const db = new Kysely({ dialect: new SqliteDialect({ database: database.sqlite }) })
  const options = authOptions({
    publicUrl: 'http://localhost:3000',
    secret: 'a secret for tests only, 32 bytes',
  })
  const { toBeCreated, toBeAdded } = await getMigrations({ ...options, database: { db, type: 'sqlite' } })
  expect(toBeCreated).toEqual([])
  expect(toBeAdded).toEqual([])
})

test('a credential and an account of a provider exist once', async () => {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database)
  const unique = (table: string) =>
    database.sqlite
      .prepare(
        `select group_concat(c.name) from pragma_index_list(?) i join pragma_index_info(i.name) c where i."unique" = 1 group by i.name`,
      )
      .pluck()
      .all(table)
  expect(unique('auth_passkey')).toContain('credentialID')
  expect(unique('auth_account')).toContain('providerId,accountId')
})

// @module-tag full
// @module-tag postgres
import { expect, inject, test } from 'vitest'
import type { ClientBase } from 'pg'
import { recordedNames } from '../../server/base/db/migrations.ts'
import { asOwner, openPostgres } from '../../server/base/db/open-postgres.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { features } from '../../server/features.ts'
import { examineDatabase } from '../../server/operations/doctor/database.ts'
import { appOn, envOf, said } from '../server/support/backups.ts'
import { expectTextGoesOn } from '../server/support/copied-history.ts'
import {
  asBeforeTheLast,
  formerBackups,
  formerPostgres,
  history,
  lastMigration,
  laterMigrations,
  tooOld,
} from '../server/support/former-version.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { emptyDatabase } from './empty-database.ts'
import { addressOf } from './setup.ts'

/** A database of the version before. */
async function formerDatabase(which: string): Promise<string> {
  const url = await emptyDatabase(which)
  const above = addressOf(inject('postgres'), new URL(url).pathname.slice(1))
  await asOwner(above, (client) => client.query(formerPostgres()))
  return url
}

const wrongIn = async (DATABASE_URL: string) =>
  (await examineDatabase(envOf(scratchFolder(), { DATABASE_URL }), features)).filter(({ level }) => level === 'wrong')

/** What the owner sees of the schema, whatever the order of columns. */
async function schemaOf(client: ClientBase): Promise<object> {
  const queries = {
    columns: `SELECT table_name, column_name, data_type, udt_name, is_nullable, column_default, collation_name
      FROM information_schema.columns WHERE table_schema = 'public'`,
    indices: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`,
    constraints: `SELECT conrelid::regclass, conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace`,
    policies: `SELECT tablename, policyname, permissive, roles, cmd, qual, with_check FROM pg_policies`,
    tables: `SELECT relname, relrowsecurity, relforcerowsecurity, relacl::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    triggers: `SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`,
    functions: `SELECT pg_get_functiondef(oid), proacl::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  }
  const schema: Record<string, readonly string[]> = {}
  for (const [part, query] of Object.entries(queries))
    schema[part] = (await client.query<object>(query)).rows.map((row) => JSON.stringify(row)).toSorted()
  return schema
}

test('a database of the version before the baseline is used as it is by servers that start together, and is like a new one', async () => {
  const url = await formerDatabase('former')
  const opened = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
  expect(opened.flatMap(({ migrated }) => migrated)).toEqual(laterMigrations)
  const recorded = await opened[0].database.read(null, recordedNames)
  // Servers of the version before read the same record, and go on.
  const former = recorded.toSorted().slice(0, recorded.length - laterMigrations.length)
  expect([former.length, former.at(-1)]).toEqual([63, lastMigration])
  await Promise.all(opened.slice(1).map(({ database }) => database.close()))

  const BACKUP_DIR = scratchFolder()
  const env = envOf(scratchFolder(), { DATABASE_URL: url, BACKUP_DIR })
  const app = await appOn(env, opened[0].database)
  expect((await app.inject('/readyz')).json()).toMatchObject({ failed: [] })
  await expectTextGoesOn(app, env, history)
  expect(await wrongIn(url)).toEqual([])
  expect(await said(env, 'backup')).toMatch(/^Backed up /)
  const onSqlite = envOf(scratchFolder(), { BACKUP_DIR })
  expect(await said(onSqlite, 'restore')).toMatch(/^Restored /)
  const restored = await openSqlite(`${onSqlite.DATA_DIR}/captain.sqlite`, true)
  await restored.database.close()
  expect(restored.migrated).toEqual([])

  const fresh = await emptyDatabase('former_fresh')
  await (await openPostgres(fresh)).database.close()
  expect(await asOwner(url, schemaOf)).toEqual(await asOwner(fresh, schemaOf))
})

test('a backup of SQLite of the version before the baseline is restored into PostgreSQL, whole', async () => {
  const env = envOf(scratchFolder(), { DATABASE_URL: await emptyDatabase('former_moved'), BACKUP_DIR: formerBackups() })
  expect(await said(env, 'restore')).toMatch(/^Restored \d{8}T\d{6}Z: \d{4,} rows in \d\d tables/)
  const { database, migrated } = await openPostgres(env.DATABASE_URL!)
  expect(migrated).toEqual([])
  await expectTextGoesOn(await appOn(env, database), env, history)
})

test('a database of a version before that is refused with the version to start first, and stays as it is', async () => {
  const url = await formerDatabase('former_old')
  await asOwner(url, (client) => client.query(asBeforeTheLast))
  await expect(openPostgres(url)).rejects.toThrow(tooOld)
  const env = envOf(scratchFolder(), { DATABASE_URL: url, BACKUP_DIR: scratchFolder() })
  await expect(said(env, 'backup')).rejects.toThrow(
    'The database is of an older Captain than this one can upgrade (0067-customer-emails). Back it up with that one.',
  )
  expect(await wrongIn(url)).toMatchObject([{ what: tooOld }])
  const { rows } = await asOwner(url, (client) => client.query('SELECT "name" FROM "migration" ORDER BY 1'))
  expect(rows).toEqual([{ name: '0001-core' }, { name: '0067-customer-emails' }])
})

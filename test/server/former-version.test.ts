// @module-tag sqlite
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { migrationsFolder } from '../../server/base/db/migrations.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import type { Env } from '../../server/base/env.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { features } from '../../server/features.ts'
import { examineDatabase } from '../../server/operations/doctor/database.ts'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { createOperator } from '../../server/operations/setup/operator.ts'
import { importTenant } from '../../server/operations/tenant-archives/import.ts'
import { appOn, envOf, expectWorks, password, said } from './support/backups.ts'
import { expectTextGoesOn } from './support/copied-history.ts'
import {
  asBeforeTheLast,
  formerArchive,
  formerBackups,
  history,
  lastMigration,
  laterMigrations,
  tooOld,
} from './support/former-version.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { postgresRowsOfTenant } from './support/tenant-rows.ts'

const fileOf = ({ DATA_DIR }: Env): string => join(DATA_DIR, 'captain.sqlite')

/** A data folder of the version before, as its backup holds it. */
async function formerFolder(): Promise<Env> {
  const env = envOf(scratchFolder(), { BACKUP_DIR: formerBackups() })
  expect(await said(env, 'restore')).toMatch(
    /^Restored \d{8}T\d{6}Z: \d{4,} rows in \d\d tables and \d files, each checked\./,
  )
  return env
}

function recordedIn(env: Env): readonly unknown[] {
  const { sqlite } = connectSqlite(fileOf(env))
  const names = sqlite.prepare('SELECT "name" FROM "migration" ORDER BY "name"').pluck().all()
  sqlite.close()
  return names
}

const wrongIn = async ({ DATA_DIR }: Env) =>
  (await examineDatabase(envOf(DATA_DIR), features)).filter(({ level }) => level === 'wrong')

test('a data folder of the version before the baseline goes on with the migrations since, and its record of the others stays', async () => {
  const env = await formerFolder()
  const before = recordedIn(env)
  expect([before.length, before.at(-1)]).toEqual([63, lastMigration])
  expect(await wrongIn(env)).toEqual([])
  const { database, migrated } = await openSqlite(fileOf(env), true)
  expect(migrated).toEqual(laterMigrations)
  const picture = database.sqlite
    .prepare(`SELECT "tenant_id" || '/' || "name" FROM "upload" WHERE "kind" = 'image' LIMIT 1`)
    .pluck()
    .get() as string
  const app = await appOn(env, database)
  expect((await app.inject('/readyz')).json()).toMatchObject({ failed: [] })
  await expectWorks(app, env, picture)
  await expectTextGoesOn(app, env, history)
  const further = envOf(env.DATA_DIR, { BACKUP_DIR: scratchFolder() })
  expect(await said(further, 'backup')).toMatch(/^Backed up /)
  expect(await said(further, 'drill')).toContain('are as they were')
  expect(recordedIn(env)).toEqual([...before, ...laterMigrations])
  // As it was before.
  expect(existsSync(join(env.DATA_DIR, 'backups'))).toBe(true)
})

test('the next migration is applied to it alone', async () => {
  const env = await formerFolder()
  const folder = scratchFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  writeFileSync(join(folder, '9999-next.sqlite.sql'), 'ALTER TABLE "news" ADD COLUMN "more" TEXT')
  const database = connectSqlite(fileOf(env))
  onTestFinished(() => database.close())
  expect(await migrateSqlite(database, { folder })).toEqual([...laterMigrations, '9999-next'])
  expect(await migrateSqlite(database, { folder })).toEqual([])
})

test('a database of a version before that is refused with the version to start first, and stays as it is', async () => {
  const env = await formerFolder()
  const { sqlite } = connectSqlite(fileOf(env))
  sqlite.exec(asBeforeTheLast)
  sqlite.close()
  const before = recordedIn(env)
  await expect(openSqlite(fileOf(env), true)).rejects.toThrow(tooOld)
  expect(recordedIn(env)).toEqual(before)
  expect(await wrongIn(env)).toMatchObject([{ what: tooOld }])
})

test('an archive of the version before the baseline is imported with all it has', async () => {
  const env = envOf(scratchFolder())
  const { database } = await openSqlite(fileOf(env), true)
  await createOperator(database, { name: '別の運営', siteUrl: 'https://other.example', status: 'active' })
  const { auth } = createIdentity(env, database)
  await createAccount(auth!, { name: '管理者', email: 'admin@captain.example', password, role: 'admin', cfAi: false })
  const slug = 'toki-tsumugi-cafe'
  const archive = formerArchive()
  expect((await importTenant(env, archive, undefined)).join('\n')).toMatch(
    /^Imported .* as toki-tsumugi-cafe: \d\d+ records with their history, and \d\d+ files\./,
  )

  const { sqlite } = connectSqlite(archive)
  onTestFinished(() => void sqlite.close())
  const id = String(sqlite.prepare('SELECT "id" FROM "tenant"').pluck().get())
  const admin = (from: typeof sqlite, table: string) =>
    String(from.prepare(`SELECT "id" FROM "${table}" WHERE "email" = 'admin@captain.example'`).pluck().get())
  const expected = JSON.stringify(postgresRowsOfTenant(sqlite, slug, id)).replaceAll(
    admin(sqlite, 'archive_account'),
    admin(database.sqlite, 'auth_user'),
  )
  const former = JSON.parse(expected) as Readonly<Record<string, readonly object[]>>
  // Columns that came later have their defaults.
  const imported = Object.entries(postgresRowsOfTenant(database.sqlite, slug, id)).map(([table, rows]) => {
    const columns = Object.keys(former[table]?.[0] ?? {})
    return [
      table,
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)))),
    ]
  })
  expect(Object.fromEntries(imported)).toEqual(former)
  const app = await appOn(env, database)
  await expectTextGoesOn(app, env, history)
})

// @module-tag sqlite
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { readEnv } from '../../server/base/env.ts'
import { examineDatabase } from '../../server/operations/doctor/database.ts'
import { tenantsOfSites } from './support/tenant-rows.ts'
import { scratchFolder } from './support/scratch-folder.ts'

test('a version without the site of a tenant does not start, and changes nothing', async () => {
  const file = join(scratchFolder(), 'captain.sqlite')
  const made = connectSqlite(file)
  await migrateSqlite(made)
  made.sqlite.exec(
    `${tenantsOfSites('0', 'funaneco-jp', 'old-shop')}; DELETE FROM "migration" WHERE "name" = '0070-shop'`,
  )
  await made.close()
  await expect(openSqlite(file, true)).rejects.toThrow(
    /^These tenants are of a kind of site that this version does not have: tenant-1 \(old-shop\)\. Nothing was changed\. Put the site back /,
  )
  const said = (await examineDatabase(readEnv({ DATA_DIR: join(file, '..') }), [])).filter(
    ({ level }) => level === 'wrong',
  )
  expect(said.map(({ what }) => what)).toContain(
    'These tenants are of a kind of site that this version does not have: tenant-1 (old-shop).',
  )
  const after = connectSqlite(file)
  onTestFinished(() => void after.close())
  expect(after.sqlite.prepare(`SELECT count(*) FROM "migration" WHERE "name" = '0070-shop'`).pluck().get()).toBe(0)
})

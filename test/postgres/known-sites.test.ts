// @module-tag postgres
import { expect, inject, test } from 'vitest'
import { asOwner, openPostgres } from '../../server/base/db/open-postgres.ts'
import { tenantsOfSites } from '../server/support/tenant-rows.ts'
import { emptyDatabase } from './empty-database.ts'
import { addressOf } from './setup.ts'

test('a version without the site of a tenant does not start, though only the operator sees the row of that tenant', async () => {
  const url = await emptyDatabase('sites')
  const { database } = await openPostgres(url)
  await database.close()
  const above = addressOf(inject('postgres'), new URL(url).pathname.slice(1))
  await asOwner(above, (client) => client.query(tenantsOfSites('false', 'funaneco-jp', 'old-shop')))
  await expect(openPostgres(url)).rejects.toThrow(
    /^These tenants are of a kind of site that this version does not have: tenant-1 \(old-shop\)\. Nothing was changed\. /,
  )
  await asOwner(above, (client) => client.query(`UPDATE "tenant" SET "site" = 'myturn-games' WHERE "id" = '1'`))
  const opened = await openPostgres(url)
  await opened.database.close()
  expect(opened.migrated).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import { shapeOf } from '../../../generators/migration/shape.ts'
import { migrateSqlite } from '../../../server/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/db/sqlite-connection.ts'
import { fresh, tablesOf } from './tables.ts'

const all = Object.values(entities)
const names = Object.keys(shapeOf(all))

test('all migrations applied to an empty database leave the tables that the declarations ask for', async () => {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database)
  expect(tablesOf(database.sqlite, names)).toEqual(tablesOf(fresh(all), names))
  await database.close()
})

test('the snapshot is what the declarations ask for', () => {
  const snapshot: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../server/migrations/snapshot.json'), 'utf8'),
  )
  expect(snapshot).toEqual(shapeOf(all))
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import { isReservedEntityName } from '../../../entities/language/reserved-names.ts'
import { entityOf } from '../../../generators/migration/risk.ts'
import { shapeOf } from '../../../generators/migration/shape.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { fresh, tablesOf } from './tables.ts'

const all = Object.values(entities)
const names = Object.keys(shapeOf(all))

test('all migrations applied to an empty database leave the tables that the declarations ask for', async () => {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database)
  expect(tablesOf(database.sqlite, names)).toEqual(tablesOf(fresh(all), names))
  await database.close()
})

test('no entity can have the name of a table that is none of an entity', async () => {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database)
  const tables = database.sqlite
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .pluck()
    .all() as string[]
  const own = tables.filter((name) => !names.includes(name) && !name.startsWith('sqlite_'))
  expect(own.filter((name) => !isReservedEntityName(entityOf(name)))).toEqual([])
  expect(own).toContain('job')
  await database.close()
})

test('the snapshot is what the declarations ask for', () => {
  const snapshot: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../server/migrations/snapshot.json'), 'utf8'),
  )
  expect(snapshot).toEqual(shapeOf(all))
})

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entities } from '../../../entities/index.ts'
import { isReservedEntityName } from '../../../entities/language/reserved-names.ts'
import { entityOf } from '../../../generators/migration/risk.ts'
import { shapeOf } from '../../../generators/migration/shape.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { fresh, tablesOf } from './tables.ts'
import { otherInstallation } from './other-installation.ts'

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

test('an installation with other entities drafts their tables from nothing, after those that Captain itself needs', async () => {
  const { folder, drafted, others } = otherInstallation()
  const database = connectSqlite(':memory:')
  onTestFinished(() => void database.close())
  const applied = await migrateSqlite(database, { folder })
  const [before, last] = applied.slice(-2)
  expect(drafted.map((path) => basename(path))).toEqual([`${last}.sqlite.sql`, `${last}.postgres.sql`, 'snapshot.json'])
  expect(Number(last!.slice(0, 4))).toBe(Number(before!.slice(0, 4)) + 1)
  const own = Object.keys(shapeOf(others))
  expect(tablesOf(database.sqlite, own)).toEqual(tablesOf(fresh(others), own))
  expect(tablesOf(database.sqlite, names)).toMatchObject({ shop: { columns: [] } })
})

// @module-tag sqlite
import { expect, test } from 'vitest'
import { keptNames } from '../../../entities/language/shared/kept-names.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { expectKeptToGo, expectNamesToFollow, expectOptionsToFollow, expectUsesToGo } from './kept-names.ts'
import { openSqliteWorld } from './worlds.ts'

test.each([
  ['a renamed field is renamed in views, imports, exports, bulk edits and uses of files', expectNamesToFollow],
  ['a renamed option is renamed in views, imports and bulk edits', expectOptionsToFollow],
  ['a dropped field uses no files any more', expectUsesToGo],
  ['of a dropped entity nothing is kept but what goes by its age', expectKeptToGo],
])('%s', async (_, holds) => {
  await expect(holds(openSqliteWorld)).resolves.toBeUndefined()
})

test('every table with the name of an entity is known to migrations, and so are its columns', async () => {
  const database = connectSqlite(':memory:')
  await migrateSqlite(database)
  const columns = database.sqlite
    .prepare(
      `SELECT "t"."name" AS "table", "c"."name" AS "column" FROM sqlite_schema "t", pragma_table_info("t"."name") "c" WHERE "t"."type" = 'table'`,
    )
    .all() as { readonly table: string; readonly column: string }[]
  const withEntity = columns.filter(({ column }) => column === 'entity').map(({ table }) => table)
  const known = Object.entries(keptNames).flatMap(([table, { entity: by }]) => (by === 'entity' ? [table] : []))
  // The history has steps of its own.
  expect(withEntity.filter((table) => table !== 'revision').toSorted()).toEqual(known.toSorted())
  for (const [table, place] of Object.entries(keptNames))
    for (const column of [...('json' in place ? Object.keys(place.json) : []), ...('field' in place ? ['field'] : [])])
      expect(columns, `${table}.${column}`).toContainEqual({ table, column })
  await database.close()
})

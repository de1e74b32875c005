// @module-tag sqlite
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draftMigration } from '../../../generators/migration/draft.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { scratchFolder } from '../../server/support/scratch-folder.ts'
import { expectErasure, guest, rowsWithHistory, telephone, topic, withoutTelephone } from './erasure.ts'
import { between, systemSql } from './tables.ts'
import { openSqliteWorld } from './worlds.ts'

test('what is dropped stays in the history, and what is erased does not', async () => {
  await expect(expectErasure(openSqliteWorld)).resolves.toBeUndefined()
})

test('both are offered for what is dropped, and what is declared cannot be erased', () => {
  const offered = (after: Parameters<typeof between>[1]) => between([guest], after).refused.map(({ allow }) => allow)
  expect(offered([withoutTelephone])).toEqual([['--drop guest.telephone', '--erase guest.telephone']])
  expect(offered([])).toEqual([['--drop guest', '--erase guest']])
  const faults = (allowed: string) =>
    between([guest], [guest], { allowed: [allowed], fill: {} }).faults.map(({ code, at }) => `${code} ${at}`)
  expect(faults('--erase guest.telephone')).toEqual(['E502 --erase guest.telephone'])
  expect(faults('--erase guest')).toEqual(['E502 --erase guest'])
  // It was dropped before.
  expect(faults('--erase guest.address')).toEqual([])
})

test.each([
  ['--drop', true],
  ['--erase', false],
])('after %s, whether the file of the database has the bytes of a value is %s', async (option, isThere) => {
  const folder = scratchFolder()
  const file = join(folder, 'captain.sqlite')
  const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sqlite.sql`), sql)
  write('0001-system', systemSql('sqlite'))
  write('0002-guest', draftMigration({}, [guest, topic]).sqlite)
  const database = connectSqlite(file)
  await migrateSqlite(database, { folder })
  database.sqlite.exec(rowsWithHistory({ dialect: 'sqlite' }))
  // Of the other entity, which keeps it.
  database.sqlite.exec(`DELETE FROM "revision" WHERE "entity" = 'topic'; UPDATE "topic" SET "telephone" = NULL`)
  const allowed = [`${option} guest.telephone`]
  write('0003-change', between([guest, topic], [withoutTelephone, topic], { allowed, fill: {} }).sqlite)
  await migrateSqlite(database, { folder })
  await database.close()
  expect(readFileSync(file).includes(telephone)).toBe(isThere)
})

import { describe, expect, onTestFinished, test } from 'vitest'
import { join } from 'node:path'
import { draftMigration } from '../../../generators/migration/draft.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { scratchFolder } from '../../server/support/scratch-folder.ts'
import { exampleCount, guideExamples, insertRows, selectRows, writeChange, writeStart } from './guide-examples.ts'

const { changes } = guideExamples()

test('the guide to migrations shows all seven changes', () => {
  expect(changes.map(({ heading }) => heading)).toHaveLength(exampleCount)
})

describe.each(changes)('“$heading” of the guide to migrations', (change) => {
  test('gives on SQLite the rows that it shows', async () => {
    const folder = scratchFolder()
    const database = connectSqlite(join(folder, 'captain.sqlite'))
    onTestFinished(() => void database.close())
    writeStart(folder, change.start)
    await migrateSqlite(database, { folder })
    database.sqlite.exec(insertRows(change.start))
    writeChange(folder, change)
    expect(await migrateSqlite(database, { folder })).toEqual(['0003-change'])
    expect(database.sqlite.prepare(selectRows(change)).raw().all()).toEqual(change.rows)
  })

  test('needs the option that it names, and no other', () => {
    const { options } = change
    const before = draftMigration({}, [change.start.entity]).shape
    const { refused } = draftMigration(before, [change.entity])
    const named = [...options.allowed, ...Object.keys(options.fill).map((at) => `--fill ${at}=<value>`)]
    expect(refused.map(({ allow }) => allow[0])).toEqual(named)
  })
})

import { expect, test } from 'vitest'
import { changes, draftOf, expectChangedValues, expectKeptOptions } from './changed-values.ts'
import { openSqliteWorld } from './worlds.ts'

test('values become other ones in records, in the trash and in the history on SQLite', async () => {
  await expect(expectChangedValues(openSqliteWorld)).resolves.toBeUndefined()
})

test('a renamed option is renamed in conditions of views and in words of imports on SQLite', async () => {
  await expect(expectKeptOptions(openSqliteWorld)).resolves.toBeUndefined()
})

test.each(changes.map(({ what, allow = [], fill = {} }, index) => ({ what, allow, fill, index })))(
  '$what needs the options that it names, and no other server beside it',
  ({ index, allow, fill }) => {
    const { refused } = draftOf(index, { isMeant: false })
    const named = [...allow, ...Object.keys(fill).map((at) => `--fill it.${at}=<value>`)]
    expect(refused.map(({ allow: [first] }) => first!.replace(/ change-\d+\./, ' it.')).toSorted()).toEqual(
      named.toSorted(),
    )
    const meant = draftOf(index, { isMeant: true })
    expect(meant).toMatchObject({ refused: [], faults: [] })
    for (const text of [meant.sqlite, meant.postgres]) expect(text).toMatch(/^-- alone: /)
  },
)

import { expect, test } from 'vitest'
import { changes, doubled } from './evolution-cells.ts'
import { expectEvolution, expectUniqueness } from './evolution.ts'
import { openSqliteWorld } from './worlds.ts'

test.each(Object.entries(changes(false)))('a field that is %s, of the usual kinds', async (_, cells) => {
  await expect(expectEvolution(openSqliteWorld, cells)).resolves.toBeUndefined()
})

test.each(Object.entries(changes(true)))('a field that is %s, of every kind', { tags: ['full'] }, async (_, cells) => {
  await expect(expectEvolution(openSqliteWorld, cells)).resolves.toBeUndefined()
})

test('a field that is unique', async () => {
  await expect(expectUniqueness(openSqliteWorld, doubled)).resolves.toBeUndefined()
})

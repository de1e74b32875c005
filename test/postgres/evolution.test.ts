// @module-tag postgres
import { expect, test } from 'vitest'
import { changes, doubled } from '../generators/migration/evolution-cells.ts'
import { expectEvolution, expectUniqueness } from '../generators/migration/evolution.ts'
import { openPostgresWorld } from './evolved-world.ts'

test.each(Object.entries(changes(false)))('a field that is %s, of the usual kinds, on PostgreSQL', async (_, cells) => {
  await expect(expectEvolution(openPostgresWorld, cells)).resolves.toBeUndefined()
})

test.each(Object.entries(changes(true)))(
  'a field that is %s, of every kind, on PostgreSQL',
  { tags: ['full'] },
  async (_, cells) => {
    await expect(expectEvolution(openPostgresWorld, cells)).resolves.toBeUndefined()
  },
)

test('a field that is unique, on PostgreSQL', async () => {
  await expect(expectUniqueness(openPostgresWorld, doubled)).resolves.toBeUndefined()
})

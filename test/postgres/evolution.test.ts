// @module-tag postgres
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { entity } from '../../entities/language/entity.ts'
import { text } from '../../entities/language/fields/index.ts'
import { changes, doubled } from '../generators/migration/evolution-cells.ts'
import { expectEvolution, expectUniqueness } from '../generators/migration/evolution.ts'
import { insertion } from '../generators/migration/worlds.ts'
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

test('the owner of the database sees rows at risk in the transaction that the guide shows, and no others', async () => {
  const guide = readFileSync(new URL('../../locales/en/guides/migrations.md', import.meta.url), 'utf8')
  const [shown] = /BEGIN;[^`]+ROLLBACK;/.exec(guide)!
  const leaflet = entity('leaflet', {
    sites: ['emu-esu-com'],
    schema: z.object({ name: text({ max: 80 }), pages: text({ max: 9 }).optional() }),
    list: ['name'],
    menu: { group: 'content', icon: 'ArticleOutlined' },
  } as never)
  const world = await openPostgresWorld([leaflet])
  const row = { tenant_id: 't', name: 'x', version: 1, createdAt: '', updatedAt: '' }
  await world.run(
    insertion(
      'leaflet',
      [
        { ...row, id: '1', pages: '約20' },
        { ...row, id: '2' },
      ],
      world,
    ),
  )
  expect((await world.rowsOfOwner(shown)).map(({ id }) => id)).toEqual(['1'])
  expect(await world.rowsOfOwner('SELECT * FROM "leaflet"')).toEqual([])
})

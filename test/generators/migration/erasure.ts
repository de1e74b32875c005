import { z } from 'zod'
import { expect } from 'vitest'
import { entity, type Entity } from '../../../entities/language/entity.ts'
import { phone, text } from '../../../entities/language/fields/index.ts'
import { between } from './tables.ts'
import { insertion, type OpenWorld, type World } from './worlds.ts'

const declared = (name: string, shape: z.ZodRawShape): Entity =>
  entity(name, {
    sites: ['emu-esu-com'],
    schema: z.object({ name: text({ max: 80 }), ...shape }),
    list: ['name'],
    menu: { group: 'content', icon: 'ArticleOutlined' },
  } as never)

const shape = { telephone: phone({ personal: true }).optional(), memo: text({ max: 80 }).optional() }
export const [guest, topic] = [declared('guest', shape), declared('topic', shape)]
export const withoutTelephone = declared('guest', { memo: shape.memo })

export const telephone = '090-1234-5678'
const values = { name: 'x', telephone, memo: 'm' }

/** A record of each entity with its history, and notifications about them. */
export const rowsWithHistory = (world: Pick<World, 'dialect'>): string =>
  ['guest', 'topic']
    .flatMap((name) => [
      insertion(
        name,
        [{ tenant_id: 't', id: '1', ...values, version: 2, createdAt: '', updatedAt: '', trashedAt: null }],
        world,
      ),
      insertion(
        'revision',
        [
          [1, 'create', null],
          [2, 'update', { telephone, memo: 'before' }],
        ].map(([version, action, former]) => ({
          tenant_id: 't',
          entity: name,
          recordId: '1',
          version,
          action,
          at: '2026-04-01',
          requestId: 'r',
          values,
          former,
        })),
        world,
      ),
    ])
    .join('\n')

const historyOf = async (world: World, name: string) =>
  (await world.rows(`SELECT "values", "former" FROM "revision" WHERE "entity" = '${name}' ORDER BY "version"`)).map(
    (row) =>
      [row['values'], row['former']].map((each) => (typeof each === 'string' ? (JSON.parse(each) as unknown) : each)),
  )

const whole = [
  [values, null],
  [values, { telephone, memo: 'before' }],
]

/** Takes a field out of the records alone, out of the history, and an entity with all that its history says. */
export async function expectErasure(open: OpenWorld): Promise<void> {
  const migrated = async (after: readonly Entity[], allowed: readonly string[]) => {
    const world = await open([guest, topic])
    await world.run(rowsWithHistory(world))
    const draft = between([guest, topic], after, { allowed, fill: {} })
    expect([draft.refused, draft.faults]).toEqual([[], []])
    await world.migrate(draft)
    expect(await historyOf(world, 'topic')).toEqual(whole)
    return historyOf(world, 'guest')
  }
  const rest = { name: 'x', memo: 'm' }
  expect(await migrated([withoutTelephone, topic], ['--drop guest.telephone'])).toEqual(whole)
  expect(await migrated([withoutTelephone, topic], ['--erase guest.telephone'])).toEqual([
    [rest, null],
    [rest, { memo: 'before' }],
  ])
  expect(await migrated([topic], ['--drop guest'])).toEqual(whole)
  expect(await migrated([topic], ['--erase guest'])).toEqual([
    [{}, null],
    [{}, null],
  ])
}

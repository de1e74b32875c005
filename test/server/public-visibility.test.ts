import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { pricePlan } from '../../entities/price-plan.ts'
import { productRecommend } from '../../entities/shop/product-recommend.ts'
import { visiblePeriod } from '../../entities/language/derived/public-visibility.ts'
import { tokusho } from '../../entities/legal/tokusho.ts'
import { entity, type Entity } from '../../entities/language/entity.ts'
import { states, text, toggle } from '../../entities/language/fields/index.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { recordClient } from './support/record-client.ts'
import { start, type World } from './support/world.ts'

test('a day of a window counts whole, in Japan; a missing end is open', () => {
  const shown = (record: object) => visiblePeriod(pricePlan, 'myprince-vip', { isVisible: true, ...record })
  expect(shown({ validFrom: '2026-11-21', validUntil: '2026-11-22' })).toEqual({
    from: '2026-11-20T15:00:00.000Z',
    until: '2026-11-22T15:00:00.000Z',
  })
  expect(shown({})).toEqual({ from: '0000', until: '9999' })
  expect(shown({ isVisible: false })).toBeUndefined()
  const instants = { startAt: '2026-11-21T00:00:00.000Z', endAt: null }
  expect(visiblePeriod(productRecommend, 'suda-nijo-com', instants)).toEqual({ from: instants.startAt, until: '9999' })
})

test('what makes a record visible is what the declaration names, whatever fields are called', () => {
  const status = states(['draft', 'published'], { draft: ['published'], published: [] })
  const declared = {
    schema: z.object({ name: text({ max: 80 }), isVisible: toggle(), isOpen: toggle(), status }),
    sites: ['emu-esu-com'],
    menu: { group: 'content', icon: 'ArticleOutlined' },
  } as const
  const hidden = { isVisible: false, isOpen: false, status: 'draft' }
  const note = (visibility: object) =>
    entity('note', { ...declared, public: { fields: ['name'], ...visibility } } as never)
  const visible = (visibility: object, record: object) =>
    visiblePeriod(note(visibility), 'emu-esu-com', { ...hidden, ...record }) !== undefined
  expect(visible({ when: 'always' }, {})).toBe(true)
  expect(visible({ when: { isOpen: true } }, {})).toBe(false)
  expect(visible({ when: { isOpen: true } }, { isOpen: true })).toBe(true)
  expect(visible({ when: { isOpen: true, status: ['draft', 'published'] } }, { isOpen: true })).toBe(true)
  expect(visible({ when: { isOpen: true, status: 'published' } }, { isOpen: true })).toBe(false)
  for (const silent of [{}, { when: {} }]) expect(visible(silent, { isVisible: true, status: 'published' })).toBe(false)
})

const read = async ({ app }: World, site: SiteSlug, { name }: Entity, rest = '') =>
  app.inject({ url: `/api/v1/tenants/${site}/${name}${rest}` })

/** Writes records that differ from an example, and says which of them the public sees. */
async function seen(world: World, entity: Entity, site: SiteSlug, all: readonly object[]): Promise<readonly number[]> {
  const tenant = world.tenants[site]
  const { body } = await recordClient(world, entity, site, tenant)
  const ids: string[] = []
  for (const [number, more] of all.entries())
    ids.push(await importRecord(world.database, entity, { tenant }, { ...(await body(number)), ...more }))
  const answer: { id: string }[] = (await read(world, site, entity)).json()
  for (const [number, id] of ids.entries()) {
    const one = await read(world, site, entity, `/${id}`)
    expect([one.statusCode, number]).toEqual([answer.some((each) => each.id === id) ? 200 : 404, number])
  }
  return answer.map(({ id }) => ids.indexOf(id)).sort()
}

test('recommendations and price plans are public inside their window alone', async () => {
  const world = await start()
  const from = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
  const recommended = [
    { startAt: null, endAt: null, position: 'home' },
    { startAt: from(-1), endAt: from(1), position: 'product' },
    { startAt: from(1), endAt: null, position: 'cart' },
  ]
  expect(await seen(world, productRecommend, 'suda-nijo-com', recommended)).toEqual([0, 1])
  const plan = { isVisible: true, startTime: null, endTime: null }
  const plans = [
    { ...plan, durationMinutes: 60, validFrom: null, validUntil: null },
    { ...plan, durationMinutes: 70, validFrom: today(), validUntil: today() },
    { ...plan, durationMinutes: 80, validFrom: addDays(today(), 1), validUntil: null },
    { ...plan, durationMinutes: 90, validFrom: null, validUntil: addDays(today(), -1) },
  ]
  expect(await seen(world, pricePlan, 'myprince-vip', plans)).toEqual([0, 1])
})

test('address and telephone that are told on request alone are not public, by no way of asking', async () => {
  const world = await start()
  const site = 'suda-nijo-com'
  const tenant = world.tenants[site]
  const { body } = await recordClient(world, tokusho, site, tenant)
  const secret = {
    postalCode: '5070033',
    address: 'カナリア町1-2-3',
    phone: '0572-77-3100',
    phoneHours: '平日',
    fax: '0572-77-3101',
  }
  const write = async (edition: string, disclosureMode: string, effectiveOn: string) =>
    importRecord(
      world.database,
      tokusho,
      { tenant },
      {
        ...(await body(1)),
        ...secret,
        edition,
        effectiveOn,
        disclosureMode,
        status: 'published',
      },
    )
  const hidden = await write('1.0', 'onRequest', '2024-04-01')
  const shown = await write('1.1', 'shown', '2025-04-01')
  const list = (await read(world, site, tokusho)).json() as Record<string, unknown>[]
  const none = Object.fromEntries(Object.keys(secret).map((name) => [name, null]))
  expect(list.find(({ id }) => id === hidden)).toMatchObject({ ...none, disclosureMode: 'onRequest' })
  expect(list.find(({ id }) => id === shown)).toMatchObject({ ...secret, disclosureMode: 'shown' })
  const one = await read(world, site, tokusho, `/${hidden}`)
  expect(one.json()).toMatchObject({ ...none, disclosureMode: 'onRequest', email: expect.any(String) })
  // Not even by asking: which records are found, or where they stand, would tell.
  for (const name of Object.keys(secret))
    for (const query of [{ filter: { [name]: null } }, { filter: { [`${name}_neq`]: '' } }, { sort: [name, 'ASC'] }]) {
      const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))
      expect((await read(world, site, tokusho, `?${asked}`)).statusCode, String(asked)).toBe(400)
    }
  const found = await read(world, site, tokusho, `?filter=${encodeURIComponent(JSON.stringify({ q: 'カナリア' }))}`)
  expect(found.json()).toEqual([])
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { contact } from '../../entities/contact.ts'
import { entities } from '../../entities/index.ts'
import { barsOf } from '../../entities/language/chart-bars.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { order } from '../../entities/order.ts'
import { recordClient } from './support/record-client.ts'
import { staffOf, start, type World } from './support/world.ts'

/** A quarter of an hour before midnight in Japan, when it is afternoon in London. */
const evening = Date.parse('2026-11-30T14:45:00.000Z')

const chartsOf = async (world: World, slug: string, as = slug) =>
  (await world.call(staffOf(as), 'GET', `/api/v1/authorized/tenants/${slug}/charts`)).body

const declared = Object.values<Entity>(entities).flatMap((entity) =>
  Object.keys(entity.charts ?? {}).flatMap((name) =>
    (Object.keys(entity.sites) as SiteSlug[]).map((site) => ({ entity, name, site })),
  ),
)

test('each bar of every declared chart is as long as the list that it opens', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const neighbour = await world.other('suda-nijo-com', 'next-door')
  for (const { entity, name, site } of declared) {
    const api = await recordClient(world, entity, site)
    const chart = entity.charts![name]!
    const [first, , last] = [barsOf(entity, site, chart)[0]!, ...barsOf(entity, site, chart).slice(-2)]
    const table = `"${entity.name.replaceAll('-', '_')}"`
    // One record at the first instant or the first option, two at the last of the last.
    for (const [number, bar] of [first, last!, last!].entries()) {
      const { id } = await api.create(number + 1, {})
      const values = Object.entries(bar.filter).flatMap(([key, value]) => {
        const [field, operator] = key.split('_')
        if (operator === 'gte' && number === 0) return [[field, value]]
        const end = operator === 'lt' ? new Date(Date.parse(String(value)) - 1).toISOString() : value
        return operator === 'gte' ? [] : [[field, Array.isArray(end) ? end[0] : end]]
      }) as [string, string][]
      const set = Object.entries(Object.fromEntries(number === 0 ? values.toReversed() : values))
      await world.sql(
        `update ${table} set ${set.map(([field]) => `"${field}" = ?`).join(', ')} where "id" = ?`,
        ...set.map(([, value]) => value),
        id,
      )
    }
    const shown = (await chartsOf(world, site)).find((each: any) => each.entity === entity.name && each.name === name)
    expect(shown.bars.map(({ key, filter }: any) => ({ key, filter }))).toEqual(barsOf(entity, site, chart))
    for (const { key, filter, count } of shown.bars)
      expect((await api.get('', { filter })).body.length, `${entity.name} ${name} ${key}`).toBe(count)
    expect([shown.bars[0].count, shown.bars.at(-1).count], `${entity.name} ${name} at ${site}`).toEqual([1, 2])
  }
  expect(await chartsOf(world, neighbour.slug)).toEqual([])
  expect(
    (await world.call(staffOf(neighbour.slug), 'GET', '/api/v1/authorized/tenants/suda-nijo-com/charts')).status,
  ).toBe(403)
})

test("the days of a chart are Japan's, and the sales of a day are told with tax and without", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const orders = await recordClient(world, order)
  for (const [number, [orderedAt, status, total, taxes]] of (
    [
      ['2026-11-29T14:59:59.999Z', 'completed', 1100, [100]],
      ['2026-11-29T15:00:00.000Z', 'paid', 2180, [80, 100]],
      ['2026-11-30T14:30:00.000Z', 'pending', 110, [10]],
      ['2026-11-30T14:31:00.000Z', 'cancelled', 9999, [999]],
    ] as const
  ).entries()) {
    const { id } = await orders.create(number + 1)
    await world.sql(
      `update "order" set "orderedAt" = ?, "status" = ?, "total" = ?, "taxBreakdown" = ? where "id" = ?`,
      orderedAt,
      status,
      total,
      JSON.stringify(taxes.map((tax) => ({ taxRate: '10', taxableAmount: 0, tax }))),
      id,
    )
  }
  const lastDays = async (count: number) =>
    (await chartsOf(world, orders.site))
      .find(({ name }: any) => name === 'sales')
      .bars.slice(-count)
      .map(({ key, count: number, sum, tax }: any) => [key, number, sum, tax])
  expect(await lastDays(2)).toEqual([
    ['2026-11-29', 1, 1100, 100],
    ['2026-11-30', 2, 2290, 190],
  ])
  vi.setSystemTime(evening + 900_000)
  expect(await lastDays(2)).toEqual([
    ['2026-11-30', 2, 2290, 190],
    ['2026-12-01', 0, 0, 0],
  ])
  const inquiries = await recordClient(world, contact)
  const { id } = await inquiries.create(1)
  await world.sql('update contact set "receivedAt" = ? where "id" = ?', '2026-11-30T15:00:00.000Z', id)
  const [{ bars }] = await chartsOf(world, inquiries.site)
  expect(bars.filter(({ count }: any) => count > 0)).toMatchObject([{ key: '2026-12-01', count: 1, sum: null }])
})

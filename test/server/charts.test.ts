// @module-tag postgres-full
import { expect, onTestFinished, test, vi } from 'vitest'
import { businessDay } from '../../entities/opening/business-day.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { entities } from '../../entities/index.ts'
import { isRowChart, periodsOf, type RecordChart } from '../../entities/language/declaration/chart.ts'
import { barsOf } from '../../entities/language/derived/chart-bars.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { order } from '../../entities/shop/order.ts'
import { product } from '../../entities/shop/product.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { openingWeek } from '../../server/kernel/tenants/opening.ts'
import { recordClient } from './support/record-client.ts'
import { staffOf, start, type World } from './support/world.ts'

/** A quarter of an hour before midnight in Japan, when it is afternoon in London. */
const evening = Date.parse('2026-11-30T14:45:00.000Z')

const chartsOf = async (world: World, slug: string, query = '') =>
  (await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}/charts${query}`)).body

const declared = Object.values<Entity>(entities).flatMap((entity) =>
  Object.entries(entity.charts ?? {}).flatMap(([name, chart]) =>
    isRowChart(chart) ? [] : (Object.keys(entity.sites) as SiteSlug[]).map((site) => ({ entity, name, chart, site })),
  ),
)

test('each bar of every declared chart is as long as the list that it opens', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const neighbour = await world.other('suda-nijo-com', 'next-door')
  for (const { entity, name, chart, site } of declared) {
    const api = await recordClient(world, entity, site)
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
    for (const period of periodsOf(chart).slice(1)) {
      const told = (await chartsOf(world, site, `?period=${period}`)).find((each: any) => each.name === name)
      expect(told.bars.map(({ key, filter }: any) => ({ key, filter }))).toEqual(barsOf(entity, site, chart, period))
      for (const { key, filter, count } of told.bars.filter((each: any) => each.count > 0))
        expect((await api.get('', { filter })).body.length, `${entity.name} ${name} ${key}`).toBe(count)
    }
  }
  expect(await chartsOf(world, neighbour.slug)).toEqual([])
  expect(
    (await world.call(staffOf(neighbour.slug), 'GET', '/api/v1/authorized/tenants/suda-nijo-com/charts')).status,
  ).toBe(403)
})

test('weeks begin on Monday and months on their first day, across the turn of a year', () => {
  const keys = (period: 'week' | 'month', day: string) =>
    barsOf(order, 'suda-nijo-com', order.charts!.sales as RecordChart, period, day).map(({ key }) => key)
  expect(keys('week', '2027-01-03').slice(-3)).toEqual(['2026-12-14', '2026-12-21', '2026-12-28'])
  expect(keys('month', '2027-01-31').slice(-3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(keys('month', '2027-01-31')).toHaveLength(12)
  const [november] = barsOf(order, 'suda-nijo-com', order.charts!.sales as RecordChart, 'month', '2027-10-31')
  expect(november).toMatchObject({
    key: '2026-11',
    filter: { orderedAt_gte: '2026-10-31T15:00:00.000Z', orderedAt_lt: '2026-11-30T15:00:00.000Z' },
  })
})

test('a period that a chart does not have is refused by name', async () => {
  const world = await start()
  const path = '/api/v1/authorized/tenants/suda-nijo-com/charts?period=year'
  expect((await world.call(staffOf('suda-nijo-com'), 'GET', path)).status).toBe(400)
})

test('the sales of a month are told by product, and each opens the orders with just that product', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const orders = await recordClient(world, order)
  const products = await recordClient(world, product)
  const [tea, cup] = [await products.create(1), await products.create(2)]
  const row = (of: Record<string, any> | null, name: string, amount: number, quantity: number, taxRate = '10') => ({
    product: of?.id ?? null,
    code: name,
    name,
    unitPrice: amount / quantity,
    taxRate,
    quantity,
    amount,
  })
  for (const [number, [orderedAt, status, items]] of (
    [
      ['2026-11-29T00:00:00.000Z', 'paid', [row(tea, 'Tea', 1080, 2, '8'), row(cup, 'Cup', 550, 1)]],
      ['2026-11-30T00:00:00.000Z', 'paid', [row(tea, 'Tea', 1080, 2, '8'), row(tea, 'Tea', 108, 1, '8')]],
      ['2026-11-30T00:00:00.000Z', 'pending', [row(null, 'By hand', 330, 3)]],
      ['2026-11-30T00:00:00.000Z', 'cancelled', [row(cup, 'Cup', 9900, 9)]],
      ['2026-10-01T00:00:00.000Z', 'completed', [row(cup, 'Cup', 9900, 9)]],
    ] as const
  ).entries()) {
    const { id } = await orders.create(number + 1)
    await world.sql(
      `update "order" set "orderedAt" = ?, "status" = ?, "items" = ? where "id" = ?`,
      orderedAt,
      status,
      JSON.stringify(items),
      id,
    )
  }
  const chart = (await chartsOf(world, orders.site)).find(({ name }: any) => name === 'products')
  expect(chart).toMatchObject({ by: 'record', field: 'items.product', period: null, periods: [] })
  expect(chart.bars).toMatchObject([
    { key: tea.id, name: 'Tea', count: 2, sum: 2268, tax: 168, quantity: 5 },
    { key: cup.id, name: 'Cup', count: 1, sum: 550, tax: 50, quantity: 1 },
    { key: 'By hand', name: 'By hand', count: 1, sum: 330, tax: 30, quantity: 3, filter: null },
  ])
  for (const { filter, count } of chart.bars.slice(0, 2))
    expect((await orders.get('', { filter })).body).toHaveLength(count)
  const listed = async (filter: object) => (await orders.get('', { filter })).body.length
  expect(await listed({ 'items.product': [tea.id, cup.id] })).toBe(4)
  expect(await listed({ 'items.product': 'nothing' })).toBe(0)
  expect((await orders.get('', { filter: { 'items.product_contains': 'T' } })).status).toBe(400)
  expect((await orders.get('', { filter: { 'items.name': 'Tea' } })).status).toBe(400)
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

test('the week of a café has its hours, its days off and its special days, and says which business day it is in Japan', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const site = 'toki-tsumugi-cafe'
  const weekOf = async (slug: string = site) =>
    (await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}/summary`)).body.opening
  expect(await weekOf()).toBeNull()
  expect(await weekOf('suda-nijo-com')).toBeNull()
  const hours = await recordClient(world, businessDay, site)
  const day = (weekday: string, isOpen = true) => ({
    weekday,
    isOpen,
    ranges: isOpen ? [{ openTime: '18:00', closeTime: '26:00', lastOrderTime: null }] : [],
    note: null,
  })
  const saved = await hours.send('PUT', '', {
    ...(await hours.body(1)),
    version: 0,
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((each) => day(each)).concat(day('sun', false)),
    monthlyClosed: [{ nth: 1, weekday: 'thu' }],
    effectiveFrom: '2026-12-01',
  })
  expect(saved.status).toBe(200)
  const special = await recordClient(world, businessSchedule, site)
  const closed = await special.create(1, { date: '2026-12-02', kind: 'closed', ranges: null, title: 'Stocktaking' })
  const party = await special.create(2, {
    date: '2026-12-06',
    kind: 'private',
    ranges: [{ openTime: '10:00', closeTime: '12:00', lastOrderTime: null }],
    title: null,
  })
  const usualHours = [{ start: '18:00', end: '26:00' }]
  const plain = (date: string, open: object[] | null) => ({ day: date, isToday: false, hours: open, special: null })
  expect(await weekOf()).toEqual({
    entity: 'business-schedule',
    field: 'kind',
    days: [
      { ...plain('2026-11-30', null), isToday: true },
      plain('2026-12-01', usualHours),
      { ...plain('2026-12-02', []), special: { id: closed.id, state: 'closed', title: 'Stocktaking' } },
      plain('2026-12-03', []),
      plain('2026-12-04', usualHours),
      plain('2026-12-05', usualHours),
      {
        ...plain('2026-12-06', [{ start: '10:00', end: '12:00' }]),
        special: { id: party.id, state: 'private', title: null },
      },
    ],
  })
  // Open until 26:00: the night belongs to the day before, and that of Sunday to its week.
  const { id } = world.tenants[site]
  const seen = async (at: string) => {
    vi.setSystemTime(new Date(at))
    const { days } = (await world.database.read(id, () => openingWeek(storeOf(world.database), id, site)))!
    return [days[0]!.day, days.find(({ isToday }) => isToday)!.day]
  }
  expect(await seen('2026-12-01T01:00:00+09:00')).toEqual(['2026-11-30', '2026-11-30'])
  expect(await seen('2026-12-01T06:00:00+09:00')).toEqual(['2026-11-30', '2026-12-01'])
  expect(await seen('2026-12-07T01:00:00+09:00')).toEqual(['2026-11-30', '2026-12-06'])
  expect(await seen('2026-12-07T06:00:00+09:00')).toEqual(['2026-12-07', '2026-12-07'])
})

import { expect, test } from 'vitest'
import { application } from '../../entities/events/application.ts'
import { businessDay } from '../../entities/opening/business-day.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { addDays, currentBusinessDay } from '../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../entities/language/dates/wall-clock.ts'
import { event } from '../../entities/events/event.ts'
import { order } from '../../entities/shop/order.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { recordClient } from './support/record-client.ts'
import { start, staffOf } from './support/world.ts'

const todayAt = (slug: string) => `/api/v1/authorized/tenants/${slug}/today`

test('what waits at a tenant comes with who it is from and the step that is next, each record once', async () => {
  const world = await start()
  const site = 'toki-tsumugi-cafe'
  const api = await recordClient(world, application, site)
  const { id } = await api.create(1, { name: 'Emma Sample', people: 3 })
  await world.sql(`update application set status = 'received' where id = ?`, id)
  const cafe = (await world.call(staffOf(site), 'GET', todayAt(site))).body
  expect(cafe.waiting.find(({ name }: any) => name === 'received')).toMatchObject({
    entity: 'application',
    count: 1,
    records: [
      {
        id,
        path: `/captain/tenant/${site}/application/${id}/show`,
        state: 'received',
        next: 'confirmed',
        name: [
          { text: 'Emma Sample', unit: null },
          { text: '3', unit: 'person' },
        ],
      },
    ],
  })

  const shop = 'suda-nijo-com'
  const buyer = await (await recordClient(world, order, shop)).create(1, { buyerName: '見本 花子' })
  const transfers = await recordClient(world, paymentBank, shop)
  const transfer = await transfers.create(2, { order: buyer.id, amount: 4860 })
  await world.sql(
    `update payment_bank set status = 'awaiting', "payerNameKana" = null, "dueOn" = ? where id = ?`,
    addDays(currentBusinessDay(), -2),
    transfer.id,
  )
  const { waiting } = (await world.call(staffOf(shop), 'GET', todayAt(shop))).body
  const lines = waiting
    .filter(({ entity }: any) => entity === 'payment-bank')
    .flatMap(({ name, count, records }: any) =>
      records.map((each: any) => [name, count, each.next, each.name.map(({ text }: any) => text)]),
    )
  // It is overdue and awaited: it stands where it is most urgent.
  expect(lines).toEqual([['overdue', 1, 'paid', ['見本 花子', '4860']]])
})

test('the days to come say when it is open and what takes place, of this tenant alone', async () => {
  const world = await start()
  const site = 'toki-tsumugi-cafe'
  const neighbour = await world.other(site, 'next-door')
  const today = currentBusinessDay()
  await (await recordClient(world, businessDay, site)).send('PUT', '', {})
  const there = await recordClient(world, event, site, neighbour)
  await world.sql(
    `update event set "startAt" = ?, "holdStatus" = 'scheduled' where id = ?`,
    startOfDay(addDays(today, 2)),
    (await there.create(1)).id,
  )
  const api = await recordClient(world, event, site)
  const { id, title } = await api.create(1)
  await world.sql(
    `update event set "startAt" = ?, "holdStatus" = 'scheduled' where id = ?`,
    startOfDay(addDays(today, 3)),
    id,
  )
  await (
    await recordClient(world, businessSchedule, site)
  ).send('POST', '', { date: addDays(today, 1), kind: 'closed' })
  const { days, opening, switches } = (await world.call(staffOf(site), 'GET', todayAt(site))).body
  expect(days.length).toBe(14)
  expect(days[0]).toMatchObject({ day: today, isToday: true })
  expect(days[1]).toMatchObject({ hours: [], special: { state: 'closed' } })
  expect(
    days.flatMap(({ day, records }: any) => records.map((each: any) => [day, each.id, each.name[0].text])),
  ).toEqual([[addDays(today, 3), id, title]])
  expect(opening).toMatchObject({ entity: 'business-schedule', closing: 'closed' })
  expect(switches.map(({ entity, field }: any) => `${entity} ${field}`).toSorted()).toEqual([
    'drink isSoldOut',
    'food isSoldOut',
  ])
  expect((await world.call(staffOf('suda-nijo-com'), 'GET', todayAt(site))).status).toBe(403)
})

test('the latest changes are named as everywhere: by the applicant and how many come, not by a number', async () => {
  const world = await start()
  const site = 'toki-tsumugi-cafe'
  const changesAt = async (slug: string) =>
    (await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}/summary`)).body.changes
  const applications = await recordClient(world, application, site)
  const { id } = await applications.create(1, { name: 'Emma Sample', people: 3 })
  const [change] = await changesAt(site)
  expect(change.title).toMatch(/^\d{8}-\d+$/)
  expect(change).toMatchObject({
    id,
    name: [
      { text: 'Emma Sample', english: null, unit: null },
      { text: '3', unit: 'person' },
    ],
  })

  const shop = 'suda-nijo-com'
  const buyer = await (await recordClient(world, order, shop)).create(1, { buyerName: '見本 花子' })
  await (await recordClient(world, paymentBank, shop)).create(2, { order: buyer.id, amount: 4860 })
  const names = (await changesAt(shop)).map(({ name }: any) => name.map(({ text }: any) => text))
  expect(names).toContainEqual(['見本 花子', buyer.orderNo])
  expect(names).toContainEqual(expect.arrayContaining(['見本 花子', '4860']))

  // What has no heading is called by its title, in both languages.
  const events = await recordClient(world, event, site)
  const party = await events.create(7)
  expect((await changesAt(site))[0].name).toEqual([{ text: party.title, english: party.titleEn ?? null, unit: null }])
})

// @module-tag postgres-full
import { expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { businessDay } from '../../entities/opening/business-day.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { weekdays } from '../../entities/language/dates/plain-date.ts'
import { event } from '../../entities/events/event.ts'
import { year } from '../../entities/year.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

const ask = async (api: RecordClient, values: object) => {
  const { status, body } = await api.get('/warnings', { values })
  return status === 200 ? body.warnings : [status, ...body.data.issues.map(({ path }: { path: unknown }) => path)]
}
const closed = [
  { path: ['startAt'], rule: 'integrity.closedDay', params: {}, message: 'This date is set as a closed day.' },
]

test('an event on a day when the shop is closed is worth a second look, and is saved all the same', async () => {
  const world = await start()
  const events = await recordClient(world, event, 'toki-tsumugi-cafe')
  const tuesday = '2032-06-01T03:00:00.000Z'
  expect(await ask(events, { startAt: tuesday })).toEqual([])

  const hours = await recordClient(world, businessDay)
  const days = weekdays.map((weekday) => ({
    weekday,
    isOpen: weekday !== 'tue',
    ranges: weekday === 'tue' ? [] : [{ openTime: '11:00', closeTime: '20:00', lastOrderTime: null }],
    note: null,
  }))
  const saved = await hours.send('PUT', '', { version: 0, days, effectiveFrom: '2020-01-01' })
  expect(saved.status).toBe(200)
  expect(await ask(events, { startAt: tuesday })).toEqual(closed)
  // Wednesday in Tajimi, while it is still Tuesday in Greenwich.
  expect(await ask(events, { startAt: '2032-06-01T15:00:00.000Z' })).toEqual([])
  expect(await ask(events, {})).toEqual([])

  const dates = await recordClient(world, businessSchedule)
  const opened = await dates.send('POST', '', {
    date: '2032-06-01',
    kind: 'open',
    ranges: [{ openTime: '12:00', closeTime: '18:00' }],
  })
  expect(opened.status).toBe(201)
  expect(await ask(events, { startAt: tuesday })).toEqual([])
  await dates.send('DELETE', `/${opened.body.id}`)
  expect(await ask(events, { startAt: tuesday })).toEqual(closed)

  const body = { ...(await events.body(1)), applicationStartAt: null, applicationEndAt: null }
  const made = await events.send('POST', '', { ...body, startAt: tuesday, endAt: '2032-06-02T03:00:00.000Z' })
  expect(made.status).toBe(201)
})

test('a day that is closed on a regular day off is worth a second look', async () => {
  const world = await start()
  const dates = await recordClient(world, businessSchedule)
  const hours = await recordClient(world, businessDay)
  const days = weekdays.map((weekday) => ({ weekday, isOpen: weekday !== 'tue', ranges: [], note: null }))
  const open = { openTime: '11:00', closeTime: '20:00', lastOrderTime: null }
  const week = days.map((day) => (day.isOpen ? { ...day, ranges: [open] } : day))
  await hours.send('PUT', '', {
    version: 0,
    days: week,
    monthlyClosed: [{ nth: 3, weekday: 'wed' }],
    effectiveFrom: '2020-01-01',
  })
  const already = [
    { path: ['kind'], rule: 'integrity.alreadyClosed', params: {}, message: 'This day is already a regular day off.' },
  ]
  expect(await ask(dates, { date: '2032-06-01', kind: 'closed' })).toEqual(already)
  expect(await ask(dates, { date: '2032-06-16', kind: 'closed' })).toEqual(already)
  expect(await ask(dates, { date: '2032-06-02', kind: 'closed' })).toEqual([])
  expect(await ask(dates, { date: '2032-06-01', kind: 'event' })).toEqual([])
})

test('what another tenant keeps warns nobody here', async () => {
  const world = await start()
  const [here, there] = [world.tenants['toki-tsumugi-cafe'], world.tenants['tajimi-kasa-pub-com']]
  const dates = await recordClient(world, businessSchedule)
  await dates.send('POST', '', { date: '2032-06-01', kind: 'closed' })
  const [mine, theirs] = [
    await recordClient(world, event, 'toki-tsumugi-cafe', here),
    await recordClient(world, event, 'tajimi-kasa-pub-com', there),
  ]
  expect(await ask(mine, { startAt: '2032-06-01T03:00:00.000Z' })).toEqual(closed)
  expect(await ask(theirs, { startAt: '2032-06-01T03:00:00.000Z' })).toEqual([])
})

test('an article published outside the year it names is worth a second look, and is saved all the same', async () => {
  const world = await start()
  const years = await recordClient(world, year)
  const { id } = await years.create(1, { year: '2026', startOn: '2026-04-01', endOn: '2027-03-31', isCurrent: false })
  const articles = await recordClient(world, article, 'tajimi-kasa-pub-com')
  const outside = { year: id, publishAt: '2026-03-31T14:59:00.000Z' }
  expect(await ask(articles, outside)).toEqual([
    {
      path: ['publishAt'],
      rule: 'integrity.dateInYear',
      params: {},
      message: 'The date is not within the chosen fiscal year.',
    },
  ])
  expect(await ask(articles, { ...outside, publishAt: '2026-03-31T15:00:00.000Z' })).toEqual([])
  expect(await ask(articles, { publishAt: outside.publishAt })).toEqual([])
  expect((await articles.send('POST', '', { ...(await articles.body(1)), ...outside })).status).toBe(201)
})

test('only what the warnings look at may be asked, in its own form', async () => {
  const events = await recordClient(await start(), event, 'toki-tsumugi-cafe')
  expect(await ask(events, { title: 'x' })).toEqual([400, ['title']])
  expect(await ask(events, { startAt: 'soon' })).toEqual([400, ['startAt']])
  expect((await events.get('/warnings')).status).toBe(400)
  expect((await events.get('/warnings', { values: {}, more: '1' })).status).toBe(400)
})

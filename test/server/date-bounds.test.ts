// @module-tag sqlite
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { castWorkSchedule } from '../../entities/shifts/cast-work-schedule.ts'
import { event } from '../../entities/events/event.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { news } from '../../entities/news.ts'
import { firstSite, recordClient, type RecordClient } from './support/record-client.ts'
import { admin, open, type Answer, type World } from './support/world.ts'

/** Days that no record can have, and the rule that says so. */
const refusedDays = [
  ['0000-01-01', 'date'],
  ['0001-01-01', 'dateWithin'],
  ['1867-12-31', 'dateWithin'],
  ['2026-02-29', 'date'],
  ['2026-99-99', 'date'],
  ['soon', 'date'],
  ['3000-01-01', 'dateWithin'],
  ['9999-12-01', 'dateWithin'],
  ['9999-12-31', 'dateWithin'],
  ['10000-01-01', 'date'],
  ['+010000-01-01', 'date'],
  ['-000001-01-01', 'date'],
] as const

/** Days that records can have, and what the calendar of a shop says of them, whose days that are over stay as they were. */
const takenDays = [
  ['1868-01-01', [400, ['date'], 'dateNotBeforeToday']],
  ['1868-01-02', [400, ['date'], 'dateNotBeforeToday']],
  ['2400-02-29', [201, undefined, undefined]],
  ['2999-12-30', [201, undefined, undefined]],
  ['2999-12-31', [201, undefined, undefined]],
] as const

/** Instants that no record can have: their day is that in Japan, whatever their offset says. */
const refusedInstants = [
  ['0000-01-01T00:00:00Z', 'dateTime'],
  ['2026-99-99T00:00:00Z', 'dateTime'],
  ['2026-99-99', 'dateTime'],
  ['soon', 'dateTime'],
  ['1867-12-31T00:00:00Z', 'dateWithin'],
  ['1868-01-01T09:00:00+23:59', 'dateWithin'],
  ['2026-02-29T00:00:00Z', 'dateTime'],
  ['2026-02-30T00:00:00Z', 'dateTime'],
  ['2999-12-31T15:00:00Z', 'dateWithin'],
  ['2999-12-31T23:59:59-01:00', 'dateWithin'],
  ['9999-12-31T23:59:59Z', 'dateWithin'],
  ['9999-12-31T23:59:59-01:00', 'dateWithin'],
  ['10000-01-01T00:00:00Z', 'dateTime'],
  ['+010000-01-01T00:00:00.000Z', 'dateWithin'],
  ['-000001-01-01T00:00:00.000Z', 'dateWithin'],
] as const

/** Instants that records can have, and how they are kept. */
const takenInstants = [
  ['1868-01-01T00:00:00+09:00', '1867-12-31T15:00:00.000Z'],
  ['2400-02-29T12:00:00+14:00', '2400-02-28T22:00:00.000Z'],
  ['2999-12-31T23:59:59.999+09:00', '2999-12-31T14:59:59.999Z'],
  ['3000-01-01T00:00:00+14:00', '2999-12-31T10:00:00.000Z'],
] as const

const faults = ({ status, body }: Answer) => [status, body.data?.issues?.[0]?.path, body.data?.issues?.[0]?.rule]
const isDateFault = (answer: Answer): boolean => String(faults(answer)[2]).startsWith('date')

const nobody = undefined
const publicList = ({ world, tenant }: RecordClient, entity: string, filter: object) =>
  world.call(
    nobody,
    'GET',
    `/api/v1/tenants/${tenant.slug}/${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )
const auditEvents = (world: World, filter: object, form = '') =>
  world.call(admin, 'GET', `/api/v1/admin/audit-events${form}?filter=${encodeURIComponent(JSON.stringify(filter))}`)

let shared: World
let tenants = 0
beforeAll(async () => {
  shared = await open()
})
afterAll(() => shared.close())

/** The records of an entity at a tenant that no other test has. */
const ownRecords = async (entity: Entity, site = firstSite(entity)): Promise<RecordClient> =>
  recordClient(shared, entity, site, await shared.other(site, `dates-${(tenants += 1)}`))

describe('A day', () => {
  test.each(refusedDays)('%s is refused by name wherever one is sent', async (day, rule) => {
    const dates = await ownRecords(businessSchedule)
    const record = { date: day, kind: 'closed' }
    const soon = { date: '2400-03-01', kind: 'closed' }
    expect(faults(await dates.send('POST', '', record))).toEqual([400, ['date'], rule])
    expect(faults(await dates.send('POST', '/series', { record, until: '2400-03-02' }))).toEqual([400, ['date'], rule])
    expect(faults(await dates.send('POST', '/series', { record: soon, until: day }))).toEqual([400, ['until'], rule])
    expect((await dates.send('POST', '/series', { record, until: day })).status).toBe(400)
    expect((await dates.get()).body).toEqual([])
    for (const end of ['date', 'date_gte', 'date_lt'])
      expect(faults(await dates.get('', { filter: { [end]: day } }))).toEqual([400, ['filter', end], rule])
    expect(faults(await dates.get('', { filter: { date_in: ['2400-03-01', day] } }))).toEqual([
      400,
      ['filter', 'date_in'],
      rule,
    ])
    expect(faults(await publicList(dates, 'business-schedule', { date_gte: day }))).toEqual([
      400,
      ['filter', 'date_gte'],
      rule,
    ])

    const plans = await ownRecords(castWorkSchedule)
    for (const copy of [false, true])
      expect(faults(await plans.send('POST', '/weeks', { day, copy }))).toEqual([400, ['day'], rule])

    const events = await ownRecords(event, 'tajimi-kasa-pub-com')
    const sessions = [{ date: day, startTime: '10:00', endTime: '11:00' }]
    expect(faults(await events.send('POST', '', { ...(await events.body(1)), sessions }))).toEqual([
      400,
      ['sessions', 0, 'date'],
      rule,
    ])
  })

  test.each(takenDays)('%s is taken wherever one is sent', async (day, expected) => {
    const dates = await ownRecords(businessSchedule)
    const record = { date: day, kind: 'closed' }
    expect(faults(await dates.send('POST', '/series', { record, until: day }))).toEqual(expected)
    const there = await dates.get('', { filter: { date_gte: day, date_lte: day } })
    expect(there.body).toHaveLength(expected[0] === 201 ? 1 : 0)
    expect((await publicList(dates, 'business-schedule', { date: day })).status).toBe(200)
    const plans = await ownRecords(castWorkSchedule)
    expect((await plans.send('POST', '/weeks', { day, copy: true })).body.records).toEqual([])
  })

  test('typed in another way begins a series as it begins a record', async () => {
    const dates = await ownRecords(businessSchedule)
    const record = { date: '2400/2/28', kind: 'closed' }
    const made = await dates.send('POST', '/series', { record, until: '2400-03-01' })
    expect(made.status).toBe(201)
    const { body } = await dates.get('', { sort: ['date', 'ASC'] })
    expect(body.map(({ date }: { date: string }) => date)).toEqual(['2400-02-28', '2400-02-29', '2400-03-01'])
  })

  test.each([[5], [null], [''], ['soon'], ['zzz'], [['2400-02-28']]])(
    '%j begins no series, and makes nothing',
    async (date) => {
      const dates = await ownRecords(businessSchedule)
      const answer = await dates.send('POST', '/series', { record: { date, kind: 'closed' }, until: '2400-03-01' })
      expect(faults(answer).slice(0, 2)).toEqual([400, ['date']])
      expect((await dates.get()).body).toEqual([])
    },
  )
})

describe('An instant', () => {
  test.each(refusedInstants)('%s is refused by name wherever one is sent', async (at, rule) => {
    const items = await ownRecords(news)
    const body = await items.body(1)
    for (const field of ['publishAt', 'unpublishAt'])
      expect(faults(await items.send('POST', '', { ...body, [field]: at }))).toEqual([400, [field], rule])
    for (const end of ['publishAt_gte', 'publishAt', 'createdAt_lt', 'trashedAt_gt'])
      expect(faults(await items.get('', { filter: { [end]: at } }))).toEqual([400, ['filter', end], rule])
    expect(faults(await publicList(items, 'news', { publishAt_lt: at }))).toEqual([
      400,
      ['filter', 'publishAt_lt'],
      rule,
    ])
    for (const form of ['', '.csv'])
      expect(faults(await auditEvents(shared, { at_gte: at }, form))).toEqual([400, ['filter', 'at_gte'], rule])
  })

  test.each(takenInstants)('%s is kept as %s', async (at, kept) => {
    const items = await ownRecords(news)
    const answer = await items.send('POST', '', { ...(await items.body(1)), publishAt: at, unpublishAt: null })
    expect([isDateFault(answer), answer.body.publishAt]).toEqual([false, kept])
    for (const asked of [at, kept])
      expect((await items.get('', { filter: { publishAt_gte: asked, publishAt_lte: asked } })).body).toHaveLength(1)
    expect((await publicList(items, 'news', { publishAt_lt: at })).status).toBe(200)
    expect((await auditEvents(shared, { at_gte: at })).status).toBe(200)
  })

  test('is compared as one, however it is written', async () => {
    const items = await ownRecords(news)
    await items.create(1)
    const future = { createdAt_lt: '2100-01-01T00:00:00+09:00' }
    const past = { createdAt_lt: '1999-12-31T15:00Z' }
    expect((await items.get('', { filter: future })).body).toHaveLength(1)
    expect((await items.get('', { filter: past })).body).toHaveLength(0)
  })

  test('of the last day leaves what is scheduled for it unpublished', async () => {
    const items = await ownRecords(news)
    const at = '2999-12-31T14:59:59.999Z'
    const made = await items.create(1, { publishAt: at, unpublishAt: null })
    const published = await items.send('POST', `/${made.id}/transitions`, { to: 'published', version: made.version })
    expect([published.status, published.body.publishAt]).toEqual([200, at])
    expect((await publicList(items, 'news', {})).body).toEqual([])
    const { body } = await shared.call(admin, 'GET', `/api/v1/authorized/tenants/${items.tenant.slug}/summary`)
    expect(body.scheduled).toMatchObject([{ id: made.id, at, kind: 'publish' }])
  })
})

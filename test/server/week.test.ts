// @module-tag postgres-full
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays, currentBusinessDay, today, weekOf } from '../../entities/language/dates/plain-date.ts'
import { area } from '../../entities/area.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { cast } from '../../entities/shifts/cast.ts'
import { castWorkSchedule } from '../../entities/shifts/cast-work-schedule.ts'
import { commitInAnyOrder } from '../../server/kernel/crud/plan-days.ts'
import type { Operation } from '../../server/base/db/query.ts'
import { invalid } from '../../server/base/errors/api-error.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

/** The Monday after next: a week all of whose days may be planned. */
const monday = addDays(weekOf(today()).from, 14)

async function open() {
  const world = await start()
  const casts = await recordClient(world, cast)
  const plans = await recordClient(world, castWorkSchedule)
  return { casts, plans, ren: await casts.create(1, { status: 'active' }), haru: await casts.create(2) }
}

const openWeek = (plans: RecordClient, day: string, more = {}) => plans.send('POST', '/weeks', { day, ...more })
const week = async (plans: RecordClient, day: string): Promise<Record<string, any>[]> =>
  (
    await plans.get('', {
      filter: { date_gte: day, date_lte: addDays(day, 6) },
      sort: ['date', 'ASC'],
      include: ['timeRanges'],
    })
  ).body

const evening = { status: 'working', timeRanges: [{ startTime: '19:00', endTime: '27:00' }] }

test('a week that is opened has a record for every active cast and day, and opening it again makes none', async () => {
  const { casts, plans, haru } = await open()
  await casts.send('POST', `/${haru.id}/transitions`, { to: 'onLeave', version: 1 })
  const first = await openWeek(plans, addDays(monday, 3))
  expect([first.status, first.body.records.length]).toEqual([200, 7])
  expect((await openWeek(plans, monday)).body.records).toEqual([])
  await casts.send('POST', `/${haru.id}/transitions`, { to: 'active', version: 2 })
  expect((await openWeek(plans, monday)).body.records.length).toBe(7)
  const rows = await week(plans, monday)
  expect(rows.length).toBe(14)
  expect(rows.every(({ status, timeRanges }) => status === 'undecided' && timeRanges === null)).toBe(true)
})

test('days that are over or too far ahead are not planned', async () => {
  const { plans } = await open()
  expect((await openWeek(plans, addDays(today(), -7))).body.records).toEqual([])
  expect((await openWeek(plans, addDays(today(), 90))).body.records).toEqual([])
  const day = currentBusinessDay()
  const { body } = await openWeek(plans, day)
  const left = 7 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)
  expect(body.records.length).toBe(2 * left)
  for (const wrong of [{}, { day: '2026-02-30' }, { day: monday, copy: 'yes' }, { day: monday, weeks: 2 }])
    expect((await plans.send('POST', '/weeks', wrong)).status).toBe(400)
})

test('until six in the morning the day before is today: for what is planned, changed, listed and retired', async () => {
  const world = await start()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T20:58:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const [night, morning] = ['2026-12-01', '2026-12-02'] as const
  const casts = await recordClient(world, cast)
  const plans = await recordClient(world, castWorkSchedule)
  const days = await recordClient(world, businessSchedule)
  const ren = await casts.create(1, { status: 'active' })
  expect((await openWeek(plans, night)).body.records.length).toBe(6)
  const [first] = await week(plans, night)
  const changed = await plans.send('PUT', `/${first!.id}`, { ...evening, version: 1 })
  expect(changed.status).toBe(200)
  const listed = (await plans.get('', { filter: { date_within: 'today' } })).body as Record<string, any>[]
  expect(listed.map(({ date }) => date)).toEqual([night])

  expect((await days.send('POST', '', { ...(await days.body(1)), date: night })).status).toBe(201)
  expect((await days.send('POST', '', { ...(await days.body(2)), date: '2026-11-30' })).status).toBe(400)

  vi.setSystemTime('2026-12-01T21:00:00.000Z')
  expect((await plans.get('', { filter: { date_within: 'today' } })).body).toMatchObject([{ date: morning }])
  expect((await plans.send('PUT', `/${first!.id}`, { note: 'x', version: 2 })).status).toBe(409)
  await casts.send('POST', `/${ren.id}/transitions`, { to: 'retired', version: 1 })
  const left = (await plans.get('', { filter: { cast: ren.id } })).body as Record<string, any>[]
  expect(left.map(({ date }) => date)).toEqual([night])
})

test('a week takes over the hours of the one before where nothing was decided yet, but neither remarks nor that a day was full', async () => {
  const { plans, ren } = await open()
  await openWeek(plans, monday)
  const own = (await week(plans, monday)).filter((row) => row.cast === ren.id)
  await plans.send('PUT', `/${own[0]!.id}`, {
    ...evening,
    status: 'full',
    note: '終電後も',
    memo: '指名あり',
    version: 1,
  })
  await plans.send('PUT', `/${own[2]!.id}`, { status: 'off', version: 1 })

  const next = addDays(monday, 7)
  await openWeek(plans, next)
  const [, , decided] = (await week(plans, next)).filter((row) => row.cast === ren.id)
  await plans.send('PUT', `/${decided!.id}`, { ...evening, version: 1 })
  const copied = await openWeek(plans, next, { copy: true })
  expect(copied.body.records.length).toBe(1)
  const rows = (await week(plans, next)).filter((row) => row.cast === ren.id)
  expect(rows[0]).toMatchObject({
    ...evening,
    timeRanges: [{ startTime: '19:00', endTime: '27:00' }],
    note: null,
  })
  expect((await plans.get(`/${rows[0]!.id}`)).body.memo).toBeNull()
  expect(rows[2]!.status).toBe('working')
  const undone = await plans.send('POST', '/restorations', { records: copied.body.records })
  expect(undone.status).toBe(200)
  expect((await week(plans, next)).find((row) => row.cast === ren.id)).toMatchObject({ status: 'undecided' })
})

test('a week takes over hours at a place that is gone by then, without the place', async () => {
  const world = await start()
  const [casts, plans, areas] = [
    await recordClient(world, cast),
    await recordClient(world, castWorkSchedule),
    await recordClient(world, area),
  ]
  const ren = await casts.create(1, { status: 'active' })
  const place = await areas.create(2)
  await openWeek(plans, monday)
  const first = (await week(plans, monday)).find((row) => row.cast === ren.id)
  const timeRanges = [{ startTime: '19:00', endTime: '27:00', area: place.id }]
  expect((await plans.send('PUT', `/${first!.id}`, { status: 'working', timeRanges, version: 1 })).status).toBe(200)
  expect((await areas.send('DELETE', `/${place.id}`)).status).toBe(200)
  const next = addDays(monday, 7)
  await openWeek(plans, next)
  const copied = await openWeek(plans, next, { copy: true })
  expect([copied.status, copied.body.records?.length], copied.text).toEqual([200, 1])
  const taken = (await week(plans, next)).find((row) => row.cast === ren.id)
  expect(taken!.timeRanges).toEqual([{ startTime: '19:00', endTime: '27:00', area: null }])
})

test('hours go with what the day is, and past midnight they end before the next day begins', async () => {
  const { plans, ren } = await open()
  await openWeek(plans, monday)
  const [one, two] = (await week(plans, monday)).filter((row) => row.cast === ren.id)
  const issues = async (id: string, body: object) =>
    (await plans.send('PUT', `/${id}`, { version: 1, ...body })).body.data?.issues
  expect(await issues(one!.id, { status: 'working' })).toMatchObject([
    { path: ['timeRanges'], rule: 'integrity.requiredWhen' },
  ])
  expect(await issues(one!.id, { ...evening, status: 'off' })).toMatchObject([{ rule: 'integrity.emptyWhen' }])
  expect(await issues(one!.id, evening)).toBeUndefined()
  const early = { status: 'working', timeRanges: [{ startTime: '02:00', endTime: '05:00' }] }
  expect(await issues(two!.id, early)).toMatchObject([{ path: ['timeRanges'], rule: 'integrity.crossDayOverlap' }])
  expect(await issues(two!.id, { ...early, timeRanges: [{ startTime: '03:00', endTime: '05:00' }] })).toBeUndefined()
  expect(await issues(one!.id, { timeRanges: [{ startTime: '19:00', endTime: '28:00' }], version: 2 })).toMatchObject([
    { path: ['timeRanges'], rule: 'integrity.crossDayOverlap' },
  ])
})

test('who retires is shown no more, and has no plans from today on', async () => {
  const { casts, plans, ren } = await open()
  await casts.send('PUT', `/${ren.id}`, { isVisible: true, version: 1 })
  const { version } = (await casts.get(`/${ren.id}`)).body
  await openWeek(plans, monday)
  const retired = await casts.send('POST', `/${ren.id}/transitions`, { to: 'retired', version })
  expect(retired.body).toMatchObject({ status: 'retired', isVisible: false, version: version + 1 })
  expect((await week(plans, monday)).filter((row) => row.cast === ren.id)).toEqual([])
  expect((await openWeek(plans, monday)).body.records).toEqual([])
})

test('a day that is over stays as it was', async () => {
  const { plans, ren } = await open()
  const past = await plans.create(1, { cast: ren.id, date: addDays(today(), -2), ...evening })
  const refused = await plans.send('PUT', `/${past.id}`, { note: '遅れて記入', version: past.version })
  expect([refused.status, refused.body.data.issues]).toMatchObject([
    409,
    [{ path: ['note'], rule: 'integrity.dayOver' }],
  ])
  const coming = await plans.create(2, { cast: ren.id, date: addDays(today(), 1), ...evening })
  const saved = await plans.send('PUT', `/${coming.id}`, { note: '遅れて記入', version: coming.version })
  expect(saved.status).toBe(200)
})

test('days of several people are set in one call, with one change set that undoes them all', async () => {
  const { plans, ren, haru } = await open()
  await openWeek(plans, monday)
  const rows = await week(plans, monday)
  const values = evening
  const records = rows.slice(0, 8).map(({ id, version }) => ({ id, version, values }))
  const saved = await plans.send('POST', '/days', { records })
  expect([saved.status, saved.body.records.length]).toEqual([200, 8])
  const painted = (await week(plans, monday)).filter(({ status }) => status === 'working')
  expect(painted.length).toBe(8)
  expect(new Set(painted.map((row) => row.cast))).toEqual(new Set([ren.id, haru.id]))
  const [one, other] = await Promise.all(
    painted.slice(0, 2).map(({ id }) => plans.get(`/${id}/revisions`).then(({ body }) => body[0])),
  )
  expect(one.changeSet).toBe(other.changeSet)
  expect(one.others).toBe(7)
})

test('hours that fit only once the day beside them is set are accepted in any order', async () => {
  const { plans, ren } = await open()
  await openWeek(plans, monday)
  const [one, two] = (await week(plans, monday)).filter((row) => row.cast === ren.id)
  const early = { status: 'working', timeRanges: [{ startTime: '02:00', endTime: '05:00' }] }
  await plans.send('POST', '/days', { records: [{ id: two!.id, version: 1, values: early }] })
  const records = [
    { id: one!.id, version: 1, values: evening },
    { id: two!.id, version: 2, values: { status: 'off', timeRanges: null } },
  ]
  expect((await plans.send('POST', '/days', { records })).status).toBe(200)
  expect((await week(plans, monday)).find(({ id }) => id === one!.id)).toMatchObject(evening)
})

test('days that wait for each other in a long row are saved in as many attempts as a row each way', () => {
  const count = 200
  const days = Array.from({ length: count }, (_, index) => ({
    index,
    id: String(index),
    version: 1,
    to: undefined,
    values: {},
  }))
  const saved = new Set<number>()
  let attempts = 0
  // Each day is refused until the one after it is saved.
  // oxlint-disable-next-line require-yield
  function* save({ index }: { readonly index: number }): Operation<number> {
    attempts += 1
    if (index + 1 < count && !saved.has(index + 1)) throw invalid([])
    saved.add(index)
    return index
  }
  for (const row of [days, days.toReversed()]) {
    saved.clear()
    attempts = 0
    expect(commitInAnyOrder(castWorkSchedule, row, save).next().value).toHaveLength(count)
    expect(attempts).toBeLessThan(2 * count)
  }
})

test('when days are refused, each of them is named and none is changed', async () => {
  const { plans, ren } = await open()
  await openWeek(plans, monday)
  const [one, two, three, four] = (await week(plans, monday)).filter((row) => row.cast === ren.id)
  await plans.send('PUT', `/${two!.id}`, { status: 'off', version: 1 })
  const key = (row: Record<string, any> | undefined, values: object) => ({ id: row!.id, version: 1, values })
  const records = [key(one, evening), key(two, evening), key(three, { status: 'working' }), key(four, evening)]
  const refused = await plans.send('POST', '/days', { records })
  expect(refused.status).toBe(409)
  expect(refused.body.data.issues).toMatchObject([
    { path: ['records', 1], rule: 'integrity.dayChanged' },
    { path: ['records', 2, 'values', 'timeRanges'], rule: 'integrity.requiredWhen' },
  ])
  const states = (await week(plans, monday)).filter((row) => row.cast === ren.id).map(({ status }) => status)
  expect(states.slice(0, 4)).toEqual(['undecided', 'off', 'undecided', 'undecided'])
})

test('only the state and the hours of days are set together', async () => {
  const { plans } = await open()
  await openWeek(plans, monday)
  const [{ id, version }] = (await week(plans, monday)) as [Record<string, any>]
  const send = async (record: object) => {
    const { status, body } = await plans.send('POST', '/days', { records: [record] })
    return [status, body.data?.issues?.[0]?.path]
  }
  expect(await send({ id, version, values: { ...evening, note: '指名あり' } })).toEqual([
    400,
    ['records', 0, 'values', 'note'],
  ])
  expect(await send({ id, version })).toEqual([400, []])
  expect((await send({ id, values: evening }))[0]).toBe(428)
})

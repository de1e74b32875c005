import { beforeAll, expect, test } from 'vitest'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../entities/language/dates/wall-clock.ts'
import { news } from '../../entities/news.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { open, reader, staffOf, type World } from './support/world.ts'

/** What goes live, ends or comes into force at a tenant, day by day. */

const site = 'emu-esu-com'
const path = `/api/v1/authorized/tenants/${site}/publishing-moments`
const staff = staffOf(site)
const body = { blocks: [{ type: 'paragraph', data: { text: '本文' } }] }

let world: World
beforeAll(async () => {
  world = await open({})
  return () => world.close()
})

const day = (days: number): string => addDays(today(), days)
const at = (days: number, hours: number): string =>
  new Date(Date.parse(startOfDay(day(days))) + hours * 3_600_000).toISOString()
const write = (slug: string, values: object) =>
  importRecord(world.database, news, { tenant: world.tenants[site] }, { title: slug, slug, body, ...values })
async function between(from: string, until: string) {
  const answer = await world.call(staff, 'GET', `${path}?from=${from}&until=${until}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

test('what begins or ends between two days is listed by its local day, in the order of time, drafts left out', async () => {
  await write('later', { status: 'published', publishAt: at(11, 23.5), unpublishAt: at(13, 9) })
  await write('sooner', { status: 'published', publishAt: at(11, 0) })
  await write('drafted', { status: 'draft', publishAt: at(11, 1) })
  await write('outside', { status: 'published', publishAt: at(14, 0) })
  const { moments, isCut } = await between(day(11), day(13))
  expect(moments.map((each: any) => [each.name[0].text, each.kind, each.day, each.isMovable])).toEqual([
    ['sooner', 'starts', day(11), true],
    ['later', 'starts', day(11), true],
    ['later', 'ends', day(13), true],
  ])
  expect(isCut).toBe(false)
})

test('a moment is moved by an update of its field, is found where it is then, and one undo takes it back', async () => {
  const id = await write('moved', { status: 'published', publishAt: at(20, 10) })
  const [moment] = (await between(day(20), day(20))).moments
  expect(moment).toMatchObject({ id, field: 'publishAt', isDay: false })
  const record = `/api/v1/authorized/tenants/${site}/news/${id}`
  const moved = await world.call(staff, 'PUT', record, { version: moment.version, publishAt: at(22, 10) })
  expect(moved.status).toBe(200)
  expect((await between(day(20), day(20))).moments).toEqual([])
  expect((await between(day(22), day(22))).moments).toMatchObject([{ id, version: moment.version + 1 }])
  // Somebody who still has the calendar of before is told, and moves nothing.
  expect((await world.call(staff, 'PUT', record, { version: moment.version, publishAt: at(23, 10) })).status).toBe(412)
})

test('what is over cannot be moved, and too many days or none are refused', async () => {
  await write('past', { status: 'published', publishAt: at(-3, 10) })
  expect((await between(day(-3), day(-3))).moments).toMatchObject([{ kind: 'starts', isMovable: false }])
  for (const query of ['', `?from=${day(2)}&until=${day(1)}`, `?from=${day(0)}&until=${day(60)}`, '?from=x&until=y'])
    expect((await world.call(staff, 'GET', `${path}${query}`)).status, query).toBe(400)
  expect((await world.call(reader, 'GET', `${path}?from=${day(0)}&until=${day(1)}`)).status).toBe(403)
})

test('drafts and plans that are to be published are listed as well', async () => {
  const own = `/api/v1/authorized/tenants/${site}`
  const id = await write('planned', { status: 'published', publishAt: at(-1, 0) })
  await world.call(staff, 'PUT', `${own}/news/${id}/draft`, { title: '次の題', version: 1 }, { 'if-none-match': '*' })
  const draft = await world.call(staff, 'PUT', `${own}/news/${id}/draft/schedule`, { publishAt: at(30, 9), version: 1 })
  expect(draft.status, draft.text).toBe(200)
  const items = [{ entity: 'news', recordId: await write('fresh', { status: 'draft' }), action: 'publish' }]
  const plan = (await world.call(staff, 'POST', `${own}/publish-plans`, { name: '冬の準備', items })).body
  await world.call(staff, 'PUT', `${own}/publish-plans/${plan.id}/schedule`, { publishAt: at(30, 10), version: 1 })
  const { moments } = await between(day(30), day(30))
  expect(moments).toMatchObject([
    { kind: 'change', entity: 'news', id, isMovable: false, name: [{ text: 'planned' }] },
    { kind: 'plan', entity: null, id: plan.id, name: [{ text: '冬の準備' }] },
  ])
})

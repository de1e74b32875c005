import { beforeAll, expect, test } from 'vitest'
import { addDays, monthOf, today } from '../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../entities/language/dates/wall-clock.ts'
import { privacyPolicy } from '../../entities/legal/privacy-policy.ts'
import { news } from '../../entities/news.ts'
import { productRecommend } from '../../entities/shop/product-recommend.ts'
import { product } from '../../entities/shop/product.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { recordClient } from './support/record-client.ts'
import { admin, open, reader, staffOf, type World } from './support/world.ts'

/** What goes live, ends or comes into force at a tenant, day by day. */

const site = 'emu-esu-com'
const path = `/api/v1/authorized/tenants/${site}/publishing-moments`
const staff = staffOf(site)
/** Accounts of tests are named by what is before the @. */
const staffName = 'staff'
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
    { kind: 'change', entity: 'news', id, isMovable: true, name: [{ text: 'planned' }], by: staffName },
    { kind: 'plan', entity: null, id: plan.id, isMovable: true, name: [{ text: '冬の準備' }], by: staffName },
  ])

  // Each is moved by its own schedule, at the version that the calendar says; not into the past.
  const addresses = [`${own}/news/${id}/draft/schedule`, `${own}/publish-plans/${plan.id}/schedule`]
  for (const [place, address] of addresses.entries()) {
    const { version } = moments[place]
    expect((await world.call(staff, 'PUT', address, { publishAt: at(-1, 9), version })).status).toBe(400)
    const moved = await world.call(staff, 'PUT', address, { publishAt: at(31, 9), version })
    expect(moved.status, moved.text).toBe(200)
    expect((await world.call(staff, 'PUT', address, { publishAt: at(32, 9), version })).status).toBe(412)
  }
  expect((await between(day(30), day(30))).moments).toEqual([])
  expect((await between(day(31), day(31))).moments).toHaveLength(2)
})

test('each moment says who set it, not who changed something else of the record later', async () => {
  const record = `/api/v1/authorized/tenants/${site}/news`
  const values = { title: '題', slug: 'set-by', body, status: 'published', publishAt: at(33, 9) }
  const { id, version } = (await world.call(staff, 'POST', record, values)).body
  const administrator = (await world.call(admin, 'PUT', `${record}/${id}`, { title: '新しい題', version })).body
  expect((await between(day(33), day(33))).moments).toMatchObject([{ id, by: staffName }])
  const times = { publishAt: at(34, 9), version: administrator.version }
  expect((await world.call(admin, 'PUT', `${record}/${id}`, times)).status).toBe(200)
  const [moment] = (await between(day(34), day(34))).moments
  expect(moment.by).toBeTruthy()
  expect(moment.by).not.toBe(staffName)
})

test('days are those of the tenant’s zone: the last minute of a month is in it, the next one is not', async () => {
  const { until } = monthOf(addDays(monthOf(day(0)).until, 40))
  const next = addDays(until, 1)
  const midnight = Date.parse(startOfDay(next))
  const moments = [-60_000, 0, 60_000].map((offset) => new Date(midnight + offset).toISOString())
  for (const [place, publishAt] of moments.entries())
    await write(`midnight-${place}`, { status: 'published', publishAt })
  const names = async (from: string, to: string) =>
    (await between(from, to)).moments.map((each: any) => [each.name[0].text, each.day])
  expect(await names(until, until)).toEqual([['midnight-0', until]])
  expect(await names(next, next)).toEqual([
    ['midnight-1', next],
    ['midnight-2', next],
  ])
  // A day later at the same time of day is another month.
  const [first] = (await between(until, until)).moments
  const moved = new Date(Date.parse(first.at) + 86_400_000).toISOString()
  const own = `/api/v1/authorized/tenants/${site}/news/${first.id}`
  expect((await world.call(staff, 'PUT', own, { version: first.version, publishAt: moved })).status).toBe(200)
  expect((await names(next, next)).map(([name]: readonly string[]) => name)).toEqual([
    'midnight-1',
    'midnight-2',
    'midnight-0',
  ])
})

test('what has no form that edits it, or is a version that was published, is there and cannot be moved', async () => {
  const shop = world.tenants['suda-nijo-com']
  const products = await recordClient(world, product)
  const { id } = await products.create(1)
  const recommended = { product: id, position: 'home', startAt: at(50, 9), endAt: null }
  await importRecord(world.database, productRecommend, { tenant: shop }, recommended)
  const policies = await recordClient(world, privacyPolicy, 'suda-nijo-com')
  await policies.create(1, { status: 'published', effectiveOn: day(50) })
  const address = `/api/v1/authorized/tenants/${shop.slug}/publishing-moments?from=${day(50)}&until=${day(50)}`
  const { moments } = (await world.call(staffOf(shop.slug), 'GET', address)).body
  expect(moments).toMatchObject([
    { kind: 'inForce', entity: 'privacy-policy', isMovable: false },
    { kind: 'starts', entity: 'product-recommend', isMovable: false },
  ])
})

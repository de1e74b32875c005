import { describe, expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { cast } from '../../entities/shifts/cast.ts'
import { castWorkSchedule } from '../../entities/shifts/cast-work-schedule.ts'
import { circle } from '../../entities/circle.ts'
import { facility } from '../../entities/facility.ts'
import { addDays, today, weekOf } from '../../entities/language/dates/plain-date.ts'
import { member } from '../../entities/member.ts'
import { product } from '../../entities/shop/product.ts'
import { productRecommend } from '../../entities/shop/product-recommend.ts'
import { sound } from '../../entities/sound.ts'
import { tenantDomain } from '../../entities/kernel/tenant-domain.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { recordClient } from './support/record-client.ts'
import { admin, start } from './support/world.ts'

test('a reference points at a live record of the same tenant', async () => {
  const world = await start()
  const api = await recordClient(world, article, 'funaneco-jp')
  const categories = await recordClient(world, articleCategory)
  const twin = await recordClient(world, articleCategory, 'funaneco-jp', await world.other('funaneco-jp', 'the-twin'))
  const [own, foreign, trashed] = [await categories.create(1), await twin.create(2), await categories.create(3)]
  await categories.send('DELETE', `/${trashed.id}`)
  const body = { ...(await api.body(1)), category: own.id }
  for (const id of [foreign.id, trashed.id, '0198c1de-7a00-7000-8000-00000000dead']) {
    const refused = await api.send('POST', '', { ...body, category: id })
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: ['category'], rule: 'integrity.refNotFound' }] } },
    })
  }
  const made = await api.send('POST', '', body)
  expect(
    (await api.send('PUT', `/${made.body.id}`, { relatedArticles: [made.body.id, foreign.id], version: 1 })).body.data
      .issues,
  ).toMatchObject([{ path: ['relatedArticles', 1], rule: 'integrity.refNotFound' }])
})

test('what is pointed at is not deleted, and the answer names what stands in the way', async () => {
  const world = await start()
  const api = await recordClient(world, article, 'funaneco-jp')
  const categories = await recordClient(world, articleCategory)
  const category = await categories.create(1)
  const made = await api.create(1, { category: category.id })
  const refused = await categories.send('DELETE', `/${category.id}`)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      data: {
        issues: [{ path: [], rule: 'integrity.inUse' }],
        blockers: [{ entity: 'article', id: made.id, title: made.title }],
      },
    },
  })
  await api.send('DELETE', `/${made.id}`)
  expect((await categories.send('DELETE', `/${category.id}`)).status).toBe(200)
  const back = await api.send('POST', `/${made.id}/restorations`, { version: 2 })
  expect(back).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['category'], rule: 'integrity.refNotFound' }] } },
  })
})

test('the rows of a group point at live records too, and keep them from being deleted', async () => {
  const world = await start()
  const api = await recordClient(world, sound)
  const members = await recordClient(world, member)
  const [composer, gone] = [await members.create(1), await members.create(2)]
  await members.send('DELETE', `/${gone.id}`)
  const credits = [composer, gone].map(({ id }) => ({ member: id, role: 'composer' }))
  const refused = await api.send('POST', '', { ...(await api.body(1)), credits })
  expect(refused.body.data.issues).toMatchObject([{ path: ['credits', 1, 'member'], rule: 'integrity.refNotFound' }])
  const made = await api.create(1, { credits: credits.slice(0, 1) })
  expect((await members.send('DELETE', `/${composer.id}`)).body.data.blockers).toEqual([
    { entity: 'sound', id: made.id, title: made.title },
  ])
})

test('a tenant goes to the trash with its users and comes back with them, also with the account that does it', async () => {
  const world = await start()
  const api = await recordClient(world, tenantUser)
  const made = await api.create(1)
  const own = await importRecord(
    world.database,
    tenantUser,
    { tenant: world.tenants['funaneco-jp'], parent: api.parent },
    { user: await world.account(admin), joinedOn: '2024-04-01' },
  )
  const path = `/api/v1/authorized/tenants/funaneco-jp/tenant/${api.parent}`
  const removed = await world.call(admin, 'DELETE', path)
  expect(removed.status, removed.text).toBe(200)
  const live = async () =>
    (await world.sql('select "id" from tenant_user where "tenant" = ? and "trashedAt" is null', api.parent!)).length
  expect(await live()).toBe(0)
  const undone = await world.call(
    admin,
    'POST',
    `/api/v1/authorized/tenants/funaneco-jp/change-sets/${removed.headers['change-set']}/restorations`,
    {},
  )
  expect([undone.status, await live()], undone.text).toEqual([200, 2])
  expect((await api.get()).body.map(({ id }: { id: string }) => id).sort()).toEqual([made.id, own].sort())
})

describe('a reference that does not keep its target from being deleted', () => {
  test('keeps nothing in the trash: records that point at each other come back together, and one by one', async () => {
    const products = await recordClient(await start(), product)
    const one = await products.create(1)
    const two = await products.create(2, { relatedProducts: [one.id] })
    await products.send('PUT', `/${one.id}`, { relatedProducts: [two.id], version: 1 })
    const keys = (versions: readonly number[]) => ({
      records: [one, two].map(({ id }, place) => ({ id, version: versions[place] })),
    })
    const related = async () =>
      Promise.all([one, two].map(async ({ id }) => (await products.get(`/${id}`)).body.relatedProducts))
    const deleted = await products.send('POST', '/deletions', keys([2, 1]))
    const undone = await products.world.call(
      admin,
      'POST',
      `/api/v1/authorized/tenants/${products.tenant.slug}/change-sets/${deleted.headers['change-set']}/restorations`,
    )
    expect(undone.status, undone.text).toBe(200)
    expect(await related()).toEqual([[two.id], [one.id]])
    await products.send('POST', '/deletions', keys([4, 3]))
    expect((await products.send('POST', `/${one.id}/restorations`, { version: 5 })).status).toBe(200)
    expect((await products.send('POST', `/${two.id}/restorations`, { version: 4 })).status).toBe(200)
    expect(await related()).toEqual([[two.id], [one.id]])
  })

  test('is empty after its target was purged, in every version that comes back', async () => {
    const world = await start()
    const circles = await recordClient(world, circle)
    const facilities = await recordClient(world, facility)
    const place = await facilities.create(1)
    const [live, trashed] = [
      await circles.create(1, { facility: place.id }),
      await circles.create(2, { facility: place.id }),
    ]
    await circles.send('DELETE', `/${trashed.id}`)
    await facilities.send('DELETE', `/${place.id}`)
    const tag = String((await circles.get(`/${live.id}`)).headers.etag)
    expect((await facilities.send('POST', '/purges', { records: [{ id: place.id, version: 2 }] })).status).toBe(204)
    const read = await world.call(admin, 'GET', `${circles.path}/${live.id}`, undefined, { 'if-none-match': tag })
    expect([read.status, read.body.facility], 'what was read before is out of date').toEqual([200, null])
    const back = await circles.send('POST', `/${trashed.id}/restorations`, { version: 2 })
    expect([back.status, back.body.facility]).toEqual([200, null])
    const renamed = await circles.send('PUT', `/${live.id}`, { name: '別の名前', version: 1 })
    expect(renamed.status, renamed.text).toBe(200)
    const former = await circles.send('POST', `/${live.id}/restorations`, { version: 2, to: 1 })
    expect([former.status, former.body.name, former.body.facility]).toEqual([200, live.name, null])
  })

  test('is added to while one of its targets is in the trash, but points at nothing new there', async () => {
    const products = await recordClient(await start(), product)
    const [gone, other, next] = [await products.create(1), await products.create(2), await products.create(3)]
    const made = await products.create(4, { relatedProducts: [gone.id] })
    await products.send('DELETE', `/${gone.id}`)
    const edit = (id: string, version: number, add: string) =>
      products.send('POST', '/edits', { records: [{ id, version }], changes: { relatedProducts: { add: [add] } } })
    expect((await edit(made.id, 1, other.id)).status).toBe(200)
    expect((await products.get(`/${made.id}`)).body.relatedProducts).toEqual([gone.id, other.id])
    expect((await edit(next.id, 1, gone.id)).status).toBe(400)
  })
})

test('what stands within a record comes back only where people see it', async () => {
  const world = await start()
  const api = await recordClient(world, tenantDomain)
  const made = await api.create(1)
  const path = `/api/v1/authorized/tenants/funaneco-jp/tenant/${api.parent}`
  await api.send('DELETE', `/${made.id}`)
  await world.call(admin, 'DELETE', path)
  expect((await api.send('POST', `/${made.id}/restorations`, { version: 2 })).status).toBe(404)
  const { version } = (await world.sql('select "version" from tenant where "id" = ?', api.parent!))[0]!
  expect((await world.call(admin, 'POST', `${path}/restorations`, { version })).status).toBe(200)
  expect((await api.send('POST', `/${made.id}/restorations`, { version: 2 })).status).toBe(200)
})

test('who is purged takes along the days in the trash that nobody can delete', async () => {
  const world = await start()
  const casts = await recordClient(world, cast)
  const plans = await recordClient(world, castWorkSchedule)
  const ren = await casts.create(1, { status: 'active' })
  const monday = addDays(weekOf(today()).from, 14)
  expect((await plans.send('POST', '/weeks', { day: monday })).body.records).toHaveLength(7)
  const retired = await casts.send('POST', `/${ren.id}/transitions`, { to: 'retired', version: 1 })
  expect((await casts.send('DELETE', `/${ren.id}`)).status).toBe(200)
  const version = retired.body.version + 1
  const purged = await casts.send('POST', '/purges', { records: [{ id: ren.id, version }] })
  expect(purged.status, purged.text).toBe(204)
  expect(await world.sql('select "id" from cast_work_schedule')).toEqual([])
})

test('what is declared to go with a record stays while that is in the trash, and goes for good with it', async () => {
  const world = await start()
  const products = await recordClient(world, product)
  const slots = await recordClient(world, productRecommend)
  const [made, kept] = [await products.create(1), await products.create(2)]
  const shown = await slots.create(1, { product: made.id, position: 'home' })
  const former = await slots.create(2, { product: made.id, position: 'cart' })
  const other = await slots.create(3, { product: kept.id })
  await slots.send('DELETE', `/${former.id}`)
  await products.send('DELETE', `/${made.id}`)
  expect((await slots.get(`/${shown.id}`)).body).toMatchObject({ id: shown.id, product: made.id })
  const purged = await products.send('POST', '/purges', { records: [{ id: made.id, version: 2 }] })
  expect(purged.status, purged.text).toBe(204)
  const left = await world.sql('select "id" from product_recommend')
  expect(left.map(({ id }) => id)).toEqual([other.id])
  const recorded = await world.sql(
    `select "recordId", "action" from revision where "entity" = 'product-recommend' order by "action"`,
  )
  expect(recorded.filter(({ recordId }) => recordId !== other.id)).toEqual([
    { recordId: expect.any(String), action: 'purge' },
    { recordId: expect.any(String), action: 'purge' },
  ])
  expect((await slots.get()).body.map(({ id }: { id: string }) => id)).toEqual([other.id])
})

test('a tenant’s user is an account there is, nobody’s own, and within a tenant there is', async () => {
  const world = await start()
  const api = await recordClient(world, tenantUser)
  const own = await api.send('POST', '', { user: await world.account(admin) })
  expect([own.status, own.body.data.issues]).toMatchObject([
    403,
    [{ path: ['user'], rule: 'integrity.selfNotAllowed' }],
  ])
  const nobody = await api.send('POST', '', { user: '0198c1de-7a00-7000-8000-00000000dead' })
  expect(nobody.body.data.issues).toMatchObject([{ path: ['user'], rule: 'integrity.refNotFound' }])
  const lost = api.path.replace(api.parent!, '0198c1de-7a00-7000-8000-00000000dead')
  expect((await world.call(admin, 'GET', lost)).status).toBe(404)
  expect((await world.call(admin, 'POST', lost, { user: await world.account('p@captain.example') })).status).toBe(404)
  const { id } = await api.create(1)
  const summary = await world.call(admin, 'GET', '/api/v1/authorized/tenants/funaneco-jp/summary')
  expect(summary.body.changes[0]).toMatchObject({ entity: 'tenant-user', id, title: 'person1', path: null })
  const elsewhere = api.path.replace(api.parent!, world.tenants['emu-esu-com'].id)
  for (const rest of [`/${id}`, `/${id}/revisions`])
    expect((await world.call(admin, 'GET', elsewhere + rest)).status).toBe(404)
  expect((await world.call(admin, 'DELETE', `${elsewhere}/${id}`)).status).toBe(404)
  expect((await world.call(admin, 'GET', elsewhere)).body).toEqual([])
})

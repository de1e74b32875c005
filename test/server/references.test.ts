import { expect, test } from 'vitest'
import { article } from '../../entities/article.ts'
import { articleCategory } from '../../entities/article-category.ts'
import { member } from '../../entities/member.ts'
import { product } from '../../entities/product.ts'
import { productRecommend } from '../../entities/product-recommend.ts'
import { sound } from '../../entities/sound.ts'
import { tenantUser } from '../../entities/tenant-user.ts'
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

test('what stands within a record keeps it from being deleted', async () => {
  const world = await start()
  const api = await recordClient(world, tenantUser)
  const made = await api.create(1)
  const path = `/api/v1/authorized/tenants/funaneco-jp/tenant/${api.parent}`
  const refused = await world.call(admin, 'DELETE', path)
  expect([refused.status, refused.body.data.blockers]).toEqual([
    409,
    [{ entity: 'tenant-user', id: made.id, title: null }],
  ])
  await api.send('DELETE', `/${made.id}`)
  expect((await world.call(admin, 'DELETE', path)).status).toBe(200)
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
  expect(summary.body.changes[0]).toMatchObject({ entity: 'tenant-user', id, title: 'person1' })
  const elsewhere = api.path.replace(api.parent!, world.tenants['emu-esu-com'].id)
  for (const rest of [`/${id}`, `/${id}/revisions`])
    expect((await world.call(admin, 'GET', elsewhere + rest)).status).toBe(404)
  expect((await world.call(admin, 'DELETE', `${elsewhere}/${id}`)).status).toBe(404)
  expect((await world.call(admin, 'GET', elsewhere)).body).toEqual([])
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { publicSlug } from '../../entities/language/derived/public-content.ts'
import { news } from '../../entities/news.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, staffOf, start, type Answer } from './support/world.ts'

async function open(entity: Entity = news) {
  const world = await start()
  return withSlugs(await recordClient(world, entity))
}

/** An entity's records by their slugs, as the public finds them, and its redirects. */
function withSlugs(records: RecordClient) {
  const { world, entity, tenant } = records
  const { call } = world
  const slug = publicSlug(entity)!.name
  const base = `/api/v1/authorized/tenants/${tenant.slug}/redirects`
  return {
    ...records,
    find: (key: string, query = ''): Promise<Answer> =>
      call(undefined, 'GET', `/api/v1/tenants/${tenant.slug}/${entity.name}/${key}${query}`),
    async rename(id: string, to: string, more = {}): Promise<void> {
      const { version } = (await records.get(`/${id}`)).body
      const answer = await records.send('PUT', `/${id}`, { [slug]: to, ...more, version })
      expect(answer.status, answer.text).toBe(200)
    },
    redirects: async (query = '', email = admin): Promise<readonly Record<string, any>[]> =>
      (await world.call(email, 'GET', `${base}${query}`)).body,
    remove: (id: string, email = admin) => world.call(email, 'DELETE', `${base}/${id}`),
  }
}

const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`

const on = { status: 'published' }

/** What makes a record public. */
const visible = ({ public: visibility }: Entity): object =>
  visibility?.when === 'always' ? {} : { ...(visibility?.when as object), ...visibility?.whenNotStaff }

test.each(
  suiteEntities
    .filter((entity) => entity.public && publicSlug(entity) && entity.edit)
    .map((entity) => [entity.name, entity] as const),
)('%s is found by the slug that it had while it was published', async (_, entity) => {
  const { create, find, rename } = await open(entity)
  const { id } = await create(1, { [publicSlug(entity)!.name]: 'before', ...visible(entity) })
  await rename(id, 'after')
  expect((await find('before')).body).toMatchObject({ id, movedTo: 'after' })
  expect((await find('after')).body).not.toHaveProperty('movedTo')
})

test.each(
  suiteEntities
    .filter((entity) => entity.keepsDraft && publicSlug(entity) && entity.edit !== 'single')
    .map((entity) => [entity.name, entity] as const),
)('%s is found by each slug that drafts and plans changed, and none takes that of another', async (_, entity) => {
  const { world, tenant, path, create, get, find } = await open(entity)
  const base = `/api/v1/authorized/tenants/${tenant.slug}`
  const send = (method: 'PUT' | 'POST', address: string, body: object, headers = {}) =>
    world.call(admin, method, address, body, headers)
  const slug = publicSlug(entity)!.name
  const begin = async (id: string, to: string): Promise<Answer> => {
    const { version } = (await get(`/${id}`)).body
    return send('PUT', `${path}/${id}/draft`, { [slug]: to, version }, { 'if-none-match': '*' })
  }
  /** Renames records by one plan; answers its change set. */
  async function rename(...records: readonly (readonly [id: string, to: string])[]): Promise<string> {
    for (const [id, to] of records) {
      const answer = await begin(id, to)
      expect(answer.status, answer.text).toBe(200)
    }
    const items = records.map(([recordId]) => ({ entity: entity.name, recordId, action: 'change' }))
    const { body } = await send('POST', `${base}/publish-plans`, { name: '改名', items })
    const published = await send('POST', `${base}/publish-plans/${body.id}/publications`, {
      version: body.version,
    })
    expect(published.status, published.text).toBe(200)
    return published.body.changeSet
  }

  const { id } = await create(1, { [slug]: 'first', ...visible(entity) })
  const draft = (await begin(id, 'second')).body.draft
  expect((await send('POST', `${path}/${id}/draft/publications`, { version: draft.version })).status).toBe(200)
  const changeSet = await rename([id, 'third'])
  for (const former of ['first', 'second']) expect((await find(former)).body).toMatchObject({ id, movedTo: 'third' })
  expect((await find('third')).body).not.toHaveProperty('movedTo')
  expect((await send('POST', `${base}/change-sets/${changeSet}/restorations`, {})).status).toBeLessThan(300)
  for (const former of ['first', 'third']) expect((await find(former)).body).toMatchObject({ id, movedTo: 'second' })

  // Two that swap their slugs need a third for a while: a draft takes none that another record has.
  const other = (await create(2, { [slug]: 'other', ...visible(entity) }))['id']
  await world.call(admin, 'DELETE', `${path}/${id}/draft`)
  for (const [each, to] of [
    [id, 'other'],
    [other, 'second'],
  ] as const) {
    const { status, body } = await begin(each, to)
    expect([status, body.data.issues]).toEqual([
      400,
      [expect.objectContaining({ path: [slug], rule: 'duplicate', message: expect.stringMatching(/./) })],
    ])
  }
  expect((await find('second')).body).toMatchObject({ id })
  expect((await find('other')).body).toMatchObject({ id: other })
  await rename([id, 'meanwhile'])
  await rename([other, 'second'])
  await rename([id, 'other'])
  expect((await find('second')).body).toMatchObject({ id: other })
  expect((await find('other')).body).toMatchObject({ id })
  for (const each of ['second', 'other']) expect((await find(each)).body).not.toHaveProperty('movedTo')
  for (const former of ['first', 'third', 'meanwhile'])
    expect((await find(former)).body).toMatchObject({ id, movedTo: 'other' })
})

test('every former slug leads to the present one, however often it changed', async () => {
  const { create, find, rename, redirects } = await open()
  const { id } = await create(1, { slug: 'first', ...on })
  await rename(id, 'second')
  await rename(id, 'third')
  for (const slug of ['first', 'second']) expect((await find(slug)).body).toMatchObject({ id, movedTo: 'third' })
  expect((await find('first', `?fields=${encodeURIComponent('["title"]')}`)).body).toEqual({
    id,
    title: expect.any(String),
    movedTo: 'third',
  })
  await rename(id, 'first')
  expect((await find('first')).body).not.toHaveProperty('movedTo')
  expect((await redirects()).map(({ slug, movedTo }) => [slug, movedTo])).toEqual([
    ['third', 'first'],
    ['second', 'first'],
  ])
})

test('two records that swap their slugs are found by those that they have', async () => {
  const { create, find, rename, redirects } = await open()
  const one = await create(1, { slug: 'east', ...on })
  const other = await create(2, { slug: 'west', ...on })
  await rename(one['id'], 'meanwhile')
  await rename(other['id'], 'east')
  await rename(one['id'], 'west')
  expect((await find('east')).body).toMatchObject({ id: other['id'] })
  expect((await find('west')).body).toMatchObject({ id: one['id'] })
  expect((await redirects()).map(({ slug }) => slug)).toEqual(['meanwhile'])
})

test('a slug that only a draft had leads nowhere, and a draft that takes a former slug leaves the redirect', async () => {
  const { create, find, rename, send } = await open()
  const draft = await create(1, { slug: 'unseen', status: 'draft' })
  await rename(draft['id'], 'still-unseen')
  expect((await find('unseen')).status).toBe(404)
  const shown = await create(2, { slug: 'autumn', ...on })
  await rename(shown['id'], 'winter')
  await rename(draft['id'], 'autumn')
  expect((await find('autumn')).body).toMatchObject({ id: shown['id'], movedTo: 'winter' })
  const { version } = (await send('PUT', `/${draft['id']}`, { title: '公開前', version: 3 })).body
  await send('POST', `/${draft['id']}/transitions`, { to: 'published', version })
  expect((await find('autumn')).body).toMatchObject({ id: draft['id'] })
  await rename(draft['id'], 'spring')
  expect((await find('autumn')).body).toMatchObject({ id: draft['id'], movedTo: 'spring' })
})

test('a redirect leads nowhere while its record is not public, and goes when that is deleted for good', async () => {
  const { create, find, rename, send, redirects } = await open()
  const { id } = await create(1, { slug: 'old', ...on })
  await rename(id, 'renamed')
  await send('DELETE', `/${id}`)
  expect((await find('old')).status).toBe(404)
  expect(await redirects()).toMatchObject([{ slug: 'old', movedTo: null, path: null }])
  await send('POST', `/${id}/restorations`, { version: 3 })
  expect((await find('old')).body).toMatchObject({ movedTo: 'renamed' })
  await send('DELETE', `/${id}`)
  expect((await send('POST', '/purges', { records: [{ id, version: 5 }] })).status).toBe(204)
  expect(await redirects()).toEqual([])
})

test('undoing a change of the slug leads from the one that was undone', async () => {
  const { world, tenant, create, find, rename, get } = await open()
  const { id } = await create(1, { slug: 'old', ...on })
  await rename(id, 'mistyped')
  const { body } = await get(`/${id}/revisions`)
  const undo = `/api/v1/authorized/tenants/${tenant.slug}/change-sets/${body[0].changeSet}/restorations`
  expect((await world.call(admin, 'POST', undo)).status).toBeLessThan(300)
  expect((await find('old')).body).not.toHaveProperty('movedTo')
  expect((await find('mistyped')).body).toMatchObject({ id, movedTo: 'old' })
})

test('a redirect ends with the publication of its record', async () => {
  const { create, find, rename } = await open()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { id } = await create(1, {
    slug: 'sale',
    ...on,
    publishAt: '2026-12-01T00:00:00.000Z',
    unpublishAt: '2026-12-01T03:05:00.000Z',
  })
  vi.setSystemTime(new Date('2026-12-01T03:01:00.000Z'))
  await rename(id, 'winter-sale')
  expect((await find('sale')).body).toMatchObject({ movedTo: 'winter-sale' })
  vi.setSystemTime(new Date('2026-12-01T03:05:01.000Z'))
  expect((await find('sale')).status).toBe(404)
})

test('redirects are listed, found by their slugs and deleted by the members of their tenant alone', async () => {
  const { world, tenant, create, find, rename, redirects, remove } = await open()
  const { id } = await create(1, { slug: 'old-100', title: '改名したお知らせ', ...on })
  await rename(id, 'renamed')
  const staff = staffOf(tenant.slug)
  const [redirect] = await redirects('', staff)
  expect(redirect).toMatchObject({
    entity: 'news',
    slug: 'old-100',
    recordId: id,
    title: '改名したお知らせ',
    movedTo: 'renamed',
    path: `/captain/tenant/${tenant.slug}/news/${id}`,
  })
  expect(await redirects(filtered({ q: 'LD-1', entity: 'news' }), staff)).toHaveLength(1)
  expect(await redirects(filtered({ q: '%' }), staff)).toEqual([])
  const other = Object.values(world.tenants).find(({ slug }) => slug !== tenant.slug)!
  expect((await remove(redirect!['id'], staffOf(other.slug))).status).toBe(403)
  expect((await remove(redirect!['id'], staff)).status).toBe(204)
  expect((await remove(redirect!['id'], staff)).status).toBe(404)
  expect((await find('old-100')).status).toBe(404)
  expect(await redirects('', staff)).toEqual([])
})

test('a key that reads drafts is led from a former slug, too', async () => {
  const { world, tenant, create, rename, send } = await open()
  const { id } = await create(1, { slug: 'old', ...on })
  await rename(id, 'renamed')
  await send('POST', `/${id}/transitions`, { to: 'archived', version: 2 })
  const { secret } = await makeKeyAt(world, tenant.slug, ['news:read-unpublished'])
  const url = `/api/v1/tenants/${tenant.slug}/news/old?state=draft`
  expect((await callWith(world, secret, 'GET', url)).body).toMatchObject({ id, movedTo: 'renamed' })
})

test('the same slug of another entity is none of its business', async () => {
  const { world, create, rename, find } = await open(articleCategory)
  const { id } = await create(1, { slug: 'old', isVisible: true })
  await rename(id, 'renamed')
  expect((await find('old')).body).toMatchObject({ movedTo: 'renamed' })
  const tenant = world.tenants['funaneco-jp']
  const { call } = world
  expect((await call(undefined, 'GET', `/api/v1/tenants/${tenant.slug}/article/old`)).status).toBe(404)
})

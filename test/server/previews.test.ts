import { expect, onTestFinished, test, vi } from 'vitest'
import type { Entity } from '../../entities/language/entity.ts'
import { publicSlug } from '../../entities/language/derived/public-content.ts'
import { brokenAddressRule } from '../../entities/system/preview.ts'
import { news } from '../../entities/news.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { sweepLinks } from '../../server/features/previews/links.ts'
import { recordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, staffOf, start } from './support/world.ts'

async function open(entity: Entity = news) {
  const records = await recordClient(await start(), entity)
  const { world, tenant } = records
  const { call } = world
  const own = `/api/v1/authorized/tenants/${tenant.slug}`
  const content = `/api/v1/tenants/${tenant.slug}`
  const share = async (recordId: string, more: object = {}, email = staffOf(tenant.slug)) =>
    (await world.call(email, 'POST', `${own}/preview-links`, { entity: entity.name, recordId, ...more })).body
  return {
    ...records,
    own,
    content,
    share,
    links: (filter: object = {}, email = admin) =>
      world.call(email, 'GET', `${own}/preview-links?filter=${encodeURIComponent(JSON.stringify(filter))}`),
    /** What somebody reads who has the token of a link. */
    see: (path: string, token?: string) => {
      const query = token === undefined ? '' : `${path.includes('?') ? '&' : '?'}preview=${token}`
      return call(undefined, 'GET', `${content}${path}${query}`)
    },
    setAddresses: (addresses: object, email = staffOf(tenant.slug)) =>
      world.call(email, 'PUT', `${own}/preview-addresses/${entity.name}`, { ja: null, en: null, ...addresses }),
  }
}

/** What hides a record of an entity from the public. */
const hidden = ({ fields }: Entity): Record<string, unknown> =>
  fields['status']?.options?.includes('draft') ? { status: 'draft' } : { isVisible: false }

test.each(
  suiteEntities
    .filter(({ public: shown, parent, edit, create, fields }) => {
      const isHideable =
        fields['status']?.options?.includes('draft') || (fields['isVisible'] && shown?.when !== 'always')
      return shown && !parent && create && edit !== 'single' && isHideable
    })
    .map((entity) => [entity.name, entity] as const),
)('%s that is not public is seen by whoever has its link, and by nobody else', async (name, entity) => {
  const { create, share, see } = await open(entity)
  const record = await create(1, hidden(entity))
  const { token } = await share(record['id'])
  expect((await see(`/${name}/${record['id']}`)).status).toBe(404)
  const seen = await see(`/${name}/${record['id']}`, token)
  expect(seen.status, seen.text).toBe(200)
  expect(seen.body.id).toBe(record['id'])
  expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  const ids = async (of?: string) => (await see(`/${name}`, of)).body.map(({ id }: { id: string }) => id)
  expect(await ids(token)).toContain(record['id'])
  expect(await ids()).not.toContain(record['id'])
})

test('a link opens its record and no other that is not public', async () => {
  const { create, share, see } = await open()
  const shared = await create(1, { status: 'draft', slug: 'shared', title: '見せる下書き' })
  const other = await create(2, { status: 'draft', slug: 'other', title: '見せない下書き' })
  const { token } = await share(shared['id'])
  expect((await see('/news/shared', token)).body).toMatchObject({ title: '見せる下書き' })
  expect((await see('/news/other', token)).status).toBe(404)
  expect((await see(`/news/${other['id']}`, token)).status).toBe(404)
  const list = await see(`/news?filter=${encodeURIComponent('{"q":"下書き"}')}`, token)
  expect(list.body.map(({ title }: { title: string }) => title)).toEqual(['見せる下書き'])
})

test('a link says what it shows, without signing in', async () => {
  const { create, share, see } = await open()
  const { id } = await create(1, { status: 'draft' })
  const { token, expiresAt } = await share(id)
  expect((await see('/preview', token)).body).toEqual({
    records: [{ entity: 'news', id }],
    isPinned: false,
    allowsComments: false,
    expiresAt,
  })
})

test('a link follows the draft of what is public, or shows for good what it was', async () => {
  const { create, share, see, world, path } = await open()
  const { id } = await create(1, { status: 'published', slug: 'open', title: '公開中' })
  const save = (body: object, headers?: Record<string, string>) =>
    world.call(admin, 'PUT', `${path}/${id}/draft`, body, headers)
  await save({ title: '下書き一', version: 1 }, { 'if-none-match': '*' })
  const [following, pinned] = [await share(id), await share(id, { isPinned: true })]
  expect(pinned).toMatchObject({ isPinned: true })
  await save({ title: '下書き二', version: 1 })
  const titles = async (token?: string) => [
    (await see('/news/open', token)).body.title,
    ...(await see('/news?fields=["title"]', token)).body.map(({ title }: { title: string }) => title),
  ]
  expect(await titles(following.token)).toEqual(['下書き二', '下書き二'])
  expect(await titles(pinned.token)).toEqual(['下書き一', '下書き一'])
  expect(await titles()).toEqual(['公開中', '公開中'])
})

test('a link that has ended is answered with 410, and never with what is public', async () => {
  const { create, share, see, world, own } = await open()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { id } = await create(1, { status: 'published', slug: 'shown' })
  const [short, revoked, kept] = [await share(id, { days: 1 }), await share(id), await share(id, { days: 90 })]
  await world.call(admin, 'DELETE', `${own}/preview-links/${revoked.id}`)
  for (const path of ['/news/shown', '/news', '/preview']) {
    const over = await see(path, revoked.token)
    expect([over.status, over.body.data]).toMatchObject([410, { code: 'PREVIEW_OVER' }])
  }
  expect((await see('/news/shown', short.token)).status).toBe(200)
  const extend = (id: string) => world.call(admin, 'PUT', `${own}/preview-links/${id}/expiry`, { days: 3 })
  expect((await extend(kept.id)).status).toBe(200)
  const again = await extend(revoked.id)
  expect([again.status, again.body.data]).toMatchObject([409, { code: 'PREVIEW_OVER' }])
  vi.setSystemTime(new Date('2026-12-02T03:00:00.000Z'))
  expect((await see('/news/shown', short.token)).status).toBe(410)
  vi.setSystemTime(new Date('2026-12-04T02:59:59.000Z'))
  expect((await see('/news/shown', kept.token)).status).toBe(200)
  vi.setSystemTime(new Date('2026-12-04T03:00:00.000Z'))
  expect((await see('/news/shown', kept.token)).status).toBe(410)
})

test('a token that was never given opens nothing', async () => {
  const { create, share, see } = await open()
  const { id } = await create(1, { status: 'draft' })
  const { token } = await share(id)
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const text of [forged, 'x', '', token.slice(1), `${token}A`]) {
    expect((await see('/preview', text)).status, text).toBe(404)
    expect((await see(`/news/${id}`, text)).status, text).toBe(404)
  }
})

test('the link of one tenant opens nothing at another', async () => {
  const { create, share, world, tenant } = await open()
  const { id } = await create(1, { status: 'draft' })
  const { token } = await share(id)
  const other = Object.values(world.tenants).find(
    ({ slug, site }) => slug !== tenant.slug && news.sites[site as never],
  )!
  const { call } = world
  expect((await call(undefined, 'GET', `/api/v1/tenants/${other.slug}/news?preview=${token}`)).status).toBe(404)
})

test('links are made, listed, found by record and revoked by the members of their tenant alone', async () => {
  const { create, share, links, world, tenant, own } = await open()
  const { id } = await create(1, { status: 'draft', title: '店長に見せる' })
  const link = await share(id, { name: '店長', days: 7 })
  const staff = staffOf(tenant.slug)
  const { body } = await links({ entity: 'news', recordId: id, isLive: true }, staff)
  expect(body).toMatchObject([{ id: link.id, name: '店長', title: '店長に見せる', token: link.token, isPinned: false }])
  const other = Object.values(world.tenants).find(({ slug }) => slug !== tenant.slug)!
  const stranger = staffOf(other.slug)
  expect((await links({}, stranger)).status).toBe(403)
  expect((await world.call(stranger, 'DELETE', `${own}/preview-links/${link.id}`)).status).toBe(403)
  expect((await world.call(staff, 'DELETE', `${own}/preview-links/${link.id}`)).status).toBe(200)
  expect((await links({ isLive: true }, staff)).body).toEqual([])
  expect((await links({ isLive: false }, staff)).body).toHaveLength(1)
})

test('a link leads to the address that the tenant has set, in each language', async () => {
  const { create, share, setAddresses, world, own, tenant } = await open()
  const { id } = await create(1, { status: 'draft', slug: 'new year'.replace(' ', '-') })
  expect(await share(id)).toMatchObject({ ja: null, en: null })
  const ja = 'https://www.example.jp/{lang}/news/{slug}?preview={token}&id={id}'
  expect((await setAddresses({ ja })).status).toBe(200)
  const { token, ja: address, en } = await share(id)
  expect([address, en]).toEqual([`https://www.example.jp/ja/news/new-year?preview=${token}&id=${id}`, null])
  const { body } = await world.call(staffOf(tenant.slug), 'GET', `${own}/preview-addresses`)
  expect(body).toContainEqual({ entity: 'news', ja, en: null })
  const slugless = await create(2, { status: 'draft' })
  const named = publicSlug(news)!.name
  if (slugless[named] === null) expect(await share(slugless['id'])).toMatchObject({ ja: null })
})

test('an address must be https, name its site and have the token; what is wrong is said at its field', async () => {
  const { setAddresses } = await open()
  const faults = {
    'https://www.example.jp/{slug}': 'previewToken',
    'https://www.example.jp/{name}?preview={token}': 'previewPlaceholder',
    'http://www.example.jp/?preview={token}': 'previewUrl',
    'https://{slug}.example.jp/?preview={token}': 'previewUrl',
    'javascript:alert("{token}")': 'previewUrl',
    'https://user:secret@www.example.jp/{token}': 'previewUrl',
    'https://www.example.jp\\{token}': 'previewUrl',
  }
  for (const [ja, rule] of Object.entries(faults)) {
    const { status, body } = await setAddresses({ ja })
    expect([status, body.data?.issues], ja).toMatchObject([400, [{ path: ['ja'], rule }]])
  }
  for (const good of ['http://localhost:4321/{token}', 'https://www.example.jp/?p={token}#{slug}'])
    expect(brokenAddressRule(good)).toBeUndefined()
})

test('links go with a record that is deleted for good, and a while after they have ended', async () => {
  const { create, share, links, send, world, tenant } = await open()
  const [gone, kept] = [await create(1, { status: 'draft' }), await create(2, { status: 'draft' })]
  await share(gone['id'])
  await share(kept['id'], { days: 1 })
  await send('DELETE', `/${gone['id']}`)
  expect((await send('POST', '/purges', { records: [{ id: gone['id'], version: 2 }] })).status).toBe(204)
  expect((await links()).body).toMatchObject([{ recordId: kept['id'] }])
  const day = 86_400_000
  await sweepLinks(storeOf(world.database), tenant.id, Date.now() + 30 * day)
  expect((await links()).body).toHaveLength(1)
  await sweepLinks(storeOf(world.database), tenant.id, Date.now() + 32 * day)
  expect((await links()).body).toEqual([])
})

test('who may not make preview links sees none and is told why; administrators always may', async () => {
  const { create, share, links, world, tenant, own } = await open()
  const staff = staffOf(tenant.slug)
  const { id } = await create(1, { status: 'draft' })
  const link = await share(id)
  const rights = async (email: string) => (await world.call(email, 'GET', own)).body.rights
  expect(await rights(staff)).toEqual(['mayMakePreviewLinks'])
  await world.sql('update tenant_user set "mayMakePreviewLinks" = false where "tenant" = ?', tenant.id)
  expect([await rights(staff), await rights(admin)]).toEqual([[], ['mayMakePreviewLinks']])
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', `/${link.id}/expiry`],
    ['DELETE', `/${link.id}`],
  ] as const) {
    const body = method === 'POST' ? { entity: 'news', recordId: id } : { days: 1 }
    const refused = await world.call(staff, method, `${own}/preview-links${path}`, method === 'GET' ? undefined : body)
    expect([refused.status, refused.body.data.issues], path).toMatchObject([
      403,
      [{ rule: 'integrity.mayMakePreviewLinks', message: expect.stringMatching(/preview links/) }],
    ])
  }
  expect((await world.call(staff, 'GET', `${own}/news/${id}`)).status).toBe(200)
  expect((await links()).body).toHaveLength(1)
})

test('the audit log has who made, extended and revoked a link, once each', async () => {
  const { create, share, world, tenant, own } = await open()
  const { id } = await create(1, { status: 'draft' })
  const link = await share(id, { name: '店長' })
  await world.call(admin, 'PUT', `${own}/preview-links/${link.id}/expiry`, { days: 30 })
  for (let time = 0; time < 2; time += 1) await world.call(admin, 'DELETE', `${own}/preview-links/${link.id}`)
  const filter = encodeURIComponent(
    JSON.stringify({ action: ['preview-link-created', 'preview-link-extended', 'preview-link-revoked'] }),
  )
  const { body } = await world.call(admin, 'GET', `/api/v1/admin/audit-events?filter=${filter}`)
  expect(body.map(({ action, detail }: any) => [action, detail.link, detail.name, detail.record])).toEqual([
    ['preview-link-revoked', link.id, '店長', id],
    ['preview-link-extended', link.id, '店長', id],
    ['preview-link-created', link.id, '店長', id],
  ])
  expect(body[2]).toMatchObject({ actor: { id: await world.account(staffOf(tenant.slug)) } })
  expect(JSON.stringify(body)).not.toContain(link.token)
})

test('no more than two hundred links of a tenant hold at once', async () => {
  const { create, share, world, own } = await open()
  const { id } = await create(1, { status: 'draft' })
  for (let made = 0; made < 200; made += 1) await share(id)
  const answer = await world.call(admin, 'POST', `${own}/preview-links`, { entity: 'news', recordId: id })
  expect([answer.status, answer.body.data]).toMatchObject([409, { code: 'TOO_MANY_PREVIEWS' }])
})

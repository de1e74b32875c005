import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { drink } from '../../entities/drink.ts'
import { news } from '../../entities/news.ts'
import { product } from '../../entities/shop/product.ts'
import { draftFields } from '../../entities/language/derived/draft-fields.ts'
import { titleOf, type Entity } from '../../entities/language/entity.ts'
import { buildApp } from '../../server/app.ts'
import { sweepPanes } from '../../server/features/previews/panes.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { recordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, offline, staffOf, start } from './support/world.ts'

const hour = 3_600_000

async function open(entity: Entity = news) {
  const records = await recordClient(await start(), entity)
  const { world, tenant } = records
  const { call } = world
  const own = `/api/v1/authorized/tenants/${tenant.slug}`
  const content = `/api/v1/tenants/${tenant.slug}`
  const staff = staffOf(tenant.slug)
  return {
    ...records,
    own,
    content,
    staff,
    /** A call without signing in. */
    visit: (path: string, headers?: Record<string, string>) => call(undefined, 'GET', path, undefined, headers),
    /** What somebody types in the form of a record. */
    type: async (id: string, values: object, email = staff) =>
      world.call(email, 'PUT', `${own}/preview-panes/${entity.name}/${id}`, { values }),
    see: (path: string, token?: string) => {
      const query = token === undefined ? '' : `${path.includes('?') ? '&' : '?'}preview=${token}`
      return call(undefined, 'GET', `${content}${path}${query}`)
    },
    setAddresses: (addresses: object) =>
      world.call(staff, 'PUT', `${own}/preview-addresses/${entity.name}`, { ja: null, en: null, ...addresses }),
  }
}

test.each(
  suiteEntities
    .filter(({ keepsDraft, parent, create }) => keepsDraft && !parent && create)
    .map((entity) => [entity.name, entity] as const),
)('what is typed of %s is seen with the token of who types, and by nobody else', async (name, entity) => {
  const { create, type, see } = await open(entity)
  const record = await create(1)
  const title = titleOf(entity)
  const { status, body: pane } = await type(record['id'], { [title]: 'ただいま入力中' })
  expect([status, pane.ignored]).toEqual([200, []])
  const seen = await see(`/${name}/${record['id']}`, pane.token)
  expect(seen.text).toContain('ただいま入力中')
  expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect((await see(`/${name}`, pane.token)).text).toContain('ただいま入力中')
  for (const path of [`/${name}`, `/${name}/${record['id']}`]) expect((await see(path)).text).not.toContain('ただいま')
})

test('what is typed is saved nowhere: neither the record nor its draft, the history or a link has it', async () => {
  const { create, type, get, world, own, see } = await open()
  const { id } = await create(1, { status: 'published', title: '公開中' })
  const share = async () =>
    (await world.call(admin, 'POST', `${own}/preview-links`, { entity: 'news', recordId: id })).body
  const { token } = await share()
  await type(id, { title: 'まだ保存しない' })
  for (const path of [`/${id}`, '', `/${id}/revisions`]) expect((await get(path)).text).not.toContain('まだ保存しない')
  expect((await get(`/${id}/draft`)).status).toBe(404)
  expect((await get(`/${id}`)).body).toMatchObject({ version: 1 })
  expect((await see(`/news/${id}`, token)).body.title).toBe('公開中')
  expect((await world.call(admin, 'GET', `${own}/preview-links`)).body).toHaveLength(1)
})

test('it lies over the draft, and the next that is typed replaces it', async () => {
  const { create, type, see, world, path } = await open()
  const { id } = await create(1, { status: 'published', title: '公開中', metaDescription: '公開中の説明' })
  const draft = { title: '下書き', metaDescription: '下書きの説明', version: 1 }
  await world.call(admin, 'PUT', `${path}/${id}/draft`, draft, { 'if-none-match': '*' })
  const shown = async (values: object) => {
    const { token } = (await type(id, values)).body
    const { title, metaDescription } = (await see(`/news/${id}`, token)).body
    return [token, title, metaDescription]
  }
  const [token] = await shown({})
  expect(await shown({ title: '入力' })).toEqual([token, '入力', '下書きの説明'])
  expect(await shown({ metaDescription: '入力した説明' })).toEqual([token, '下書き', '入力した説明'])
  expect(await shown({})).toEqual([token, '下書き', '下書きの説明'])
})

test('a record that is not public is seen as it is typed', async () => {
  const { create, type, see } = await open()
  const { id } = await create(1, { status: 'draft', title: '準備中' })
  const { token } = (await type(id, { title: '準備中の入力' })).body
  expect((await see(`/news/${id}`, token)).body.title).toBe('準備中の入力')
  expect((await see(`/news/${id}`)).status).toBe(404)
})

test('rows in a form are seen as they are typed: added, changed, moved and removed', async () => {
  const { create, type, see, get } = await open(drink)
  const [small, large] = [
    { name: '小', price: 400 },
    { name: '大', price: 600 },
  ]
  const { id } = await create(1, { sizes: [small, large] })
  const sizesSeen = async (sizes: unknown) => {
    const { body: pane } = await type(id, { sizes })
    expect(pane.ignored).toEqual([])
    const { body: all } = await see('/drink', pane.token)
    const own = all.find((each: { readonly id: string }) => each.id === id)
    expect((await see(`/drink/${id}`, pane.token)).body.sizes).toEqual(own.sizes)
    return own.sizes
  }
  for (const typed of [[large, { ...small, price: 450 }, { name: '特大', price: 800 }], [large], null])
    expect(await sizesSeen(typed)).toEqual(typed)
  for (const path of ['/drink', `/drink/${id}`]) expect((await see(path)).text).not.toContain('特大')
  expect((await get(`/${id}`)).body.sizes).toEqual([small, large])
})

test('a value that no draft can have is left at the saved one, and keeps no other from being shown', async () => {
  const { create, type, see } = await open()
  const { id } = await create(1, { status: 'published', title: '公開中' })
  const wrong = {
    title: null,
    status: 'archived',
    version: 9,
    nonsense: 1,
    publishAt: 'いつか',
    metaDescription: '入力中の説明',
  }
  const { status, body } = await type(id, wrong)
  expect(status).toBe(200)
  expect(body.ignored.toSorted()).toEqual(['nonsense', 'publishAt', 'status', 'title', 'version'])
  expect((await see(`/news/${id}`, body.token)).body).toMatchObject({
    title: '公開中',
    metaDescription: '入力中の説明',
  })
})

test('a picture that the tenant does not have is not shown', async () => {
  const { create, type } = await open(article)
  const { id } = await create(1)
  const name = Object.values(article.fields).find(({ kind }) => kind === 'image')!.name
  const picture = { src: '/uploads/00000000-0000-7000-8000-000000000000.webp', alt: 'よその写真' }
  expect((await type(id, { [name]: picture })).body.ignored).toEqual([name])
})

test('a field that is never public is in no answer of the site, however it is typed', async () => {
  const { create, type, see, tenant } = await open(product)
  const { id } = await create(1)
  const shown = draftFields(product, tenant.site).filter(({ kind, name }) => kind === 'text' && name !== 'janCode')
  const hidden = shown.filter(({ name }) => !product.public!.fields.includes(name as never))
  expect(hidden).not.toEqual([])
  const valueOf = (name: string) => (name === 'nameKana' ? 'カクレタヨミ' : `typed-${name}`)
  const { token } = (await type(id, Object.fromEntries(shown.map(({ name }) => [name, valueOf(name)])))).body
  const { text } = await see(`/product/${id}`, token)
  expect(text).toContain('typed-name')
  for (const { name } of hidden) expect(text).not.toContain(`"${valueOf(name)}"`)
})

test('only who may enter the tenant gets a token, each their own, which opens one record of it', async () => {
  const { create, type, see, world, staff } = await open()
  const [one, other] = [await create(1, { status: 'draft' }), await create(2, { status: 'draft' })]
  const stranger = staffOf(Object.values(world.tenants).find(({ slug }) => staffOf(slug) !== staff)!.slug)
  expect((await type(one['id'], {}, stranger)).status).toBe(403)
  const mine = (await type(one['id'], { title: '私の入力' })).body.token
  const theirs = (await type(one['id'], { title: '別の人の入力' }, admin)).body.token
  expect((await see(`/news/${one['id']}`, mine)).body.title).toBe('私の入力')
  expect((await see(`/news/${one['id']}`, theirs)).body.title).toBe('別の人の入力')
  expect((await see(`/news/${other['id']}`, mine)).status).toBe(404)
  expect((await type('00000000-0000-7000-8000-000000000000', {})).status).toBe(404)
})

test('a token ends with the membership of who types', async () => {
  const { create, type, see, world, staff } = await open()
  const { id } = await create(1, { status: 'published' })
  const { token } = (await type(id, { title: '入力' })).body
  expect((await see(`/news/${id}`, token)).status).toBe(200)
  await world.sql('update auth_user set "banned" = ? where "id" = ?', 1, await world.account(staff))
  const over = await see(`/news/${id}`, token)
  expect([over.status, over.body.data]).toMatchObject([410, { code: 'PREVIEW_OVER' }])
})

test('a token ends four hours after something was typed, and what was typed is deleted', async () => {
  const { create, type, see, world, tenant } = await open()
  const now = Date.parse('2026-12-01T03:00:00.000Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const { id } = await create(1, { status: 'published' })
  const { token } = (await type(id, { title: '忘れられた入力' })).body
  vi.setSystemTime(now + 4 * hour - 1)
  expect((await see(`/news/${id}`, token)).status).toBe(200)
  vi.setSystemTime(now + 4 * hour)
  expect((await see(`/news/${id}`, token)).status).toBe(410)
  vi.setSystemTime(now)
  await world.sql('update preview_pane set "expiresAt" = ?', new Date(now).toISOString())
  const again = (await type(id, {})).body.token
  expect(again).not.toBe(token)
  expect((await see(`/news/${id}`, again)).status).toBe(200)
  expect((await see(`/news/${id}`, token)).status).toBe(404)
  await world.database.write(tenant.id, () => sweepPanes(storeOf(world.database), tenant.id, now + 4 * hour + 1))
  expect(await world.sql('select * from preview_pane')).toEqual([])
})

test('what is typed goes with a record that is deleted for good', async () => {
  const { create, type, send, world } = await open()
  const { id } = await create(1, { status: 'draft' })
  await type(id, { title: '入力' })
  await send('DELETE', `/${id}`)
  expect((await type(id, {})).status).toBe(404)
  await send('POST', '/purges', { records: [{ id, version: 2 }] })
  expect(await world.sql('select * from preview_pane')).toEqual([])
})

test('another server shows what was typed at this one', async () => {
  const { create, type, world, content } = await open()
  const { id } = await create(1, { status: 'published' })
  const app = await buildApp({ env: world.env, database: world.database, network: offline, streamTime: 0 })
  onTestFinished(() => app.close())
  for (const title of ['一つ目', '二つ目']) {
    const { token } = (await type(id, { title })).body
    const seen = await app.inject({ url: `${content}/news/${id}?preview=${token}` })
    expect(seen.json().title).toBe(title)
  }
})

test('the form says where the site shows its record, and frames that site alone', async () => {
  const { create, type, setAddresses, world, content, visit } = await open()
  const { id } = await create(1, { slug: 'harvest' })
  expect((await type(id, {})).body).toMatchObject({ ja: null, en: null })
  await setAddresses({ ja: 'https://www.example.jp/news/{slug}?preview={token}&"x"' })
  const { token, ja, en } = (await type(id, {})).body
  expect([ja, en]).toEqual([`https://www.example.jp/news/harvest?preview=${token}&"x"`, null])
  const frame = await visit(`${content}/preview/frame?preview=${token}&lang=ja`)
  expect([frame.status, frame.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const policy = String(frame.headers['content-security-policy']).split('; ')
  expect(policy).toContain('frame-src https://www.example.jp')
  expect(policy).toContain('connect-src https://www.example.jp')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.find((each) => each.startsWith('script-src'))).toMatch(/^script-src 'sha256-[^']+'$/)
  expect(frame.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'private, no-store' })
  expect(frame.text).toContain(`src="https://www.example.jp/news/harvest?preview=${token}&amp;&quot;x&quot;"`)
  expect(frame.text).toContain('sandbox="allow-scripts allow-same-origin allow-forms"')
  expect((await visit(`${content}/preview/frame?preview=${token}&lang=en`)).status).toBe(404)
  const link = (
    await world.call(admin, 'POST', `/api/v1/authorized${content.slice(7)}/preview-links`, {
      entity: 'news',
      recordId: id,
    })
  ).body
  const framedLink = await visit(`${content}/preview/frame?preview=${link.token}&lang=ja`)
  expect(framedLink.status).toBe(404)
})

/** Another server that keeps streams open, and what pages of a site hear of it. */
async function listening(world: Awaited<ReturnType<typeof open>>['world'], content: string) {
  const app = await buildApp({ env: world.env, database: world.database, network: offline })
  onTestFinished(() => app.close())
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    async listen(token: string, headers: Record<string, string> = {}) {
      const ended = new AbortController()
      onTestFinished(() => ended.abort())
      const response = await fetch(`${origin}${content}/preview/events?preview=${token}`, {
        headers,
        signal: ended.signal,
      })
      let heard = ''
      const done = (async () => {
        for await (const part of response.body!.pipeThrough(new TextDecoderStream())) heard += part
      })().catch(() => {})
      const events = () => [...heard.matchAll(/^id: (\S+)\nevent: (\w+)$/gm)].map(([, id, name]) => ({ id, name }))
      const hears = (count: number) => vi.waitFor(() => expect(events()).toHaveLength(count), 10_000)
      return { response, events, hears, done }
    },
  }
}

test('a page hears of what is typed and of drafts at another server, and nothing twice', async () => {
  const { create, type, world, content, path, own } = await open()
  const { id } = await create(1, { status: 'published', title: '公開中' })
  const { token } = (await type(id, {})).body
  const link = (await world.call(admin, 'POST', `${own}/preview-links`, { entity: 'news', recordId: id })).body
  const { listen } = await listening(world, content)
  const [pane, given] = [await listen(token), await listen(link.token)]
  expect(pane.response.headers.get('cache-control')).toBe('private, no-store')
  await Promise.all([pane.hears(1), given.hears(1)])
  await type(id, { title: '入力' })
  await pane.hears(2)
  expect(given.events()).toHaveLength(1)
  await world.call(admin, 'PUT', `${path}/${id}/draft`, { title: '下書き', version: 1 }, { 'if-none-match': '*' })
  await Promise.all([pane.hears(3), given.hears(2)])
  await world.call(admin, 'POST', `${path}/${id}/draft/publications`, { version: 1 })
  await Promise.all([pane.hears(4), given.hears(3)])
  expect(new Set(pane.events().map((event) => event.id)).size).toBe(4)
  // Connected again, it hears only what has changed since.
  const last = pane.events().at(-1)!.id!
  const again = await listen(token, { 'last-event-id': last })
  await setImmediate()
  await type(id, { title: 'また' })
  await again.hears(1)
})

test('a page hears that its link was revoked, and may not come back', async () => {
  const { create, world, content, own } = await open()
  const { id } = await create(1, { status: 'published' })
  const link = (await world.call(admin, 'POST', `${own}/preview-links`, { entity: 'news', recordId: id })).body
  const { listen } = await listening(world, content)
  const given = await listen(link.token)
  await given.hears(1)
  await world.call(admin, 'DELETE', `${own}/preview-links/${link.id}`)
  await given.done
  expect(given.events().map(({ name }) => name)).toEqual(['shown', 'over'])
  expect((await listen(link.token)).response.status).toBe(410)
  expect((await listen('x')).response.status).toBe(404)
})

test('a preview has at most twenty listeners at a server, which takes none from others', async () => {
  const { create, type, world, content } = await open()
  const [one, two] = [await create(1), await create(2)]
  const [first, second] = [(await type(one['id'], {})).body.token, (await type(two['id'], {})).body.token]
  const { listen, app } = await listening(world, content)
  for (let each = 0; each < 20; each += 1) expect((await listen(first)).response.status).toBe(200)
  expect((await listen(first)).response.status).toBe(429)
  expect((await listen(second)).response.status).toBe(200)
  await app.close()
})

test('where the site shows previews, pages may read and listen by a preview, and nothing else', async () => {
  const { create, type, setAddresses, content, visit } = await open()
  const { id } = await create(1, { status: 'published' })
  const { token } = (await type(id, {})).body
  const origin = 'https://preview.example.jp'
  const allowed = async (path: string) =>
    (await visit(`${content}${path}`, { origin })).headers['access-control-allow-origin']
  expect(await allowed(`/news/${id}?preview=${token}`)).toBeUndefined()
  await setAddresses({ ja: `${origin}/{slug}?preview={token}` })
  for (const path of [`/news/${id}`, '/news', '/preview', '/preview/events'])
    expect(await allowed(`${path}?preview=${token}`), path).toBe(origin)
  expect(await allowed('/news')).toBeUndefined()
  await setAddresses({ en: 'https://www.example.com/{slug}?preview={token}' })
  expect(await allowed(`/news/${id}?preview=${token}`)).toBeUndefined()
})

test('a page of the tenant’s site may listen from its own origin', async () => {
  const { create, type, world, content, tenant, visit } = await open()
  const { id } = await create(1)
  const { token } = (await type(id, {})).body
  const [row] = await world.sql('select "siteUrl" from tenant where "id" = ?', tenant.id)
  const { origin } = new URL(String(row!.siteUrl))
  const heard = await visit(`${content}/preview/events?preview=${token}`, { origin })
  expect(heard.headers['access-control-allow-origin']).toBe(origin)
  expect(heard.text).toMatch(/^:\n\nid: \S+\nevent: shown\ndata: \{\}\n\n$/)
})

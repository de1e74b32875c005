// @module-tag postgres-full
import { expect, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { entities } from '../../entities/index.ts'
import { domain } from '../../entities/kernel/domain.ts'
import { news } from '../../entities/news.ts'
import { tenantDomain } from '../../entities/kernel/tenant-domain.ts'
import { isPublic } from '../../entities/language/derived/public-visibility.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { recordClient } from './support/record-client.ts'
import { uploadValue } from './support/example-uploads.ts'
import { publicUrl, staffOf, start, type World } from './support/world.ts'

const operator = 'funaneco-jp'
const at = (slug: string, entity: string, rest = '') => `/api/v1/tenants/${slug}/${entity}${rest}`
const queryString = (values: Readonly<Record<string, unknown>>) =>
  `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])).toString()}`
const day = 86_400_000
const from = (days: number): string => new Date(Date.now() + days * day).toISOString()
const text = (words: string) => ({ blocks: [{ type: 'paragraph', data: { text: words } }] })
const on = { status: 'published', publishAt: from(-1) }
/** Stands in whatever the public must not see. */
const canary = 'kanariya-7731'

async function open() {
  const world = await start()
  const tenant = world.tenants[operator]
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const write = (slug: string, values: object) =>
    importRecord(world.database, article, { tenant }, { title: slug, slug, category, body: text(slug), ...values })
  const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers })
  return { world, tenant, category, write, get }
}

const slugsIn = (answer: { json(): any }): readonly string[] => answer.json().map(({ slug }: { slug: string }) => slug)

test('drafts, what is scheduled, expired, in the trash or for staff never shows, neither in lists nor by its address', async () => {
  const { world, write, get } = await open()
  const secret = { title: canary, body: text(canary), lead: canary }
  await write('shown', on)
  const hidden = {
    drafted: await write('drafted', { ...secret, status: 'draft' }),
    scheduled: await write('scheduled', { ...secret, status: 'published', publishAt: from(1) }),
    expired: await write('expired', { ...secret, status: 'published', publishAt: from(-3), unpublishAt: from(-2) }),
    'for-staff': await write('for-staff', { ...secret, ...on, audience: 'staff' }),
    removed: await write('removed', { ...secret, status: 'draft' }),
  }
  await world.call(staffOf(operator), 'DELETE', `/api/v1/authorized/tenants/${operator}/article/${hidden.removed}`)

  const list = await get(at(operator, 'article'))
  expect(slugsIn(list)).toEqual(['shown'])
  expect(list.headers['content-range']).toBe('article 0-0/1')
  expect(list.body).not.toContain(canary)
  for (const filter of [{ q: canary }, { title: canary }, { id: Object.values(hidden) }])
    expect((await get(at(operator, 'article', queryString({ filter })))).json()).toEqual([])
  for (const key of Object.entries(hidden).flat()) {
    const answer = await get(at(operator, 'article', `/${key}`))
    expect(answer.statusCode, key).toBe(404)
    expect(answer.body).not.toContain(canary)
  }
})

test('a publication shows at once, and goes at once', async () => {
  const { world, write, get } = await open()
  const id = await write('first', { status: 'draft' })
  const move = (to: string, version: number) =>
    world.call(staffOf(operator), 'POST', `/api/v1/authorized/tenants/${operator}/article/${id}/transitions`, {
      to,
      version,
    })
  expect(slugsIn(await get(at(operator, 'article')))).toEqual([])
  expect((await move('published', 1)).status).toBe(200)
  expect(slugsIn(await get(at(operator, 'article')))).toEqual(['first'])
  expect((await move('archived', 2)).status).toBe(200)
  expect(slugsIn(await get(at(operator, 'article')))).toEqual([])
  expect((await get(at(operator, 'article', '/first'))).statusCode).toBe(404)
})

test('a record is read by its slug or its id, with all its public fields and no other', async () => {
  const { write, get, category } = await open()
  const id = await write('shown', { ...on, lead: '導入' })
  const bySlug = (await get(at(operator, 'article', '/shown'))).json()
  expect(bySlug).toMatchObject({ id, title: 'shown', lead: '導入', category, body: text('shown') })
  expect((await get(at(operator, 'article', `/${id}`))).json()).toEqual(bySlug)
  expect(Object.keys(bySlug).sort()).toEqual(
    [
      'id',
      'updatedAt',
      ...siteFields(article, operator)
        .map(({ name }) => name)
        .filter((name) => isPublic(article, name)),
    ].sort(),
  )
})

test('nothing but public fields is in any answer, or can be asked about', async () => {
  const world = await start()
  for (const entity of Object.values(entities)) {
    const site = Object.keys(entity.sites)[0]! as keyof World['tenants']
    const answer = await world.app.inject(at(site, entity.name))
    if (!entity.public || entity.parent) {
      expect(answer.statusCode, entity.name).toBe(404)
      continue
    }
    expect(answer.statusCode, entity.name).toBe(200)
    const hidden = Object.keys(entity.fields).filter((name) => !isPublic(entity, name))
    for (const name of [...hidden, 'createdBy', 'trashedAt', 'trashed', 'version']) {
      const filtered = await world.app.inject(at(site, entity.name, queryString({ filter: { [name]: null } })))
      expect(filtered.statusCode, `${entity.name}.${name}`).toBe(400)
      const sorted = await world.app.inject(at(site, entity.name, queryString({ sort: [name, 'ASC'] })))
      expect(sorted.statusCode, `${entity.name}.${name}`).toBe(400)
    }
  }
})

test('lists are filtered, sorted and read in parts as captain’s are', async () => {
  const world = await start()
  const tenant = world.tenants['myturn-games']
  const titles = ['い', 'あ', '𠮷', 'ｱ', 'う']
  for (const [index, title] of titles.entries())
    await importRecord(
      world.database,
      news,
      { tenant },
      {
        title,
        slug: `news-${index}`,
        body: text('本文'),
        category: index % 2 ? 'event' : 'info',
        platforms: index === 1 ? ['pc', 'ios'] : [],
        ...on,
        publishAt: from(-1 - index),
      },
    )
  const same = async (question: Readonly<Record<string, unknown>>) => {
    const query = queryString(question)
    const own = await world.call(staffOf('myturn-games'), 'GET', `/api/v1/authorized/tenants/myturn-games/news${query}`)
    const answer = await world.app.inject(at('myturn-games', 'news', query))
    expect(slugsIn(answer), query).toEqual(own.body.map(({ slug }: { slug: string }) => slug))
    expect(answer.headers['content-range'], query).toBe(own.headers['content-range'])
    return slugsIn(answer).length
  }
  expect(await same({})).toBe(5)
  for (const field of ['title', 'publishAt', 'gameTitle', 'updatedAt', 'id'])
    for (const direction of ['ASC', 'DESC']) await same({ sort: [field, direction] })
  expect(await same({ range: [1, 2] })).toBe(2)
  expect(await same({ range: [7, 9] })).toBe(0)
  expect(await same({ filter: { category: 'event' } })).toBe(2)
  expect(await same({ filter: { category_neq: 'event' } })).toBe(3)
  expect(await same({ filter: { category: ['event', 'info'] } })).toBe(5)
  expect(await same({ filter: { platforms_contains: 'ios' } })).toBe(1)
  expect(await same({ filter: { linkUrl: null } })).toBe(5)
  expect(await same({ filter: { isPinned: false } })).toBe(5)
  expect(await same({ filter: { publishAt_gte: from(-3.5), publishAt_lt: from(-1.5) } })).toBe(2)
  expect(await same({ filter: { q: 'あ' } })).toBe(2)
})

test('whatever it does not know is refused by name', async () => {
  const { get } = await open()
  const refused = async (query: string, ...path: readonly string[]) => {
    const answer = await get(at(operator, 'article', query))
    expect(answer.statusCode, query).toBe(400)
    expect(answer.json().data.issues, query).toMatchObject([{ path }])
  }
  await refused('?colour=red', 'colour')
  await refused('?include=["body"]', 'include')
  await refused(queryString({ filter: { status: 'draft' } }), 'filter', 'status')
  await refused(queryString({ filter: { trashed: true } }), 'filter', 'trashed')
  await refused(queryString({ range: [0, 1000] }), 'range')
  await refused(queryString({ expand: ['body'] }), 'expand', 'body')
  expect((await get(at(operator, 'article', '/any?sort=["id","ASC"]'))).statusCode).toBe(400)
  expect((await get(at('nothing-there', 'article'))).statusCode).toBe(404)
  expect((await get(at('suda-nijo-com', 'article'))).statusCode).toBe(404)
  expect((await get(at(operator, 'tenant'))).statusCode).toBe(404)
})

test('references are expanded one level, into what the public sees', async () => {
  const { write, get, category } = await open()
  const draft = await write('draft', { title: canary, status: 'draft' })
  const other = await write('other', on)
  await write('shown', { ...on, relatedArticles: [draft, other] })
  const query = queryString({ expand: ['category', 'relatedArticles'] })
  const record = (await get(at(operator, 'article', `/shown${query}`))).json()
  expect(record.category).toMatchObject({ id: category, name: 'コラム' })
  expect(record.relatedArticles).toMatchObject([{ id: other, slug: 'other', category }])
  expect(record.relatedArticles[0]).not.toHaveProperty('body')
  const list = (await get(at(operator, 'article', query))).json()
  expect(list.every((each: any) => each.category.id === category)).toBe(true)
  expect(JSON.stringify([record, list])).not.toContain(canary)
})

test('ids of records that the public does not see stand in no list of references, expanded or not', async () => {
  const { world, write, get } = await open()
  const draft = await write('draft', { title: canary, status: 'draft' })
  const other = await write('other', { ...on, relatedArticles: [draft] })
  const id = await write('shown', { ...on, relatedArticles: [draft, other] })
  const answers = async () =>
    Promise.all(
      ['/shown', `/shown${queryString({ expand: ['relatedArticles'] })}`, ''].map(async (path) =>
        (await get(at(operator, 'article', path))).json(),
      ),
    )
  const [one, expanded, list] = await answers()
  expect(one.relatedArticles).toEqual([other])
  expect(expanded.relatedArticles).toMatchObject([{ id: other, relatedArticles: [] }])
  expect(list.find((each: any) => each.id === id).relatedArticles).toEqual([other])
  expect(JSON.stringify([one, expanded, list])).not.toContain(draft)
  // What becomes public is in the list at once.
  await world.sql('update article set status = ? where id = ?', 'published', draft)
  await write('fourth', on)
  expect((await answers())[0].relatedArticles).toEqual([draft, other])
})

test('an answer that is still true is not sent again, and none is asked of the database', async () => {
  const { world, write, get } = await open()
  await write('shown', on)
  const first = await get(at(operator, 'article'))
  expect(first.headers).toMatchObject({ vary: 'origin, accept-encoding' })
  const etag = String(first.headers.etag)
  const read = vi.spyOn(world.database, 'read')
  const again = await get(at(operator, 'article'), { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(read).not.toHaveBeenCalled()
  await write('second', on)
  const changed = await get(at(operator, 'article'), { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('pages of the tenant’s own domains may read it in a browser, others may not', async () => {
  const { world, tenant } = await open()
  const parent = world.tenants['myturn-games'].id
  const { id: own } = await (await recordClient(world, domain)).create(1, { name: 'games.example' })
  const host = (hostName: string, values: object) =>
    importRecord(world.database, tenantDomain, { tenant, parent }, { domain: own, hostName, ...values })
  await host('www.games.example', { kind: 'site' })
  await host('old.games.example', { kind: 'redirect', redirectTo: 'https://www.games.example/' })
  const allowed = async (origin: string, method: 'GET' | 'OPTIONS' = 'GET') => {
    const answer = await world.app.inject({ method, url: at('myturn-games', 'news'), headers: { origin } })
    expect([200, 204]).toContain(answer.statusCode)
    return answer.headers['access-control-allow-origin']
  }
  for (const origin of ['https://myturn-games.example', 'https://www.games.example']) {
    expect(await allowed(origin)).toBe(origin)
    expect(await allowed(origin, 'OPTIONS')).toBe(origin)
  }
  for (const origin of ['https://old.games.example', 'https://evil.example', 'http://www.games.example', 'null'])
    expect(await allowed(origin), origin).toBeUndefined()
})

test('an article names the games it is about, where the site has them', async () => {
  const world = await start()
  const api = await recordClient(world, article, 'toki-tsumugi-cafe')
  const { slug, boardgames } = await api.create(1, { status: 'published', publishAt: from(-1), unpublishAt: null })
  const answer = await world.app.inject({ method: 'GET', url: at('toki-tsumugi-cafe', 'article', `/${slug}`) })
  expect(answer.json()).toMatchObject({ slug, boardgames })
  expect(boardgames).toHaveLength(1)
  for (const elsewhere of ['casts', 'year', 'circle', 'category']) expect(answer.json()).not.toHaveProperty(elsewhere)
})

test('of each record only the fields are answered that are asked for, and its id', async () => {
  const { write, get } = await open()
  const id = await write('one', on)
  const list = await get(at(operator, 'article', queryString({ fields: ['title', 'updatedAt'] })))
  expect(list.json()).toEqual([{ id, title: 'one', updatedAt: expect.any(String) }])
  expect((await get(at(operator, 'article', `/one${queryString({ fields: ['slug'] })}`))).json()).toEqual({
    id,
    slug: 'one',
  })
  expect((await get(at(operator, 'article', queryString({ fields: ['id'] })))).json()).toEqual([{ id }])
  const unknown = await get(at(operator, 'article', queryString({ fields: ['audience'] })))
  expect([unknown.statusCode, unknown.json().data.issues[0].path]).toEqual([400, ['fields', 'audience']])
})

test('a list has bodies where they are asked for, as blocks or as words, and not too many', async () => {
  const { write, get } = await open()
  await write('one', on)
  await write('two', on)
  const bodies = async (rest: string) =>
    (await get(at(operator, 'article', rest))).json().map(({ body }: { body: unknown }) => body)
  expect(await bodies('')).toEqual([undefined, undefined])
  expect((await bodies('?body=text')).sort()).toEqual(['one', 'two'])
  expect(await bodies('?body=blocks')).toEqual(expect.arrayContaining([text('one'), text('two')]))
  const many = await get(at(operator, 'article', '?body=text&range=[0,100]'))
  expect([many.statusCode, many.json().data.issues[0]]).toEqual([
    400,
    expect.objectContaining({ path: ['range'], rule: 'answerTooLarge', params: { fits: 100 } }),
  ])
})

test('pictures say where they are on any site, in which widths, and their colour', async () => {
  const { world, write, get } = await open()
  const picture = (await uploadValue(world, world.tenants[operator], article.fields['thumbnail']!, 1)) as {
    src: string
  }
  await write('one', { ...on, thumbnail: picture })
  const [{ thumbnail }] = (await get(at(operator, 'article'))).json()
  expect(thumbnail).toMatchObject({ src: picture.src, url: `${publicUrl}${picture.src}` })
  expect(thumbnail.widths.at(-1)).toEqual({ width: thumbnail.width, url: thumbnail.url })
  expect(thumbnail.color).toBeNull()
  await world.sql(`update upload set "color" = '#b08d57' where "name" = '${picture.src.split('/').at(-1)}'`)
  await write('two', { ...on, thumbnail: picture })
  const colors = (await get(at(operator, 'article'))).json().map((each: typeof thumbnail) => each.thumbnail.color)
  expect(colors).toEqual(['#b08d57', '#b08d57'])
})

test('pages of origins that the operator allows call the API of a tenant, for people and keys too, until they are taken away', async () => {
  const { world, get } = await open()
  const [slug, other] = ['myturn-games', 'emu-esu-com'] as const
  const origin = 'http://localhost:5173'
  const path = `/api/v1/authorized/tenants/${operator}/tenant/${world.tenants[slug].id}`
  const allow = async (allowedOrigins: unknown) => {
    const { body } = await world.call(staffOf(operator), 'GET', path)
    return world.call(staffOf(operator), 'PUT', path, { ...body, allowedOrigins })
  }
  const preflight = (url: string) =>
    world.app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'DELETE' } })
  const allowed = (answer: { headers: Record<string, unknown> }) => answer.headers['access-control-allow-origin']
  const urls = [at(slug, 'news'), `/api/v1/authorized/tenants/${slug}/news`] as const

  for (const url of urls) expect(allowed(await preflight(url))).toBeUndefined()
  expect((await allow([{ origin, note: '開発' }])).status).toBe(200)
  for (const url of urls) expect(allowed(await preflight(url))).toBe(origin)
  expect((await preflight(urls[1])).headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE')
  expect((await preflight(urls[1])).headers['access-control-allow-headers']).toContain('range')
  expect(allowed(await get(urls[0], { origin }))).toBe(origin)
  const asPerson = await world.call(staffOf(slug), 'GET', urls[1], undefined, { origin })
  expect([asPerson.status, allowed(asPerson)]).toEqual([200, origin])
  const refused = await get(urls[1], { origin })
  expect([refused.statusCode, allowed(refused)]).toEqual([401, origin])
  // No cookie of a page elsewhere counts, and no other tenant is opened.
  expect(asPerson.headers['access-control-allow-credentials']).toBeUndefined()
  expect(allowed(await get(at(other, 'news'), { origin }))).toBeUndefined()

  for (const wrong of ['localhost:5173', 'http://www.example.jp', 'https://www.example.jp/', '*', 'null'])
    expect((await allow([{ origin: wrong }])).body.data.issues, wrong).toMatchObject([
      { path: ['allowedOrigins', 0, 'origin'], rule: 'origin' },
    ])
  expect((await allow([])).status).toBe(200)
  for (const url of urls) expect(allowed(await preflight(url))).toBeUndefined()
})

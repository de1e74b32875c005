import { afterEach, expect, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { boardgame } from '../../entities/boardgame.ts'
import { drink } from '../../entities/drink.ts'
import { drinkCategory } from '../../entities/drink-category.ts'
import { link } from '../../entities/link.ts'
import { sound } from '../../entities/sound.ts'
import { member } from '../../entities/member.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { findPublic } from '../../server/features/content/find-public.ts'
import { contextOf } from '../../server/features/content/public-rows.ts'
import type { Read } from '../../server/kernel/public/cache.ts'
import { cursorsWith } from '../../server/kernel/requests/sealed-cursor.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { recordClient } from './support/record-client.ts'
import { staffOf, start, type World } from './support/world.ts'

const operator = 'funaneco-jp'
const cafe = 'toki-tsumugi-cafe'
const day = 86_400_000
const from = (days: number): string => new Date(Date.now() + days * day).toISOString()
const text = (words: string) => ({ blocks: [{ type: 'paragraph', data: { text: words } }] })
const on = { status: 'published', publishAt: from(-1) }

afterEach(() => vi.useRealTimers())

type Asked = Readonly<Record<string, unknown>>

function asker(world: World, tenant: string) {
  const get = (path: string, asked: Asked = {}, headers: Record<string, string> = {}) => {
    const query = Object.entries(asked).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return world.app.inject({
      url: `/api/v1/tenants/${tenant}/${path}?${new URLSearchParams(query).toString()}`,
      headers,
    })
  }
  /** All pages of a list, from link to link. */
  const walk = async (entity: Entity, asked: Asked, between: () => Promise<unknown> = async () => {}) => {
    const ids: string[] = []
    const ranges: string[] = []
    let answer = await get(entity.name, asked)
    for (;;) {
      expect(answer.statusCode, answer.body).toBe(200)
      ids.push(...answer.json().map(({ id }: { id: string }) => id))
      ranges.push(String(answer.headers['content-range']))
      const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
      if (!next) return { ids, ranges }
      await between()
      answer = await world.app.inject(new URL(next).pathname + new URL(next).search)
    }
  }
  return { get, walk }
}

async function withArticles() {
  const world = await start()
  const tenant = world.tenants[operator]
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const write = (slug: string, values: object = {}) =>
    importRecord(
      world.database,
      article,
      { tenant },
      { title: slug, slug, category, body: text(slug), ...on, ...values },
    )
  return { world, tenant, category, write, ...asker(world, operator) }
}

test('a list is read from link to link in every order, as it is read by numbers', async () => {
  const { write, get, walk } = await withArticles()
  const leads = ['い', null, 'あ', '𠮷', null, 'ｱ', 'い']
  for (const [index, lead] of leads.entries())
    await write(`a-${index}`, { lead, titleEn: index % 2 ? `T${index}` : null, publishAt: from(-1 - (index % 3)) })
  for (const status of ['draft', 'archived']) await write(`not-${status}`, { status })
  const orders = [undefined, 'title', 'titleEn', 'publishAt', 'updatedAt', 'id'].flatMap((field) =>
    field ? ['ASC', 'DESC'].map((direction) => ({ sort: [field, direction] })) : [{}],
  )
  for (const order of orders) {
    const whole = (await get('article', order)).json().map(({ id }: { id: string }) => id)
    expect(whole).toHaveLength(7)
    const { ids, ranges } = await walk(article, { ...order, range: [0, 1] })
    expect(ids, JSON.stringify(order)).toEqual(whole)
    expect(ranges).toEqual(['article 0-1/7', 'article 2-3/7', 'article 4-5/7', 'article 6-6/7'])
  }
  const found = await walk(article, { filter: { q: 'A-' }, range: [1, 2], body: 'text' })
  expect(found.ranges).toEqual(['article 1-2/7', 'article 3-4/7', 'article 5-6/7'])
})

test('lists in groups, and in the order of a hidden reading, are read from link to link, too', async () => {
  const world = await start()
  const tenant = world.tenants[cafe]
  const { get, walk } = asker(world, cafe)
  const [hot, cold] = [
    await importRecord(world.database, drinkCategory, { tenant }, { name: 'あたたかい', sortOrder: 2 }),
    await importRecord(world.database, drinkCategory, { tenant }, { name: 'つめたい', sortOrder: 1 }),
  ]
  const drinks = await recordClient(world, drink, cafe)
  for (const number of [1, 2, 3, 4, 5])
    await importRecord(
      world.database,
      drink,
      { tenant },
      { ...(await drinks.body(number)), category: number % 2 ? hot : cold, isVisible: true },
    )
  const games = await recordClient(world, boardgame, cafe)
  for (const [number, titleKana] of ['うの', 'いご', 'かたん', 'がいすたー', 'あずーる'].entries())
    await importRecord(
      world.database,
      boardgame,
      { tenant },
      { ...(await games.body(number)), titleKana, isVisible: true },
    )
  for (const entity of [drink, boardgame]) {
    const whole = (await get(entity.name)).json().map(({ id }: { id: string }) => id)
    expect((await walk(entity, { range: [0, 1] })).ids).toEqual(whole)
  }
  const first = await get('boardgame', { range: [0, 0] })
  expect(first.body + String(first.headers.link)).not.toContain('あずーる'.slice(0, 3) + 'ー')
})

test('what is added or withdrawn on the way neither repeats nor skips a record', async () => {
  const { world, write, walk } = await withArticles()
  const ids: string[] = []
  for (const number of [1, 2, 3, 4, 5, 6]) ids.push(await write(`a-${number}`, { publishAt: from(-number) }))
  const changes = [
    () => write('newest', { publishAt: from(-0.5) }),
    () =>
      world.call(staffOf(operator), 'POST', `/api/v1/authorized/tenants/${operator}/article/${ids[3]!}/transitions`, {
        to: 'archived',
        version: 1,
      }),
  ]
  const walked = await walk(article, { range: [0, 1] }, async () => changes.shift()?.())
  expect(walked.ids).toEqual(ids)
  const again = await walk(article, { range: [0, 1] })
  expect(again.ids).toHaveLength(6)
})

test('pages that are withdrawn once they were read make a list in groups neither repeat nor skip a record', async () => {
  const world = await start()
  const categories = await recordClient(world, drinkCategory, cafe)
  const groups = [
    await categories.create(1, { name: 'あたたかい', sortOrder: 2 }),
    await categories.create(2, { name: 'つめたい', sortOrder: 2 }),
    await categories.create(3, { name: 'お酒', sortOrder: 1 }),
  ].map(({ id }) => String(id))
  const inGroups = [
    { entity: drink, site: cafe, groups },
    { entity: link, site: 'tajimi-kasa-pub-com', groups: ['school', 'government', 'other'] },
  ] as const
  for (const { entity, site, groups } of inGroups)
    for (const [round, direction] of ['ASC', 'DESC'].entries()) {
      const records = await recordClient(world, entity, site)
      const { get, walk } = asker(world, site)
      const before = (await get(entity.name)).json().length
      for (const [index, sortOrder] of [5, 5, 1, 9, 3, 3, 7].entries())
        await records.create(round * 7 + index + 1, { category: groups[index % 3], sortOrder, isVisible: true })
      const list = { sort: ['category', direction], range: [0, 1] }
      const whole: string[] = (await get(entity.name, { sort: list.sort })).json().map(({ id }: { id: string }) => id)
      expect(whole).toHaveLength(before + 7)
      const read = [whole.slice(0, 2), whole.slice(2, 4)]
      const walked = await walk(entity, list, async () => {
        for (const id of read.shift() ?? []) expect((await records.send('DELETE', `/${id}`)).status).toBeLessThan(300)
      })
      expect(walked.ids, `${entity.name} ${direction}`).toEqual(whole)
    }
})

test('a cursor from before, which does not say where its record stood in groups, is refused', async () => {
  const secret = 'a secret of cursors, of 32 bytes or more'
  const world = await start({ AUTH_SECRET: secret })
  const list = JSON.stringify([world.tenants[cafe].id, 'drink', { field: 'category', direction: 'ASC' }])
  const statusOf = async (more: object) => {
    const cursor = cursorsWith(secret).seal(list, { id: 'a', value: 'b', from: 1, size: 1, ...more })
    return (await asker(world, cafe).get('drink', { cursor })).statusCode
  }
  expect(await statusOf({})).toBe(400)
  expect(await statusOf({ placeInGroups: [1, 'b', 0] })).toBe(200)
})

test('a cursor is good for its own list alone, and nobody can write one', async () => {
  const { world, write, get } = await withArticles()
  for (const number of [1, 2, 3]) await write(`a-${number}`)
  const first = await get('article', { range: [0, 0], sort: ['title', 'ASC'] })
  const cursor = new URL(/<([^>]+)>/.exec(String(first.headers.link))![1]!).searchParams.get('cursor')!
  const asked = (more: Asked) => get('article', { cursor, sort: ['title', 'ASC'], ...more })
  expect((await asked({})).json()).toMatchObject([{ title: 'a-2' }])
  const written = Buffer.from(JSON.stringify({ id: 'a', value: 'a-1', from: 1, size: 1000 })).toString('base64url')
  for (const wrong of [
    { sort: ['title', 'DESC'] },
    { range: [0, 1] },
    { cursor: '' },
    { cursor: written },
    { cursor: `${cursor.slice(0, -2)}AA` },
  ]) {
    const answer = await asked(wrong)
    expect([answer.statusCode, answer.json().data.issues[0].path], JSON.stringify(wrong)).toEqual([400, ['cursor']])
  }
  expect((await asker(world, cafe).get('article', { cursor, sort: ['title', 'ASC'] })).statusCode).toBe(400)
})

test('a page whose next one begins elsewhere is sent again, though its records look the same', async () => {
  const { world, write, get } = await withArticles()
  const [first] = [await write('a-1', { title: 'い' }), await write('a-2', { title: 'う' })]
  const list = { sort: ['title', 'ASC'], range: [0, 0], fields: ['slug'] }
  const before = await get('article', list)
  const held = { 'if-none-match': String(before.headers.etag) }
  const unchanged = await get('article', list, held)
  expect([unchanged.statusCode, unchanged.headers.link]).toEqual([304, before.headers.link])
  const at = `/api/v1/authorized/tenants/${operator}/article/${first}`
  const { body } = await world.call(staffOf(operator), 'GET', at)
  expect((await world.call(staffOf(operator), 'PUT', at, { ...body, title: 'あ' })).status).toBe(200)
  const after = await get('article', list, held)
  expect([after.statusCode, after.body]).toEqual([200, before.body])
  expect(after.headers.link).not.toBe(before.headers.link)
})

test('words are looked for in what is public alone, however a record was found', async () => {
  const { world, write, get } = await withArticles()
  await write('shown', { title: 'ボードゲーム入門', lead: 'ﾎﾞｰﾄﾞ', body: text('秘密ではない本文') })
  await write('draft', { title: 'ボードゲーム草稿', status: 'draft' })
  await write('staff', { title: 'ボードゲーム内部', audience: 'staff' })
  const slugsOf = async (q: string, more: Asked = {}) => {
    const answer = await get('article', { filter: { q, ...more } })
    return [answer.json().map(({ slug }: { slug: string }) => slug), answer.headers['content-range']]
  }
  for (const words of ['ぼーどげーむ', 'ﾎﾞｰﾄﾞ 入門', 'ボ', 'SHOWN'])
    expect(await slugsOf(words), words).toEqual([['shown'], 'article 0-0/1'])
  expect(await slugsOf('ぼーど', { title: '入門' })).toEqual([[], 'article */0'])
  for (const words of ['草稿', '内部', '草']) expect(await slugsOf(words), words).toEqual([[], 'article */0'])

  const tenant = world.tenants[cafe]
  const games = await recordClient(world, boardgame, cafe)
  const hidden = { memo: 'カナリア覚え', title: 'すごろく' }
  await importRecord(world.database, boardgame, { tenant }, { ...(await games.body(1)), ...hidden, isVisible: true })
  const other = asker(world, cafe)
  expect((await other.get('boardgame', { filter: { q: 'すごろく' } })).json()).toHaveLength(1)
  for (const q of ['カナリア', 'かなりあ', 'すごろく カナリア'])
    expect((await other.get('boardgame', { filter: { q } })).json(), q).toEqual([])
})

test('what takes the place of ids is no more than one answer holds, however often a record is there', async () => {
  const { write, get } = await withArticles()
  const ids: string[] = []
  for (let number = 0; number < 80; number += 1)
    ids.push(await write(`a-${number}`, { lead: '長'.repeat(200), relatedArticles: ids.slice(-5) }))
  const page = { sort: ['id', 'DESC'], expand: ['relatedArticles.relatedArticles.relatedArticles'] }
  const refused = await get('article', { ...page, range: [0, 79] })
  const [issue] = refused.json().data.issues
  expect(issue).toMatchObject({ path: ['range'], rule: 'answerTooLarge' })
  const { fits } = issue.params
  expect(fits).toBeGreaterThan(5)
  const answer = await get('article', { ...page, range: [0, fits - 1] })
  expect(answer.statusCode).toBe(200)
  expect(Buffer.byteLength(answer.body)).toBeLessThan(8_500_000)
  expect((await get('article', { ...page, range: [0, fits] })).statusCode).toBe(400)
})

test('references are followed three deep, into what the public sees, and also from rows', async () => {
  const { world, category, write, get } = await withArticles()
  const draft = await write('draft', { status: 'draft' })
  const deepest = await write('deepest', { relatedArticles: [draft] })
  const deep = await write('deep', { relatedArticles: [deepest, draft] })
  await write('top', { relatedArticles: [deep] })
  const expand = ['category', 'relatedArticles.relatedArticles.category']
  const { relatedArticles, category: own } = (await get('article/top', { expand })).json()
  expect(own).toMatchObject({ id: category, name: 'コラム' })
  expect(relatedArticles).toMatchObject([{ id: deep, category }])
  expect(relatedArticles[0].relatedArticles).toMatchObject([{ id: deepest, category: { name: 'コラム' } }])
  for (const path of [
    'relatedArticles.relatedArticles.relatedArticles.category',
    'category.nothing',
    'title',
    '',
    'category.',
  ])
    expect((await get('article', { expand: [path] })).json().data?.issues, path).toMatchObject([
      { path: ['expand', path] },
    ])

  const site = 'sound-clover-com'
  const tenant = world.tenants[site]
  const members = await recordClient(world, member, site)
  const shown = await importRecord(world.database, member, { tenant }, { ...(await members.body(1)), isVisible: true })
  const hidden = await importRecord(
    world.database,
    member,
    { tenant },
    { ...(await members.body(2)), isVisible: false },
  )
  const sounds = await recordClient(world, sound, site)
  const credits = [shown, hidden].map((id) => ({ role: 'composer', member: id }))
  await importRecord(world.database, sound, { tenant }, { ...(await sounds.body(1)), credits, isVisible: true })
  const [record] = (await asker(world, site).get('sound', { expand: ['credits.member'] })).json()
  expect(record.credits).toMatchObject([{ member: { id: shown } }, { member: null }])
  const [plain] = (await asker(world, site).get('sound')).json()
  expect(plain.credits).toMatchObject([{ member: shown }, { member: null }])
})

test('an answer in one language has one field for two, and says where the other language stands in', async () => {
  const { write, get } = await withArticles()
  const related = await write('related', { titleEn: null })
  await write('both', { title: '題', titleEn: 'Title', bodyEn: text('words'), relatedArticles: [related] })
  const english = (
    await get('article/both', { lang: 'en', body: 'text', expand: ['relatedArticles', 'category'] })
  ).json()
  expect(english).toMatchObject({ title: 'Title', body: 'words', fallback: [] })
  expect(english.relatedArticles).toMatchObject([{ title: 'related', fallback: ['title'] }])
  expect(JSON.stringify(english)).not.toMatch(/titleEn|bodyEn|nameEn/)
  const fallen = (await get('article/related', { lang: 'en', body: 'text', fields: ['title', 'body'] })).json()
  expect(fallen).toEqual({ id: related, title: 'related', body: 'related', fallback: ['title', 'body'] })
  const japanese = (await get('article', { lang: 'ja', filter: { slug: 'both' } })).json()
  expect(japanese).toMatchObject([{ title: '題', fallback: [] }])
  expect((await get('article', { lang: 'fr' })).json().data.issues).toMatchObject([{ path: ['lang'] }])
  const twin = await get('article/both', { lang: 'en', fields: ['title', 'titleEn'] })
  expect([twin.statusCode, twin.json().data.issues]).toMatchObject([
    400,
    [{ path: ['fields', 'titleEn'], rule: 'inOneLanguage', message: expect.stringContaining('Ask for “title”') }],
  ])
  expect((await get('article/both', { fields: ['titleEn'] })).json()).toMatchObject({ titleEn: 'Title' })
})

test('answers in one language, too, are what the document says', async () => {
  const world = await start()
  const tenant = world.tenants[cafe]
  const category = await importRecord(world.database, drinkCategory, { tenant }, { name: '茶', nameEn: 'Tea' })
  const { get } = asker(world, cafe)
  // Every answer is compared with the document (`support/documented.ts`).
  const path = `drink-category/${category}`
  expect((await get(path, { lang: 'en' })).json()).toMatchObject({ name: 'Tea', fallback: [] })
  expect((await get(path)).json()).toMatchObject({ name: '茶', nameEn: 'Tea' })
})

test('an answer tells since when it is one, and is kept no longer than until something opens or closes by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') })
  const { write, get } = await withArticles()
  const known = async (since: string) => (await get('article', {}, { 'if-modified-since': since })).statusCode
  await write('shown', { publishAt: '2026-11-20T00:00:00.000Z' })
  await write('soon', { publishAt: '2026-11-21T00:00:30.000Z' })
  const first = await get('article')
  expect(first.headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=30')
  expect(first.headers['last-modified']).toBeUndefined()
  vi.setSystemTime('2026-11-21T00:00:10Z')
  const modified = String((await get('article')).headers['last-modified'])
  expect(modified).toBe('Sat, 21 Nov 2026 00:00:01 GMT')
  expect(await known(modified)).toBe(304)
  expect(await known('Fri, 20 Nov 2026 00:00:00 GMT')).toBe(200)
  expect((await get('article', {}, { 'if-modified-since': modified, 'if-none-match': '"other"' })).statusCode).toBe(200)
  vi.setSystemTime('2026-11-21T00:00:30Z')
  const opened = await get(
    'article',
    {},
    { 'if-modified-since': modified, 'if-none-match': String(first.headers.etag) },
  )
  expect([opened.statusCode, opened.json().length]).toEqual([200, 2])
  expect(opened.headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=60')
  expect(await known(modified)).toBe(200)
})

test('public records are counted by the values of public fields, as a list would find them', async () => {
  const { world, category, write, get } = await withArticles()
  const other = await importRecord(
    world.database,
    articleCategory,
    { tenant: world.tenants[operator] },
    { name: '別', slug: 'other' },
  )
  await write('one', { tags: ['猫', '船'], lead: '夏' })
  await write('two', { tags: ['猫'], isPinned: true })
  await write('three', { category: other })
  await write('draft', { status: 'draft', tags: ['秘密'] })
  const counts = async (field: string, filter: object = {}) => {
    const answer = await get(`article/counts/${field}`, { filter })
    return answer.json()
  }
  expect(await counts('category')).toEqual([
    { value: category, count: 2 },
    { value: other, count: 1 },
  ])
  expect(await counts('tags')).toEqual([
    { value: '猫', count: 2 },
    { value: '船', count: 1 },
  ])
  expect(await counts('isPinned', { category })).toEqual([
    { value: false, count: 1 },
    { value: true, count: 1 },
  ])
  expect(await counts('tags', { q: '夏' })).toEqual([
    { value: '猫', count: 1 },
    { value: '船', count: 1 },
  ])
  for (const hidden of ['status', 'audience', 'title', 'nothing'])
    expect((await get(`article/counts/${hidden}`)).statusCode, hidden).toBe(404)
  expect((await get('article/counts/tags', { filter: { audience: 'staff' } })).statusCode).toBe(400)
  expect((await get('article/counts/tags', { range: [0, 1] })).statusCode).toBe(400)
})

test('a search looks through so many records and no more, those that come first in the list', async () => {
  const world = await start()
  const client = await recordClient(world, link, 'tajimi-kasa-pub-com')
  for (const [number, title] of ['港の灯台 い', '港の灯台 ろ', '港の灯台 は', '駅'].entries())
    await client.create(number, { title, isVisible: true })
  const { id } = world.tenants['tajimi-kasa-pub-com']
  const context = contextOf(
    world.database,
    { id, slug: 'tajimi-kasa-pub-com', site: 'tajimi-kasa-pub-com' } as never,
    link,
  )
  const sort = { field: 'id', direction: 'ASC' } as const
  const query = {
    sort,
    from: 0,
    to: 0,
    conditions: [],
    words: ['灯台'],
    trashed: false,
    include: [],
    forPublic: true,
  } as const
  const read: Read = async (operation) => world.database.read(id, operation)
  const found = async (most?: number) => [...(await findPublic(context, query, read, most)).ids].sort()
  const all = await found()
  expect(all).toHaveLength(3)
  expect(await found(2)).toEqual(all.slice(0, 2))
})

test('searches whose answers are not kept are counted for each place, and those that are kept are not', async () => {
  const { call } = await start({ RATE_LIMIT: 'on' })
  const search = (words: string) =>
    call(
      undefined,
      'GET',
      `/api/v1/tenants/tajimi-kasa-pub-com/link?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`,
    )
  for (let number = 0; number < 50; number += 1) expect((await search(`港 ${number}`)).status).toBe(200)
  const refused = await search('港 50')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await search('港 0')).status).toBe(200)
  expect((await call(undefined, 'GET', '/api/v1/tenants/tajimi-kasa-pub-com/link')).status).toBe(200)
})

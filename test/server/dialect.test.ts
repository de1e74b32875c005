import { expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { schemaMismatch } from './support/documented.ts'
import { uploadValue } from './support/example-uploads.ts'
import { publicUrl, staffOf, start } from './support/world.ts'

const slug = 'funaneco-jp'
const publicPath = `/api/v1/tenants/${slug}/article`
const ownPath = `/api/v1/authorized/tenants/${slug}/article`
const queryString = (values: Readonly<Record<string, unknown>>) =>
  `?${new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()}`
const day = 86_400_000
const from = (days: number): string => new Date(Date.now() + days * day).toISOString()
const text = (words: string) => ({ blocks: [{ type: 'paragraph', data: { text: words } }] })
const on = { status: 'published', publishAt: from(-1) }

async function open() {
  const world = await start()
  const tenant = world.tenants[slug]
  const category = await importRecord(
    world.database,
    articleCategory,
    { tenant },
    { name: 'コラム', nameEn: 'Column', slug: 'column' },
  )
  const write = (name: string, values: object) =>
    importRecord(
      world.database,
      article,
      { tenant },
      { title: name, slug: name, category, body: text(name), ...values },
    )
  const ask = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers })
  const own = (rest: string, headers: Record<string, string> = {}) =>
    world.call(staffOf(slug), 'GET', ownPath + rest, undefined, headers)
  const keyWith = async (...scopes: readonly string[]) => {
    const { secret } = await makeKeyAt(world, slug, scopes)
    return (rest: string, headers: Record<string, string> = {}) =>
      callWith(world, secret, 'GET', publicPath + rest, undefined, headers)
  }
  return { world, tenant, category, write, ask, own, keyWith }
}

test('members read lists and single records with the parameters that public reads take, and are answered the same', async () => {
  const { world, tenant, category, write, ask, own } = await open()
  const thumbnail = await uploadValue(world, tenant, article.fields['thumbnail']!, 1)
  const other = await write('other', { ...on, titleEn: 'Other' })
  const id = await write('shown', { ...on, thumbnail, relatedArticles: [other] })
  const query = { expand: ['category', 'relatedArticles.category'], lang: 'en', body: 'text' }
  const mine = (await own(`/${id}${queryString(query)}`)).body
  const theirs = (await ask(`${publicPath}/shown${queryString(query)}`)).json()
  for (const name of ['title', 'thumbnail', 'body', 'fallback']) expect(mine[name], name).toEqual(theirs[name])
  expect(mine).toMatchObject({ version: 1, status: 'published', audience: expect.anything() })
  expect(mine.thumbnail).toMatchObject({ url: expect.stringContaining(publicUrl), widths: expect.any(Array) })
  expect(mine.category).toMatchObject({ id: category, name: 'Column', version: 1 })
  const [row] = (await own(queryString({ ...query, filter: { slug: 'shown' } }))).body
  expect(row).toMatchObject({ id, body: 'shown', category: { name: 'Column' } })
  expect(row.relatedArticles).toMatchObject([{ id: other, title: 'Other', category: { name: 'Column' } }])
  expect(
    schemaMismatch('ArticleExpanded', (await own(queryString({ expand: ['category', 'relatedArticles'] }))).body[0]),
  ).toBeUndefined()
  expect((await own(queryString({ fields: ['title', 'version'] }))).body).toContainEqual({
    id,
    title: 'shown',
    version: 1,
  })
})

test('without these parameters members are answered what is stored, as it is sent back', async () => {
  const { world, tenant, category, write, own } = await open()
  const thumbnail = await uploadValue(world, tenant, article.fields['thumbnail']!, 1)
  const id = await write('shown', { ...on, thumbnail })
  const { body } = await own(`/${id}`)
  expect(body).toMatchObject({ category, body: text('shown') })
  expect(body.thumbnail).not.toHaveProperty('url')
  expect((await world.call(staffOf(slug), 'PUT', `${ownPath}/${id}`, body)).status).toBe(200)
})

test('what is shown to members has a tag that changes with the records in it, and names the version', async () => {
  const { world, write, own, category } = await open()
  const id = await write('shown', on)
  const query = queryString({ expand: ['category'] })
  const one = await own(`/${id}${query}`)
  const list = await own(query)
  const tags = [one, list].map(({ headers }) => String(headers.etag))
  expect((await own(`/${id}${query}`, { 'if-none-match': tags[0]! })).status).toBe(304)
  expect((await own(query, { 'if-none-match': tags[1]! })).status).toBe(304)
  const path = `/api/v1/authorized/tenants/${slug}/article-category/${category}`
  expect((await world.call(staffOf(slug), 'PUT', path, { version: 1, name: '読み物' })).status).toBe(200)
  expect((await own(`/${id}${query}`, { 'if-none-match': tags[0]! })).body.category.name).toBe('読み物')
  expect((await own(query, { 'if-none-match': tags[1]! })).body[0].category.name).toBe('読み物')
  const saved = await world.call(staffOf(slug), 'PUT', `${ownPath}/${id}`, { title: '新' }, { 'if-match': tags[0]! })
  expect(saved.status).toBe(200)
})

test('members are refused what no dialect knows, and keys what they may not read', async () => {
  const { world, write, own } = await open()
  const id = await write('shown', on)
  const refused = async (rest: string, ...path: readonly string[]) =>
    expect(await own(rest), rest).toMatchObject({ status: 400, body: { data: { issues: [{ path }] } } })
  await refused(`/${id}?colour=red`, 'colour')
  await refused(`/${id}${queryString({ expand: ['body'] })}`, 'expand', 'body')
  await refused(queryString({ fields: ['nothing'] }), 'fields', 'nothing')
  await refused('?lang=fr', 'lang')
  await refused('?body=text&range=[0,100]', 'range')
  const { secret } = await makeKeyAt(world, slug, ['article:read-unpublished', 'article-category:read'])
  const asked = await callWith(world, secret, 'GET', `${ownPath}/${id}${queryString({ expand: ['category'] })}`)
  expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('article-category:read-unpublished')])
})

test('a key with read-unpublished reads drafts at the public address, in the public form', async () => {
  const { write, keyWith, ask } = await open()
  const draft = await write('draft', { status: 'draft' })
  await write('shown', { ...on, relatedArticles: [draft] })
  const read = await keyWith('article:read-unpublished', 'article-category:read-unpublished')
  const query = queryString({ state: 'draft', expand: ['category', 'relatedArticles'] })
  const preview = await read(`/draft${query}`)
  expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const { body: published } = await read(`/shown${query}`)
  expect(Object.keys(preview.body).sort()).toEqual(Object.keys((await ask(`${publicPath}/shown`)).json()).sort())
  expect(preview.body).toMatchObject({ id: draft, title: 'draft', category: { name: 'コラム' }, body: text('draft') })
  expect(preview.body).not.toHaveProperty('status')
  expect(published.relatedArticles).toMatchObject([{ id: draft, title: 'draft' }])
  const list = await read(queryString({ state: 'draft' }))
  expect(list.body.map((each: any) => each.slug).sort()).toEqual(['draft', 'shown'])
  expect(list.headers).toMatchObject({ 'content-range': 'article 0-1/2', 'cache-control': 'private, no-store' })
  const page = await read(queryString({ state: 'draft', range: [0, 0] }))
  const next = /<[^>]*article([^>]+)>/.exec(String(page.headers.link))![1]!
  expect([page.body[0].slug, (await read(next)).body[0].slug].sort()).toEqual(['draft', 'shown'])
  expect((await read(queryString({ state: 'draft', filter: { q: 'draft' } }))).body).toMatchObject([{ id: draft }])
})

test('without such a key what is not published is not there, for a key that reads what is published either', async () => {
  const { world, write, ask, keyWith } = await open()
  await write('draft', { status: 'draft' })
  await write('shown', on)
  const reader = await keyWith('article:read')
  const token = await world.tokenFor(staffOf(slug))
  for (const path of ['/draft?state=draft', '/shown?state=draft', '?state=draft', '?state=draft&colour=red']) {
    const answers = [
      (await ask(publicPath + path)).statusCode,
      (await ask(publicPath + path, { authorization: `Bearer ${token}` })).statusCode,
      (await reader(path)).status,
    ]
    expect(answers, path).toEqual([404, 404, 404])
  }
  expect((await ask(`${publicPath}?state=published`)).statusCode).toBe(400)
})

test('what is read as a draft is never answered to the public, nor the other way, whichever was asked first', async () => {
  const { write, ask, keyWith } = await open()
  await write('shown', on)
  const read = await keyWith('article:read-unpublished')
  const both = async (rest: string) => [await read(`${rest}?state=draft`), await ask(publicPath + rest)] as const
  // The same records, and yet not the same answer.
  for (const rest of ['', '/shown']) {
    const [draft, shown] = await both(rest)
    expect(draft.body).toEqual(shown.json())
    expect(draft.headers.etag).not.toBe(shown.headers.etag)
    expect((await ask(publicPath + rest, { 'if-none-match': String(draft.headers.etag) })).statusCode).toBe(200)
    expect((await read(`${rest}?state=draft`, { 'if-none-match': String(draft.headers.etag) })).status).toBe(304)
  }
  await write('draft', { status: 'draft' })
  const [drafts, shown] = await both('')
  expect([drafts.body.length, shown.json().length]).toEqual([2, 1])
  const [draft, hidden] = await both('/draft')
  expect([draft.status, hidden.statusCode]).toEqual([200, 404])
  expect(shown.headers['cache-control']).toMatch(/^public/)
})

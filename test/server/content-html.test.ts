// @module-tag sqlite
import { expect, onTestFinished, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import type { Block } from '../../entities/language/blocks/blocks.ts'
import { renderBlocks } from '../../generators/client/index.ts'
import { buildApp } from '../../server/app.ts'
import { builtPages } from '../../server/features/pages/built-pages.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { everyBlock } from '../fields/rich-text.ts'
import { hostileTexts } from '../hostile-texts.ts'
import { fakePages, type FakeRender } from './support/fake-pages.ts'
import { uploadValue } from './support/example-uploads.ts'
import { publicUrl, staffOf, start, type World } from './support/world.ts'

const site = 'funaneco-jp'
const at = (rest: string) => `/api/v1/tenants/${site}/${rest}`
const paragraphs = (...texts: readonly string[]) => ({
  blocks: texts.map((text): Block => ({ type: 'paragraph', data: { text } })),
})

/** The body with every block, whose picture is an upload of the tenant. */
async function everyBlockAt(world: World): Promise<typeof everyBlock> {
  const picture = await uploadValue(world, world.tenants[site], article.fields['thumbnail']!, 1)
  const { src } = picture as { readonly src: string }
  const withPicture = (block: Block): Block =>
    block.type === 'image' ? { ...block, data: { ...block.data, file: { url: src } } } : block
  return { ...everyBlock, blocks: everyBlock.blocks.map(withPicture) }
}

/** The built product with one article, that everybody may read. */
async function open(valuesOf: object | ((world: World) => Promise<object>)) {
  const world = await start()
  const values = typeof valuesOf === 'function' ? ((await valuesOf(world)) as object) : valuesOf
  const tenant = world.tenants[site]
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const publishAt = new Date(Date.now() - 86_400_000).toISOString()
  const id = await importRecord(
    world.database,
    article,
    { tenant },
    { title: '全部', slug: 'all', category, status: 'published', publishAt, ...values },
  )
  const app = await buildApp({ env: world.env, database: world.database, pages: builtPages })
  await app.ready()
  onTestFinished(() => app.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { world, id, get }
}

/** A page without the marks by which a browser takes its texts over. */
const asRead = (page: string): string => page.replaceAll('<!-- -->', '')

/** A body for any site, as our own pages write it: without the origin before its files. */
const onOwnPage = (html: string): string => html.replaceAll(publicUrl, '')

test('a body is answered as the very HTML that the article’s page shows, in its own language', async () => {
  const { get } = await open(async (world) => {
    const body = await everyBlockAt(world)
    return { body, bodyEn: { blocks: body.blocks.slice(4) } }
  })
  const { body, bodyEn, title } = (await get(at('article/all?body=html'))).json()
  expect(title).toBe('全部')
  expect(body).toMatch(/^<div class="blocks">/)
  expect(asRead((await get('/article/all')).body)).toContain(onOwnPage(body))
  expect(asRead((await get('/en/article/all')).body)).toContain(onOwnPage(bodyEn))
  // On another site everything that is loaded comes from here.
  expect([...body.matchAll(/ src="([^"]*)"/g)].length).toBeGreaterThan(0)
  for (const [, src] of body.matchAll(/ src="([^"]*)"/g)) expect(src).toMatch(/^http:\/\/localhost:3000\//)
  expect(body).not.toContain(bodyEn.slice('<div class="blocks">'.length))
  const blocks = (await get(at('article/all?body=blocks'))).json()
  expect(blocks).toEqual((await get(at('article/all'))).json())
  expect(blocks.body.blocks).toHaveLength(everyBlock.blocks.length)
})

test('tables and code that may be wider than a phone are reached by keyboard, under a name of their own', async () => {
  const row = (columns: number): Block => ({
    type: 'table',
    data: { withHeadings: false, content: [Array.from({ length: columns }, () => '値')] },
  })
  const code = (text: string): Block => ({ type: 'code', data: { code: text } })
  const blocks = [row(3), row(2), code('十二文字までは入ります。'), code('short\n十二文字より長い行です。。'), row(4)]
  const { get } = await open({ body: { blocks }, bodyEn: { blocks } })
  const answered = (await get(at('article/all?body=html'))).json()
  const regionsOf = (html: string) =>
    [...html.matchAll(/<(\w+)[^>]* role="region" aria-label="([^"]*)" tabindex="0">/g)].map(([, tag, name]) => [
      tag,
      name,
    ])
  expect(regionsOf(answered.body)).toEqual([
    ['div', '表 1'],
    ['pre', 'コード'],
    ['div', '表 2'],
  ])
  expect(regionsOf(answered.bodyEn)).toEqual([
    ['div', 'Table 1'],
    ['pre', 'Code'],
    ['div', 'Table 2'],
  ])
  expect(answered.body.match(/tabindex/g)).toHaveLength(3)
  const page = (await get('/en/article/all')).body
  expect(page).toContain(answered.bodyEn)
  // The client of a site writes the same.
  const words = { table: '表', code: 'コード' }
  expect(renderBlocks({ blocks: blocks as never }, { words }).replaceAll('\n<', '<')).toBe(
    answered.body.replace('<div class="blocks">', '').replace(/<\/div>$/, ''),
  )
  expect(regionsOf(renderBlocks({ blocks: blocks as never }))).toEqual(regionsOf(answered.bodyEn))
})

test('its pictures are uploads of its own tenant, or it says which one is not', async () => {
  const { world, id } = await open({ body: paragraphs('はじめの文') })
  const path = `/api/v1/authorized/tenants/${site}/article/${id}`
  const { version } = (await world.call(staffOf(site), 'GET', path)).body
  const other = await uploadValue(world, world.tenants['myturn-games'], article.fields['thumbnail']!, 1)
  const { src } = other as { readonly src: string }
  for (const url of [src, `/uploads/${world.tenants[site].id}/${'a'.repeat(26)}.webp`, '/demo/box.webp', '/']) {
    const image = { type: 'image', data: { file: { url } } }
    const body = { blocks: [...paragraphs('文').blocks, image] }
    expect(await world.call(staffOf(site), 'PUT', path, { version, body }), url).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: ['body', 'blocks', 1], rule: 'blocks.picture', params: { n: 2 } }] } },
    })
  }
})

test('its HTML has a mark of its own, and changes with it', async () => {
  const { world, id, get } = await open({ body: paragraphs('はじめの文') })
  const html = await get(at('article/all?body=html'))
  const etag = String(html.headers.etag)
  expect(etag).not.toBe((await get(at('article/all'))).headers.etag)
  expect((await get(at('article/all?body=html'), { 'if-none-match': etag })).statusCode).toBe(304)
  const path = `/api/v1/authorized/tenants/${site}/article/${id}`
  const { body: record } = await world.call(staffOf(site), 'GET', path)
  const { version } = record
  expect((await world.call(staffOf(site), 'PUT', path, { version, body: paragraphs('あとの文') })).status).toBe(200)
  const after = await get(at('article/all?body=html'), { 'if-none-match': etag })
  expect([after.statusCode, after.json().body]).toEqual([200, '<div class="blocks"><p>あとの文</p></div>'])
})

test('a list has the HTML of its records where it is asked for', async () => {
  const { get } = await open({ body: paragraphs('文') })
  const [listed] = (await get(at('article?body=html'))).json()
  expect(listed.body).toBe('<div class="blocks"><p>文</p></div>')
})

test('a body that is not among the wanted fields is neither read nor written', async () => {
  const { world } = await open({ body: paragraphs('文') })
  const rendered = vi.fn<FakeRender>()
  const app = await buildApp({ env: world.env, database: world.database, pages: fakePages(rendered) })
  await app.ready()
  onTestFinished(() => app.close())
  for (const url of ['article?body=html&fields=["slug"]', 'article/all?body=html&fields=["slug"]']) {
    const answer = await app.inject(at(url))
    expect([answer.statusCode, [answer.json()].flat().map(({ slug }) => slug)]).toEqual([200, ['all']])
  }
  // Where it is wanted, pages without bodies cannot answer it.
  expect((await app.inject(at('article?body=html&fields=["body"]'))).statusCode).toBe(500)
  expect((await app.inject(at('article?body=html&fields=["slug"]&range=[0,499]'))).statusCode).toBe(200)
})

test('another form, or one of what has no body, is refused by name', async () => {
  const { get } = await open({ body: paragraphs('文') })
  for (const query of ['body=markdown', 'body=', 'body=html&body=html', 'body=HTML']) {
    const answer = await get(at(`article/all?${query}`))
    expect(answer.statusCode, query).toBe(400)
    expect(answer.json().data.issues, query).toMatchObject([{ path: ['body'], rule: 'invalid' }])
  }
  for (const path of ['article-category?body=html', 'article-category/column?body=html']) {
    const answer = await get(at(path))
    expect(answer.json().data?.issues, path).toMatchObject([{ path: ['body'], rule: 'unknownField' }])
  }
})

test('nothing hostile is in it', async () => {
  const { world, get } = await open({ body: paragraphs('文') })
  const path = `/api/v1/authorized/tenants/${site}/article`
  const { body: records } = await world.call(staffOf(site), 'GET', path)
  const values = { body: paragraphs(...hostileTexts), version: records[0].version }
  expect((await world.call(staffOf(site), 'PUT', `${path}/${records[0].id}`, values)).status).toBe(200)
  const { body } = (await get(at('article/all?body=html'))).json()
  const tags = new Set([...body.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)].map(([, tag, attributes]) => tag + attributes))
  const strange = [...tags].filter(
    (tag) =>
      !/^(?:div|div class="blocks"|p|b|i|u|s|mark|code|br\/?|br|a|a href="(?:https?:|mailto:|tel:|[/#?])[^"]*" rel="noopener")$/.test(
        tag,
      ),
  )
  expect(strange).toEqual([])
  expect(body.match(/<p>/g)).toHaveLength(hostileTexts.length)
})

test('who opens an article by its former slug is led to the present one, in the same language', async () => {
  const { world, id, get } = await open({ body: paragraphs('本文'), bodyEn: paragraphs('Body') })
  const path = `/api/v1/authorized/tenants/${site}/article/${id}`
  const { version } = (await world.call(staffOf(site), 'GET', path)).body
  expect((await world.call(staffOf(site), 'PUT', path, { slug: 'renamed', version })).status).toBe(200)
  for (const form of ['', '/en']) {
    const { statusCode, headers } = await get(`${form}/article/all`)
    expect([statusCode, headers.location]).toEqual([301, `${form}/article/renamed`])
    expect(headers['cache-control']).toContain('no-cache')
  }
  expect((await get('/article/renamed')).statusCode).toBe(200)
})

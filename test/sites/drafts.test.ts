// @module-tag sqlite
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { drink } from '../../entities/drink.ts'
import { event } from '../../entities/events/event.ts'
import { product } from '../../entities/shop/product.ts'
import { memoryCache, renderBody } from '../../generators/client/index.ts'
import { createClient as shopClient } from '../../generators/client/sites/suda-nijo-com.ts'
import { createClient } from '../../generators/client/sites/toki-tsumugi-cafe.ts'
import { makeKeyAt } from '../server/support/api-keys.ts'
import { recordClient } from '../server/support/record-client.ts'
import { admin, start } from '../server/support/world.ts'
import { draftPages } from './cafe/drafts.ts'
import { draftPages as shopDrafts } from './shop/drafts.ts'
import { productPage } from './shop/pages.ts'
import { emptyCart } from './shop/cart.ts'
import { siteOf } from './cafe/site.ts'
import type { Asked } from './http.ts'

const tenant = 'toki-tsumugi-cafe'
const secret = 'for the staff of the café'

const asked = (path: string, draft?: string): Asked => ({
  method: 'GET',
  url: new URL(path, 'http://site'),
  headers: {},
  visitor: '203.0.113.9',
  cookies: new Map(draft === undefined ? [] : [['draft', draft]]),
  text: () => Promise.resolve(''),
})

test('drafts are on pages of their own, for those with the secret, made by what makes the public ones', async () => {
  const world = await start()
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const [articles, events, drinks] = await Promise.all(
    [article, event, drink].map((each) => recordClient(world, each, tenant)),
  )
  const publishAt = new Date(Date.now() - 60_000).toISOString()
  const shown = { status: 'published', publishAt, unpublishAt: null, title: '衣替え', slug: 'autumn' }
  await articles!.create(1, shown)
  // Nothing but what a draft cannot lack: no address, no text, no time.
  const bare = await articles!.send('POST', '', { title: '秘密の新作' })
  expect(bare.status, bare.text).toBe(201)
  const planned = await events!.send('POST', '', { title: '秘密の夜会' })
  expect(planned.status, planned.text).toBe(201)
  await drinks!.create(1, { name: '秘密の一杯', isVisible: false, availableFrom: null, availableUntil: null })

  const folder = mkdtempSync(join(tmpdir(), 'captain-cafe-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const captain = createClient({ origin, tenant, cache: memoryCache() })
  const site = siteOf(captain, origin, folder, () => expect.unreachable('The site was not built.'))
  const expectNoSecret = async () => {
    await site.rebuild()
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    expect(files.length).toBeGreaterThan(10)
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name), 'utf8')).not.toMatch(/秘密|\/draft\/|プレビュー/)
  }
  await expectNoSecret()

  const served = ['food', 'drink', 'play']
  const entities = ['article', 'event', 'boardgame', ...served, ...served.map((each) => `${each}-category`)]
  const scopes = entities.map((each) => `${each}:read-unpublished`)
  const key = await makeKeyAt(world, tenant, scopes)
  // One cache for both would be a mistake that nobody notices: answers with drafts are kept by no client.
  const drafts = createClient({ origin, tenant, key: key.secret, cache: memoryCache() })
  const draft = draftPages(captain, drafts, secret)
  for (const [path, cookie] of [
    ['/draft/ja/', undefined],
    ['/draft/ja/', ''],
    ['/draft/ja/', 'guessed'],
    ['/draft/?secret=guessed', undefined],
    ['/draft/?secret=', undefined],
    ['/draft/ja/nowhere/', secret],
    ['/draft/fr/', secret],
  ] as const)
    expect(await draft(asked(path, cookie)), `${path} ${cookie}`).toBeUndefined()
  expect(await draftPages(captain, drafts, '')(asked('/draft/ja/', ''))).toBeUndefined()

  const entered = await draft(asked(`/draft/?secret=${encodeURIComponent(secret)}`))
  expect(entered).toMatchObject({ status: 303, headers: { location: '/draft/ja/' } })
  expect(String(entered!.headers!['set-cookie'])).toMatch(/^draft=.*; HttpOnly; SameSite=Lax/)
  const read = async (path: string) => {
    const answer = await draft(asked(path, secret))
    expect(answer, path).toMatchObject({ headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
    return String(answer!.body)
  }
  const news = await read('/draft/ja/news/')
  for (const title of ['衣替え', '秘密の新作', 'プレビュー']) expect(news).toContain(title)
  expect(news).toContain(`href="/draft/ja/news/${bare.body.id}/"`)
  expect(await read(`/draft/en/news/${bare.body.id}/`)).toContain('秘密の新作')
  expect(await read(`/draft/ja/events/${planned.body.id}/`)).toContain('日時未定')
  expect(await read('/draft/ja/menu/')).toContain('秘密の一杯')

  const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)![0]
  const inPublic = readFileSync(join(folder, 'ja/news/autumn/index.html'), 'utf8')
  expect(mainOf(await read('/draft/ja/news/autumn/')).replaceAll('/draft/', '/')).toBe(mainOf(inPublic))
  await expectNoSecret()
})

test('the shop shows products that are not on sale yet and changes that are not published, by what makes its public pages', async () => {
  const world = await start()
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const shop = 'suda-nijo-com'
  const products = await recordClient(world, product, shop)
  const sold = await products.create(1, { name: '羊羹', slug: 'yokan', isVisible: true, saleStatus: 'onSale' })
  const bare = await products.send('POST', '', {
    name: '秘密の菓子',
    code: 'secret',
    slug: 'secret',
    category: 'sweets',
    price: 800,
    isVisible: false,
    saleStatus: 'preparing',
  })
  expect(bare.status, bare.text).toBe(201)
  const change = { name: '秘密の羊羹', price: null, version: sold['version'] }
  const saved = await world.call(admin, 'PUT', `${products.path}/${sold['id']}/draft`, change, { 'if-none-match': '*' })
  expect(saved.status, saved.text).toBeLessThan(300)

  const key = await makeKeyAt(world, shop, ['product:read-unpublished'])
  const captain = shopClient({ origin, tenant: shop, cache: memoryCache() })
  const drafts = shopClient({ origin, tenant: shop, key: key.secret, cache: memoryCache() })
  const draft = shopDrafts(captain, drafts, secret)
  for (const [path, cookie] of [
    ['/draft/', undefined],
    ['/draft/', 'guessed'],
    ['/draft/products/secret', undefined],
    ['/draft/products/none', secret],
    ['/draft/elsewhere', secret],
  ] as const)
    expect(await draft(asked(path, cookie)), `${path} ${cookie}`).toBeUndefined()
  const entered = await draft(asked(`/draft/?secret=${encodeURIComponent(secret)}`))
  expect(entered).toMatchObject({ status: 303, headers: { location: '/draft/' } })
  const read = async (path: string) => {
    const answer = await draft(asked(path, secret))
    expect(answer, path).toMatchObject({ headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
    return String(answer!.body)
  }
  const list = await read('/draft/')
  for (const part of ['秘密の菓子', '秘密の羊羹', 'プレビュー', 'href="/draft/products/secret"', '価格は未定です'])
    expect(list).toContain(part)
  const page = await read('/draft/products/yokan')
  expect(page).toContain('<h1>秘密の羊羹</h1>')
  expect(page).not.toContain('カートに入れる')
  expect(await read('/draft/products/secret')).toContain('<h1>秘密の菓子</h1>')
  const published = (await captain.product.get('yokan'))!
  const description = renderBody(published.description, { lang: 'ja' })
  expect(String(productPage(emptyCart, { ...published, description }))).not.toMatch(/秘密|プレビュー|noindex/)
  expect((await captain.product.list()).records.map(({ name }) => name)).toEqual(['羊羹'])
})

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { expect, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { boardgame } from '../../entities/boardgame.ts'
import { businessDay } from '../../entities/opening/business-day.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { event } from '../../entities/events/event.ts'
import { entities } from '../../entities/index.ts'
import { weekdays } from '../../entities/language/dates/plain-date.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { product } from '../../entities/shop/product.ts'
import {
  CaptainError,
  memoryCache,
  pictureAttributes,
  renderBlocks,
  renderBody,
} from '../../generators/client/index.ts'
import type { Block, ClientOptions } from '../../generators/client/index.ts'
import { verifyWebhook, WebhookError } from '../../generators/client/webhooks.ts'
import { createClient as cafeClient } from '../../generators/client/sites/toki-tsumugi-cafe.ts'
import { createClient as companyClient } from '../../generators/client/sites/emu-esu-com.ts'
import { createClient as shopClient } from '../../generators/client/sites/suda-nijo-com.ts'
import { camel, pascal } from '../../generators/names.ts'
import { tenantDocument } from '../../server/features/openapi/tenant-document.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { makeKeyAt } from '../server/support/api-keys.ts'
import { recordClient } from '../server/support/record-client.ts'
import { buyer, onSale } from '../server/support/shop.ts'
import { start, type World } from '../server/support/world.ts'

// Compiling is a program of its own; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'test-results/captain-client')
const compile = (...words: readonly string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...words], { encoding: 'utf8' })

const cafe = 'toki-tsumugi-cafe'
const company = 'emu-esu-com'
const shop = 'suda-nijo-com'
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

const body = {
  blocks: [
    { type: 'header', data: { text: '概要', level: 2 } },
    { type: 'paragraph', data: { text: '雨の日は<b>半額</b>です。<br>&lt;本日&gt; &amp; 明日' } },
    { type: 'list', data: { style: 'ordered', items: ['一', { text: '二', items: ['<i>二の一</i>'] }] } },
    { type: 'quote', data: { text: 'ことば', caption: '誰か' } },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['名', '値'],
          ['甲', '<a href="/menu">乙</a>'],
        ],
      },
    },
    { type: 'delimiter', data: {} },
    { type: 'code', data: { code: 'a < b && "c"' } },
  ],
}

/** A server on a port of its own, and what its clients need. */
async function served(): Promise<{ readonly world: World; readonly at: (tenant: string) => ClientOptions }> {
  const world = await start()
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  return { world, at: (tenant) => ({ origin, tenant }) }
}

test('a site lists, finds, counts and follows what its tenant publishes', async () => {
  const { world, at } = await served()
  const client = cafeClient(at(cafe))
  const games = await recordClient(world, boardgame, cafe)
  const game = await games.create(1, { title: '花火', isVisible: true, genres: ['coop'] })
  const hidden = await games.create(2, { isVisible: false })
  const articles = await recordClient(world, article, cafe)
  const own = { status: 'published', unpublishAt: null, body, boardgames: [game['id'], hidden['id']] }
  for (const [index, title] of ['朝の部', '昼の部', '夜の部'].entries())
    await articles.create(index + 1, {
      ...own,
      title,
      slug: `part-${index}`,
      publishAt: inDays(index - 5),
    })
  await articles.create(9, { ...own, title: '予告', slug: 'soon', publishAt: inDays(5) })

  const page = await client.article.list({ sort: ['publishAt', 'ASC'], range: [0, 1], fields: ['title'] })
  expect(page).toMatchObject({ total: 3, from: 0, records: [{ title: '朝の部' }, { title: '昼の部' }] })
  expect(Object.keys(page.records[0]!)).toEqual(['id', 'title'])
  const next = await client.article.list({ sort: ['publishAt', 'ASC'], cursor: page.cursor!, fields: ['title'] })
  expect(next).toMatchObject({ from: 2, cursor: undefined, records: [{ title: '夜の部' }] })
  // A page on the tenant's own domain is let read where the next one begins.
  const fromPage = await fetch(`${at(cafe).origin}/api/v1/tenants/${cafe}/article`, {
    headers: { origin: `https://${cafe}.example` },
  })
  expect(fromPage.headers.get('access-control-expose-headers')?.split(', ')).toContain('link')
  const all: string[] = []
  for await (const each of client.article.all({ sort: ['publishAt', 'DESC'], range: [0, 0], fields: ['title'] }))
    all.push(each.title)
  expect(all).toEqual(['夜の部', '昼の部', '朝の部'])
  expect((await client.article.list({ filter: { q: '昼', publishAt_lte: inDays(0) } })).records).toHaveLength(1)
  expect(await client.article.list({ filter: { slug_in: [] } })).toMatchObject({ records: [], total: 0 })

  const found = await client.article.get('part-0', { expand: ['boardgames'], body: 'text' })
  expect(found?.boardgames?.map(({ title, genres }) => [title, genres])).toEqual([['花火', ['coop']]])
  expect(found?.body).toContain('半額')
  expect(await client.article.get('soon')).toBeUndefined()
  expect(await client.boardgame.counts('genres', { title: '花火' })).toEqual([{ value: 'coop', count: 1 }])
  const [main] = (await client.boardgame.get(game['id']))!.images!
  const attributes = pictureAttributes(main!, { sizes: '50vw' })
  expect(attributes).toMatchObject({ src: main!.url, alt: main!.alt })
  expect((attributes.srcset ?? '').split(', ').filter(Boolean)).toHaveLength(main!.widths.length)

  await articles.create(10, { ...own, title: '開店のお知らせ', slug: 'opening', publishAt: inDays(-9) })
  expect((await client.article.get('opening'))?.title).toBe('開店のお知らせ')

  const day = { isOpen: true, ranges: [{ openTime: '00:00', closeTime: '24:00', lastOrderTime: null }], note: null }
  const week = { days: weekdays.map((weekday) => ({ weekday, ...day })), effectiveFrom: '2020-01-01' }
  await importRecord(world.database, businessDay, { tenant: world.tenants[cafe] }, week)
  expect(await client.businessSchedule.opening({ days: 2 })).toMatchObject({ isOpen: true, days: [{}, {}] })
  // What visitors type where a slug belongs is never taken for another address of the API.
  for (const key of ['feed.rss', 'feed.atom', 'counts/tags', '..', '.', '', '?range=[0,1]', '部'])
    expect(await client.article.get(key), key).toBeUndefined()
  for (const key of ['opening', 'opening.ics', 'calendar.ics'])
    expect(await client.businessSchedule.get(key), key).toBeUndefined()
  for (const address of [
    client.article.feed('rss'),
    client.article.feed('atom', { lang: 'en' }),
    client.event.calendar(),
  ])
    expect((await fetch(address)).status, address).toBe(200)
})

test('a site follows what changed since it last asked, and learns when that is no longer known', async () => {
  const { world, at } = await served()
  const client = cafeClient(at(cafe))
  const { next } = (await client.changes())!
  const games = await recordClient(world, boardgame, cafe)
  const game = await games.create(1, { isVisible: true })
  const days = await recordClient(world, businessSchedule, cafe)
  const day = await days.create(1)
  const told = (await client.changes(next))!
  expect(told.changes).toMatchObject([
    { entity: 'boardgame', id: game['id'], kind: 'changed' },
    { entity: 'businessSchedule', id: day['id'], kind: 'changed' },
  ])
  expect(await client.changes(told.next)).toEqual({ changes: [], next: told.next })
  expect(await client.changes('nowhere')).toBeUndefined()
})

test('what has not changed is not sent again, and what is refused says why', async () => {
  const { world, at } = await served()
  const statuses: number[] = []
  const watched: typeof fetch = async (...call) => {
    const answer = await fetch(...call)
    statuses.push(answer.status)
    return answer
  }
  const client = cafeClient({ ...at(cafe), cache: memoryCache(2), fetch: watched })
  const first = await client.faq.list()
  expect(await client.faq.list()).toEqual(first)
  await client.faq.list({ range: [0, 0] })
  await client.faq.list({ range: [0, 1] })
  await client.faq.list()
  expect(statuses, 'the one used longest ago is forgotten').toEqual([200, 304, 200, 200, 200])

  const wrong = await client.article.list({ filter: { nothing: 1 } as object }).catch((error: unknown) => error)
  expect(wrong).toBeInstanceOf(CaptainError)
  expect(wrong).toMatchObject({ status: 400, issues: [{ path: ['filter', 'nothing'], rule: 'unknownField' }] })
  const nobody = cafeClient({ ...at('nobody-here') })
  await expect(nobody.article.list()).rejects.toMatchObject({ status: 404, issues: [], code: undefined })
  const proxy = cafeClient({
    ...at(cafe),
    fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'retry-after': '7' } }),
  })
  await expect(proxy.article.list()).rejects.toMatchObject({ status: 502, retryAfter: 7 })
  await world.app.close()
  await expect(client.faq.list()).rejects.toThrow(TypeError)
})

test('an answer that is none of the API is named as such and not kept', async () => {
  const { at } = await served()
  const kept: string[] = []
  const client = cafeClient({
    ...at(cafe),
    cache: { get: () => undefined, set: (url) => kept.push(url) },
    fetch: async (...call) => {
      const { headers } = await fetch(...call)
      return new Response('<h1>Please sign in to this network</h1>', { headers: { etag: headers.get('etag')! } })
    },
  })
  await expect(client.faq.list()).rejects.toMatchObject({
    name: 'CaptainError',
    status: 200,
    code: 'NOT_JSON',
    message: 'Something else than the API of Captain answered: <h1>Please sign in to this network</h1>',
  })
  expect(kept).toEqual([])
})

test('where the next page begins is taken from the answer that says that nothing has changed', async () => {
  const answers = [1, 2].map((number) => ({
    etag: '"same"',
    link: `<https://a.jp/list?cursor=${number}>; rel="next"`,
    'content-range': `faq 0-0/${number + 1}`,
  }))
  let asked = 0
  const client = cafeClient({
    origin: 'https://a.jp',
    tenant: cafe,
    cache: memoryCache(),
    fetch: async () => {
      const headers = answers[asked]!
      asked += 1
      return asked === 1 ? new Response('[]', { headers }) : new Response(null, { status: 304, headers })
    },
  })
  expect(await client.faq.list()).toMatchObject({ cursor: '1', total: 2 })
  expect(await client.faq.list()).toMatchObject({ cursor: '2', total: 3, records: [] })
})

test('a key writes records, sends what visitors fill in, and is held to its scopes', async () => {
  const { world, at } = await served()
  const scopes = ['news:create', 'news:update', 'inquiries:send']
  const { secret } = await makeKeyAt(world, company, scopes)
  const { records, inquiries, ...content } = companyClient({ ...at(company), key: secret })
  const values = { title: '初売り', slug: 'new-year', linkUrl: 'https://example.com', category: 'info' } as const
  const made = await records.news.create(values, { idempotencyKey: 'once' })
  expect(await records.news.create(values, { idempotencyKey: 'once' })).toEqual(made)
  expect(await records.news.list({ filter: { status: 'draft' } })).toMatchObject({
    total: 1,
    records: [{ id: made.id }],
  })
  const changed = await records.news.update(made.id, {
    title: '春の初売り',
    body: { blocks: [] },
    version: made.version,
  })
  await expect(records.news.update(made.id, { title: '古い', version: made.version })).rejects.toMatchObject({
    status: 412,
    data: { current: { title: '春の初売り' } },
  })
  await records.news.transition(made.id, { to: 'published', version: changed.version })
  expect(await records.news.get(made.id)).toMatchObject({ status: 'published' })
  expect((await content.news.get('new-year'))?.title).toBe('春の初売り')
  await expect(content.partner.list()).rejects.toMatchObject({ status: 403 })
  await expect(companyClient({ ...at(company), key: 'captain_x' }).news.list()).rejects.toMatchObject({ status: 401 })

  const inquiry = {
    category: 'estimate',
    subject: '屋根',
    message: '直したいです。',
    name: '山田 花子',
    email: 'hanako@example.jp',
    agreedPrivacyPolicy: true,
  } as const
  const sent = await inquiries.send(inquiry, { visitor: '203.0.113.9', idempotencyKey: 'form 1' })
  expect(sent).toMatchObject({ receiptNo: expect.any(String) })
  expect(await inquiries.send(inquiry, { idempotencyKey: 'form 1' })).toEqual(sent)
  await expect(inquiries.send({ ...inquiry, email: 'no' })).rejects.toMatchObject({
    issues: [{ path: ['email'], message: expect.stringContaining('入力してください') }],
  })

  const events = await recordClient(world, event, cafe)
  const held = await events.create(1, {
    startAt: inDays(9),
    endAt: inDays(10),
    publishAt: inDays(-1),
    unpublishAt: null,
    status: 'published',
    holdStatus: 'scheduled',
    takesApplications: true,
    applicationStartAt: null,
    applicationEndAt: null,
    minPeople: null,
    capacity: 3,
    remaining: 3,
  })
  const { applications } = cafeClient(at(cafe))
  const person = { event: held['id'], people: 2, name: '見本 花子', email: 'a@example.jp', agreedPrivacyPolicy: true }
  const booked = await applications.send(person, { idempotencyKey: 'booking 1' })
  expect(booked).toMatchObject({ applicationNo: expect.any(String) })
  expect(await applications.send(person, { idempotencyKey: 'booking 1' })).toEqual(booked)
  await expect(applications.send(person)).rejects.toMatchObject({ status: 409, issues: [{ params: { left: 1 } }] })
})

test('a shop quotes and places an order once, and records its card payment', async () => {
  const { world, at } = await served()
  const { secret } = await makeKeyAt(world, shop, ['orders:place', 'shop:update'])
  const { orders, records } = shopClient({ ...at(shop), key: secret })
  const unsaved = await records.shop.read()
  expect(unsaved).toMatchObject({ version: 0, takesCards: false })
  await records.shop.save({
    version: unsaved.version,
    rates: [{ region: 'rest', normal: 770, chilled: null, frozen: null, mail: null, days: 1 }],
    giftWrappingFee: 220,
    noshiFee: 0,
    orderDeadline: '12:00',
    closedOnHolidays: false,
    wishDateMaxDays: 30,
    takesCards: true,
    takesTransfers: false,
  })
  expect(await records.shop.read({ fields: ['giftWrappingFee'] })).toEqual({
    id: unsaved.id,
    giftWrappingFee: 220,
  })
  const products = await recordClient(world, product, shop)
  const { id } = await products.create(1, { ...onSale, stock: 3, name: '器' })
  const items = [{ product: String(id), quantity: 2 }]
  const quote = await orders.quote({ items, prefecture: '21' }, { visitor: '203.0.113.9' })
  await expect(orders.quote({ items, prefecture: '21' }, { visitor: 'nobody' })).rejects.toMatchObject({ status: 400 })
  expect(quote).toMatchObject({ itemsTotal: 2000, shippingFee: 770, total: 2770 })
  const order = {
    items,
    paymentMethod: 'card',
    ...buyer,
    expectedTotal: quote.total,
  } as const
  const placed = await orders.place(order, { idempotencyKey: 'cart 7' })
  expect(await orders.place(order, { idempotencyKey: 'cart 7' })).toEqual(placed)
  await expect(orders.place(order, { idempotencyKey: 'other', language: 'ja' })).rejects.toMatchObject({
    status: 409,
    issues: [{ path: ['items', 0], params: { left: 1 }, message: '「器」の在庫は、残り1点です。' }],
  })
  const payment = { orderNo: placed.orderNo, status: 'captured', transactionId: 'tx_1', amount: placed.total } as const
  expect(await orders.recordCardPayment(payment)).toMatchObject({ orderStatus: 'paid', status: 'captured' })
})

test('a webhook is believed with either secret, and only as it was signed, lately', async () => {
  const [old, secret, other] = [1, 2, 3].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`) as [
    string,
    string,
    string,
  ]
  const sent = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: { tenant: 'カフェ' } })
  const signed = (by: string, at = new Date()) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('msg_1', at, sent),
  })
  expect(await verifyWebhook(secret, signed(secret), sent)).toEqual(JSON.parse(sent))
  expect(await verifyWebhook([other, old], new Headers(signed(old)), sent)).toMatchObject({ type: 'test' })
  const both = `v1a,${'A'.repeat(86)}== ${signed(old)['webhook-signature']} ${signed(secret)['webhook-signature']}`
  const upper = { ...signed(secret), 'webhook-signature': undefined, 'Webhook-Signature': [both] }
  await expect(verifyWebhook(secret, { ...upper, 'webhook-signature': both }, sent)).resolves.toBeTruthy()
  for (const [headers, text] of [
    [signed(other), sent],
    [signed(secret), `${sent} `],
    [{ ...signed(secret), 'webhook-id': 'msg_2' }, sent],
    [{ ...signed(secret), 'webhook-signature': 'v1,!!' }, sent],
    [signed(secret, new Date(Date.now() - 301_000)), sent],
    [signed(secret, new Date(Date.now() + 302_000)), sent],
    [{}, sent],
  ] as const)
    await expect(verifyWebhook(secret, headers, text)).rejects.toThrow(WebhookError)
  await expect(verifyWebhook('whsec_', signed(secret), sent)).rejects.toThrow(TypeError)
})

test('a body is written as the API writes it, in the element that the stylesheet begins at', () => {
  const blocks = body.blocks as readonly Block[]
  expect(renderBody({ blocks: blocks.slice(1, 2) })).toBe(
    '<div class="blocks"><p>雨の日は<b>半額</b>です。<br>&lt;本日&gt; &amp; 明日</p></div>',
  )
  expect(renderBody({ blocks }, { lang: 'ja"', headingOffset: 1 })).toBe(
    `<div class="blocks" lang="ja&quot;">${renderBlocks({ blocks }, { headingOffset: 1 })}</div>`,
  )
})

test('blocks become safe HTML', () => {
  const html = renderBlocks({ blocks: body.blocks as readonly Block[] }, { headingOffset: 1 })
  expect(html.split('\n')).toEqual([
    '<h3>概要</h3>',
    '<p>雨の日は<b>半額</b>です。<br>&lt;本日&gt; &amp; 明日</p>',
    '<ol><li>一</li><li>二<ol><li><i>二の一</i></li></ol></li></ol>',
    '<figure class="blocks-quote"><blockquote>ことば</blockquote><figcaption>誰か</figcaption></figure>',
    '<div class="blocks-table"><table><thead><tr><th scope="col">名</th><th scope="col">値</th></tr></thead><tbody><tr><td>甲</td><td><a href="/menu" rel="noopener">乙</a></td></tr></tbody></table></div>',
    '<hr>',
    '<pre><code>a &lt; b &amp;&amp; "c"</code></pre>'.replaceAll('"', '&quot;'),
  ])
  const texts = [
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    [
      '<a href="https://a.jp/?a=1&amp;b=%22" onclick="x">x',
      '<p><a href="https://a.jp/?a=1&amp;b=%22" rel="noopener">x</a></p>',
    ],
    ['<b onmouseover=x><i>y</b></i>', '<p><b><i>y</i></b></p>'],
    ['a & b <img src=x onerror=y>', '<p>a &amp; b &lt;img src=x onerror=y&gt;</p>'],
  ] as const
  for (const [text, shown] of texts)
    expect(renderBlocks({ blocks: [{ type: 'paragraph', data: { text } }] })).toBe(shown)
  const meta = { title: '"<b>', image: { url: 'javascript:x' } }
  expect(renderBlocks({ blocks: [{ type: 'linkTool', data: { link: 'https://a.jp/"', meta } }] })).toMatch(
    /^<a class="blocks-link" href="https:\/\/a\.jp\/&quot;" rel="noopener"><span[^<]*<span[^>]*>&quot;&lt;b&gt;/,
  )
  const video = { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7' } as const
  expect(renderBlocks({ blocks: [{ type: 'embed', data: video }] })).toContain('watch?v=dQw4w9WgXcQ&amp;t=7s"')
  const newer = { type: 'hologram', data: {} } as unknown as Block
  expect(renderBlocks({ blocks: [newer] }, { render: () => undefined })).toBe('')
})

test(
  'the package compiles by itself, and its types are what the API of each site describes',
  { tags: ['full'] },
  async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'examples.ts'), sites.map(examplesOf).join('\n'))
    const own = JSON.parse(readFileSync(join(root, 'generators/client/tsconfig.json'), 'utf8')) as Record<string, any>
    const options = { ...own['compilerOptions'], rootDir: root, noEmit: true, noUnusedLocals: false }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['examples.ts'] }))
    expect(() => compile('-p', folder)).not.toThrow()
    compile('-p', join(root, 'generators/client'), '--outDir', join(folder, 'dist'))
    for (const file of ['package.json', 'README.md']) cpSync(join(root, 'generators/client', file), join(folder, file))
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8' }),
    ) as readonly { readonly version: string; readonly files: readonly { readonly path: string }[] }[]
    const paths = packed!.files.map(({ path }) => path)
    const captain = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    expect(packed!.version).toBe(captain.version)
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts']))
    expect(paths.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual(['README.md', 'package.json'])
    const built = (await import(pathToFileURL(join(folder, `dist/sites/${cafe}.js`)).href)) as {
      createClient: typeof cafeClient
    }
    expect(built.createClient({ origin: 'https://a.jp', tenant: 'b' }).event.calendar({ lang: 'en' })).toBe(
      'https://a.jp/api/v1/tenants/b/event/calendar.ics?lang=en',
    )
    expect(readFileSync(join(root, 'generators/client/package.json'), 'utf8')).not.toContain('"dependencies"')
  },
)

/** Code that compiles if the types of a site have the names that its document describes, and its examples fit them. */
function examplesOf(site: SiteSlug): string {
  const { components } = tenantDocument(join(root, 'openapi.json'), 'https://captain.example.jp', site) as {
    readonly components: { readonly schemas: Readonly<Record<string, any>> }
  }
  /** With those that it shares with what lists show. */
  const propertiesOf = ({ $ref, allOf = [], properties = {} }: any): string[] => [
    ...($ref ? propertiesOf(components.schemas[$ref.split('/').at(-1)]) : []),
    ...allOf.flatMap(propertiesOf),
    ...Object.keys(properties),
  ]
  const lines = Object.values<Entity>(entities).flatMap((entity) => {
    const schema = components.schemas[`Public${pascal(entity.name)}`]
    if (!entity.sites[site] || !entity.public || entity.parent || !schema) return []
    const type = `import('../../generators/client/sites/${site}.ts').Content['${camel(entity.name)}']['record']`
    const names = propertiesOf(schema).filter((name) => name !== 'fallback' && name !== 'movedTo')
    const example = JSON.stringify(schema.examples[0])
    const variable = camel(`${site}-${entity.name}`).replaceAll('-', '')
    return [
      `export const ${variable}Names: Record<keyof ${type}, 1> = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])))}`,
      // Numbers of versions, options and nulls are as they are on the wire.
      `export const ${variable}: Partial<${type}> = ${example}`,
    ]
  })
  return lines.join('\n')
}

// @module-tag sqlite
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '../../entities/member.ts'
import { news } from '../../entities/news.ts'
import { product } from '../../entities/shop/product.ts'
import { buildApp } from '../../server/app.ts'
import { guideNames, guides, type GuideName } from '../../server/features/guides/guides.ts'
import { toHtml } from '../../server/features/guides/markdown.ts'
import { builtPages } from '../../server/features/pages/built-pages.ts'
import type { Network } from '../../server/base/network/guarded-request.ts'
import { freePort } from '../free-port.ts'
import { makeKeyAt } from './support/api-keys.ts'
import { codeOf, followed } from './support/guides.ts'
import { recordClient } from './support/record-client.ts'
import { onSale, shopSettings } from './support/shop.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { photo, upload, uploadsOf } from './support/upload-files.ts'
import { runWebhookJobs } from './support/webhook-jobs.ts'
import { open, staffOf, type World } from './support/world.ts'

const shop = 'suda-nijo-com'
const magazine = 'emu-esu-com'
const band = 'sound-clover-com'
const pathOf = (slug: string) => `/api/v1/authorized/tenants/${slug}`

let world: World
let app: FastifyInstance
let origin: string
let port: string
beforeAll(async () => {
  port = String(await freePort())
  world = await open({}, undefined, network())
  // With the pages, which make the HTML of bodies.
  app = await buildApp({ env: world.env, database: world.database, network: network(), pages: builtPages })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await world.close()
})

/** The product's walls, with the port of the guide's receiver let in. */
const network = (): Network => ({
  lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  isAllowed: (each) => each === '127.0.0.1',
  ports: [port],
  plainWebhooks: true,
})

const variables = (more: Record<string, string>) => ({
  ...process.env,
  ...Object.fromEntries(Object.entries({ CAPTAIN: origin, ...more }).map(([name, value]) => [`GIVEN_${name}`, value])),
})

async function follow(name: GuideName, more: Record<string, string>) {
  const { folder, script, ...rest } = followed(name)
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env: variables(more) })
  return { stdout, ...rest }
}

/**
 * What stands at a fence as `console` is run by none of these tests: by another one, or not on this machine, which then
 * says why.
 */
const notRunHere: Partial<Record<GuideName, string>> = {
  'add-entity': 'generators/developer-guides.test.ts follows it; demo.test.ts starts the demo',
  backup: 'tenant-archives.test.ts moves a tenant',
  behaviour:
    'generators/developer-guides.test.ts follows it; derived-values.test.ts and children.test.ts prove the excerpts',
  'build-a-site': 'generators/client.test.ts packs the client; npm installs it from the internet',
  fields: 'generators/guides.test.ts makes a field of each example',
  install: 'production-install.test.ts starts a build; systemd, Docker, Compose, macOS and Windows are not here',
  modules: 'generators/init.test.ts begins one, without installing it',
  migrations: 'generators/migration/guide.test.ts and postgres/guide.test.ts migrate its rows',
  monitoring: 'the packages of OpenTelemetry are not installed; Grafana is not here',
  postgres: 'postgres/pooler.test.ts makes the roles',
  proxy: 'proxy.test.ts sends the headers of a proxy; Caddy and nginx are not here',
  releases: 'generators/release.test.ts cuts one; postgres/rolling-upgrade.test.ts shows the refusal',
  'site-preview': 'its lines for browsers: journeys/preview-pane.spec.ts has a site with them',
  sizing: 'it takes minutes, and says something of one machine only',
  rescue: 'health.test.ts asks the probes',
  rules: 'generators/guides.test.ts calls each rule',
  'react-admin': 'journeys/react-admin.spec.ts follows it; npm installs it from the internet',
  screens: 'generators/developer-guides.test.ts follows it',
  tests: 'generators/developer-guides.test.ts follows it',
}

test('what no test of the guides runs is known, with the reason', () => {
  const unrun = guideNames.filter((name) =>
    codeOf(name, 'ja').some(({ info }) => !/^(?:sh|env|(?:html|js|json|ts|tsx|yaml) \S+)$/.test(info)),
  )
  expect(unrun.toSorted()).toEqual(Object.keys(notRunHere).toSorted())
})

test(
  'the commands for operators do on an installation what they say',
  { tags: ['full'], timeout: 180_000 },
  async () => {
    const [data, backups, srv] = [scratchFolder(), scratchFolder(), scratchFolder()]
    const commands = guides.operators.flatMap((name) =>
      codeOf(name, 'ja').flatMap(({ info, text }) => (info === 'sh' ? [text.replaceAll('/srv/', `${srv}/`)] : [])),
    )
    // An installation that was never backed up is not well.
    const doctor = 'npm run doctor'
    expect(commands).toContain(doctor)
    const script = ['set -e', 'npm run migrate', ...commands.filter((each) => each !== doctor), doctor].join('\n')
    const { stdout } = await promisify(execFile)('bash', ['-c', script], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        DATA_DIR: data,
        BACKUP_DIR: backups,
        BACKUP_KEY: 'a passphrase for tests only',
      },
    })
    expect(stdout).toContain('Nothing is wrong.')
    expect(existsSync(join(srv, 'restored/captain.sqlite'))).toBe(true)
  },
)

test('every guide is a page in both languages, with the same commands', async () => {
  const read = new Map<string, Awaited<ReturnType<World['app']['inject']>>>()
  for (const name of guideNames) {
    expect(codeOf(name, 'en')).toEqual(codeOf(name, 'ja'))
    const [ja, en, wanted] = await Promise.all(
      [{ url: '?lang=ja' }, { url: '?lang=en' }, { url: '', headers: { 'accept-language': 'en' } }].map((each) =>
        world.app.inject({ ...each, url: `/api/docs/guides/${name}${each.url}` }),
      ),
    )
    expect([ja!.statusCode, ja!.body.includes('<html lang="ja">')]).toEqual([200, true])
    expect(wanted!.body).toBe(en!.body)
    expect(en!.body).toContain('<html lang="en">')
    expect(en!.body).not.toMatch(/\{origin\}/)
    // Its only script, which copies code, is the one that its policy lets run.
    const [, script, ...more] = en!.body.split(/<\/?script>/).filter((_, at, all) => at < all.length - 1)
    expect(more).toEqual([])
    const hash = createHash('sha256').update(script!).digest('base64')
    expect(en!.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
    for (const [, anchor] of en!.body.matchAll(/href="#([^"]*)"/g)) expect(en!.body).toContain(` id="${anchor}"`)
    for (const { body } of [ja!, en!])
      for (const [, path, anchor] of body.matchAll(/(?:href|src)="(\/[^"#]*)(?:#([^"]+))?"/g)) {
        let page = read.get(path!)
        if (!page) read.set(path!, (page = await world.app.inject(path!)))
        expect([path, page.statusCode]).toEqual([path, 200])
        if (anchor) expect([path, anchor, page.body.includes(` id="${anchor}"`)]).toEqual([path, anchor, true])
      }
  }
  expect((await world.app.inject('/api/docs/guides/nothing')).statusCode).toBe(404)
})

test('the guides are listed by reader, and found by what stands in them', async () => {
  const read = async (query: string) => (await world.app.inject(`/api/docs/guides${query}`)).body
  const list = await read('?lang=en')
  for (const name of guideNames) expect(list).toContain(`href="/api/docs/guides/${name}?lang=en"`)
  expect(list).toContain('<h2>Run Captain</h2>')
  const found = await read(`?lang=ja&q=${encodeURIComponent('ＥＴＡＧ')}`)
  expect(found).toContain('「ＥＴＡＧ」の検索結果：2件')
  expect(found).toContain('href="/api/docs/guides/first-request?lang=ja#4-変わったときだけ読む"')
  expect(await read('?lang=en&q=%3Cb%3Enothing')).toContain('0 sections found for “&#60;b&#62;nothing”')
})

test('captain leads from its pages to the guide in the language that is asked for', async () => {
  const help = async (query: string, language = 'en') => {
    const url = `/api/docs/guides/help${query}`
    const { statusCode, headers } = await world.app.inject({ url, headers: { 'accept-language': language } })
    return [statusCode, headers.location]
  }
  const section = encodeURIComponent('荷物を送る')
  expect(await help('?lang=ja&at=/captain/tenant/shop/delivery')).toEqual([
    302,
    `/api/docs/guides/shop-orders?lang=ja#${section}`,
  ])
  expect(await help('?at=/captain/tenant/shop/delivery')).toEqual([
    302,
    '/api/docs/guides/shop-orders?lang=en#send-the-parcels',
  ])
  expect(await help('?at=//evil.example')).toEqual([302, '/api/docs/guides/first-morning?lang=en'])
  expect(await help('?at=a&at=b')).toEqual([302, '/api/docs/guides/first-morning?lang=en'])
})

test('a picture of the guides is served, and no other file', async () => {
  const status = async (path: string) => (await world.app.inject(`/api/docs/guides/pictures/${path}`)).statusCode
  expect(await status('ja/none.webp')).toBe(404)
  expect(await status('ja/orders.md')).toBe(404)
  expect(await status('fr/list.webp')).toBe(404)
  expect(await status('ja/..%2Forders.md')).toBe(400)
})

describe('Markdown', () => {
  const places = {
    link: (href: string) => href.replace(/^(\w+)\.md/, '/guides/$1'),
    picture: (href: string) => `/${href}`,
    section: 'Link',
  }
  const html = (text: string) => toHtml(text, places)

  test('a fence that nobody closed ends with its guide', () => {
    expect(html('# Guide\n\n```sh\nnpm start\n')).toContain('<code>npm start</code>')
  })

  test('HTML in a guide is shown, and never part of the page', () => {
    expect(html('<script>alert(1)</script>\n\nand <b>so</b>')).toBe(
      '&#60;script&#62;alert(1)&#60;/script&#62;<p>and &#60;b&#62;so&#60;/b&#62;</p>\n',
    )
    expect(html('[run](javascript:alert(1)) ![x" onerror="a](p.webp)')).toBe(
      '<p>run <a href="/p.webp"><img src="/p.webp" alt="x&#34; onerror=&#34;a" loading="lazy"></a></p>\n',
    )
  })

  test('sections have anchors that links of other guides find, in Japanese, too', () => {
    expect(html('## 1. 準備をする\n\n[ここ](orders.md#1-準備をする)')).toBe(
      '<h2 id="1-準備をする">1. 準備をする<a class="anchor" href="#1-準備をする" aria-label="Link">#</a></h2>\n<p><a href="/guides/orders#1-準備をする">ここ</a></p>\n',
    )
    expect(html('## Again\n\n## Again')).toMatch(/id="again".*id="again-1"/s)
  })
})

test('the first request reads news, makes a page of one, and reads no more than what changed', async () => {
  const client = await recordClient(world, news, magazine)
  await client.create(1, { title: 'お知らせ <1>', status: 'published', publishAt: null, unpublishAt: null })
  await client.create(22, { title: 'お知らせ <2>', status: 'draft' })
  const { secret } = await makeKeyAt(world, magazine, ['news:read-unpublished'])
  const { stdout, read, remove } = await follow('first-request', { KEY: secret, TENANT: magazine })
  expect(stdout).toMatch(/^\/api\/v1\/tenants\/[^[]+\n\[\{.*\}\]304\n\[\{.*お知らせ <2>.*\}\]$/s)
  expect(read('page.html')).toMatch(/^<h1>お知らせ &#60;1&#62;<\/h1>\n<div class="blocks"><p>/)
  expect(Object.keys(JSON.parse(read('openapi.json')).paths)).toContain(`/api/v1/tenants/${magazine}/news/{key}`)
  remove()
})

test('a form says which field is wrong, and what is sent twice arrives once', async () => {
  const { stdout, remove } = await follow('site-forms', { TENANT: magazine })
  const [, first, second] = stdout.trim().split(/\n(?=[12] )/)
  expect(stdout).toMatch(/^\{ faults: \{ email: '.*メール.*' \} \}/)
  const receipts = [first, second].map((line) => /receiptNo: '([\d-]+)'/.exec(line!)?.[1])
  expect(receipts[0]).toMatch(/^\d{8}-\d{4}$/)
  expect(receipts[1]).toBe(receipts[0])
  remove()
})

test('pages in two languages say which text is in the other, and link to what there is', async () => {
  const members = await recordClient(world, member, band)
  await members.create(1, { isVisible: true, slug: 'both', name: '見本 花子', nameEn: 'Hanako Mihon' })
  await members.create(2, { isVisible: true, slug: 'japanese', name: '見本 太郎', nameEn: null })
  const { stdout, remove } = await follow('site-languages', { TENANT: band, SITE: 'https://www.example.jp' })
  expect(stdout).toContain('<h1>Hanako Mihon</h1>')
  expect(stdout).toContain('<link rel="alternate" hreflang="en" href="https://www.example.jp/en/member/both">')
  expect(stdout).toContain('<h1>見本 太郎</h1>')
  expect(stdout).not.toContain('/en/member/japanese')
  remove()
})

test('a draft is shown by the code that shows what is published, to whoever has the key', async () => {
  const items = await recordClient(world, news, magazine)
  await items.create(41, { slug: 'new-year', title: '初売り', status: 'draft' })
  const { secret } = await makeKeyAt(world, magazine, ['news:read-unpublished'])
  const { stdout, remove } = await follow('site-preview', { TENANT: magazine, KEY: secret })
  expect(stdout).toMatch(/^public 404\ndraft <h1>初売り<\/h1>/)
  remove()
})

test('a picture comes in several widths, and in the shape that is asked for', async () => {
  const sent = { name: 'a.png', bytes: await photo(800, 600) }
  const { body: kept } = await upload(world, staffOf(magazine), uploadsOf(magazine), sent)
  const thumbnail = { src: kept.src, alt: '机の上の"手帳"', decorative: false }
  const items = await recordClient(world, news, magazine)
  await items.create(51, { status: 'published', publishAt: null, unpublishAt: null, thumbnail })
  const { stdout, remove } = await follow('site-pictures', { TENANT: magazine })
  expect(stdout).toMatch(
    /-320\.webp 320w, [^"]+640w, [^"]+ 800w".*alt="机の上の&#34;手帳&#34;" loading="lazy">\nimage\/webp/,
  )
  remove()
})

test('an order is asked for, placed, and placed once only', async () => {
  const saved = await world.call(staffOf(shop), 'PUT', `${pathOf(shop)}/shop`, { ...shopSettings, version: 0 })
  expect(saved.status, saved.text).toBe(200)
  const products = await recordClient(world, product, shop)
  const sold = await products.create(1, onSale)
  const { secret } = await makeKeyAt(world, shop, ['orders:place'])
  const { read, remove } = await follow('orders', { KEY: secret, TENANT: shop })
  expect(JSON.parse(read('again.json'))).toMatchObject({ total: 1770, transfer: { amount: 1770 } })
  expect((await products.get(`/${String(sold['id'])}`)).body.stock).toBe(9)
  remove()
})

test('a receiver hears of a test and of a publication, and of nothing that is not signed', async () => {
  const path = `${pathOf(magazine)}/webhooks`
  const url = `http://receiver.example:${port}/`
  const { body: made, text } = await world.call(staffOf(magazine), 'POST', path, { name: 'Website', url })
  expect(made?.secret, text).toMatch(/^whsec_/)
  const { folder, script, remove } = followed('webhooks')
  const env = variables({ SECRET: made.secret, PORT: port })
  const receiver = spawn('bash', ['-c', script.replace('node receive.mjs', 'exec node receive.mjs')], {
    cwd: folder,
    env,
  })
  let told = ''
  receiver.stdout.on('data', (part: Buffer) => (told += part.toString()))
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' }).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(401)
  await world.call(staffOf(magazine), 'POST', `${path}/${made.id}/tests`)
  await (
    await recordClient(world, news, magazine)
  ).create(2, { status: 'published', publishAt: null, unpublishAt: null })
  await runWebhookJobs(world, network())
  await expect.poll(() => told, { timeout: 20_000 }).toContain('record.published news http')
  expect(told).toMatch(/^test$/m)
  receiver.kill()
  remove()
})

test('a copy follows what is published and withdrawn, also while it was not looked at', async () => {
  const items = await recordClient(world, news, magazine)
  const own = { status: 'published', publishAt: null, unpublishAt: null }
  const before = await items.create(11, own)
  const { folder, script, read, remove } = followed('sync')
  const update = async () =>
    (await promisify(execFile)('bash', ['-c', script], { cwd: folder, env: variables({ TENANT: magazine }) })).stdout
  await update()
  const records = () => Object.keys(JSON.parse(read('copy.json')).records)
  expect(records()).toContain(`news/${before['id']}`)
  const after = await items.create(12, own)
  expect(await update()).toContain(`changed news ${after['id']}`)
  expect(records()).toContain(`news/${after['id']}`)
  await items.send('DELETE', `/${before['id']}`)
  expect(await update()).toContain(`withdrawn news ${before['id']}`)
  expect(records()).not.toContain(`news/${before['id']}`)
  remove()
})

// @module-tag sqlite
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { buildApp } from '../../server/app.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import type { SqliteDatabase } from '../../server/base/db/sqlite-runner.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { readEnv } from '../../server/base/env.ts'
import { builtPages } from '../../server/features/pages/built-pages.ts'
import { publicRecords } from '../../server/kernel/public/records.ts'
import type { Pages } from '../../server/features/pages/renderer.ts'
import { hostileAddresses } from '../hostile-addresses.ts'
import { parsePage, type ParsedPage } from './support/parsed-page.ts'

/** The public site as a search engine meets it: the built pages over the demo data, from the sitemaps on. */

const origin = 'http://localhost:3000'
const forms = ['', '/ja', '/en'] as const
const folder = mkdtempSync(join(tmpdir(), 'captain-crawl-'))
let app: FastifyInstance
let database: SqliteDatabase
const pages = new Map<string, ParsedPage>()

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** The cookie of somebody who has signed in. */
async function cookieOf(email: string): Promise<string> {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin },
    payload: { email, password: 'a crawl in Tajimi' },
  })
  return signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

beforeAll(async () => {
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DEMO_PASSWORD: 'a crawl in Tajimi' })
  database = connectSqlite(':memory:')
  await migrateSqlite(database)
  await loadDemo(env, database, createIdentity(env, database).auth!)
  app = await buildApp({ env, database, pages: builtPages })
  await app.ready()
  for (const form of forms) {
    const sitemap = await get(`${form}/sitemap.xml`)
    for (const [, address] of sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const path = address!.slice(origin.length)
      pages.set(path, parsePage(await get(path)))
    }
  }
}, 60_000)

afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const paths = [
  '/',
  '/faq',
  '/tokusho',
  '/article',
  '/contact',
  '/privacy-policy',
  '/term-of-service',
  '/manual/captain-login',
]
const formOf = (path: string): string => /^\/(?:ja|en)(?=\/|$)/.exec(path)?.[0] ?? ''

test('the sitemaps name every public page and article in its three forms', async () => {
  for (const form of forms) {
    for (const path of paths) expect([...pages.keys()]).toContain(form && path === '/' ? form : form + path)
    const articles = [...pages.keys()].filter((path) => path.startsWith(`${form}/article/`))
    const { value } = await publicRecords(database, operator(), article)
    expect(articles).toHaveLength(value.length)
  }
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/en/sitemap.xml`)
})

const operator = () =>
  ({
    id: database.sqlite.prepare(`select "id" from tenant where "slug" = 'funaneco-jp'`).pluck().get() as string,
    site: 'funaneco-jp',
  }) as const

/** Raises the counters of the operator, for what a test changed past the server. */
const noteChanged = () =>
  database.sqlite.prepare(`update change_counter set "count" = "count" + 1 where "tenant_id" = ?`).run(operator().id)

test('each answers with its language, one heading, a description and a title of its own', () => {
  for (const form of forms) {
    const titles = [...pages].filter(([path]) => formOf(path) === form).map(([, { title }]) => title)
    expect(new Set(titles).size, form).toBe(titles.length)
  }
  for (const [path, page] of pages) {
    expect(page.status, path).toBe(200)
    expect(page.lang, path).toBe(formOf(path) === '/en' ? 'en' : 'ja')
    expect(page.headings, path).toHaveLength(1)
    expect(page.title, path).toMatch(formOf(path) === '/en' ? /Minatoneko$/ : /みなとねこ$/)
    expect(page.description, path).not.toBe('')
  }
})

test('an article shows the picture chosen for it: on its card, over its text and wherever a link to it is shared', async () => {
  const { html, facts } = pages.get('/article/first-30-days')!
  const [, shown] = /<img class="cover"([^>]+)>/.exec(html)!
  expect(shown).toContain('alt="机の上のノートとカレンダー"')
  const [, src] = / src="([^"]+)"/.exec(shown!)!
  const narrower = / srcSet="([^"]+)"/i
    .exec(shown!)![1]!
    .split(', ')
    .map((each) => each.split(' ')[0]!)
  expect(narrower.length).toBeGreaterThan(1)
  for (const address of [src!, ...narrower])
    expect((await get(address)).headers['content-type'], address).toBe('image/webp')
  expect(html).toContain(`<meta property="og:image" content="${origin}${src}"/>`)
  expect(facts['@graph'].find((each) => each['@type'] === 'Article')).toMatchObject({ image: origin + src })
  expect(pages.get('/article')!.fetched).toContain(src)
})

test('each names its other language, which names it back, and the same canonical address in every form', () => {
  for (const [path, page] of pages) {
    const { ja, en, 'x-default': standard } = page.languages
    expect(standard, path).toBe(ja)
    expect(page.canonical, path).toBe(formOf(path) === '/en' ? en : ja)
    for (const address of [ja!, en!])
      expect(pages.get(address.slice(origin.length) || '/')?.languages, `${path} → ${address}`).toEqual(page.languages)
  }
})

test('its facts for search engines are whole', () => {
  for (const [path, { facts }] of pages) {
    expect(facts['@context'], path).toBe('https://schema.org')
    const types = facts['@graph'].map((fact) => fact['@type'])
    const name = path.slice(formOf(path).length)
    if (name === '' || name === '/') {
      const organisation = facts['@graph'].find((each) => each['@type'] === 'Organization')!
      expect(organisation['logo'], path).toBe(`${origin}/favicon.svg`)
    } else expect(types, path).toContain('BreadcrumbList')
    if (name === '/faq') expect(types).toContain('FAQPage')
    if (name.startsWith('/article/')) {
      const fact = facts['@graph'].find((each) => each['@type'] === 'Article')!
      for (const key of ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'])
        expect(fact[key], `${path} ${key}`).toBeTruthy()
    }
  }
})

test('an article is described in the language of its page, or not at all', async () => {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
  const articles = [...pages].filter(([path]) => path.includes('/article/'))
  const described = articles.map(([path, { description, html, facts }]) => {
    const preview = /<meta property="og:description" content="([^"]*)"/.exec(html)![1]
    const fact = facts['@graph'].find((each) => each['@type'] === 'Article')!['description']
    return { path, texts: [description, preview, fact] as const }
  })
  for (const { path, texts } of described)
    for (const each of texts)
      if (each !== undefined)
        expect(japanese.test(String(each)), `${path}: ${String(each)}`).toBe(formOf(path) !== '/en')
  const inEnglish = described.filter(({ path, texts }) => formOf(path) === '/en' && texts[2] !== undefined)
  // What has an English text is described by it, what has none is not described for search engines.
  expect(inEnglish.map(({ path }) => path)).toContain('/en/article/passkey')
  expect(inEnglish.map(({ path }) => path)).not.toContain('/en/article/case-cafe-calendar')
  for (const { texts } of inEnglish) expect(new Set(texts.map((each) => String(each).slice(0, 20))).size).toBe(1)
})

test('no article was changed before it appeared, for search engines and in the sitemap', async () => {
  const slug = 'passkey'
  const [{ publishAt }] = database.sqlite.prepare(`select "publishAt" from article where "slug" = ?`).all(slug) as [
    { publishAt: string },
  ]
  const before = new Date(Date.parse(publishAt) - 86_400_000).toISOString()
  database.sqlite.prepare(`update article set "updatedAt" = ? where "slug" = ?`).run(before, slug)
  noteChanged()
  const { html, facts } = parsePage(await get(`/article/${slug}`))
  expect(facts['@graph'].find((each) => each['@type'] === 'Article')).toMatchObject({
    datePublished: publishAt,
    dateModified: publishAt,
  })
  expect(html).toContain(`<meta property="article:modified_time" content="${publishAt}"/>`)
  const sitemap = (await get('/sitemap.xml')).body
  expect(sitemap).toContain(`<loc>${origin}/article/${slug}</loc><lastmod>${publishAt}</lastmod>`)
})

test('no link within the site is broken, nothing is fetched from elsewhere, and every hash has its place', async () => {
  const answers = new Map<string, number>()
  for (const [path, page] of pages) {
    for (const address of page.fetched) expect(address, path).toMatch(/^\/(?!\/)|^data:/)
    for (const link of page.links.filter((each) => each.startsWith('/') || each.startsWith('#'))) {
      const [target, hash] = link.split('#') as [string, string?]
      const wanted = target || path
      if (!pages.has(wanted) && !answers.has(wanted)) answers.set(wanted, (await get(wanted)).statusCode)
      expect(pages.get(wanted)?.status ?? answers.get(wanted), `${path} → ${link}`).toBeLessThan(400)
      if (hash) expect(pages.get(wanted)?.ids, `${path} → ${link}`).toContain(hash)
    }
  }
})

test('without English a text is marked as Japanese', () => {
  const page = pages.get('/en/article/case-cafe-calendar')!
  expect(page.html).toMatch(/<div class="blocks" lang="ja">/)
  expect(pages.get('/en/article/passkey')!.html).not.toMatch(/<div class="blocks" lang="ja">/)
})

test('staff read what is written for staff, others what is for everyone; a visitor is sent home', async () => {
  const listFor = async (email: string): Promise<string> => {
    const cookie = await cookieOf(email)
    return (await get('/captain/article', { cookie })).body
  }
  expect(await listFor('staff@myturn-games.example')).toContain('staff-new-year')
  const reader = await listFor('reader@captain.example')
  expect(reader).toContain('first-30-days')
  expect(reader).not.toContain('staff-new-year')
  const visitor = await get('/captain/article')
  expect([visitor.statusCode, visitor.headers.location]).toEqual([302, '/'])
})

/** The routes that depend on who is signed in, in every form; each is asked for by a visitor and by staff. */
const personalPaths = [
  '/auth/login',
  '/auth/logout',
  '/auth/who-are-you',
  '/auth/not-permission',
  '/auth/setup',
  '/auth/invite',
  '/auth/recover',
  '/auth/verify-email',
  '/user/profile',
  '/captain',
  '/captain/article',
  '/captain/article/first-30-days',
  '/captain/tenant',
  '/captain/tenant/myturn-games',
  '/captain/tenant/myturn-games/library',
  '/captain/tenant/myturn-games/news',
  '/captain/tenant/nobody',
  '/captain/ai/text-to-image',
  '/admin/auth-user',
  '/admin/auth-user/new',
  '/admin/audit-event',
]

test('who opens the link of an invitation for the first time reads it in the language of the browser', async () => {
  const english = await get('/auth/invite', { 'accept-language': 'en-GB,en;q=0.9' })
  expect([english.statusCode, english.headers.location]).toEqual([302, '/en/auth/invite'])
  const japanese = await get('/auth/invite', { 'accept-language': 'ja,en;q=0.8' })
  expect([japanese.statusCode, parsePage(japanese).lang]).toEqual([200, 'ja'])
  const chosen = { 'accept-language': 'en', cookie: 'i18n_redirected=ja' }
  expect((await get('/auth/invite', chosen)).statusCode).toBe(200)
})

test('a page that depends on who is signed in is kept nowhere, and what the public reads may be asked for again', async () => {
  const cookie = await cookieOf('admin@captain.example')
  const kept = async (path: string, headers = {}) => (await get(path, headers)).headers['cache-control']
  for (const path of forms.flatMap((form) => personalPaths.map((each) => form + each))) {
    expect(await kept(path), path).toBe('no-store')
    expect(await kept(path, { cookie }), path).toBe('no-store')
  }
  for (const path of forms.flatMap((form) => paths.map((each) => (form && each === '/' ? form : form + each)))) {
    expect(await kept(path), path).toBe('private, no-cache')
    expect(await kept(`${path}?from=letter`), path).toBe('private, no-cache')
    expect(await kept(path, { cookie }), path).toBe('no-store')
  }
})

test('the address of a record that is not there answers 404 in each of its forms, and that of one that is 200', async () => {
  const select = `select n."id", n."slug" from news n join tenant t on t."id" = n."tenant_id" where t."slug" = ?`
  const newsOf = (tenant: string) => database.sqlite.prepare(select).get(tenant) as { id: string; slug: string }
  const none = { id: '00000000-0000-7000-8000-000000000000', slug: 'nothing-there' }
  const tenants = ['emu-esu-com', 'myturn-games'] as const
  for (const [tenant, elsewhere] of [tenants, tenants.toReversed()] as const) {
    const cookie = await cookieOf(`staff@${tenant}.example`)
    const statusOf = async (path: string) => (await get(path, { cookie })).statusCode
    const secret = newsOf(elsewhere!)
    for (const form of forms) {
      const list = `${form}/captain/tenant/${tenant}/news`
      // One tenant's form has an address of its own (specification, section 2).
      const edit = tenant === 'myturn-games' ? '' : '/edit'
      for (const path of [list, `${list}/new`]) expect([path, await statusOf(path)]).toEqual([path, 200])
      for (const [{ id, slug }, status] of [
        [newsOf(tenant!), 200],
        [none, 404],
        [secret, 404],
      ] as const)
        for (const path of [`${list}/${id}${edit}`, `${list}/${id}`, `${list}/${slug}`])
          expect([path, await statusOf(path)]).toEqual([path, status])
      // Whoever may not enter a tenant is led away from all its addresses alike.
      const other = `${form}/captain/tenant/${elsewhere}/news`
      for (const path of [secret, none].flatMap(({ id, slug }) => [`${other}/${id}`, `${other}/${slug}`]))
        expect([path, await statusOf(path)]).toEqual([path, 302])
    }
  }
})

test('an address that is none, one that moved, and one that was withdrawn', async () => {
  for (const path of ['/nothing-here', '/article/nothing', '/en/article/staff-new-year', '/article/year-end-notice'])
    expect((await get(path)).statusCode, path).toBe(404)
  const missing = parsePage(await get('/en/article/nothing'))
  expect(/Page Not Found: [^<]*/.exec(missing.html)?.[0]).toBe('Page Not Found: /en/article/nothing')
  expect((await get('/nothing-here')).body).toContain('>Page not found<')
  expect(missing.title).toBe('Error | Minatoneko')
  expect([missing.canonical, /<meta name="robots" content="noindex"/.test(missing.html)]).toEqual(['', true])
  const below = parsePage(await get('/faq/x'))
  expect([below.status, below.title, below.canonical]).toEqual([404, 'エラー | みなとねこ', ''])
  expect(below.html).toContain('<footer class="public-foot"')
  for (const [path, to] of [
    ['/faq/', '/faq'],
    ['/en/news', '/en/article'],
    ['/ja/articles/passkey', '/ja/article/passkey'],
  ] as const) {
    const moved = await get(path)
    expect([moved.statusCode, moved.headers.location]).toEqual([301, to])
  }
  database.sqlite.prepare(`update article set "status" = 'archived' where "slug" = 'office-cat'`).run()
  noteChanged()
  const gone = await get('/article/office-cat')
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('このページの公開は終了しました。')
  expect((await get('/en/article/office-cat')).body).toContain('This page is no longer published.')
  expect((await get('/article')).body).not.toContain('/article/office-cat')
  const crawler = await get('/article/office-cat', { 'user-agent': 'Googlebot/2.1' })
  expect([crawler.statusCode, crawler.body]).toEqual([410, ''])
})

test('an address that cannot be read, and a page that fails, are told as pages to people, as data to programs', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (const [path, lang, title] of [
    ['//x', 'ja', 'リクエストエラー'],
    ['/%E0%A4%A', 'ja', 'リクエストエラー'],
    ['/en//x', 'en', 'Bad Request'],
  ] as const) {
    const answer = await get(path, browser)
    const page = parsePage(answer)
    expect([page.status, page.lang, page.headings], path).toEqual([400, lang, [title]])
    expect(page.html, path).toContain('<footer class="public-foot"')
    expect(answer.headers, path).toMatchObject({ 'cache-control': 'no-store' })
    const { allowed, present } = hashesOf(answer)
    expect([...allowed].sort(), path).toEqual([...new Set(present)].sort())
    expect((await get(path)).json(), path).toMatchObject({ statusCode: 400, statusMessage: 'Bad Request', data: {} })
  }
  expect((await get('//api/health', browser)).statusCode).toBe(400)
  expect((await get('/api/nothing', browser)).json()).toMatchObject({ statusCode: 404 })
})

test('the contact form works without a script: faults at their fields, everything typed kept, then to be confirmed', async () => {
  const send = (values: Record<string, string>, form = '') =>
    app.inject({
      method: 'POST',
      url: `${form}/contact`,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(values).toString(),
    })
  const typed = {
    subject: '<b>見積もり</b>',
    message: '一行目\r\n二行目',
    name: '山田',
    category: 'press',
    step: 'check',
  }
  const policy = /name="policy" value="([^"]+)"/.exec(pages.get('/contact')!.html)![1]!
  const refused = await send({ ...typed, policy })
  expect(refused.statusCode).toBe(422)
  const { html, ids } = parsePage(refused)
  expect(html).toContain('value="&lt;b&gt;見積もり&lt;/b&gt;"')
  expect(html).toMatch(/<textarea[^>]*>一行目\r?\n二行目<\/textarea>/)
  expect(html).toMatch(/<option value="press" selected/)
  expect(html).toContain('<a href="#contact-email">メールアドレスを入力してください。</a>')
  // No confirmation is promised where no mail is sent.
  expect(html).toMatch(/<input id="contact-email"[^>]*aria-describedby="contact-email-error"/)
  expect(ids).toContain('contact-email-error')
  expect((await send({ ...typed, policy }, '/en')).body).toContain('Fill in “Email”.')

  const read = await send({ ...typed, policy, email: 'taro@example.jp', agreedPrivacyPolicy: 'on' })
  expect(read.statusCode).toBe(200)
  expect(parsePage(read).title).toMatch(/^入力内容の確認 \| /)
  const hidden = Object.fromEntries(
    [...read.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )
  expect(hidden).toMatchObject({ email: 'taro@example.jp', category: 'press', policy })
  const sent = await send({ ...hidden, subject: typed.subject, step: 'send' })
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/contact\/success\?no=\d{8}-\d{4}$/),
  ])
  const success = await get(String(sent.headers.location))
  expect(success.body).toContain(String(sent.headers.location).slice(-13))
  for (const direct of ['/contact/success?no=<b>', '/contact/success']) {
    const { headings, links, title } = parsePage(await get(direct))
    expect([headings, links.includes('/contact')], direct).toEqual([['お知らせする受付番号がありません'], true])
    expect(title).not.toContain('受け付けました')
  }
})

test('a page is kept for everybody, compressed, with no question to the database but whether it still holds, and dropped at the first change', async () => {
  const first = await get('/article')
  await new Promise((resolve) => setImmediate(resolve))
  const again = await get('/article')
  expect(again.body).toBe(first.body)
  const questions = [vi.spyOn(database, 'read'), vi.spyOn(database, 'write')]
  for (const path of [...paths, '/article/passkey', '/en/faq']) {
    await get(path)
    for (const question of questions) question.mockClear()
    expect((await get(path, { cookie: 'theme=system; auth_jwt=forged' })).statusCode).toBe(200)
    for (const question of questions) expect(question, path).not.toHaveBeenCalled()
  }
  for (const question of questions) question.mockRestore()
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(first.headers['content-security-policy']).not.toContain(`script-src 'self' 'unsafe-inline'`)
  database.sqlite.prepare(`update article set "title" = '題名が変わりました' where "slug" = 'passkey'`).run()
  noteChanged()
  expect((await get('/article')).body).toContain('題名が変わりました')
})

test('while somebody’s name is acted in, every page has its banner’s place, and is made whole by the server', async () => {
  const cookie = await cookieOf('admin@captain.example')
  const userId = database.sqlite
    .prepare(`select "id" from auth_user where "email" = 'reader@captain.example'`)
    .pluck()
    .get()
  const acting = await app.inject({
    method: 'POST',
    url: '/api/auth/admin/impersonate-user',
    headers: { origin, cookie },
    payload: { userId, reason: '表示の確認' },
  })
  expect(acting.statusCode).toBe(200)
  const theirs = acting.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  for (const path of ['/', '/en/user/profile', '/captain']) {
    const { statusCode, body } = await get(path, { cookie: theirs })
    expect([path, statusCode]).toEqual([path, 200])
    expect(body, path).toContain('<aside class="impersonation"')
    // What React writes where it gave a part up to the browser.
    expect(body, path).not.toContain('<!--$!-->')
  }
})

test('a page kept for everybody shows and drops an article at its hour, though nothing was written', async () => {
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  database.sqlite
    .prepare(`update article set "publishAt" = ?, "unpublishAt" = ? where "slug" = 'case-cafe-calendar'`)
    .run(at(1), at(3))
  noteChanged()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const [hours, isShown] of [
    [0, false],
    [0.9, false],
    [1, true],
    [2.9, true],
    [3, false],
  ] as const) {
    vi.setSystemTime(now + hours * 3_600_000)
    for (const path of ['/article', '/sitemap.xml'])
      expect((await get(path)).body.includes('case-cafe-calendar'), `${path} after ${hours} hours`).toBe(isShown)
    expect((await get('/article/case-cafe-calendar')).statusCode, `after ${hours} hours`).toBe(isShown ? 200 : 410)
  }
})

test('a suspended site answers 503 and when to come back; signing in stays open', async () => {
  const change = async (status: string) => {
    database.sqlite.prepare(`update tenant set "status" = ? where "slug" = 'funaneco-jp'`).run(status)
    noteChanged()
  }
  await change('suspended')
  const closed = await get('/faq')
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '300'])
  expect((await get('/auth/login')).statusCode).toBe(200)
  await change('active')
  expect((await get('/faq')).statusCode).toBe(200)
})

test('under maintenance visitors read why and until when, in their language; staff see the site, and sign in', async () => {
  const endAt = new Date(Date.now() + 3_600_000).toISOString()
  const change = async (values: string) => {
    database.sqlite.prepare(`update maintenance_site set ${values} where "tenant" = ?`).run(operator().id)
    noteChanged()
  }
  await change(
    `"isEnabled" = 1, "endAt" = '${endAt}', "title" = 'お休み中です', "message" = '機械を入れ替えています。', "messageEn" = null`,
  )
  for (const path of ['/', '/faq', '/contact', '/article/passkey']) {
    const closed = await get(path)
    expect(closed.statusCode, path).toBe(503)
    expect(Number(closed.headers['retry-after']), path).toBeGreaterThan(3500)
    const page = parsePage(closed)
    expect([page.headings.length, page.title], path).toEqual([1, 'お休み中です | みなとねこ'])
    expect(page.html, path).toContain('機械を入れ替えています。')
    expect(page.headings, path).toEqual(['サービス利用不可'])
    expect(page.html, path).toContain('<p class="code">503</p>')
    expect(page.html, path).toContain('<a class="button" href="/">戻る</a>')
    expect(page.html, path).toContain('<footer class="public-foot"')
  }
  const english = parsePage(await get('/en/faq'))
  expect(english.title).toBe('Down for maintenance | Minatoneko')
  expect(english.html).toContain('<p lang="ja">機械を入れ替えています。</p>')
  expect((await get('/auth/login')).statusCode).toBe(200)
  expect((await get('/no-such-page')).statusCode).toBe(404)
  expect((await get('/api/health')).statusCode).toBe(200)

  const inquiries = () => database.sqlite.prepare('select count(*) from contact').pluck().get()
  const before = inquiries()
  const sent = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'step=send',
  })
  expect([sent.statusCode, inquiries()]).toEqual([503, before])

  const statusFor = async (email: string) => {
    const cookie = await cookieOf(email)
    return [(await get('/faq', { cookie })).statusCode, (await get('/captain/article', { cookie })).statusCode]
  }
  expect(await statusFor('staff@funaneco-jp.example')).toEqual([200, 200])
  expect(await statusFor('staff@myturn-games.example')).toEqual([503, 200])
  await change(`"allowTenantUsers" = 0, "allowedIps" = '[{"ip":"127.0.0.1"}]'`)
  expect((await get('/faq')).statusCode).toBe(200)
  const elsewhere = await app.inject({ url: '/faq', remoteAddress: '203.0.113.9' })
  expect(elsewhere.statusCode).toBe(503)
  await change(`"allowedIps" = null`)
  expect(await statusFor('staff@funaneco-jp.example')).toEqual([503, 200])
  await change(`"isEnabled" = 0`)
  expect((await get('/faq')).statusCode).toBe(200)
})

/** The inline scripts of a page that a browser would run if it may. */
function inlineScripts(html: string): readonly string[] {
  const scripts: string[] = []
  let inside = false
  const parser = new Parser({
    onopentag(name, { src, type = 'module' }) {
      inside = name === 'script' && src === undefined && /^(?:module|text\/javascript|)$/.test(type)
      if (inside) scripts.push('')
    },
    ontext(text) {
      if (inside) scripts[scripts.length - 1] += text
    },
    onclosetag() {
      inside = false
    },
  })
  parser.end(html)
  return scripts
}

/** The hashes that a page's policy lets run, and those of the scripts that stand in it. */
function hashesOf({ headers, body }: Awaited<ReturnType<typeof get>>) {
  const [policy] = /script-src [^;]*/.exec(String(headers['content-security-policy']))!
  expect(policy).not.toMatch(/unsafe|nonce/)
  return {
    allowed: [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!),
    present: inlineScripts(body).map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  }
}

test('every script that stands in a page may run, whoever looks, and no page carries a nonce', async () => {
  const cookie = await cookieOf('admin@captain.example')
  for (const path of [...paths, '/en', '/auth/login', '/captain', '/article/passkey', '/not-there', '/user/profile']) {
    for (const headers of [{}, { cookie }]) {
      const page = await get(path, headers)
      const { allowed, present } = hashesOf(page)
      expect([path, allowed]).toEqual([path, present])
      if (page.statusCode === 200) expect(present.length, path).toBeGreaterThan(1)
      expect(page.body).not.toContain('nonce')
    }
  }
})

test('a script that gets into a page past its renderer may not run, and those of the renderer still do', async () => {
  const smuggling: Pages = async (scope) => {
    const load = await builtPages(scope)
    return async () => {
      const renderer = await load()
      return {
        ...renderer,
        async render(...asked) {
          const made = await renderer.render(...asked)
          const html = await made.answer.text()
          const smuggled = html.replace(
            '<main',
            '<script>smuggled()</script><script nonce="x">smuggled()</script><main',
          )
          return { ...made, answer: new Response(smuggled, made.answer) }
        },
      }
    }
  }
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
  const other = await buildApp({ env, database, pages: smuggling })
  onTestFinished(() => other.close())
  for (const url of ['/faq', '/auth/login']) {
    const page = await other.inject(url)
    const { allowed, present } = hashesOf(page)
    expect(page.body).toContain('<script>smuggled()</script>')
    expect(present.filter((hash) => !allowed.includes(hash))).toHaveLength(2)
    expect(present.filter((hash) => allowed.includes(hash))).toEqual(allowed)
    expect(allowed.length).toBeGreaterThan(1)
  }
})

test('no page sends anybody away by what stands in its address or in a cookie', { tags: ['full'] }, async () => {
  const cookie = await cookieOf('admin@captain.example')
  const visits = ['/auth/login', '/en/auth/login', '/login', '/articles/some', '/faq/', '/en/news/', '/', '/captain/']
  let sent = 0
  for (const address of [...hostileAddresses, '/captain/tenant']) {
    const value = encodeURIComponent(address)
    for (const [place, path] of visits.entries()) {
      const cookies = [`auth_redirect_path=${value}`, `i18n_redirected=${value}`, ...(place % 2 ? [] : [cookie])]
      const { headers } = await get(`${path}?next=${value}`, { cookie: cookies.join('; ') })
      if (headers.location === undefined) continue
      sent++
      expect(String(headers.location)).toMatch(/^\/(?![/\\])/)
      expect(new URL(String(headers.location), origin).origin).toBe(origin)
    }
    for (const path of [address, `/en${address}`, `/articles/${value}`, `${address}/`]) {
      const { headers } = await app.inject({ url: path.startsWith('/') ? encodeURI(path) : `/${encodeURI(path)}` })
      if (headers.location !== undefined) expect(String(headers.location)).toMatch(/^\/(?![/\\])/)
    }
  }
  expect(sent).toBeGreaterThan(100)
})

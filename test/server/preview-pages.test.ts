import { expect, onTestFinished, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { partner } from '../../entities/company-site/partner.ts'
import { operatorPages, operatorSite } from '../../entities/installation.ts'
import { isPublished } from '../../entities/language/derived/public-content.ts'
import { draftFields } from '../../entities/language/derived/draft-fields.ts'
import { titleOf, type Entity } from '../../entities/language/entity.ts'
import { entities } from '../../entities/index.ts'
import { buildApp } from '../../server/app.ts'
import { builtPages } from '../../server/features/pages/built-pages.ts'
import { recordClient } from './support/record-client.ts'
import { admin, offline, publicUrl, staffOf, start } from './support/world.ts'

/** The operator's own pages show previews. */

const own = `/api/v1/authorized/tenants/${operatorSite}`

async function open(entity: Entity = article, { limits = false } = {}) {
  const records = await recordClient(await start(limits ? { RATE_LIMIT: 'on' } : {}), entity, operatorSite)
  const { world, path } = records
  const { env, database } = world
  const app = await buildApp({ env, database, pages: builtPages, network: offline })
  await app.ready()
  onTestFinished(() => app.close())
  return {
    ...records,
    visit: (address: string, headers: Record<string, string> = {}) =>
      app.inject({ url: address.replace(publicUrl, ''), headers: { accept: 'text/html', ...headers } }),
    post: (url: string, request: { readonly payload: string; readonly headers: Record<string, string> }) =>
      app.inject({ method: 'POST', url, ...request }),
    thread: async (id: string) => (await world.call(admin, 'GET', `${own}/threads/${entity.name}/${id}`)).body.comments,
    share: async (recordId: string, more: object = {}) =>
      (await world.call(admin, 'POST', `${own}/preview-links`, { entity: entity.name, recordId, ...more })).body,
    draft: (id: string, values: object) =>
      world.call(admin, 'PUT', `${path}/${id}/draft`, { ...values, version: 1 }, { 'if-none-match': '*' }),
    type: async (id: string, values: object) =>
      (await world.call(staffOf(operatorSite), 'PUT', `${own}/preview-panes/${entity.name}/${id}`, { values })).body,
  }
}

const paragraph = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })
const live = { status: 'published', publishAt: '2026-01-01T00:00:00.000Z', audience: 'everyone', relatedArticles: [] }

test('a link shows the draft on the operator’s own page without any setting, and nobody without it sees a byte', async () => {
  const { create, draft, share, visit } = await open()
  const { id } = await create(1, { ...live, slug: 'harbour', title: '港の話', titleEn: 'The harbour' })
  expect((await draft(id, { title: '下書きの港', titleEn: 'A drafted harbour' })).status).toBe(200)
  const { ja, en, token } = await share(id)
  expect([ja, en]).toEqual([
    `${publicUrl}/ja/article/harbour?preview=${token}`,
    `${publicUrl}/en/article/harbour?preview=${token}`,
  ])
  for (const [address, drafted] of [
    [ja, '下書きの港'],
    [en, 'A drafted harbour'],
  ]) {
    const path = address.slice(publicUrl.length).replace(/\?.*/, '')
    const list = path.replace('/harbour', '')
    // Seen in both orders, so that neither is kept for the other.
    for (const one of [path, list]) {
      expect((await visit(one)).body).not.toContain(drafted)
      expect((await visit(`${one}?preview=${token}`)).body, one).toContain(drafted)
      const again = await visit(one)
      expect(again.body).not.toContain(drafted)
      expect(again.body).not.toContain(token)
    }
  }
})

test('an article that is not public yet has a page for whoever has its link alone', async () => {
  const { create, share, visit } = await open()
  const { id } = await create(1, { status: 'draft', slug: 'unseen', title: '見せる下書き' })
  const other = await create(2, { status: 'draft', slug: 'other', title: '見せない下書き' })
  const { ja, token } = await share(id)
  const shown = await visit(ja)
  expect([shown.statusCode, shown.body.includes('見せる下書き')]).toEqual([200, true])
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(shown.headers['content-security-policy']).toContain(`frame-ancestors 'self'`)
  expect((await visit(`/article?preview=${token}`)).body).not.toContain('見せない下書き')
  expect((await visit(`/article/${other['slug']}?preview=${token}`)).statusCode).toBe(404)
  const bare = await visit('/article/unseen')
  expect(bare.statusCode).toBe(404)
  expect(bare.headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
  expect((await visit(`/sitemap.xml?preview=${token}`)).body).not.toContain('unseen')
})

test.each([
  ['article', article, { status: 'draft', slug: 'begun' }],
  ['faq', faq, { isVisible: false }],
  ['partner', partner, { isVisible: false }],
])('%s that is not complete yet has a page with what there is', async (_, entity, hidden) => {
  const { path, world, create, share, type, visit } = await open(entity)
  const title = titleOf(entity)
  const { id } = await create(1, hidden)
  const emptied = draftFields(entity, operatorSite).filter(({ name }) => name !== title && name !== 'slug')
  const pane = await type(id, Object.fromEntries(emptied.map(({ name }) => [name, null])))
  const begun = await world.call(admin, 'POST', path, { ...hidden, [title]: 'はじめた下書き', slug: 'first-words' })
  const links = [pane, ...(begun.status === 201 ? [await share(begun.body.id)] : [])]
  for (const { ja, en } of links)
    for (const address of [ja, en]) {
      const page = await visit(address)
      expect([page.statusCode, page.body.includes('error-screen')], address).toEqual([200, false])
    }
  const list = await visit(`/en${operatorPages[entity.name]!.replace('/{slug}', '')}?preview=${pane.token}`)
  expect([list.statusCode, list.body.includes('error-screen')]).toEqual([200, false])
})

test('every link within a preview carries it on, those that sign in do not, and a bar says until when it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { create, draft, share, visit } = await open()
  const body = paragraph('<a href="/faq#a">質問</a> <a href="https://elsewhere.example/faq">よそ</a>')
  const { id } = await create(1, { ...live, slug: 'links', body, bodyEn: body })
  await create(2, { ...live, slug: 'second' })
  expect((await draft(id, { slug: 'renamed' })).status).toBe(200)
  const { ja, en, token } = await share(id, { days: 1 })
  for (const [address, said, leave] of [
    [ja, '公開前のプレビューです（2026年12月2日 12:00まで）。', '公開ページを見る'],
    [en, 'This is a preview, until 2 December 2026 at 12:00 (Japan time).', 'See the public page'],
  ]) {
    const { body: html } = await visit(address)
    const [, bar] = /<p class="closing" role="status">(.*?)<\/p>/.exec(html)!
    const path = address.slice(publicUrl.length).replace(/\?.*/, '')
    expect(bar!.replaceAll('<!-- -->', '').replaceAll(' ', ' ')).toBe(`${said} <a href="${path}">${leave}</a>`)
    const links = [...html.matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map(([, href]) => href!)
    const without = links.filter((href) => !href.includes(`preview=${token}`))
    expect(new Set(without)).toEqual(new Set([path, `${path.slice(0, 3)}/auth/login`]))
    expect(links).toContain(`/faq?preview=${token}#a`)
    expect(html).toContain('href="https://elsewhere.example/faq"')
  }
  // Where the list leads, there is the draft.
  const list = await visit(`/ja/article?preview=${token}`)
  const [onward] = [...list.body.matchAll(/href="([^"]*\/renamed[^"]*)"/g)].map(([, href]) => href!)
  expect((await visit(onward!)).statusCode).toBe(200)
  expect((await visit('/article/renamed')).statusCode).toBe(404)
})

test.each([
  ['/ja', 'このプレビューは終了しました。'],
  ['/en', 'This preview has ended.'],
])('a link that has ended gets a page that says so at %s, and never the public one', async (prefix, sentence) => {
  const { create, share, visit, world } = await open()
  const title = '公開中の港'
  const { id } = await create(1, { ...live, slug: 'shown', title })
  const { id: link, token } = await share(id)
  expect((await visit(`${prefix}/article/shown?preview=${token}`)).statusCode).toBe(200)
  await world.call(admin, 'DELETE', `${own}/preview-links/${link}`)
  for (const path of ['/article/shown', '/article', '/contact']) {
    const over = await visit(`${prefix}${path}?preview=${token}`)
    expect(over.statusCode).toBe(410)
    expect(over.body).toContain(sentence)
    expect(over.body).not.toContain(title)
    expect(over.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }
  expect((await visit(`${prefix}/article/shown?preview=${token.slice(1)}A`)).statusCode).toBe(404)
  // What people sign in to has no previews.
  expect((await visit(`${prefix}/auth/login?preview=${token}`)).statusCode).toBe(200)
})

test('what is typed in a form is seen on the page beside it, a question too', async () => {
  const { create, type, visit } = await open(faq)
  const { id } = await create(1, { isVisible: false, question: '公開前の質問' })
  const { ja, token } = await type(id, { question: 'いま打っている質問', answer: paragraph('いま打っている答え') })
  expect(ja).toBe(`${publicUrl}/ja/faq?preview=${token}`)
  const page = await visit(ja)
  expect(page.body).toContain('いま打っている質問')
  expect(page.body).toContain('いま打っている答え')
  expect((await visit('/faq')).body).not.toContain('質問</summary>')
  await type(id, { question: '打ち直した質問' })
  expect((await visit(ja)).body).toContain('打ち直した質問')
})

test('what a plan withdraws is missing from the pages that its link shows', async () => {
  const { create, visit, world } = await open()
  const title = '終わる記事'
  const { id } = await create(1, { ...live, slug: 'leaving', title })
  const { body: plan } = await world.call(admin, 'POST', `${own}/publish-plans`, { name: '片付け' })
  const added = await world.call(admin, 'POST', `${own}/publish-plans/${plan.id}/items`, {
    items: [{ entity: 'article', recordId: id, action: 'withdraw' }],
  })
  expect(added.status, added.text).toBeLessThan(300)
  const { token } = (await world.call(admin, 'POST', `${own}/preview-links`, { plan: plan.id })).body
  expect((await visit('/article')).body).toContain(title)
  expect((await visit(`/article?preview=${token}`)).body).not.toContain(title)
  expect((await visit(`/article/leaving?preview=${token}`)).statusCode).toBe(410)
})

const form = (values: object) => ({
  payload: new URLSearchParams(values as Record<string, string>).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
})

test.each([
  ['/ja', '公開ページには載りません'],
  ['/en', 'They never appear on the public page'],
])('who has a link that takes comments leaves one on the page itself, once, at %s', async (prefix, promised) => {
  const { create, share, visit, post, thread } = await open()
  const { id } = await create(1, { ...live, slug: 'shown' })
  const { token } = await share(id, { allowsComments: true, name: '社長' })
  const address = `${prefix}/article/shown?preview=${token}`
  const page = await visit(address)
  expect(page.body).toContain(promised)
  expect(page.body).toContain('href="#comments"')
  const action = /<form action="([^"]+)" method="post"/.exec(page.body)![1]
  expect(action).toBe(`${address}#comments`)
  const key = /name="key" value="([^"]+)"/.exec(page.body)![1]!
  const sent = form({ name: '店長', text: '<b>写真</b>を明るく\r\nしてください', key })
  for (let time = 0; time < 2; time += 1) {
    const answer = await post(address, sent)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${address}#comments`])
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  const after = await visit(address)
  expect(after.body.match(/&lt;b&gt;写真&lt;\/b&gt;を明るく\nしてください/g)).toHaveLength(1)
  expect(after.body).not.toContain('<b>写真')
  expect(await thread(id)).toMatchObject([
    {
      body: '<b>写真</b>を明るく\nしてください',
      by: { name: '店長' },
      visitor: { link: '社長', page: `${prefix}/article/shown` },
    },
  ])
  for (const path of [`${prefix}/article/shown`, `${prefix}/article`]) {
    const open = await visit(path)
    expect(open.body).not.toContain('店長')
    expect(open.body).not.toContain('id="comments"')
  }
})

test('a comment that is not accepted is shown again with its reason, and one from elsewhere never arrives', async () => {
  const { create, share, visit, post, thread, world } = await open()
  const { id } = await create(1, { ...live, slug: 'shown' })
  const { id: link, token } = await share(id, { allowsComments: true })
  const address = `/ja/article/shown?preview=${token}`
  const refusals = [
    [{ name: ' 　', text: '明るく' }, 422, 'お名前とコメントを入力してください'],
    [{ name: '名'.repeat(61), text: '明るく' }, 422, 'お名前は60文字、コメントは2,000文字まで'],
    [{ text: '明るく' }, 422, 'お名前とコメントを入力してください'],
  ] as const
  for (const [typed, status, sentence] of refusals) {
    const again = await post(address, form(typed))
    expect([again.statusCode, again.body.includes(sentence)], sentence).toEqual([status, true])
    expect(again.body).toContain('>明るく</textarea>')
    expect(again.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  }
  const english = await post(address.replace('/ja/', '/en/'), form({ name: '', text: 'Brighter' }))
  expect(english.body).toContain('Enter your name and a comment.')
  await world.call(admin, 'PATCH', `${own}/preview-links/${link}`, { allowsComments: false })
  expect((await visit(address)).body).not.toContain('id="comments"')
  const closed = await post(address, form({ name: '店長', text: '遅かった' }))
  expect([closed.statusCode, closed.body.includes('受け付けていません')]).toEqual([403, true])
  expect(closed.body).toContain('>遅かった</textarea>')
  expect((await post('/ja/article/shown', form({ name: '店長', text: '直接' }))).statusCode).toBe(404)
  expect((await post('/ja/article/shown?preview=forged', form({ name: '店長', text: '偽' }))).statusCode).toBe(404)
  await world.call(admin, 'DELETE', `${own}/preview-links/${link}`)
  const over = await post(address, form({ name: '店長', text: '終了後' }))
  expect([over.statusCode, over.body.includes('このプレビューは終了しました')]).toEqual([410, true])
  expect(await thread(id)).toEqual([])
})

test('one address leaves ten comments in ten minutes on pages, and is told when to go on with what it typed', async () => {
  const { create, share, post } = await open(article, { limits: true })
  const { id } = await create(1, { ...live, slug: 'shown' })
  const { token } = await share(id, { allowsComments: true })
  const send = (text: string) => post(`/ja/article/shown?preview=${token}`, form({ name: '店長', text }))
  for (let count = 0; count < 10; count += 1) expect((await send(`${count}`)).statusCode).toBe(303)
  const late = await send('十一番目')
  expect([late.statusCode, late.body.includes('>十一番目</textarea>')]).toEqual([429, true])
  expect(late.body).toContain('10分ほどたってから')
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})

test('of a link to a plan, a comment is about the record on whose page it was written', async () => {
  const { create, post, world, thread } = await open()
  const { id } = await create(1, { status: 'draft', slug: 'planned' })
  const { body: plan } = await world.call(admin, 'POST', `${own}/publish-plans`, { name: '年末' })
  const items = [{ entity: 'article', recordId: id, action: 'publish' }]
  expect((await world.call(admin, 'POST', `${own}/publish-plans/${plan.id}/items`, { items })).status).toBeLessThan(300)
  const { token } = (await world.call(admin, 'POST', `${own}/preview-links`, { plan: plan.id, allowsComments: true }))
    .body
  for (const path of ['/ja/article/planned', '/ja/faq'])
    expect((await post(`${path}?preview=${token}`, form({ name: '店長', text: path }))).statusCode).toBe(303)
  expect((await thread(id)).map(({ body }: any) => body)).toEqual(['/ja/article/planned'])
  const { body: left } = await world.call(admin, 'GET', `${own}/visitor-comments`)
  expect(new Set(left.map(({ entity, page }: any) => `${entity} ${page}`))).toEqual(
    new Set(['article /ja/article/planned', 'null /ja/faq']),
  )
})

test.each([
  ['/ja', 'ここからは、お問い合わせを送信できません。', '公開ページのフォームを開く'],
  ['/en', 'you cannot send an enquiry from here.', 'Open the form on the public page'],
])('a preview sends no enquiry: the contact page at %s says so, and leads to the public form', async (...words) => {
  const [prefix, sentence, action] = words
  const { create, share, visit, post, world } = await open()
  const { id } = await create(1, { ...live, slug: 'shown' })
  const { token } = await share(id, { allowsComments: true })
  const page = await visit(`${prefix}/contact?preview=${token}`)
  expect(page.body).toContain(`${sentence}</p>`)
  expect(page.body).not.toContain('class="contact-form"')
  expect(page.body).toContain(`<a href="${prefix}/contact#form" class="onward">${action}</a>`)
  const publicPage = await visit(`${prefix}/contact`)
  expect(publicPage.body).toContain('class="contact-form"')
  expect(publicPage.body).not.toContain(`${sentence}</p>`)
  const policy = /name="policy" value="([^"]*)"/.exec(publicPage.body)![1]!
  const inquiry = {
    name: '山田',
    email: 'yamada@example.jp',
    category: 'other',
    subject: '質問',
    message: 'こんにちは',
    agreedPrivacyPolicy: 'on',
    policy,
    step: 'send',
    key: '01890000-0000-7000-8000-000000000001',
  }
  const sent = await post(`${prefix}/contact?preview=${token}`, form(inquiry))
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${prefix}/contact?preview=${token}`])
  expect((await world.call(admin, 'GET', `${own}/contact`)).body).toEqual([])
  // Only the preview keeps it from being sent.
  expect((await post(`${prefix}/contact`, form(inquiry))).headers.location).toMatch(/contact\/success\?no=/)
})

test('every entity with a page of the operator’s is public there, and its page answers', async () => {
  const { visit } = await open()
  for (const [name, path] of Object.entries(operatorPages)) {
    expect(isPublished(entities[name]!, operatorSite), name).toBe(true)
    const list = path.replace('/{slug}', '')
    expect((await visit(`/ja${list}`)).statusCode, name).toBe(200)
  }
})

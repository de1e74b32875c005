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

async function open(entity: Entity = article) {
  const records = await recordClient(await start(), entity, operatorSite)
  const { world, path } = records
  const { env, database } = world
  const app = await buildApp({ env, database, pages: builtPages, network: offline })
  await app.ready()
  onTestFinished(() => app.close())
  return {
    ...records,
    visit: (address: string, headers: Record<string, string> = {}) =>
      app.inject({ url: address.replace(publicUrl, ''), headers: { accept: 'text/html', ...headers } }),
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

test('every entity with a page of the operator’s is public there, and its page answers', async () => {
  const { visit } = await open()
  for (const [name, path] of Object.entries(operatorPages)) {
    expect(isPublished(entities[name]!, operatorSite), name).toBe(true)
    const list = path.replace('/{slug}', '')
    expect((await visit(`/ja${list}`)).statusCode, name).toBe(200)
  }
})

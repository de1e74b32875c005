// @module-tag sqlite
import { expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { memoryCache } from '../../generators/client/index.ts'
import { createClient } from '../../generators/client/sites/toki-tsumugi-cafe.ts'
import { recordClient } from '../server/support/record-client.ts'
import { staffOf, start } from '../server/support/world.ts'
import { previewPages } from './cafe/preview.ts'
import type { Asked } from './http.ts'

const tenant = 'toki-tsumugi-cafe'

const asked = (path: string, form?: Readonly<Record<string, string>>): Asked => ({
  method: form ? 'POST' : 'GET',
  url: new URL(path, 'http://site'),
  headers: {},
  visitor: '203.0.113.9',
  cookies: new Map(),
  text: () => Promise.resolve(String(new URLSearchParams(form))),
})

async function open() {
  const world = await start()
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const articles = await recordClient(world, article, tenant)
  const own = `/api/v1/authorized/tenants/${tenant}`
  const at = { origin, tenant }
  const captain = createClient({ ...at, cache: memoryCache() })
  const clientWith = (preview: string) => createClient({ ...at, preview })
  const show = previewPages(captain, clientWith, clientWith, at)
  return {
    articles,
    origin,
    call: (method: 'POST' | 'DELETE' | 'GET', path: string, body?: object) =>
      world.call(staffOf(tenant), method, `${own}${path}`, body),
    show: async (path: string, token: string, form?: Readonly<Record<string, string>>) => {
      const [place, hash = ''] = path.split('#')
      return (await show(asked(`${place}?preview=${token}${hash && `#${hash}`}`, form)))!
    },
    none: (path: string) => show(asked(path)),
  }
}

test('the café shows what a preview link shows, carries its token in addresses alone, and leaves it', async () => {
  const { articles, call, show, none } = await open()
  const { id } = await articles.create(1, { status: 'draft', slug: 'secret', title: '秘密の新作' })
  const { token } = (await call('POST', '/preview-links', { entity: 'article', recordId: id })).body
  const answer = await show('/ja/news/secret/', token)
  const html = String(answer.body)
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
  expect(answer.headers).not.toHaveProperty('set-cookie')
  for (const part of ['<h1>秘密の新作</h1>', 'プレビュー', 'まで見られます', 'name="robots" content="noindex"'])
    expect(html).toContain(part)
  expect(html).not.toContain('<form')
  // Whoever follows the links of the page stays in the preview, and sees it in lists and in the other language.
  const links = [...html.matchAll(/<a\b(?![^>]*data-leave)[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href!)
  expect(links.length).toBeGreaterThan(6)
  for (const href of links) expect(href).toContain(`?preview=${token}`)
  expect(html).toContain('<a data-leave href="/ja/">')
  for (const href of new Set(links)) {
    const path = href.split('?')[0]!
    // This café has written no policy yet.
    if (path.endsWith('/privacy/')) continue
    const followed = await show(path, token)
    expect([path, followed.status]).toEqual([path, 200])
    if (path.endsWith('/news/')) expect(String(followed.body)).toContain('秘密の新作')
  }
  expect(await none('/ja/news/secret/')).toBeUndefined()
})

test('the café says that a preview is over, and knows no forged token', async () => {
  const { articles, call, show } = await open()
  const { id } = await articles.create(1, { status: 'published', slug: 'open', title: '衣替え' })
  const link = (await call('POST', '/preview-links', { entity: 'article', recordId: id })).body
  expect((await show('/ja/news/open/', link.token)).status).toBe(200)
  expect((await show('/ja/news/none/', link.token)).status).toBe(404)
  await call('DELETE', `/preview-links/${link.id}`)
  for (const [lang, sentence] of [
    ['ja', 'このプレビューは終わりました'],
    ['en', 'This preview has ended'],
  ] as const) {
    const over = await show(`/${lang}/news/open/`, link.token)
    expect([over.status, String(over.body)]).toEqual([410, expect.stringContaining(sentence)])
    expect(String(over.body)).not.toContain('衣替え')
    expect(over.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }
  expect((await show('/ja/news/open/', 'forged')).status).toBe(404)
})

test('the café takes a comment where the link does, once, and shows again what was refused', async () => {
  const { articles, call, show } = await open()
  const { id } = await articles.create(1, { status: 'draft', slug: 'secret' })
  const about = { entity: 'article', recordId: id }
  const { token } = (await call('POST', '/preview-links', { ...about, allowsComments: true })).body
  const form = /name="id" value="([^"]+)"/.exec(String((await show('/ja/news/secret/', token)).body))!
  const sent = { id: form[1]!, name: '店長', text: '<b>明るく</b>' }
  const refused = await show('/ja/news/secret/', token, { ...sent, name: ' ' })
  expect([refused.status, String(refused.body)]).toEqual([422, expect.stringContaining('&lt;b&gt;明るく')])
  expect(String(refused.body)).toContain('お名前とコメントを入力してください')
  for (let time = 0; time < 2; time += 1)
    expect(await show('/ja/news/secret/', token, sent)).toMatchObject({
      status: 303,
      headers: { location: `/ja/news/secret/?preview=${token}#comments` },
    })
  expect(String((await show('/en/menu/', token)).body)).toContain('&lt;b&gt;明るく')
  expect((await call('GET', '/visitor-comments')).body).toMatchObject([
    { entity: 'article', recordId: id, name: '店長', body: '<b>明るく</b>', page: '/ja/news/secret/' },
  ])
  const silent = (await call('POST', '/preview-links', about)).body.token
  expect((await show('/ja/news/secret/', silent, sent)).status).toBe(403)
})

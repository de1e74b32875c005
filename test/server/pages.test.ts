// @module-tag postgres-full
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import type { Pages } from '../../server/features/pages/renderer.ts'
import { pageHeaders } from '../../server/features/pages/security-headers.ts'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { news } from '../../entities/news.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { recordClient } from './support/record-client.ts'
import { start, type World } from './support/world.ts'
import { fakePages, type FakeRender } from './support/fake-pages.ts'

const email = 'hanako@captain.example'
const password = 'a password for tests'

/** The app with pages of a test's own. */
async function appWith({ env, database }: World, render: FakeRender): Promise<FastifyInstance> {
  const app = await buildApp({ env, database, pages: fakePages(render) })
  await app.ready()
  onTestFinished(() => app.close())
  return app
}

/** Signs in the account of `email`; returns its cookies. */
async function signIn(app: FastifyInstance, { env }: World): Promise<string> {
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: env.PUBLIC_URL },
    payload: { email, password },
  })
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

const html = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })

test('a page is rendered for its address on our own origin, whatever the Host header says', async () => {
  const app = await appWith(await start(), async (request) => html(`<p>${request.url}</p>`))
  const page = await app.inject({ url: '/en/faq?q=1', headers: { host: 'evil.example' } })
  expect(page.body).toBe('<p>http://localhost:3000/en/faq?q=1</p>')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('private, no-cache')
})

test('a redirect keeps its status, its place and all its cookies', async () => {
  const headers = new Headers({ location: '/auth/login' })
  headers.append('set-cookie', 'auth_redirect_path=%2Fcaptain; Path=/')
  headers.append('set-cookie', 'i18n_redirected=ja; Path=/')
  const app = await appWith(await start(), async () => new Response(null, { status: 302, headers }))
  const page = await app.inject('/captain')
  expect(page.statusCode).toBe(302)
  expect(page.headers).toMatchObject({
    location: '/auth/login',
    'set-cookie': ['auth_redirect_path=%2Fcaptain; Path=/', 'i18n_redirected=ja; Path=/'],
  })
})

test('a page knows who looks at it, and reads only the tenants they may enter', async () => {
  const world = await start()
  const user = await createAccount(world.auth, { name: '花子', email, password, role: 'user' })
  const place = { tenant: world.tenants['funaneco-jp'], parent: world.tenants['myturn-games'].id }
  await importRecord(world.database, tenantUser, place, { user, joinedOn: '2024-04-01' })
  const app = await appWith(world, async (_, { session, sendsMail, readTenant, assets }) => {
    const slugs = ['myturn-games', 'emu-esu-com', 'nothing-there']
    const tenants = await Promise.all(slugs.map(readTenant))
    return Response.json({ session, sendsMail, tenants, assets })
  })
  const cookie = await signIn(app, world)
  const seen = (await app.inject({ url: '/captain', headers: { cookie } })).json()
  expect(seen.session.user).toEqual({ id: user, name: '花子', email, role: 'user', isUser: true, cfAi: false })
  expect(Object.keys(seen.session.session)).toEqual(['id', 'expiresAt', 'impersonatedBy'])
  expect(seen.tenants).toMatchObject([{ slug: 'myturn-games', entities: [{ name: 'news' }] }, null, null])
  expect([seen.assets, seen.sendsMail]).toEqual([{ built: true }, false])

  const nobody = (await app.inject('/captain')).json()
  expect([nobody.session, ...nobody.tenants]).toEqual([null, null, null, null])
})

test('a page knows whether the record of its address is there, and says so of no record of another tenant', async () => {
  const world = await start()
  const user = await createAccount(world.auth, { name: '花子', email, password, role: 'user' })
  const place = { tenant: world.tenants['funaneco-jp'], parent: world.tenants['myturn-games'].id }
  await importRecord(world.database, tenantUser, place, { user, joinedOn: '2024-04-01' })
  const own = await recordClient(world, news, 'myturn-games')
  const other = await recordClient(world, news, 'emu-esu-com')
  const [shown, trashed, secret] = [await own.create(1), await own.create(2), await other.create(3)]
  expect((await own.send('DELETE', `/${trashed.id}`, { version: trashed.version })).status).toBe(200)
  const none = '00000000-0000-7000-8000-000000000000'
  const app = await appWith(world, async (request, { hasRecord }) => {
    const [, , , tenant, ...segments] = new URL(request.url).pathname.split('/').map(decodeURIComponent)
    return new Response(null, { status: (await hasRecord(tenant!, segments)) ? 200 : 404 })
  })
  const cookie = await signIn(app, world)
  const statusOf = async (path: string, headers: Record<string, string> = { cookie }) =>
    (await app.inject({ url: `/captain/tenant/${path}`, headers })).statusCode
  for (const path of [
    'myturn-games/news',
    'myturn-games/news/create',
    `myturn-games/news/${shown.id}`,
    `myturn-games/news/${shown.id}/show`,
    `myturn-games/news/${shown.slug}/show`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const path of [
    `myturn-games/news/${none}`,
    `myturn-games/news/${none}/show`,
    'myturn-games/news/nothing/show',
    'myturn-games/news/%E6%97%A5/show',
    'myturn-games/news/edit',
    `myturn-games/news/${trashed.id}`,
    `myturn-games/news/${trashed.slug}/show`,
    `myturn-games/news/${secret.id}`,
    `myturn-games/news/${secret.slug}/show`,
    `myturn-games/nothing/${shown.id}`,
    `emu-esu-com/news/${secret.id}`,
    `emu-esu-com/news/${secret.slug}/show`,
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404])
  expect(await statusOf(`myturn-games/news/${shown.id}`, {})).toBe(404)
})

test('a page knows whether the record that others belong to is there', async () => {
  const world = await start()
  await createAccount(world.auth, { name: '管理', email, password, role: 'admin' })
  const app = await appWith(world, async (request, { hasRecord }) => {
    const [, ...segments] = new URL(request.url).pathname.split('/')
    return new Response(null, { status: (await hasRecord('funaneco-jp', segments)) ? 200 : 404 })
  })
  const cookie = await signIn(app, world)
  const members = async (tenant: string) =>
    (await app.inject({ url: `/tenant/${tenant}/tenant-user`, headers: { cookie } })).statusCode
  expect(await members(world.tenants['myturn-games'].id)).toBe(200)
  expect(await members('00000000-0000-7000-8000-000000000000')).toBe(404)
})

test('what the API does not have is no page', async () => {
  const app = await appWith(await start(), async () => html('a page'))
  const missing = await app.inject('/api/v1/authorized/nothing')
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toMatchObject({ statusCode: 404, statusMessage: 'Not Found' })
  expect((await app.inject({ method: 'POST', url: '/faq' })).statusCode).toBe(404)
})

test('the page of a failure reads nothing of what failed, and says when to come back as the failure does', async () => {
  const app = await appWith(await start(), async (_, { refused, content }) => {
    if (!refused) throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })
    const read = (await content.site()) ?? 'nothing'
    const headers = { 'content-type': 'text/html', 'retry-after': '300' }
    return new Response(JSON.stringify({ path: refused.path, read }), { status: refused.status, headers })
  })
  for (const path of ['/en', '/faq']) {
    const failed = await app.inject({ url: `${path}?q=1`, headers: { accept: 'text/html' } })
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5'])
    expect(failed.json()).toEqual({ path, read: 'nothing' })
  }
})

test('the scripts that the renderer wrote run by their hash alone', () => {
  const script = 'console.log("ours")'
  const policy = pageHeaders([script])['content-security-policy']!
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a script that stands in a page without its renderer having written it is not allowed to run', async () => {
  const [ours, smuggled] = ['console.log("ours")', 'console.log("smuggled")']
  const app = await appWith(await start(), async () => ({
    answer: html(`<title><script>${smuggled}</script></title><script>${ours}</script>`),
    scripts: [ours],
  }))
  for (const url of ['/', '/captain']) {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    const [allowed] = /script-src [^;]*/.exec(policy)!
    expect(allowed).toBe(`script-src 'self' 'sha256-${createHash('sha256').update(ours).digest('base64')}'`)
  }
})

test('a page that is the same for many addresses is made once, with its status, and others are made for each', async () => {
  const made: string[] = []
  const world = await start()
  const pages: Pages = async () => async () => ({
    async render({ url }) {
      made.push(new URL(url).pathname)
      return { answer: new Response(url, { status: url.endsWith('/404') ? 404 : url.endsWith('/gone') ? 410 : 200 }) }
    },
    renderBody: () => Promise.reject(new Error('No body is asked for.')),
    variantOf({ url }) {
      const { origin, pathname } = new URL(url)
      const shared = pathname.startsWith('/nowhere') ? '/404' : pathname
      return { key: shared, href: origin + shared }
    },
    assets: {},
  })
  const app = await buildApp({ env: world.env, database: world.database, pages })
  await app.ready()
  onTestFinished(() => app.close())
  const statuses = []
  for (const url of ['/faq', '/faq?a=1', '/faq?b=2', '/nowhere/1', '/nowhere/2?c', '/gone', '/gone'])
    statuses.push((await app.inject(url)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 404, 404, 410, 410])
  expect(made).toEqual(['/faq', '/404', '/gone', '/gone'])
})

test('a place that has very many pages made is told to wait, in the language of the page, and none is made for that', async () => {
  let made = 0
  const app = await appWith(await start({ RATE_LIMIT: 'on' }), async () => html(String((made += 1))))
  const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  while ((await ask('/faq')).statusCode === 200) continue
  expect(made).toBe(100)
  const refused = await ask('/faq')
  expect([refused.statusCode, refused.body.includes('もう一度お試しください')]).toEqual([429, true])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/en/faq')).body).toContain('lang="en"')
  // An address that cannot be read is answered as well, and no page is made for it either.
  expect((await ask('/%E0%A4%A')).statusCode).toBe(400)
  expect(made).toBe(100)
})

// @module-tag postgres
import type { FastifyInstance } from 'fastify'
import { expect, inject, onTestFinished, test } from 'vitest'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { article } from '../../entities/company-site/article.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { buildApp } from '../../server/app.ts'
import { openPostgres } from '../../server/base/db/open-postgres.ts'
import type { Pages } from '../../server/features/pages/renderer.ts'
import { shortCounter } from '../../server/base/rate-limits/store.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { goodPassword, insertPerson } from '../server/support/people.ts'
import { openBucket } from '../server/support/s3-server.ts'
import { photo, upload, uploadsOf } from '../server/support/upload-files.ts'
import { admin, publicUrl, start, type World } from '../server/support/world.ts'
import { addressOf, owner } from './setup.ts'

const operator = 'funaneco-jp'
const office = `/api/v1/authorized/tenants/${operator}`
const body = { blocks: [{ type: 'paragraph', data: { text: 'はい。' } }] }

/** Pages that say how often they were made, of the operator's questions and its name. */
function countedPages(): { readonly pages: Pages; readonly made: () => number } {
  let made = 0
  const renderer = {
    render: async (
      _: unknown,
      { content, closing }: Parameters<Awaited<ReturnType<Awaited<ReturnType<Pages>>>>['render']>[1],
    ) => {
      made += 1
      if (closing && !closing.isLetIn) return { answer: new Response('closed', { status: 503 }) }
      const questions = (await content.list('faq')).map(({ question }) => question)
      return { answer: Response.json([(await content.site())?.name, ...questions]) }
    },
    renderBody: () => Promise.reject(new Error('No body is asked for.')),
    variantOf: ({ url }: Request) => ({ key: url, href: url }),
    assets: {},
  }
  return { pages: async () => async () => renderer, made: () => made }
}

/** The world of a test on one server, and a second server on the same database. */
async function twoServers(environment: Record<string, string> = {}) {
  const world = await start(environment)
  const [{ name }] = (await world.sql('select current_database() as name')) as readonly [{ readonly name: string }]
  const { database } = await openPostgres(addressOf(inject('postgres'), name, owner))
  const { pages, made } = countedPages()
  const second = await buildApp({ env: world.env, database, pages })
  onTestFinished(async () => {
    await second.close()
    await database.close()
  })
  return { world, second, database, made }
}

async function saved(world: World, url: string, values: object): Promise<void> {
  const { version } = (await world.call(admin, 'GET', url)).body
  const answer = await world.call(admin, 'PUT', url, { version, ...values })
  expect(answer.status, answer.text).toBe(200)
}

async function moved(world: World, url: string, to: string): Promise<void> {
  const { version } = (await world.call(admin, 'GET', url)).body
  const answer = await world.call(admin, 'POST', `${url}/transitions`, { to, version })
  expect(answer.status, answer.text).toBe(200)
}

const statusOf = async (app: FastifyInstance, url: string) => (await app.inject(url)).statusCode

test('a list that was changed on one server is not "not modified" on another', async () => {
  const { world, second } = await twoServers()
  const tenant = world.tenants['toki-tsumugi-cafe']
  const values = { question: '前の', answer: body, category: 'general', isVisible: true }
  const id = await importRecord(world.database, faq, { tenant }, values)
  const list = `/api/v1/tenants/${tenant.slug}/faq`
  const before = await second.inject(list)
  expect(before.json()).toMatchObject([{ question: '前の' }])
  const again = () => second.inject({ url: list, headers: { 'if-none-match': String(before.headers['etag']) } })
  expect((await again()).statusCode).toBe(304)

  const route = `/api/v1/authorized/tenants/${tenant.slug}/faq/${id}`
  await saved(world, route, { question: '後の' })
  const after = await again()
  expect([after.statusCode, after.json()]).toMatchObject([200, [{ question: '後の' }]])
  expect((await second.inject(`${list}/${id}`)).json()).toMatchObject({ question: '後の' })

  await saved(world, route, { isVisible: false })
  expect((await again()).json()).toEqual([])
  expect(await statusOf(second, `${list}/${id}`)).toBe(404)
})

test('a record that is withdrawn on one server is gone on another', async () => {
  const { world, second } = await twoServers()
  const tenant = world.tenants[operator]
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const values = {
    title: '記事',
    slug: 'shown',
    category,
    body,
    status: 'published',
    publishAt: '2026-01-01T00:00:00.000Z',
  }
  const id = await importRecord(world.database, article, { tenant }, values)
  const one = `/api/v1/tenants/${operator}/article/shown`
  expect(await statusOf(second, one)).toBe(200)
  await moved(world, `${office}/article/${id}`, 'archived')
  expect(await statusOf(second, one)).toBe(404)
})

test('a tenant that one server suspends, or closes for maintenance, is closed on another', async () => {
  const { world, second } = await twoServers()
  const { id, slug } = world.tenants['myturn-games']
  const news = `/api/v1/tenants/${slug}/news`
  expect(await statusOf(second, news)).toBe(200)
  await moved(world, `${office}/tenant/${id}`, 'suspended')
  expect(await statusOf(second, news)).toBe(503)
  await moved(world, `${office}/tenant/${id}`, 'active')
  expect(await statusOf(second, news)).toBe(200)

  const [notice] = (await world.call(admin, 'GET', `${office}/maintenance-site?filter={"tenant":"${id}"}`)).body
  await saved(world, `${office}/maintenance-site/${notice.id}`, { isEnabled: true, message: '工事' })
  expect(await statusOf(second, news)).toBe(503)
})

test('a page is made anew after what it shows was written on another server, and for nothing else', async () => {
  const { world, second, made } = await twoServers()
  const tenant = world.tenants[operator]
  const values = { question: '前の', answer: body, category: 'general', isVisible: true }
  const id = await importRecord(world.database, faq, { tenant }, values)
  const page = async () => (await second.inject('/faq')).json()
  expect(await page()).toEqual(['運営', '前の'])
  expect(await page()).toEqual(['運営', '前の'])
  expect(made()).toBe(1)

  await saved(world, `${office}/faq/${id}`, { question: '後の' })
  expect(await page()).toEqual(['運営', '後の'])
  await saved(world, `${office}/tenant/${tenant.id}`, { name: '新しい名' })
  expect(await page()).toEqual(['新しい名', '後の'])
  expect(made()).toBe(3)

  await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  expect(await page()).toEqual(['新しい名', '後の'])
  expect(made()).toBe(3)

  const [notice] = (await world.call(admin, 'GET', `${office}/maintenance-site?filter={"tenant":"${tenant.id}"}`)).body
  await saved(world, `${office}/maintenance-site/${notice.id}`, { isEnabled: true, message: '工事' })
  expect(await statusOf(second, '/faq')).toBe(503)
})

test('who has a record open on one server is named on the other', async () => {
  const { world, second } = await twoServers()
  const url = '/api/v1/authorized/tenants/myturn-games/presence'
  const body = { entity: 'news', id: '01980000-0000-7000-8000-000000000001', typing: true }
  expect((await world.call(admin, 'POST', url, body)).body).toEqual({ others: [] })
  const headers = { authorization: `Bearer ${await world.tokenFor('staff@myturn-games.example')}` }
  const answer = await second.inject({ method: 'POST', url, headers, payload: body })
  expect(answer.json()).toEqual({ others: [{ name: 'admin', impersonator: null, typing: true }] })
})

/** The cookies of an answer as a browser would send them back. */
const cookiesOf = ({ cookies }: { readonly cookies: readonly { name: string; value: string }[] }): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

const hanako = { email: 'hanako@captain.example', password: goodPassword }

const signIn = (app: FastifyInstance, credentials: object) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: publicUrl },
    payload: { ...hanako, ...credentials },
  })

test('who signs in on one server works on the other, and who signs out there is out on both', async () => {
  const { world, second } = await twoServers()
  await insertPerson(world, { name: '花子', email: hanako.email, role: 'admin' })
  const cookie = cookiesOf(await signIn(world.app, {}))
  const { token } = (await second.inject({ url: '/api/auth/token', headers: { cookie } })).json()
  const list = (app: FastifyInstance) =>
    app.inject({ url: `${office}/faq`, headers: { authorization: `Bearer ${token}` } })
  expect((await list(second)).statusCode).toBe(200)

  const signedOut = await second.inject({
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { origin: publicUrl, cookie },
  })
  expect(signedOut.statusCode).toBe(200)
  expect((await list(world.app)).statusCode).toBe(401)
  expect((await world.app.inject({ url: '/api/auth/get-session', headers: { cookie } })).json()).toBeNull()
})

test('guesses at a password on two servers count together', async () => {
  const { world, second } = await twoServers({ RATE_LIMIT: 'on' })
  await insertPerson(world, { name: '花子', email: hanako.email, role: 'user' })
  const statuses: number[] = []
  for (let guess = 0; guess < 20 && !statuses.includes(429); guess += 1)
    statuses.push((await signIn(guess % 2 === 0 ? world.app : second, { password: 'not this one' })).statusCode)
  expect(statuses).toContain(429)
  // Whoever refused: so does the other, also the right password.
  for (const app of [world.app, second]) expect((await signIn(app, {})).statusCode).toBe(429)
})

test('a limit of ten seconds lets in no more calls on two servers than on one, and uses it up', async () => {
  const { world, database } = await twoServers()
  const counters = [shortCounter(world.database), shortCounter(database)] as const
  const max = 60
  const places = Array.from({ length: 3 * max }, (_, call) => counters[call % 3 === 0 ? 0 : 1])
  const isLetIn = async (count: (typeof places)[number]) => (await count('a key', 600_000, max)).current <= max
  const letIn = (await Promise.all(places.map(isLetIn))).filter(Boolean)
  expect(letIn).toHaveLength(max)
})

test('a picture that was uploaded to one server is shown by the other, out of the bucket', async () => {
  const bucket = await openBucket()
  onTestFinished(() => bucket.close())
  const { world, second } = await twoServers(bucket.env)
  const { status, body: picture } = await upload(world, admin, uploadsOf('myturn-games'), {
    name: 'picture.png',
    bytes: await photo(),
  })
  expect(status).toBe(201)
  expect((await second.inject(picture.src)).statusCode).toBe(200)
})

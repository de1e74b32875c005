// @module-tag postgres-full
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { readEnv } from '../../server/base/env.ts'
import { guardRoutes } from '../../server/plugins/route-guards.ts'
import { admin, publicUrl, reader, staffOf, start } from './support/world.ts'

const api = '/api/v1/authorized'

const env = readEnv({ LOG_LEVEL: 'silent', AUTH_SECRET: 'a secret for tests only, 32 bytes' })
test('a tenant that does not exist answers a member as a foreign one does, and an admin with 404', async () => {
  const { call } = await start()
  const foreign = await call(staffOf('myturn-games'), 'GET', `${api}/tenants/emu-esu-com`)
  const unknown = await call(staffOf('myturn-games'), 'GET', `${api}/tenants/nothing-there`)
  expect(foreign.status).toBe(403)
  expect(unknown.body).toEqual(foreign.body)
  expect((await call(admin, 'GET', `${api}/tenants/nothing-there`)).status).toBe(404)
})

test('a slug has one spelling', async () => {
  const { call } = await start()
  expect((await call(admin, 'GET', `${api}/tenants/EMU-esu-com`)).status).toBe(404)
})

test('an entity that a site does not have is not there, not even for an admin', async () => {
  const { call } = await start()
  expect((await call(admin, 'GET', `${api}/tenants/suda-nijo-com/news`)).status).toBe(404)
  expect((await call(admin, 'GET', `${api}/tenants/myturn-games/account`)).status).toBe(404)
  expect((await call(admin, 'GET', `${api}/tenants/myturn-games/news`)).status).toBe(200)
})

test('the list of tenants holds those one may enter', async () => {
  const { call, other } = await start()
  await other('myturn-games', 'second-game-shop')
  const slugs = async (email: string) =>
    (await call(email, 'GET', `${api}/tenants`)).body.map(({ slug }: { slug: string }) => slug)
  expect(await slugs(staffOf('myturn-games'))).toEqual(['myturn-games'])
  expect(await slugs(reader)).toEqual([])
  expect(await slugs(admin)).toHaveLength(11)
  const page = await call(admin, 'GET', `${api}/tenants?range=[0,1]&sort=["slug","DESC"]&filter={"q":"SHOP"}`)
  expect(page.headers['content-range']).toBe('tenants 0-0/1')
  expect((await call(admin, 'GET', `${api}/tenants?sort=["memo","ASC"]`)).body.data.issues).toMatchObject([
    { path: ['sort', 'memo'], rule: 'unknownField' },
  ])
  expect((await call(admin, 'GET', `${api}/tenants?colour=red`)).status).toBe(400)
})

test('the answer about a tenant says what its site has', async () => {
  const { call } = await start()
  const { body } = await call(staffOf('myprince-vip'), 'GET', `${api}/tenants/myprince-vip`)
  expect(body).toMatchObject({ slug: 'myprince-vip', site: 'myprince-vip', themeColor: '#2B5A6B' })
  expect(body.apiBaseUrl).toBe(`${publicUrl}/api/v1/tenants/myprince-vip`)
  const article = body.entities.find(({ name }: { name: string }) => name === 'article')
  expect(article.screens).toEqual(['list', 'create', 'edit'])
  expect(article.fields).not.toContain('audience')
})

test('a closed tenant lets in admins only, a suspended one its members', async () => {
  const { call, sql } = await start()
  const become = (status: string) => sql(`update tenant set "status" = ? where "slug" = 'emu-esu-com'`, status)
  const statusFor = async (email: string) => (await call(email, 'GET', `${api}/tenants/emu-esu-com`)).status
  await become('suspended')
  expect(await statusFor(staffOf('emu-esu-com'))).toBe(200)
  await become('closed')
  expect(await statusFor(staffOf('emu-esu-com'))).toBe(403)
  expect((await call(staffOf('emu-esu-com'), 'GET', `${api}/tenants`)).body).toEqual([])
  expect(await statusFor(admin)).toBe(200)
})

test('accounts can be found by those who give membership', async () => {
  const { call, account } = await start()
  const id = await account(reader)
  const found = await call(staffOf('funaneco-jp'), 'GET', `${api}/tenants/funaneco-jp/account?filter={"q":"READER"}`)
  expect(found.body).toEqual([{ id, name: 'reader', email: reader }])
  expect(found.headers['content-range']).toBe('account 0-0/1')
  const byId = await call(staffOf('funaneco-jp'), 'GET', `${api}/tenants/funaneco-jp/account?filter={"id":["${id}"]}`)
  expect(byId.body).toHaveLength(1)
})

test('the server does not start on a route that says nothing about access', async () => {
  const app = Fastify()
  guardRoutes(app, createIdentity(env, undefined).callers, undefined)
  app.get('/forgotten', () => 'open')
  await expect(app.ready()).rejects.toThrow('Missing: GET /forgotten, HEAD /forgotten')
})

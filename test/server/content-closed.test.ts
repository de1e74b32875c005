// @module-tag postgres-full
import { expect, test } from 'vitest'
import { admin, staffOf, start } from './support/world.ts'

const operator = 'funaneco-jp'
const at = (slug: string, entity: string) => `/api/v1/tenants/${slug}/${entity}`

test('a suspended tenant answers 503 and says when to ask again, a closed one is not there', async () => {
  const world = await start()
  const get = (url: string) => world.app.inject(url)
  const { id } = world.tenants['myturn-games']
  const become = async (to: string) => {
    const route = `/api/v1/authorized/tenants/${operator}/tenant/${id}`
    const { version } = (await world.call(admin, 'GET', route)).body
    expect((await world.call(admin, 'POST', `${route}/transitions`, { to, version })).status).toBe(200)
  }
  expect((await get(at('myturn-games', 'news'))).statusCode).toBe(200)
  await become('suspended')
  const answer = await get(at('myturn-games', 'news'))
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' })
  await become('closed')
  expect((await get(at('myturn-games', 'news'))).statusCode).toBe(404)
})

test('a tenant whose address was stored before addresses were parsed still publishes, and no such address is taken', async () => {
  const world = await start()
  const { id } = world.tenants['myturn-games']
  const route = `/api/v1/authorized/tenants/${operator}/tenant/${id}`
  const { version } = (await world.call(admin, 'GET', route)).body
  for (const siteUrl of ['https://[', 'https://?', 'https://a.jp:999999'])
    expect(await world.call(admin, 'PUT', route, { version, siteUrl })).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: ['siteUrl'], rule: 'url' }] } },
    })
  await world.sql('update tenant set "siteUrl" = ? where id = ?', 'https://[', id)
  expect((await world.app.inject(at('myturn-games', 'news'))).statusCode).toBe(200)
})

test('while a tenant is under maintenance its pages are told so, except where its operator looks from', async () => {
  const world = await start()
  const { id } = world.tenants['myturn-games']
  const notice = (
    await world.call(admin, 'GET', `/api/v1/authorized/tenants/${operator}/maintenance-site?filter={"tenant":"${id}"}`)
  ).body[0]
  const route = `/api/v1/authorized/tenants/${operator}/maintenance-site/${notice.id}`
  const tell = async (values: object) => {
    const { version } = (await world.call(admin, 'GET', route)).body
    const saved = await world.call(admin, 'PUT', route, { version, ...values })
    expect(saved.status, saved.text).toBe(200)
  }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const look = () =>
    world.app.inject({ url: at('myturn-games', 'news'), headers: { origin: 'https://myturn-games.example' } })
  expect((await look()).statusCode).toBe(200)

  await tell({ isEnabled: true, message: '機器を入れ替えています。', endAt: tomorrow })
  const closed = await look()
  expect(closed.statusCode).toBe(503)
  expect(closed.json().data).toMatchObject({ reason: 'maintenance', message: '機器を入れ替えています。' })
  expect(closed.headers['access-control-allow-origin']).toBe('https://myturn-games.example')
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(86_000)
  const sent = await world.app.inject({ method: 'POST', url: at('myturn-games', 'contact'), payload: {} })
  expect(sent.statusCode).toBe(503)

  const preview = await world.call(staffOf('myturn-games'), 'GET', at('myturn-games', 'news'))
  expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const lookAs = async (email: string) => (await world.call(email, 'GET', at('myturn-games', 'news'))).status
  expect(await lookAs(staffOf('emu-esu-com'))).toBe(503)
  await tell({ allowTenantUsers: false })
  expect(await lookAs(staffOf('myturn-games'))).toBe(503)

  await tell({ allowedIps: [{ ip: '127.0.0.1' }] })
  expect((await look()).headers['cache-control']).toBe('private, no-store')
  const lookFrom = async (remoteAddress: string) =>
    (await world.app.inject({ url: at('myturn-games', 'news'), remoteAddress })).statusCode
  await tell({ allowedIps: [{ ip: '2001:db8:0:1:0:0:0:5' }] })
  // An address, not the network that it is in.
  expect([await lookFrom('2001:db8:0:1::5'), await lookFrom('2001:db8:0:1::6')]).toEqual([200, 503])
  await tell({ allowedIps: null, isEnabled: false })
  expect((await look()).headers['cache-control']).toMatch(/^public,/)
  const asked = await world.call(staffOf('myturn-games'), 'GET', at('myturn-games', 'news'))
  expect(asked.headers['cache-control']).toMatch(/^private, max-age=0/)
})

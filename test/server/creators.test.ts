import { expect, onTestFinished, test } from 'vitest'
import { callWith, keysPathOf } from './support/api-keys.ts'
import { admin, offline, open, staffOf } from './support/world.ts'

const slug = 'emu-esu-com'
const keysPath = keysPathOf(slug)
const webhooksPath = `/api/v1/authorized/tenants/${slug}/webhooks`
const publicNews = `/api/v1/tenants/${slug}/news`

/** A webhook's address is looked at, and nothing is sent there. */
async function startWorld() {
  const world = await open({}, undefined, { ...offline, ports: ['443'] })
  onTestFinished(world.close)
  return world
}

test('keys and webhooks say who made them, and whether that person may still enter', async () => {
  const world = await startWorld()
  const { call, sql, account } = world
  const membersPath = `/api/v1/authorized/tenants/funaneco-jp/tenant/${world.tenants[slug].id}/tenant-user`
  const leaver = await account('leaver@captain.example')
  const suspended = await account('suspended@captain.example')
  for (const user of [leaver, suspended])
    await call(admin, 'POST', membersPath, {
      user,
      joinedOn: '2024-04-01',
    })
  const makers = [admin, staffOf(slug), 'leaver@captain.example', 'suspended@captain.example']
  const secrets = new Map<string, string>()
  for (const maker of makers) {
    const key = await call(maker, 'POST', keysPath, { name: maker, scopes: ['news:read'] })
    expect(key.status, key.text).toBe(201)
    secrets.set(maker, key.body.secret)
    const webhook = await call(maker, 'POST', webhooksPath, { name: maker, url: 'https://receiver.example/hook' })
    expect(webhook.status, webhook.text).toBe(201)
  }
  /** By the name of what was made: whether its maker is named, and may enter; both lists say the same. */
  const creators = async () => {
    const keys = (await call(admin, 'GET', keysPath)).body.keys
    const webhooks = (await call(staffOf(slug), 'GET', webhooksPath)).body
    const told = (rows: readonly { name: string; creator: object }[]) =>
      Object.fromEntries(rows.map(({ name, creator }) => [name, creator]))
    expect(told(webhooks)).toEqual(told(keys))
    return told(keys)
  }
  const names = new Map((await sql('select "email", "name" from auth_user')).map(({ email, name }) => [email, name]))
  const all = (without: readonly string[]) =>
    Object.fromEntries(makers.map((maker) => [maker, { name: names.get(maker), mayEnter: !without.includes(maker) }]))
  expect(await creators()).toEqual(all([]))

  await sql('update tenant_user set "endsOn" = ? where "user" = ?', '2024-05-01', leaver)
  await sql('update auth_user set "banned" = true where "id" = ?', suspended)
  expect(await creators()).toEqual(all(['leaver@captain.example', 'suspended@captain.example']))
  // What they made goes on working.
  expect((await callWith(world, secrets.get('leaver@captain.example')!, 'GET', publicNews)).status).toBe(200)

  await sql('delete from auth_user where "id" = ?', leaver)
  expect((await creators())['leaver@captain.example']).toEqual({ name: null, mayEnter: false })
})

test('a tenant that has no keys and webhooks lists none', async () => {
  const { call } = await startWorld()
  expect((await call(staffOf(slug), 'GET', keysPath)).body.keys).toEqual([])
  expect((await call(staffOf(slug), 'GET', webhooksPath)).body).toEqual([])
})

// @module-tag postgres-full
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { keyScopesOf, keyVerbsOf, withIncludedScopes } from '../../entities/language/derived/api-key-scopes.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { screensOf } from '../../entities/language/screens.ts'
import { news } from '../../entities/news.ts'
import { isSecret, newSecret } from '../../server/features/api-keys/secret.ts'
import { hashOf } from '../../server/kernel/system-records/secret.ts'
import { notifyOfExpiry } from '../../server/features/api-keys/notify-of-expiry.ts'
import { parseNetwork } from '../../server/features/api-keys/networks.ts'
import { entitiesOfSite } from '../../server/kernel/records/registry.ts'
import { callWith, keysPathOf, makeKeyAt, type MadeKey } from './support/api-keys.ts'
import { firstSite, recordClient } from './support/record-client.ts'
import { admin, open, reader, staffOf, start, type World } from './support/world.ts'

const slug = 'emu-esu-com'
const keysPath = (tenant = slug) => keysPathOf(tenant)
const makeKey = (on: World, scopes: readonly string[], more: object = {}, tenant = slug): Promise<MadeKey> =>
  makeKeyAt(on, tenant, scopes, more)
const newsPath = (tenant = slug) => `/api/v1/authorized/tenants/${tenant}/news`

let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.close())

describe('the secret of a key', () => {
  test('is found by scanners: a prefix, and a checksum that tells a real one', () => {
    const secret = newSecret()
    expect(secret).toMatch(/^captain_[0-9A-Za-z]{38}$/)
    expect(isSecret(secret)).toBe(true)
    const changed = secret.slice(0, 12) + (secret[12] === 'a' ? 'b' : 'a') + secret.slice(13)
    expect(isSecret(changed)).toBe(false)
    expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100)
  })

  test('is shown once, and only its hash is kept', async () => {
    const { id, secret } = await makeKey(world, ['news:read'])
    const list = await world.call(staffOf(slug), 'GET', keysPath())
    expect(list.text).not.toContain(secret)
    expect(list.body.keys.find((key: { id: string }) => key.id === id)).toMatchObject({
      hint: secret.slice(0, 12),
      status: 'active',
      scopes: ['news:read'],
    })
    const [row] = await world.sql('select * from api_key where "id" = ?', id)
    expect(JSON.stringify(row)).not.toContain(secret.slice(12))
    expect(row!.hash).toBe(hashOf(secret))
  })
})

describe('a scope of an entity that is no more', () => {
  test('keeps nobody from changing the key, and is gone then', async () => {
    const { id } = await makeKey(world, ['news:read'])
    await world.sql('update api_key set "scopes" = ? where "id" = ?', '["leaflet:read","news:read"]', id)
    const change = (version: number, scopes: readonly string[]) =>
      world.call(staffOf(slug), 'PATCH', `${keysPath()}/${id}`, { version, scopes })
    expect((await change(1, ['leaflet:read', 'leaflet:update', 'news:read'])).status).toBe(400)
    const changed = await change(1, ['leaflet:read', 'news:read'])
    expect([changed.status, changed.body.scopes]).toEqual([200, ['news:read']])
    expect((await change(2, ['leaflet:read', 'news:read'])).status).toBe(400)
  })
})

describe('who makes keys', () => {
  test('are the people of the tenant, who signed in recently, and nobody else', async () => {
    const body = { name: 'Website', scopes: ['news:read'] }
    expect((await world.call(reader, 'POST', keysPath(), body)).status).toBe(403)
    expect((await world.app.inject({ method: 'POST', url: keysPath(), payload: body })).statusCode).toBe(401)
    const own = await start()
    const late = staffOf(slug)
    expect((await own.call(late, 'POST', keysPath(), body)).status).toBe(201)
    const id = await own.account(late)
    await own.sql(`update auth_session set "createdAt" = '2026-01-01T00:00:00.000Z' where "userId" = ?`, id)
    const refused = await own.call(late, 'POST', keysPath(), body)
    expect([refused.status, refused.body.data.code]).toEqual([403, 'SESSION_NOT_FRESH'])
  })

  test('cannot give a key what its tenant does not have, nor what decides over people and tenants', async () => {
    const tenant = 'funaneco-jp'
    for (const scope of [
      'tenant:update',
      'tenant-user:create',
      'user:read-unpublished',
      'drink:read',
      'news:purge',
      'x',
    ]) {
      const { status, body } = await world.call(admin, 'POST', keysPath(tenant), { name: 'x', scopes: [scope] })
      expect([scope, status, body.data?.issues?.[0].path]).toEqual([scope, 400, ['scopes', 0]])
      expect(body.data.issues[0].message).toMatch(new RegExp(`^“${scope}” is .* article:read, .* inquiries:send`))
    }
  })

  test('are told which personal data a scope opens beside what is published, by the labels of its fields', async () => {
    const tenant = 'tajimi-kasa-pub-com'
    const { body } = await world.call(staffOf(tenant), 'GET', keysPath(tenant))
    const { application, circle, facility } = body.personal
    expect(application.ja).toEqual(expect.arrayContaining(['電話番号', 'メールアドレス']))
    expect(application.en).toEqual(expect.arrayContaining(['Phone']))
    expect(circle.ja.length).toBeGreaterThan(0)
    expect(facility).toBeUndefined()
    for (const entity of Object.keys(body.personal)) expect(body.scopes).toContain(`${entity}:read-unpublished`)
  })

  test('are told what is no origin and no network', async () => {
    const { status, body } = await world.call(staffOf(slug), 'POST', keysPath(), {
      name: 'Website',
      scopes: ['news:read'],
      origins: ['https://www.example.jp', 'http://www.example.jp', 'https://www.example.jp/', 'http://localhost:5173'],
      networks: ['203.0.113.0/24', '203.0.113.0/33', 'example.jp', '2001:db8::/32'],
    })
    expect(status).toBe(400)
    expect(body.data.issues.map(({ path }: { path: unknown }) => path)).toEqual([
      ['origins', 1],
      ['origins', 2],
      ['networks', 1],
      ['networks', 2],
    ])
    expect(parseNetwork('203.0.113.7')).toEqual({ address: '203.0.113.7', prefix: 32, family: 'ipv4' })
  })

  test('stand in the audit log, with what they did', async () => {
    const own = await start()
    const { id } = await makeKey(own, ['news:read'])
    await own.call(staffOf(slug), 'PATCH', `${keysPath()}/${id}`, { version: 1, name: 'Shop' })
    await own.call(staffOf(slug), 'POST', `${keysPath()}/${id}/rotations`, {})
    await own.call(staffOf(slug), 'DELETE', `${keysPath()}/${id}`)
    const events = await own.sql(
      `select "action", "actorId", "detail" from auth_event where "action" like 'api-key%' order by "id"`,
    )
    const actorId = await own.account(staffOf(slug))
    expect(events.map(({ action, actorId: by }) => [action, by])).toEqual(
      ['api-key-created', 'api-key-changed', 'api-key-rotated', 'api-key-revoked'].map((action) => [action, actorId]),
    )
    expect(JSON.parse(String(events[1]!.detail))).toEqual({ tenant: slug, key: id, name: 'Shop' })
  })
})

describe('a key opens', () => {
  /** What a key with one scope of an entity is answered by each of its operations. */
  async function doors(entity: Entity, secret: string): Promise<Readonly<Record<string, number>>> {
    const api = await recordClient(world, entity)
    const { tenant } = api
    const present = (await api.get('', { range: [0, 0] })).body[0] ?? (await api.create(1))
    const status = async (method: InjectOptions['method'], url: string, body?: object) =>
      (await callWith(world, secret, method, url, body)).status
    const screens = screensOf(entity, api.site)
    return {
      ...(entity.public && { read: await status('GET', `/api/v1/tenants/${tenant.slug}/${entity.name}`) }),
      list: await status('GET', api.path),
      one: await status('GET', `${api.path}/${present.id}`),
      ...(screens.includes('create') && { create: await status('POST', api.path, {}) }),
      ...(screens.includes('edit') && { update: await status('PUT', `${api.path}/${present.id}`, {}) }),
    }
  }
  const tested = Object.values<Entity>(entities).filter(
    (entity) =>
      entity.edit !== 'single' && !entity.parent && !entity.viewOf && keyVerbsOf(entity, firstSite(entity)).length > 0,
  )

  test.each(tested.map((entity) => [entity.name, entity] as const))('%s by its scopes alone', async (_name, entity) => {
    const site = firstSite(entity)
    const others = keyScopesOf(entitiesOfSite(site), site).filter((scope) => !scope.startsWith(`${entity.name}:`))
    const stranger = await makeKey(world, others.length > 0 ? others : ['uploads:create'], {}, site)
    expect(Object.values(await doors(entity, stranger.secret)).every((status) => status === 403)).toBe(true)
    for (const verb of keyVerbsOf(entity, site)) {
      const { id, secret } = await makeKey(world, [`${entity.name}:${verb}`], {}, site)
      const may = withIncludedScopes([`${entity.name}:${verb}`])
      const open = (needed: string) => may.has(`${entity.name}:${needed}`)
      const answers = await doors(entity, secret)
      const expected: Record<string, boolean> = {
        ...(entity.public && { read: open('read') }),
        list: open('read-unpublished'),
        one: open('read-unpublished'),
        ...('create' in answers && { create: open('create') }),
        ...('update' in answers && { update: open('update') }),
      }
      expect([
        verb,
        Object.fromEntries(Object.entries(answers).map(([door, status]) => [door, status !== 403])),
      ]).toEqual([verb, expected])
      await world.call(staffOf(site), 'DELETE', `${keysPath(site)}/${id}`)
    }
    await world.call(staffOf(site), 'DELETE', `${keysPath(site)}/${stranger.id}`)
  })

  test('nothing for which no scope is declared: no accounts, no administration, no trash, no history', async () => {
    const scopes = keyScopesOf(entitiesOfSite('funaneco-jp'), 'funaneco-jp')
    const { secret } = await makeKey(world, scopes, {}, 'funaneco-jp')
    const id = '01980000-0000-7000-8000-000000000001'
    const entered: string[] = []
    for (const { method, url, config } of world.app.routeTable) {
      if (!config?.access || config.access === 'public' || config.keyScope) continue
      for (const each of [method].flat()) {
        const path = url.replace(':tenant', 'funaneco-jp').replaceAll(/:\w+/g, id)
        const { status } = await callWith(world, secret, each as 'GET', path)
        if (status !== 401 && status !== 403) entered.push(`${each} ${url} ${status}`)
      }
    }
    expect(entered).toEqual([])
  })

  test('no other tenant, and nothing with a changed character', async () => {
    const { secret } = await makeKey(world, ['news:read-unpublished'])
    expect((await callWith(world, secret, 'GET', newsPath())).status).toBe(200)
    expect((await callWith(world, secret, 'GET', newsPath('funaneco-jp'))).status).toBe(401)
    expect((await callWith(world, secret, 'GET', newsPath('no-such-tenant'))).status).toBe(401)
    expect((await callWith(world, `${secret.slice(0, -1)}!`, 'GET', newsPath())).status).toBe(401)
    const unknown = await callWith(world, newSecret(), 'GET', '/api/v1/tenants/emu-esu-com/news')
    expect([unknown.status, unknown.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  })

  test('no records of another entity in the place of their ids', async () => {
    const tenant = 'funaneco-jp'
    const url = `/api/v1/tenants/${tenant}/article?expand=["category"]`
    const one = await makeKey(world, ['article:read'], {}, tenant)
    const refused = await callWith(world, one.secret, 'GET', url)
    expect([refused.status, refused.body.data.scope]).toEqual([403, 'article-category:read'])
    const both = await makeKey(world, ['article:read', 'article-category:read'], {}, tenant)
    expect((await callWith(world, both.secret, 'GET', url)).status).toBe(200)
  })

  test('no trash', async () => {
    const { secret } = await makeKey(world, ['news:update'])
    const answer = await callWith(world, secret, 'GET', `${newsPath()}?filter={"trashed":true}`)
    expect(answer.status).toBe(400)
  })
})

describe('the end of a key', () => {
  test('is the very next call after it is revoked, and it is not undone', async () => {
    const { id, secret } = await makeKey(world, ['news:read-unpublished'])
    const status = async () => (await callWith(world, secret, 'GET', newsPath())).status
    expect(await status()).toBe(200)
    const revoked = await world.call(staffOf(slug), 'DELETE', `${keysPath()}/${id}`)
    expect([revoked.status, revoked.body.status]).toEqual([200, 'revoked'])
    expect(await status()).toBe(401)
    const again = await world.call(staffOf(slug), 'POST', `${keysPath()}/${id}/rotations`, {})
    expect([again.status, again.body.data.code]).toEqual([409, 'KEY_REVOKED'])
  })

  test('comes by itself when it expires', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    const { id, secret } = await makeKey(world, ['news:read-unpublished'], { expiresAt })
    const status = async () => (await callWith(world, secret, 'GET', newsPath())).status
    expect(await status()).toBe(200)
    await world.sql(`update api_key set "expiresAt" = '2026-01-01T00:00:00.000Z' where "id" = ?`, id)
    // What a program changes behind the server is seen with the next change that it makes itself.
    await makeKey(world, ['news:read'])
    expect(await status()).toBe(401)
  })

  test('is put off by a rotation: both secrets are accepted, until the former is ended', async () => {
    const { id, secret } = await makeKey(world, ['news:read-unpublished'])
    const rotated = await world.call(staffOf(slug), 'POST', `${keysPath()}/${id}/rotations`, { keepHours: 2 })
    expect([rotated.status, rotated.body.previous.hint]).toEqual([201, secret.slice(0, 12)])
    const status = async (of: string) => (await callWith(world, of, 'GET', newsPath())).status
    expect([await status(secret), await status(rotated.body.secret)]).toEqual([200, 200])
    await world.call(staffOf(slug), 'DELETE', `${keysPath()}/${id}/previous-secret`)
    expect([await status(secret), await status(rotated.body.secret)]).toEqual([401, 200])
  })
})

describe('where a key may be used', () => {
  test('are the networks it names', async () => {
    const here = await makeKey(world, ['news:read'], { networks: ['127.0.0.0/8'] })
    const elsewhere = await makeKey(world, ['news:read'], { networks: ['203.0.113.0/24', '2001:db8::/32'] })
    const url = `/api/v1/tenants/${slug}/news`
    expect((await callWith(world, here.secret, 'GET', url)).status).toBe(200)
    const refused = await callWith(world, elsewhere.secret, 'GET', url)
    expect([refused.status, refused.body.data.code]).toEqual([403, 'NETWORK_NOT_ALLOWED'])
  })

  test('are pages of the origins it names, to which browsers then show the answers', async () => {
    const origin = 'http://localhost:5173'
    const url = `/api/v1/tenants/${slug}/news`
    const preflight = () =>
      world.app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'GET' } })
    expect((await preflight()).headers['access-control-allow-origin']).toBeUndefined()
    const { id, secret } = await makeKey(world, ['news:read', 'news:read-unpublished'], { origins: [origin] })
    expect((await preflight()).headers['access-control-allow-origin']).toBe(origin)
    for (const path of [url, newsPath()]) {
      const allowed = await callWith(world, secret, 'GET', path, undefined, { origin })
      expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([200, origin])
      for (const other of [{}, { origin: 'https://evil.example' }]) {
        const refused = await callWith(world, secret, 'GET', path, undefined, other)
        expect([refused.status, refused.body.data.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
      }
    }
    await world.call(staffOf(slug), 'DELETE', `${keysPath()}/${id}`)
    expect((await preflight()).headers['access-control-allow-origin']).toBeUndefined()
  })
})

test('a key is told how often it may call, and waits when it called too often', async () => {
  const own = await start({ RATE_LIMIT: 'on' })
  const { secret } = await makeKey(own, ['news:read'], { requestsPerTenSeconds: 2 })
  const call = () => callWith(own, secret, 'GET', `/api/v1/tenants/${slug}/news`)
  const first = await call()
  expect(first.headers['ratelimit-policy']).toBe('"key";q=2;w=10')
  expect(first.headers['ratelimit']).toMatch(/^"key";r=1;t=(?:10|9)$/)
  expect((await call()).status).toBe(200)
  const third = await call()
  expect([third.status, Number(third.headers['retry-after']) > 0]).toEqual([429, true])
})

test('the people of a tenant are told once a fortnight and once three days before a key expires', async () => {
  const own = await start()
  const operator = own.tenants['funaneco-jp'].id
  const day = 86_400_000
  const now = Date.now()
  const expiring = (name: string, days: number) =>
    makeKeyAt(own, slug, ['news:read'], { name, expiresAt: new Date(now + days * day).toISOString() })
  await expiring('long', 30)
  await expiring('short', 10)
  await makeKeyAt(own, slug, ['news:read'], { name: 'endless' })
  const revoked = await expiring('revoked', 30)
  await own.call(staffOf(slug), 'DELETE', `${keysPathOf(slug)}/${revoked.id}`)
  const told: string[][] = []
  for (const passed of [5, 8, 17, 17.5, 28, 29, 31]) {
    await notifyOfExpiry(own.database, operator, now + passed * day)
    const { body } = await own.call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')
    told.push(body.notifications.map(({ kind, params }: any) => `${kind} ${params.outcome} ${params.title}`).toSorted())
  }
  const short = 'apiKey in3 short'
  const fortnight = ['apiKey in14 long', short]
  const all = ['apiKey in14 long', 'apiKey in3 long', short]
  expect(told).toEqual([[], [short], fortnight, fortnight, all, all, all])
  const { body } = await own.call(staffOf('myturn-games'), 'GET', '/api/v1/authorized/notifications')
  expect(body.notifications).toEqual([])
})

test('without limits a key may call as often as it likes', async () => {
  const { secret } = await makeKey(world, ['news:read'], { requestsPerTenSeconds: 1 })
  const call = () => callWith(world, secret, 'GET', `/api/v1/tenants/${slug}/news`)
  for (let index = 0; index < 3; index += 1) expect((await call()).status).toBe(200)
})

test('an address that guesses waits, and keeps no right key from its neighbours', async () => {
  const own = await start({ RATE_LIMIT: 'on' })
  const { secret } = await makeKey(own, ['news:read'])
  const url = `/api/v1/tenants/${slug}/news`
  for (let attempt = 0; attempt < 20; attempt += 1)
    expect((await callWith(own, newSecret(), 'GET', url)).status).toBe(401)
  expect((await callWith(own, newSecret(), 'GET', url)).status).toBe(429)
  expect((await callWith(own, secret, 'GET', url)).status).toBe(200)
  expect((await own.app.inject(url)).statusCode).toBe(200)
})

test('what a key writes passes the same rules, is written once for each Idempotency-Key, and is its own in the history', async () => {
  const { id, secret } = await makeKey(world, ['news:create', 'news:update'], { name: 'Importer' })
  const api = await recordClient(world, news, slug)
  const body = await api.body(7)
  const refused = await callWith(world, secret, 'POST', newsPath(), { ...body, title: '' })
  expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, ['title']])
  const headers = { 'idempotency-key': 'once' }
  const made = await callWith(world, secret, 'POST', newsPath(), body, headers)
  const again = await callWith(world, secret, 'POST', newsPath(), body, headers)
  expect([made.status, again.status, again.body.id]).toEqual([201, 201, made.body.id])
  expect(made.body.createdBy).toBe(id)
  const stale = await callWith(world, secret, 'PUT', `${newsPath()}/${made.body.id}`, { ...body, version: 9 })
  expect(stale.status).toBe(412)
  const summary = await world.call(
    staffOf(slug),
    'GET',
    `/api/v1/authorized/tenants/${slug}/change-sets/${made.headers['change-set']}`,
  )
  expect(summary.text).toContain('Importer')
  const history = await world.call(staffOf(slug), 'GET', `${newsPath()}/${made.body.id}/revisions`)
  expect(history.body[0].by).toEqual({ id, name: 'Importer' })
})

test('a site that renders on its server sends inquiries and orders for many people: limits count the person', async () => {
  const own = await start({ RATE_LIMIT: 'on' })
  const { secret } = await makeKey(own, ['inquiries:send'])
  const url = `/api/v1/tenants/${slug}/contact`
  const send = (visitor?: string) =>
    callWith(own, secret, 'POST', url, {}, visitor === undefined ? {} : { 'captain-visitor': visitor })
  for (let call = 0; call < 10; call += 1) expect((await send('198.51.100.1')).status).toBe(400)
  expect((await send('198.51.100.1')).status).toBe(429)
  expect((await send('198.51.100.2')).status).toBe(400)
  for (const wrong of ['somebody', 'fe80::1%zone1']) expect((await send(wrong)).status).toBe(400)
  // A key that a page has can be read by anybody: it is not believed for whom it calls.
  const origin = 'https://www.example.jp'
  const ofPage = await makeKey(own, ['inquiries:send'], { origins: [origin] })
  const refused = await callWith(own, ofPage.secret, 'POST', url, {}, { origin, 'captain-visitor': '198.51.100.3' })
  expect(refused.body.message).toContain('Captain-Visitor')
  // Without a key nobody is believed.
  for (let call = 0; call < 10; call += 1)
    await own.app.inject({ method: 'POST', url, payload: {}, headers: { 'captain-visitor': `198.51.100.${call}` } })
  const open = await own.app.inject({
    method: 'POST',
    url,
    payload: {},
    headers: { 'captain-visitor': '198.51.100.99' },
  })
  expect(open.statusCode).toBe(429)

  const shop = 'suda-nijo-com'
  const orders = await makeKey(own, ['orders:place'], {}, shop)
  const place = (headers: Record<string, string>) =>
    callWith(own, orders.secret, 'POST', `/api/v1/authorized/tenants/${shop}/order`, {}, headers)
  for (let call = 0; call < 20; call += 1) expect((await place({ 'captain-visitor': '198.51.100.1' })).status).toBe(400)
  expect((await place({ 'captain-visitor': '198.51.100.1' })).status).toBe(429)
  expect((await place({ 'captain-visitor': '198.51.100.2' })).status).toBe(400)
  expect((await place({})).status).toBe(400)
  expect((await place({ 'captain-visitor': 'somebody' })).body.message).toContain('Captain-Visitor')
})

test('pages of an origin that a key names send inquiries only with that key', async () => {
  const own = await start()
  const origin = 'https://partner.example'
  const { secret } = await makeKey(own, ['inquiries:send'], { origins: [origin] })
  const url = `/api/v1/tenants/${slug}/contact`
  const without = await own.app.inject({ method: 'POST', url, payload: {}, headers: { origin } })
  expect(without.statusCode).toBe(403)
  expect((await callWith(own, secret, 'POST', url, {}, { origin })).status).toBe(400)
})

test('a key that only creates is not answered what others make of its records', async () => {
  const { secret } = await makeKey(world, ['news:create'])
  const api = await recordClient(world, news, slug)
  const body = await api.body(8)
  const create = () => callWith(world, secret, 'POST', newsPath(), body, { 'idempotency-key': 'only-once' })
  const made = await create()
  expect([made.status, (await create()).body.id]).toEqual([201, made.body.id])
  await api.send('PUT', `/${made.body.id}`, { version: 1, title: '秘密' })
  const again = await create()
  expect([again.status, again.body.data]).toEqual([409, { code: 'CHANGED_SINCE' }])
  expect(again.text).not.toContain('秘密')
})

test('a page is told why its key is refused: it may read the answer', async () => {
  const origin = 'https://www.example.jp'
  const { id, secret } = await makeKey(world, ['news:read-unpublished'], { origins: [origin] })
  await makeKey(world, ['news:read'], { origins: [origin] })
  await world.call(staffOf(slug), 'DELETE', `${keysPath()}/${id}`)
  const refused = await callWith(world, secret, 'GET', newsPath(), undefined, { origin })
  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, origin])
})

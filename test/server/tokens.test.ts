// @module-tag postgres-full
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, exportJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reader, staffOf, start, type World } from './support/world.ts'

const check = '/api/v1/authorized/logins/check_auth_required'
const mine = '/api/v1/authorized/tenants/emu-esu-com/news'
const staff = staffOf('emu-esu-com')

afterEach(() => vi.useRealTimers())

/** What a token opens now: the tenant's API, and whether it is somebody at all. */
async function opens({ app }: World, token: string): Promise<readonly [number, unknown]> {
  const headers = { authorization: `Bearer ${token}` }
  const api = await app.inject({ url: mine, headers })
  const somebody = await app.inject({ url: check, headers })
  return [api.statusCode, somebody.json()]
}

const ways: Readonly<Record<string, (world: World) => Promise<unknown> | unknown>> = {
  'its session is ended': ({ sql }) => sql('delete from auth_session'),
  'its session is over': ({ sql }) => sql(`update auth_session set "expiresAt" = '2020-01-01T00:00:00.000Z'`),
  'its account is banned': ({ sql }) => sql('update auth_user set "banned" = true'),
  'its account is deleted': ({ sql }) => sql('delete from auth_user'),
}

test.each(Object.entries(ways))('a token opens nothing from the call after %s', async (_, end) => {
  const world = await start()
  const token = await world.tokenFor(staff)
  expect(await opens(world, token)).toEqual([200, true])
  await end(world)
  expect(await opens(world, token)).toEqual([401, false])
})

test('a ban that is over opens again', async () => {
  const world = await start()
  const token = await world.tokenFor(staff)
  await world.sql(`update auth_user set "banned" = true, "banExpires" = '2020-01-01T00:00:00.000Z'`)
  expect(await opens(world, token)).toEqual([200, true])
})

const endings = [
  ['is in the trash', `"trashedAt" = '2026-01-01T00:00:00.000Z'`],
  ['has ended', `"endsOn" = '2020-01-01'`],
  ['has not begun', `"joinedOn" = '2999-01-01'`],
]

test.each(endings)('a tenant closes at the next call when the membership %s', async (_, change) => {
  const world = await start()
  const token = await world.tokenFor(staff)
  expect(await opens(world, token)).toEqual([200, true])
  await world.sql(`update tenant_user set ${change}`)
  expect(await opens(world, token)).toEqual([403, true])
})

test('a role taken away closes what it opened, whatever the token says', async () => {
  const world = await start()
  const token = await world.tokenFor('admin@captain.example')
  expect(await opens(world, token)).toEqual([200, true])
  await world.account('admin@elsewhere.example')
  await world.sql(`update auth_user set "role" = 'user' where "email" = 'admin@captain.example'`)
  expect(await opens(world, token)).toEqual([403, true])
})

describe('a forged token opens nothing', async () => {
  type Forge = (good: string, world: World) => Promise<string> | string
  const ours = (good: string) => ({
    payload: decodeJwt(good),
    header: decodeProtectedHeader(good) as { alg: string; kid: string },
  })
  const signed = async (
    { payload, header }: ReturnType<typeof ours>,
    changes: object,
    headerChanges: object = {},
  ): Promise<string> => {
    const { privateKey } = generateKeyPairSync('ed25519')
    return new SignJWT({ ...payload, ...changes }).setProtectedHeader({ ...header, ...headerChanges }).sign(privateKey)
  }
  /** Signed by our own key, as only a fault of ours could. */
  const withOurKey = async ({ auth }: World, changes: object, good: string): Promise<string> =>
    (await auth.api.signJWT({ body: { payload: { ...decodeJwt(good), ...changes } } })).token

  const forgeries: Readonly<Record<string, Forge>> = {
    'no signature': (good) => new UnsecuredJWT(decodeJwt(good)).encode(),
    'algorithm none with a signature': (good) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.').slice(1).join('.')}`,
    'another key under our name': (good) => signed(ours(good), {}),
    'another key under a name of its own': (good) => signed(ours(good), {}, { kid: randomUUID() }),
    'a key brought along': async (good) => {
      const { publicKey, privateKey } = generateKeyPairSync('ed25519')
      const { payload, header } = ours(good)
      return new SignJWT(payload).setProtectedHeader({ ...header, jwk: await exportJWK(publicKey) }).sign(privateKey)
    },
    'a key to be fetched elsewhere': async (good) => {
      const { privateKey } = generateKeyPairSync('ed25519')
      const { payload, header } = ours(good)
      return new SignJWT(payload)
        .setProtectedHeader({ ...header, jku: 'https://evil.example/jwks', kid: randomUUID() })
        .sign(privateKey)
    },
    'HS256 with the public key as secret': async (good, { app }) => {
      const { keys } = (await app.inject('/api/auth/jwks')).json() as { keys: object[] }
      const body = `${Buffer.from(JSON.stringify({ ...decodeProtectedHeader(good), alg: 'HS256' })).toString('base64url')}.${good.split('.')[1]!}`
      return `${body}.${createHmac('sha256', JSON.stringify(keys[0])).update(body).digest('base64url')}`
    },
    'a changed payload': (good) => {
      const [header, , signature] = good.split('.')
      return `${header!}.${Buffer.from(JSON.stringify({ ...decodeJwt(good), role: 'admin', x: 1 })).toString('base64url')}.${signature!}`
    },
    'another issuer': (good, world) => withOurKey(world, { iss: 'https://evil.example' }, good),
    'another audience': (good, world) => withOurKey(world, { aud: 'https://evil.example' }, good),
    'expired a second ago': (good, world) => withOurKey(world, { exp: Math.floor(Date.now() / 1000) - 1 }, good),
    'not valid yet': (good, world) => withOurKey(world, { nbf: Math.floor(Date.now() / 1000) + 600 }, good),
    'no session in it': (good, world) => withOurKey(world, { sid: undefined }, good),
    'a list for a session': (good, world) => withOurKey(world, { sid: [decodeJwt(good)['sid']] }, good),
    "somebody else's session": async (good, world) => withOurKey(world, { sub: await world.account(reader) }, good),
    nonsense: () => 'a.b.c',
    emptiness: () => '',
  }

  test.each(Object.entries(forgeries))('%s', async (_, forge) => {
    const world = await start()
    const good = await world.tokenFor(staff)
    expect(await opens(world, await forge(good, world))).toEqual([401, false])
    expect(await opens(world, good)).toEqual([200, true])
  })
})

test('a new signing key is taken, and tokens of the one before live on', async () => {
  const world = await start()
  const before = await world.tokenFor(staff)
  expect(await opens(world, before)).toEqual([200, true])
  await world.sql(`update auth_jwks set "expiresAt" = ?`, new Date().toISOString())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  const after = await world.tokenFor(staff)
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  expect(await opens(world, after)).toEqual([200, true])
  expect(await opens(world, before)).toEqual([200, true])
})

test('the token is read as a bearer only', async () => {
  const { app, tokenFor } = await start()
  const token = await tokenFor(staff)
  for (const authorization of [token, `Basic ${token}`, `bearer${token}`, ` Bearer ${token}x`]) {
    expect((await app.inject({ url: mine, headers: { authorization } })).statusCode).toBe(401)
  }
  expect((await app.inject({ url: `${mine}?token=${token}` })).statusCode).toBe(401)
})

test('the scheme of a token is Bearer in letters of either case', async () => {
  const world = await start()
  const token = await world.tokenFor(staff)
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const { statusCode } = await world.app.inject({ url: mine, headers: { authorization: `${scheme} ${token}` } })
    expect([scheme, statusCode]).toEqual([scheme, 200])
  }
})

test('a token from the future opens nothing until then, one of a clock a little ahead does', async () => {
  const world = await start()
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  vi.setSystemTime(now + 3_600_000)
  const early = await world.tokenFor(staff)
  vi.setSystemTime(now)
  expect(await opens(world, early)).toEqual([401, false])
  vi.setSystemTime(now + 30_000)
  const ahead = await world.tokenFor(staff)
  vi.setSystemTime(now)
  expect(await opens(world, ahead)).toEqual([200, true])
})

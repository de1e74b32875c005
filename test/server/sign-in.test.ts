// @module-tag postgres-full
import { hashPassword as formerHash } from 'better-auth/crypto'
import { decodeJwt } from 'jose'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { signInBackoff } from '../../server/kernel/auth/backoff.ts'
import { publicUrl, start, type World } from './support/world.ts'
import { goodPassword as password, insertPerson } from './support/people.ts'

const email = 'hanako@captain.example'
const evil = 'https://evil.example'

async function withAccount(environment: Record<string, string> = {}): Promise<World> {
  const world = await start(environment)
  await insertPerson(world, { name: '花子', email, role: 'user' })
  return world
}

const post = ({ app }: World, path: string, payload: object | undefined, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    headers: { origin: publicUrl, ...headers },
    ...(payload && { payload }),
  })

const signIn = (world: World, given: object = {}, headers: Record<string, string> = {}) =>
  post(world, '/sign-in/email', { email, password, ...given }, headers)

/** The cookies of an answer as a browser would send them back. */
const cookiesOf = ({ cookies }: { cookies: readonly { name: string; value: string }[] }): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

const userOf = async ({ app }: World, cookie: string): Promise<unknown> =>
  (await app.inject({ url: '/api/auth/get-session', headers: { cookie } })).json()?.user ?? null

test('somebody signs in, gets a token, opens the API with it, and signs out', async () => {
  const world = await withAccount()
  const { app } = world
  const signedIn = await signIn(world)
  expect(signedIn.statusCode).toBe(200)
  expect(signedIn.json().user).toMatchObject({ email, role: 'user', isUser: true, cfAi: false })
  const cookie = cookiesOf(signedIn)

  const session = await app.inject({ url: '/api/auth/get-session', headers: { cookie } })
  expect(session.json().user).toMatchObject({ name: '花子' })
  const { token } = (await app.inject({ url: '/api/auth/token', headers: { cookie } })).json() as { token: string }
  const check = () =>
    app.inject({ url: '/api/v1/authorized/logins/check_auth_required', headers: { authorization: `Bearer ${token}` } })
  expect((await check()).json()).toBe(true)

  const signedOut = await post(world, '/sign-out', undefined, { cookie })
  expect(signedOut.json()).toEqual({ success: true })
  expect(signedOut.cookies).toContainEqual(
    expect.objectContaining({ name: 'auth_jwt', value: '', maxAge: 0, path: '/' }),
  )
  expect((await check()).json()).toBe(false)
  expect((await app.inject({ url: '/api/auth/get-session', headers: { cookie } })).json()).toBeNull()
})

test('an address is found however it was typed: full-width, in capitals, with spaces around it', async () => {
  const world = await withAccount()
  for (const typed of ['ｈａｎａｋｏ＠ｃａｐｔａｉｎ．ｅｘａｍｐｌｅ', 'Hanako@CAPTAIN.example', ` ${email} `])
    expect([typed, (await signIn(world, { email: typed })).statusCode]).toEqual([typed, 200])
})

test('the token lasts 24 hours and says no more than it must', async () => {
  const world = await withAccount()
  const cookie = cookiesOf(await signIn(world))
  const claims = decodeJwt((await world.app.inject({ url: '/api/auth/token', headers: { cookie } })).json().token)
  expect(claims.exp! - claims.iat!).toBe(86_400)
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'isUser', 'iss', 'role', 'sid', 'sub'])
})

test('the session cookie is out of reach of scripts, and scripts get no copy of its secret', async () => {
  const world = await withAccount()
  const signedIn = await signIn(world)
  expect(signedIn.cookies[0]).toMatchObject({
    name: 'better-auth.session_token',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 604_800,
  })
  expect(signedIn.cookies[0]!.secure).toBeUndefined()
  const secret = decodeURIComponent(signedIn.cookies[0]!.value).split('.')[0]!
  const session = await world.app.inject({ url: '/api/auth/get-session', headers: { cookie: cookiesOf(signedIn) } })
  expect(signedIn.body + session.body).not.toContain(secret)
  expect(session.json().session.id).toBeTruthy()
})

test('on https its cookies are secure', async () => {
  const world = await withAccount({ PUBLIC_URL: 'https://captain.example' })
  const { cookies, headers } = await signIn(world, {}, { origin: 'https://captain.example' })
  expect(cookies[0]).toMatchObject({ name: '__Secure-better-auth.session_token', secure: true })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a wrong password and an unknown address are answered alike', async () => {
  const world = await withAccount()
  const wrong = await signIn(world, { password: 'something else entirely' })
  const unknown = await signIn(world, { email: 'nobody@captain.example' })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toMatchObject({
    statusCode: 401,
    statusMessage: 'Unauthorized',
    data: { code: 'INVALID_EMAIL_OR_PASSWORD' },
  })
  expect(unknown.json()).toEqual(wrong.json())
  expect(wrong.cookies).toEqual([])
})

test('a banned account hears so only with the right password', async () => {
  const world = await withAccount()
  await world.sql(`update auth_user set "banned" = true, "banReason" = 'a private matter'`)
  expect((await signIn(world, { password: 'something else entirely' })).statusCode).toBe(401)
  const answer = await signIn(world)
  expect(answer.statusCode).toBe(403)
  expect(answer.body).not.toContain('private')
})

describe('another site cannot act for a visitor', () => {
  test.each([evil, 'null', undefined])('origin %s', async (origin) => {
    const world = await withAccount()
    const cookie = cookiesOf(await signIn(world))
    const headers = { cookie, ...(origin && { origin }) }
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ statusCode: 403, statusMessage: 'Forbidden', data: {} })
    expect((await world.app.inject({ url: '/api/auth/get-session', headers: { cookie } })).json()).not.toBeNull()
  })

  test('nor sign a visitor in', async () => {
    expect((await signIn(await withAccount(), {}, { origin: evil })).statusCode).toBe(403)
  })

  test('whatever the Host header claims', async () => {
    const answer = await signIn(
      await withAccount(),
      {},
      { origin: evil, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    )
    expect(answer.statusCode).toBe(403)
  })

  test('nor with a form that a page can send without being asked', async () => {
    const { app } = await withAccount()
    const form = {
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: `email=${email}&password=${password}`,
    } as const
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect((await app.inject({ ...form, headers: { origin: publicUrl, 'content-type': type } })).statusCode).toBe(415)
    }
  })
})

test('each try in vain after the fifth doubles the wait, to a minute at most, and a right password ends it', async () => {
  const { database } = await start()
  let now = 0
  const { begin, succeeded } = signInBackoff(database, () => now)
  const waits: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const early = await begin(email)
    now += early
    if (early > 0) await begin(email)
    waits.push(early / 1000)
  }
  expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60])
  // Another server on the database, or this one after a restart, knows of it; a day later nobody does.
  expect(await signInBackoff(database, () => now).begin(email)).toBe(60_000)
  expect(await begin('somebody-else@captain.example')).toBe(0)
  await succeeded(email)
  expect([await begin(email), await begin(email)]).toEqual([0, 0])
  for (let attempt = 0; attempt < 4; attempt += 1) await begin(email)
  now += 24 * 60 * 60 * 1000
  expect([await begin(email), await begin(email)]).toEqual([0, 0])
})

test('of many tries at once no more are let through than of as many in turn', async () => {
  const { database } = await start()
  const { begin } = signInBackoff(database, () => 0)
  const waits = await Promise.all(Array.from({ length: 20 }, () => begin(email)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
})

describe('guessing is slowed down', () => {
  const tries = async (
    world: World,
    headers: (attempt: number) => Record<string, string>,
  ): Promise<readonly number[]> => {
    const statuses = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const answer = await signIn(world, { email: `nobody-${attempt}@captain.example` }, headers(attempt))
      statuses.push(answer.statusCode)
    }
    return statuses
  }

  test('by the connection it comes from, whatever it claims to be', { tags: ['full'] }, async () => {
    const world = await withAccount({ RATE_LIMIT: 'on' })
    const statuses = await tries(world, (attempt) => ({
      'x-forwarded-for': `10.0.0.${attempt}`,
      'x-client-ip': `10.0.1.${attempt}`,
    }))
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const refused = await signIn(world)
    expect(refused.json()).toMatchObject({ statusCode: 429, statusMessage: 'Too Many Requests', data: {} })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('at one account from many places, whether it exists or not', async () => {
    const world = await withAccount({ RATE_LIMIT: 'on' })
    for (const address of [email, 'nobody@captain.example']) {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 8; attempt++) {
        const answer = await world.app.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          headers: { origin: publicUrl },
          payload: { email: address.toUpperCase(), password: 'something else entirely' },
          remoteAddress: `192.0.2.${attempt}`,
        })
        statuses.push(answer.statusCode)
      }
      expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401))
      expect(statuses).toContain(429)
    }
  })

  test('also after a restart, and by several servers on one database', { tags: ['full'] }, async () => {
    const world = await withAccount({ RATE_LIMIT: 'on' })
    const again = await buildApp({ env: world.env, database: world.database })
    onTestFinished(() => again.close())
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { app } = attempt % 2 ? world : { app: again }
      statuses.push((await signIn({ ...world, app }, { email: `nobody-${attempt}@captain.example` })).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const kept = await world.sql('select * from "attempt"')
    expect(kept).toHaveLength(11)
    expect(JSON.stringify(kept)).not.toMatch(/nobody|captain|127\.0/)
  })

  test('but not for others', { tags: ['full'] }, async () => {
    const world = await withAccount({ RATE_LIMIT: 'on' })
    await tries(world, () => ({}))
    const payload = { email, password }
    const other = await world.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { origin: publicUrl },
      payload,
      remoteAddress: '192.0.2.7',
    })
    expect(other.statusCode).toBe(200)
  })
})

test('a session that was planted in a browser is not taken over by who signs in there', async () => {
  const world = await withAccount()
  const planted = cookiesOf(await signIn(world))
  const [name] = planted.split('=')
  for (const cookie of [planted, `${name}=made-up.signature`]) {
    const own = cookiesOf(await signIn(world, {}, { cookie }))
    expect(own).not.toBe(cookie)
    expect(await userOf(world, own)).toMatchObject({ email })
  }
  expect(await userOf(world, `${name}=made-up.signature`)).toBeNull()
})

test('a name is never blank', async () => {
  const world = await withAccount()
  const cookie = cookiesOf(await signIn(world))
  for (const name of ['', '  ', '\u3000', 'x'.repeat(101)])
    expect([name, (await post(world, '/update-user', { name }, { cookie })).statusCode]).toEqual([name, 400])
  expect((await post(world, '/update-user', { name: '花岡' }, { cookie })).statusCode).toBe(200)
  expect(await userOf(world, cookie)).toMatchObject({ name: '花岡' })
})

test('nobody signs up, and no call is open that is not meant to be', async () => {
  const world = await withAccount()
  const paths = ['/sign-up/email', '/forget-password', '/admin/update-user', '/admin/get-user', '/sign-in/social']
  for (const path of paths) expect((await post(world, path, { email, password, name: 'x' })).statusCode).toBe(404)
})

test('a password is changed by whoever knows the old one, and is long', async () => {
  const world = await withAccount()
  const cookie = cookiesOf(await signIn(world))
  const change = (body: object) => post(world, '/change-password', { currentPassword: password, ...body }, { cookie })
  expect((await change({ newPassword: 'short' })).statusCode).toBe(400)
  expect(
    (await change({ currentPassword: 'something else entirely', newPassword: 'another long password' })).statusCode,
  ).toBe(400)
  const elsewhere = cookiesOf(await signIn(world))
  const changed = await change({ newPassword: 'another long password' })
  expect(changed.statusCode).toBe(200)
  // Whoever knew the old one is signed out, and a stolen cookie with them: this browser goes on with a new session.
  for (const former of [elsewhere, cookie]) expect(await userOf(world, former)).toBeNull()
  expect(await userOf(world, cookiesOf(changed))).toMatchObject({ email })
  expect((await signIn(world)).statusCode).toBe(401)
  expect((await signIn(world, { password: 'another long password' })).statusCode).toBe(200)
})

test('the check for the AI area answers by the account', async () => {
  const { call, sql, account } = await start()
  await account(email)
  const asked = () => call(email, 'GET', '/api/v1/authorized/logins/check_cf_ai_usage')
  expect((await asked()).body).toEqual({ data: { value: false } })
  await sql('update auth_user set "cfAi" = true')
  expect((await asked()).body).toEqual({ data: { value: true } })
})

test('the check for a tenant answers no for what does not exist', async () => {
  const { call } = await start()
  const asked = async (slug: string) =>
    (
      await call(
        'staff@emu-esu-com.example',
        'GET',
        `/api/v1/authorized/logins/check_tenant_user_by_tenant_slug/${slug}`,
      )
    ).body.data.value
  expect(await asked('emu-esu-com')).toBe(true)
  expect(await asked('myturn-games')).toBe(false)
  expect(await asked('nothing-there')).toBe(false)
})

test('a password is kept by a setting that OWASP lists, and one of the former setting is renewed at sign-in', async () => {
  const world = await withAccount()
  const former = await formerHash(password)
  await world.sql('update auth_account set "password" = ?', former)
  expect((await signIn(world, { password: 'something else entirely' })).statusCode).toBe(401)
  expect((await world.sql('select "password" from auth_account'))[0]).toEqual({ password: former })
  expect((await signIn(world)).statusCode).toBe(200)
  const [row] = await world.sql('select "password" from auth_account')
  expect(row!['password']).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
  expect((await signIn(world)).statusCode).toBe(200)
  expect((await signIn(world, { password: 'something else entirely' })).statusCode).toBe(401)
  expect((await world.sql('select "password" from auth_account'))[0]).toEqual(row)
})

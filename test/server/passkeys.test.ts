// @module-tag postgres-full
import { describe, expect, test } from 'vitest'
import { authenticator } from './support/authenticator.ts'
import { browserOf } from './support/browser.ts'
import { accept, invite, administeredWorld, register, signInByPasskey } from './support/people.ts'

const list = '/api/auth/passkey/list-user-passkeys'
const signInOptions = '/api/auth/passkey/generate-authenticate-options'

/** Somebody with a password and a passkey. */
async function withPasskey() {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const { device, answer } = await register(hanako.browser)
  return { world, hanako, device, passkey: answer.body as { id: string } }
}

/** Somebody who came by invitation and has a passkey and nothing else. */
async function withPasskeyAlone() {
  const world = await administeredWorld()
  const { link, id } = await invite(world, 'taro@captain.example')
  const browser = browserOf(world)
  await accept(browser, link)
  const { device, answer } = await register(browser, { createSession: true })
  return { world, id, browser, device, passkey: answer.body as { id: string } }
}

describe('a passkey', () => {
  test('is registered, named, used to sign in, and deleted', async () => {
    const { world, hanako, device, passkey } = await withPasskey()
    expect(passkey).toMatchObject({ name: 'my device', userId: hanako.id })
    const renamed = await hanako.browser.post('/api/auth/passkey/update-passkey', { id: passkey.id, name: '電話' })
    expect(renamed.body.passkey.name).toBe('電話')

    for (const email of [undefined, hanako.email]) {
      const { answer, browser } = await signInByPasskey(world, device, { ...(email && { email }) })
      expect(answer.status).toBe(200)
      expect((await browser.get('/api/auth/get-session')).body.user.id).toBe(hanako.id)
    }

    // A device that is signed in by it, perhaps in other hands by now.
    const { browser: elsewhere } = await signInByPasskey(world, device)
    const { token } = (await elsewhere.get('/api/auth/token')).body
    expect((await hanako.browser.post('/api/auth/passkey/delete-passkey', { id: passkey.id })).status).toBe(200)
    expect((await hanako.browser.get(list)).body).toEqual([])
    expect((await elsewhere.get('/api/auth/get-session')).body).toBeNull()
    const headers = { authorization: `Bearer ${token}` }
    expect((await world.app.inject({ url: '/api/v1/authorized/tenants', headers })).statusCode).toBe(401)
    expect((await signInByPasskey(world, device)).answer).toMatchObject({
      status: 401,
      body: { data: { code: 'PASSKEY_NOT_FOUND' } },
    })
    const events = (await world.events()).map(({ action }) => action)
    expect(events).toEqual(expect.arrayContaining(['passkey-added', 'passkey-renamed', 'passkey-removed']))
    expect(events.at(-1)).toBe('sign-in-failed')
  })

  test('is registered once for each device', async () => {
    const { hanako, device } = await withPasskey()
    const { excludeCredentials } = (await hanako.browser.get('/api/auth/passkey/generate-register-options')).body
    expect(excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([device.id])
    const { answer } = await register(hanako.browser, { device })
    expect(answer).toMatchObject({ status: 400, body: { data: { code: 'PREVIOUSLY_REGISTERED' } } })
    expect((await hanako.browser.get(list)).body).toHaveLength(1)
  })

  test('asks the device to verify its owner, whichever way the options are fetched', async () => {
    const { world, hanako } = await withPasskey()
    const browser = browserOf(world)
    expect((await browser.get(signInOptions)).body.userVerification).toBe('required')
    expect((await browser.post(signInOptions, {})).body.userVerification).toBe('required')
    const { authenticatorSelection } = (await hanako.browser.get('/api/auth/passkey/generate-register-options')).body
    expect(authenticatorSelection).toMatchObject({ userVerification: 'required', residentKey: 'required' })
  })

  test('is refused when the device did not, at registration and at sign-in', async () => {
    const { world, hanako, device } = await withPasskey()
    const code = { status: 400, body: { data: { code: 'USER_VERIFICATION_REQUIRED' } } }
    expect((await register(hanako.browser, { verified: false })).answer).toMatchObject(code)
    expect((await hanako.browser.get(list)).body).toHaveLength(1)
    const { answer, browser } = await signInByPasskey(world, device, { verified: false })
    expect(answer).toMatchObject(code)
    expect((await browser.get('/api/auth/get-session')).body).toBeNull()
    expect((await world.events()).at(-1)).toMatchObject({
      action: 'sign-in-failed',
      actor: null,
      target: { id: hanako.id },
      detail: { method: 'passkey', code: 'USER_VERIFICATION_REQUIRED' },
    })
  })

  test('signs each challenge once: a replay opens nothing', async () => {
    const { world, device } = await withPasskey()
    const browser = browserOf(world)
    const options = await browser.get(signInOptions)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const response = device.get(options.body)
    expect((await browser.post('/api/auth/passkey/verify-authentication', { response })).status).toBe(200)
    const thief = browserOf(world)
    const replayed = await thief.post('/api/auth/passkey/verify-authentication', { response }, { cookie })
    expect(replayed).toMatchObject({ status: 400, body: { data: { code: 'CHALLENGE_NOT_FOUND' } } })
    const events = (await world.events()).at(-1)
    expect(events).toMatchObject({ action: 'sign-in-failed', detail: { code: 'CHALLENGE_NOT_FOUND' } })
  })

  test('of another origin opens nothing', async () => {
    const { world, device } = await withPasskey()
    const browser = browserOf(world)
    const options = await browser.get(signInOptions)
    const response = device.get(options.body, { origin: 'https://evil.example' })
    const answer = await browser.post('/api/auth/passkey/verify-authentication', { response })
    expect(answer.status).toBe(400)
  })

  test('of somebody else is not touched', async () => {
    const { world, passkey } = await withPasskey()
    const { browser } = await world.person('jiro@captain.example')
    await register(browser)
    for (const path of ['delete-passkey', 'update-passkey']) {
      const body = { id: passkey.id, ...(path === 'update-passkey' && { name: 'mine' }) }
      expect((await browser.post(`/api/auth/passkey/${path}`, body)).status).toBe(401)
    }
  })

  test('stays when it is the last way in, also when two go at once', async () => {
    const { browser, passkey, world } = await withPasskeyAlone()
    const refused = { status: 409, body: { data: { code: 'LAST_CREDENTIAL' } } }
    const remove = (id: string) => browser.post('/api/auth/passkey/delete-passkey', { id })
    expect(await remove(passkey.id)).toMatchObject(refused)
    const second = await register(browser)
    expect(second.answer.status).toBe(200)
    const both = await Promise.all([remove(passkey.id), remove(second.answer.body.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject(refused)
    expect((await browser.get(list)).body).toHaveLength(1)
    expect((await world.events()).filter(({ action }) => action === 'passkey-removed')).toHaveLength(1)
  })

  test('is added only by whoever signed in within a day', async () => {
    const { world, hanako } = await withPasskey()
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await world.sql(`update auth_session set "createdAt" = ? where "userId" = ?`, yesterday, hanako.id)
    expect((await register(hanako.browser)).answer).toMatchObject({
      status: 403,
      body: { data: { code: 'SESSION_NOT_FRESH' } },
    })
    // Nor with options from before the session grew old.
    const response = authenticator().create({ challenge: 'AAAA', user: { id: 'AAAA' } })
    expect((await hanako.browser.post('/api/auth/passkey/verify-registration', { response })).status).toBe(403)
  })
})

test('the options say the same for an address with an account, without one, banned and none at all; what is no address is refused', async () => {
  const { world, hanako } = await withPasskey()
  const banned = await world.person('banned@captain.example')
  await world.admin.post('/api/auth/admin/ban-user', { userId: banned.id })
  const emails = [hanako.email, banned.email, 'nobody@captain.example', undefined]
  const answers = await Promise.all(emails.map((email) => browserOf(world).post(signInOptions, email ? { email } : {})))
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect({ ...body, challenge: '' }).toEqual({ ...answers[0]!.body, challenge: '' })
  }
  expect((await browserOf(world).post(signInOptions, { email: 'no address' })).status).toBe(400)
})

test('a banned account does not sign in by passkey', async () => {
  const { world, hanako, device } = await withPasskey()
  await world.admin.post('/api/auth/admin/ban-user', { userId: hanako.id, banReason: 'a private matter' })
  const { answer } = await signInByPasskey(world, device)
  expect(answer).toMatchObject({ status: 403, body: { data: { code: 'BANNED_USER' } } })
  expect(answer.text).not.toContain('private')
})

describe('a recovery by passkey', () => {
  test('ends the passkeys and sessions from before, and is recorded', async () => {
    const { world, id, browser: before, device: lost } = await withPasskeyAlone()
    const { body } = await world.admin.call('POST', `/api/v1/admin/users/${id}/recoveries`, {})
    const after = browserOf(world)
    await accept(after, body.link)
    const { answer } = await register(after, { createSession: true })
    expect(answer.status).toBe(200)

    expect((await before.get('/api/auth/get-session')).body).toBeNull()
    expect((await signInByPasskey(world, lost)).answer.status).toBe(401)
    expect((await after.get('/api/auth/get-session')).body.user.id).toBe(id)
    expect((await after.get(list)).body).toHaveLength(1)
    expect((await world.events()).map(({ action }) => action)).toContain('recovery-used')
  })
})

// @module-tag postgres-full
import type { InjectOptions } from 'fastify'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { start } from './support/world.ts'
import { goodPassword } from './support/people.ts'

const home = 'https://captain.example'
const email = 'admin@captain.example'

/** A server behind a proxy that ends TLS: it is called by another name, from the proxy's address, without TLS. */
async function behindProxy() {
  const world = await start({ PUBLIC_URL: home, TRUST_PROXY: '10.0.0.1' })
  await createAccount(world.auth, { name: '花子', email, password: goodPassword, role: 'admin' })
  const ask = (method: InjectOptions['method'], url: string, more: { payload?: object; headers?: object } = {}) =>
    world.app.inject({
      method: method!,
      url,
      remoteAddress: '10.0.0.1',
      ...(more.payload && { payload: more.payload }),
      headers: {
        host: 'captain-internal:3000',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        origin: home,
        ...more.headers,
      },
    })
  return { ask }
}

test('behind a proxy everything is at home where PUBLIC_URL says', async () => {
  const { ask } = await behindProxy()
  const signedIn = await ask('POST', '/api/auth/sign-in/email', { payload: { email, password: goodPassword } })
  expect(signedIn.statusCode).toBe(200)
  const [session] = signedIn.cookies
  expect(session).toMatchObject({ name: '__Secure-better-auth.session_token', secure: true, httpOnly: true, path: '/' })
  expect(session!.domain).toBeUndefined()
  const cookie = `${session!.name}=${encodeURIComponent(session!.value)}`

  const { token } = (await ask('GET', '/api/auth/token', { headers: { cookie } })).json()
  expect(decodeJwt(token)).toMatchObject({ iss: home, aud: home })
  const authorization = `Bearer ${token}`
  const check = await ask('GET', '/api/v1/authorized/logins/check_auth_required', { headers: { authorization } })
  expect(check.json()).toBe(true)

  // Passkeys belong to the name that people see, not to the machine's.
  const options = await ask('POST', '/api/auth/passkey/generate-authenticate-options', { payload: {} })
  expect(options.json().rpId).toBe('captain.example')
  const registration = await ask('GET', '/api/auth/passkey/generate-register-options', { headers: { cookie } })
  expect(registration.json().rp.id).toBe('captain.example')

  const invitation = await ask('POST', '/api/v1/admin/invitations', {
    payload: { name: '太郎', email: 'taro@captain.example', role: 'user' },
    headers: { authorization },
  })
  expect(invitation.json().link).toMatch(/^https:\/\/captain\.example\/auth\/invite#t=/)
  const events = await ask('GET', '/api/v1/admin/audit-events?range=[0,9]', { headers: { authorization } })
  expect(events.json()[0]).toMatchObject({ action: 'invited', ip: '203.0.113.9' })
})

test('behind a proxy no other origin acts with a visitor’s cookies, the machine’s own name included', async () => {
  const { ask } = await behindProxy()
  for (const origin of ['http://captain.example', 'http://captain-internal:3000', 'https://evil.example']) {
    const answer = await ask('POST', '/api/auth/sign-in/email', {
      payload: { email, password: goodPassword },
      headers: { origin, cookie: 'anything=1' },
    })
    expect([origin, answer.statusCode]).toEqual([origin, 403])
  }
})

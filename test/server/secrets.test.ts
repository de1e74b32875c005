import { expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { browserOf } from './browser.ts'
import { accept, invited, office, register, signInByPasskey, tokenIn } from './people.ts'

test('no password, token, cookie or signature is in a log or in the audit record', async () => {
  const world = await office()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const loud = await buildApp({ env: { ...world.env, LOG_LEVEL: 'trace' }, database: world.database, logTo })
  const canary = 'canary password 7c1e'
  const secrets = new Set([canary])

  const { link } = await invited(world, 'taro@captain.example')
  secrets.add(tokenIn(link))
  const browser = browserOf({ app: loud })
  await accept(browser, link)
  secrets.add(browser.cookies.get('captain_invitation')!)
  await browser.post('/api/v1/invitations/password', { password: canary })
  const { device } = await register(browser)
  const { response, browser: other } = await signInByPasskey({ app: loud }, device)
  const { signature, clientDataJSON } = (response as { response: Record<string, string> }).response
  secrets.add(signature!).add(clientDataJSON!)
  for (const each of [browser, other]) for (const value of each.cookies.values()) secrets.add(value)
  const { token } = (await browser.get('/api/auth/token')).body
  secrets.add(token)
  await browser.call('GET', `/api/v1/authorized/logins/check_auth_required?token=${token}`)
  await browser.get(`/api/auth/verify-email?token=${token}`)
  await browser.post('/api/auth/sign-in/email', { email: 'taro@captain.example', password: `${canary}!` })
  await browser.post('/api/auth/change-password', { currentPassword: canary, newPassword: `${canary} new` })
  await browser.post('/api/auth/passkey/verify-authentication', { response })
  await browser.post('/api/v1/setup', {
    token: tokenIn(link),
    name: 'x',
    email: 'x@captain.example',
    password: canary,
  })
  await browser.post('/api/auth/sign-out')
  await loud.close()
  const log = lines.join('')

  expect(log).toContain('"path":"/api/auth/sign-in/email"')
  const record = JSON.stringify(await world.events())
  expect(record).toContain('sign-in-failed')
  expect(secrets.size).toBeGreaterThan(7)
  for (const secret of secrets) {
    expect(log).not.toContain(secret)
    expect(record).not.toContain(secret)
  }
})

// @module-tag postgres-full
import { expect, test } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { buildApp } from '../../server/app.ts'
import { browserOf } from './support/browser.ts'
import { accept, invite, administeredWorld, register, signInByPasskey, tokenIn } from './support/people.ts'

test('what people wrote of themselves is in no log, whoever reads or changes it', async () => {
  const world = await administeredWorld()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const loud = await buildApp({ env: { ...world.env, LOG_LEVEL: 'trace' }, database: world.database, logTo })
  const personal = {
    name: '秘野 花子',
    email: 'himitsu@example.jp',
    phone: '0572-55-0199',
    message: '誰にも言わないでください。',
    constructionSite: '岐阜県多治見市秘密町7丁目',
  }
  const sent = await loud.inject({
    method: 'POST',
    url: '/api/v1/tenants/emu-esu-com/contact',
    payload: {
      category: contact.sites['emu-esu-com']!.options!['category']![0],
      subject: '相談',
      agreedPrivacyPolicy: true,
      ...personal,
    },
  })
  expect(sent.statusCode, sent.body).toBe(201)
  const authorization = `Bearer ${await world.tokenFor('staff@emu-esu-com.example')}`
  const inbox = '/api/v1/authorized/tenants/emu-esu-com/contact'
  const filter = encodeURIComponent(JSON.stringify({ q: personal.name }))
  const found = await loud.inject({ url: `${inbox}?filter=${filter}`, headers: { authorization } })
  const [{ id, version }] = found.json()
  await loud.inject({ url: `${inbox}/${id}`, headers: { authorization } })
  for (const payload of [
    { memo: personal.message, version },
    { memo: personal.message, version },
    { phone: personal.phone },
  ])
    await loud.inject({ method: 'PATCH', url: `${inbox}/${id}`, headers: { authorization }, payload })
  await loud.close()

  const log = lines.join('') + JSON.stringify(await world.events())
  expect(log).toContain(inbox)
  for (const value of Object.values(personal)) expect(log).not.toContain(value)
  expect(log).not.toContain(encodeURIComponent(personal.name))
})

test('no password, token, cookie or signature is in a log or in the audit log', async () => {
  const world = await administeredWorld()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const loud = await buildApp({ env: { ...world.env, LOG_LEVEL: 'trace' }, database: world.database, logTo })
  const canary = 'canary password 7c1e'
  const secrets = new Set([canary])

  const { link } = await invite(world, 'taro@captain.example')
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

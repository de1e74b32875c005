// @module-tag postgres-full
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstStart } from '../../server/operations/setup/first-start.ts'
import { inviteFromTerminal } from '../../server/operations/setup/invite.ts'
import { browserOf, signedIn } from './support/browser.ts'
import { admin, start } from './support/world.ts'
import {
  accept,
  goodPassword,
  invite,
  administeredWorld,
  register,
  signInByPasskey,
  tokenIn,
} from './support/people.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const invalid = { status: 400, body: { data: { code: 'INVITATION_INVALID' } } }
const email = 'taro@captain.example'

describe('an invitation', () => {
  test('makes an account and gives it a passkey, once', async () => {
    const world = await administeredWorld()
    const { id, link, answer } = await invite(world, 'Taro@Captain.example', {
      cfAi: true,
      tenants: [world.tenants['myturn-games'].id],
    })
    expect(answer).toMatchObject({ status: 201, body: { mailed: false, user: { id } } })
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/invite#t=[\w-]{43}$/)

    const browser = browserOf(world)
    expect(await accept(browser, link)).toMatchObject({ status: 200, body: { kind: 'invite', name: '招待客', email } })
    const { device, answer: registered } = await register(browser, { createSession: true })
    expect(registered.status).toBe(200)
    expect((await browser.get('/api/auth/get-session')).body.user).toMatchObject({
      id,
      email,
      cfAi: true,
      isUser: true,
    })
    expect((await browser.call('GET', '/api/v1/authorized/tenants')).body).toMatchObject([{ slug: 'myturn-games' }])
    expect((await signInByPasskey(world, device)).answer.status).toBe(200)

    expect(await accept(browserOf(world), link)).toMatchObject(invalid)
    const events = (await world.events()).filter(({ target }) => target?.id === id)
    expect(events.map(({ action, actor }) => `${action} by ${actor?.name}`)).toEqual([
      'invited by admin',
      'membership-granted by admin',
      'invitation-used by 招待客',
      'passkey-added by 招待客',
      'sign-in by 招待客',
      'sign-in by 招待客',
    ])
  })

  test('gives it a password instead', async () => {
    const world = await administeredWorld()
    const { link, id } = await invite(world, email)
    const browser = browserOf(world)
    await accept(browser, link)
    const weak = await browser.post('/api/v1/invitations/password', { password: 'password1234' })
    expect(weak).toMatchObject({ status: 400, body: { data: { code: 'PASSWORD_TOO_COMMON' } } })
    expect(await browser.post('/api/v1/invitations/password', { password: goodPassword })).toMatchObject({
      status: 200,
      body: { user: { id } },
    })
    expect((await browser.get('/api/auth/get-session')).body.user.id).toBe(id)
    await signedIn(world, email, goodPassword)
    expect(await accept(browserOf(world), link)).toMatchObject(invalid)
  })

  test.each(['a&b@x.com', 'a..b.@docomo.ne.jp', 'a@xn--wgv71a119e.xn--wgv71a'])(
    'and its password let %s in, who can take another address then',
    { tags: ['full'] },
    async (address) => {
      const world = await administeredWorld({ SMTP_URL: 'smtp://127.0.0.1:9' })
      const made = { email: address, name: '招待客', password: goodPassword }
      const { status, body } = await world.admin.post('/api/auth/admin/create-user', made)
      expect([status, body.user]).toMatchObject([200, { email: address, role: 'user', isUser: true, cfAi: false }])
      const [, link] = await inviteFromTerminal(world.env, world.database, address)
      const browser = browserOf(world)
      await accept(browser, link!)
      const password = 'another long password'
      expect((await browser.post('/api/v1/invitations/password', { password })).status).toBe(200)
      await signedIn(world, address, password)
      expect((await browser.post('/api/auth/change-email', { newEmail: email })).status).toBe(200)
      const mail = await world.sql('select payload from job where kind = ?', 'mail')
      const token = /verify-email#t=([\w.%-]+)/.exec(JSON.stringify(mail))![1]!
      expect((await browser.get(`/api/auth/verify-email?token=${token}`)).status).toBe(200)
      await signedIn(world, ` ${email}`, password)
    },
  )

  test.each(['.a@b.jp', 'a..b@docomo.example.jp', 'a@-b.jp', `${'a'.repeat(65)}@b.jp`])(
    'is refused for %s, which nobody could sign in with',
    async (address) => {
      const world = await administeredWorld()
      const refused = { status: 400, body: { data: { issues: [{ path: ['email'], rule: 'email' }] } } }
      expect((await invite(world, address)).answer).toMatchObject(refused)
      const user = { name: '客', nameKana: 'きゃく', email: address }
      const users = '/api/v1/authorized/tenants/funaneco-jp/user'
      expect(await world.admin.call('POST', users, user)).toMatchObject(refused)
    },
  )

  test('lets in one of two browsers that open it at once', async () => {
    const world = await administeredWorld()
    const { link, id } = await invite(world, email)
    const browsers = [browserOf(world), browserOf(world)]
    for (const browser of browsers) expect((await accept(browser, link)).status).toBe(200)
    const both = await Promise.all(browsers.map((browser) => register(browser, { createSession: true })))
    expect(both.map(({ answer }) => answer.status).sort()).toEqual([200, 401])
    expect(await world.sql('select 1 from auth_passkey where "userId" = ?', id)).toHaveLength(1)
  })

  test('by password lets in one of two as well', async () => {
    const world = await administeredWorld()
    const { link } = await invite(world, email)
    const browsers = [browserOf(world), browserOf(world)]
    for (const browser of browsers) await accept(browser, link)
    const both = await Promise.all(
      browsers.map((browser, place) =>
        browser.post('/api/v1/invitations/password', { password: `${goodPassword} ${place}` }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is not used up by an administrator who opens it to see', async () => {
    const world = await administeredWorld()
    const { link } = await invite(world, email)
    const refused = { status: 409, body: { data: { code: 'SIGN_OUT_FIRST' } } }
    expect(await accept(world.admin, link)).toMatchObject(refused)
    const browser = browserOf(world)
    expect((await accept(browser, link)).status).toBe(200)
    // Nor by one who signs in after having opened it: the passkey would be the administrator's.
    await browser.post('/api/auth/sign-in/email', { email: admin, password: goodPassword })
    expect((await register(browser)).answer).toMatchObject(refused)
    expect((await accept(browserOf(world), link)).status).toBe(200)
  })

  test('ends when it is over, and when a newer one is given', async () => {
    const world = await administeredWorld()
    const { link, id } = await invite(world, email)
    const again = await world.admin.call('POST', `/api/v1/admin/users/${id}/recoveries`)
    expect(again.body.link).toContain('/auth/invite#t=')
    expect(await accept(browserOf(world), link)).toMatchObject(invalid)
    const browser = browserOf(world)
    expect((await accept(browser, again.body.link)).status).toBe(200)
    await world.sql(`update auth_invitation set "expiresAt" = '2020-01-01T00:00:00.000Z'`)
    expect(await accept(browserOf(world), again.body.link)).toMatchObject(invalid)
    expect((await register(browser)).answer.status).toBe(401)
  })

  test('answers alike whatever is wrong with it', async () => {
    const world = await administeredWorld()
    const { link } = await invite(world, email)
    const used = browserOf(world)
    await accept(used, link)
    await register(used)
    const made = await accept(browserOf(world), `#t=${'a'.repeat(43)}`)
    expect((await accept(browserOf(world), link)).body).toEqual(made.body)
  })

  test('is kept as a hash alone, and its cookie is out of reach of scripts and other sites', async () => {
    const world = await administeredWorld()
    const { link } = await invite(world, email)
    const kept = JSON.stringify(await world.sql('select * from auth_invitation'))
    expect(kept).not.toContain(tokenIn(link))
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/v1/invitations/accept',
      headers: { origin: world.env.PUBLIC_URL },
      payload: { token: tokenIn(link) },
    })
    expect(answer.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', maxAge: 600, path: '/api' }])
    const foreign = await world.app.inject({
      method: 'POST',
      url: '/api/v1/invitations/accept',
      headers: { origin: 'https://evil.example' },
      payload: { token: tokenIn(link) },
    })
    expect(foreign.statusCode).toBe(403)
  })

  test('cannot be made up: a forged cookie opens nothing', async () => {
    const world = await administeredWorld()
    const { link } = await invite(world, email)
    const browser = browserOf(world)
    await accept(browser, link)
    const [id, until] = browser.cookies.get('captain_invitation')!.split('.')
    const forged = `captain_invitation=${id}.${Number(until) + 999}.${browser.cookies.get('captain_invitation')!.split('.')[2]}`
    const answer = await browserOf(world).post(
      '/api/v1/invitations/password',
      { password: goodPassword },
      { cookie: forged },
    )
    expect(answer).toMatchObject(invalid)
  })

  test('is given by administrators, to an address that has no account', async () => {
    const world = await administeredWorld()
    const { browser } = await world.person(email)
    expect((await invite(world, email)).answer).toMatchObject({ status: 409, body: { data: { code: 'EMAIL_TAKEN' } } })
    expect((await invite({ admin: browser }, 'jiro@captain.example')).answer.status).toBe(403)
    expect((await invite(world, 'jiro@captain.example', { banned: true })).answer.status).toBe(400)
    const lost = await invite(world, 'jiro@captain.example', { tenants: [world.adminId] })
    expect(lost.answer.status).toBe(404)
    expect(await world.sql('select 1 from auth_user where "email" = ?', 'jiro@captain.example')).toEqual([])
  })
})

describe('a recovery', () => {
  test('by passkey ends earlier passkeys and sessions, and the password', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const { device: lost } = await register(hanako.browser)
    const { body } = await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/recoveries`)
    expect(body.link).toContain('/auth/recover#t=')
    expect((await hanako.browser.get('/api/auth/get-session')).body).not.toBeNull()

    const browser = browserOf(world)
    expect((await accept(browser, body.link)).body).toMatchObject({ kind: 'recover', email: hanako.email })
    const { device, answer } = await register(browser, { createSession: true })
    expect(answer.status).toBe(200)
    expect((await hanako.browser.get('/api/auth/get-session')).body).toBeNull()
    expect((await browser.get('/api/auth/get-session')).body.user.id).toBe(hanako.id)
    expect((await signInByPasskey(world, lost)).answer.status).toBe(401)
    await expect(signedIn(world, hanako.email, goodPassword)).rejects.toThrow('cannot sign in')
    expect((await signInByPasskey(world, device)).answer.status).toBe(200)
    const events = (await world.events()).map(({ action }) => action)
    expect(events).toEqual(expect.arrayContaining(['recovery-issued', 'recovery-used']))
  })

  test('by password ends them too', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const { device: lost } = await register(hanako.browser)
    const { body } = await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/recoveries`)
    const browser = browserOf(world)
    await accept(browser, body.link)
    await browser.post('/api/v1/invitations/password', { password: 'another long password' })
    expect((await hanako.browser.get('/api/auth/get-session')).body).toBeNull()
    expect((await browser.get('/api/auth/get-session')).body.user.id).toBe(hanako.id)
    expect((await signInByPasskey(world, lost)).answer.status).toBe(401)
    await expect(signedIn(world, hanako.email, goodPassword)).rejects.toThrow('cannot sign in')
  })

  test('does not let in whoever is banned', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    await world.admin.post('/api/auth/admin/ban-user', { userId: hanako.id })
    const { body } = await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/recoveries`)
    const browser = browserOf(world)
    await accept(browser, body.link)
    expect((await register(browser, { createSession: true })).answer).toMatchObject({
      status: 403,
      body: { data: { code: 'BANNED_USER' } },
    })
    expect((await browser.get('/api/auth/get-session')).body).toBeNull()
    const byPassword = await browser.post('/api/v1/invitations/password', { password: 'another long password' })
    expect(byPassword).toMatchObject({ status: 403, body: { data: { code: 'BANNED_USER' } } })
    // It is not used up by that: once the ban is over, it opens.
    await world.admin.post('/api/auth/admin/unban-user', { userId: hanako.id })
    expect((await register(browser, { createSession: true })).answer.status).toBe(200)
  })

  test('is given at the terminal, for whom no administrator can help', async () => {
    const world = await administeredWorld()
    const [, link] = await inviteFromTerminal(world.env, world.database, admin.toUpperCase())
    const browser = browserOf(world)
    expect((await accept(browser, link!)).body).toMatchObject({ kind: 'recover', email: admin })
    expect((await register(browser, { createSession: true })).answer.status).toBe(200)
    await expect(inviteFromTerminal(world.env, world.database, 'nobody@captain.example')).rejects.toMatchObject({
      reasons: ['No account has the address nobody@captain.example.'],
    })
    await expect(inviteFromTerminal(world.env, world.database, undefined)).rejects.toMatchObject({
      reasons: [expect.stringContaining('Say for whom')],
    })
  })
})

describe('the setup', () => {
  const person = { name: '初代', email: 'first@captain.example' }

  async function empty() {
    const folder = scratchFolder()
    const world = await start({ DATA_DIR: folder })
    const [line] = await firstStart(world.env, world.database, true)
    const link = line!.split(': ')[1]!
    return { world, folder, link, again: () => firstStart(world.env, world.database, true) }
  }

  test('makes the first administrator by the printed link, who registers a passkey', async () => {
    const { world, folder, link, again } = await empty()
    expect(readFileSync(join(folder, 'setup-link'), 'utf8').trim()).toBe(link)
    const browser = browserOf(world)
    expect(await accept(browser, link)).toMatchObject({ status: 200, body: { kind: 'setup', name: null, email: null } })
    expect((await browser.post('/api/v1/setup', { token: tokenIn(link), ...person })).status).toBe(200)

    // Who closed the dialog comes back by the same link, for nobody has a way in yet.
    const later = browserOf(world)
    expect((await accept(later, link)).body).toMatchObject({ kind: 'setup', ...person })
    expect((await register(later, { createSession: true })).answer.status).toBe(200)
    expect((await later.get('/api/auth/get-session')).body.user).toMatchObject({ role: 'admin', email: person.email })

    expect(existsSync(join(folder, 'setup-link'))).toBe(false)
    expect(await accept(browserOf(world), link)).toMatchObject(invalid)
    expect(await again()).toEqual([])
    const events = (await later.call('GET', '/api/v1/admin/audit-events')).body
    expect(events.map(({ action }: { action: string }) => action)).toContain('setup-done')
  })

  test('or with a password', async () => {
    const { world, link } = await empty()
    const browser = browserOf(world)
    const asked = { token: tokenIn(link), ...person }
    expect((await browser.post('/api/v1/setup', { ...asked, password: 'short' })).body.data.code).toBe(
      'PASSWORD_TOO_SHORT',
    )
    expect((await browser.post('/api/v1/setup', { ...asked, password: goodPassword })).status).toBe(200)
    expect((await browser.call('GET', '/api/v1/admin/audit-events')).status).toBe(200)
    expect(await browserOf(world).post('/api/v1/setup', asked)).toMatchObject({
      status: 409,
      body: { data: { code: 'SETUP_DONE' } },
    })
  })

  test('is done once, however many have the link', async () => {
    const { world, link } = await empty()
    const both = await Promise.all(
      ['a@captain.example', 'b@captain.example'].map((email) =>
        browserOf(world).post('/api/v1/setup', { token: tokenIn(link), name: 'x', email }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await world.sql('select 1 from auth_user')).toHaveLength(1)
  })

  test('needs the link of the latest start, of the last day, and says that a restart issues one', async () => {
    const { world, link, again } = await empty()
    const over = { status: 400, body: { data: { code: 'SETUP_LINK_INVALID' } } }
    const [line] = await again()
    const newest = line!.split(': ')[1]!
    expect(await accept(browserOf(world), link)).toMatchObject(over)
    expect((await accept(browserOf(world), newest)).status).toBe(200)
    const guessed = { token: 'a'.repeat(43), ...person }
    expect(await browserOf(world).post('/api/v1/setup', guessed)).toMatchObject(over)
    await world.sql(`update auth_invitation set "expiresAt" = '2020-01-01T00:00:00.000Z'`)
    expect(await accept(browserOf(world), newest)).toMatchObject(over)
    const late = { token: tokenIn(newest), ...person }
    expect(await browserOf(world).post('/api/v1/setup', late)).toMatchObject(over)
  })

  test('issues another link by a restart to whoever gave a name and came back too late to set up a way in', async () => {
    const { world, folder, link, again } = await empty()
    const browser = browserOf(world)
    expect((await browser.post('/api/v1/setup', { token: tokenIn(link), ...person })).status).toBe(200)
    await world.sql(`update auth_invitation set "expiresAt" = '2020-01-01T00:00:00.000Z'`)
    const over = { data: { code: 'SETUP_LINK_INVALID' } }
    expect(await accept(browserOf(world), link)).toMatchObject({ status: 400, body: over })
    const byPassword = () => browser.post('/api/v1/invitations/password', { password: goodPassword })
    expect(await byPassword()).toMatchObject({ status: 400, body: over })

    const [line] = await again()
    const newest = line!.split(': ')[1]!
    expect(readFileSync(join(folder, 'setup-link'), 'utf8').trim()).toBe(newest)
    expect((await accept(browser, newest)).body).toMatchObject({ kind: 'setup', ...person })
    expect((await byPassword()).status).toBe(200)
    expect((await browser.call('GET', '/api/v1/admin/audit-events')).status).toBe(200)
    expect(await again()).toEqual([])
    expect(await accept(browserOf(world), newest)).toMatchObject(invalid)
  })
})

test('links are tried ten times an hour from one place, and others are not held up by it', async () => {
  const world = await start({ RATE_LIMIT: 'on' })
  const attempt = (remoteAddress: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/invitations/accept',
      headers: { origin: world.env.PUBLIC_URL, 'x-forwarded-for': `10.9.8.${remoteAddress.length}` },
      payload: { token: 'a'.repeat(43) },
      remoteAddress,
    })
  const statuses = []
  for (let place = 0; place < 12; place += 1) statuses.push((await attempt(`2001:db8::${place}`)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  const refused = await attempt('2001:db8::ffff')
  expect(refused.json()).toMatchObject({ statusCode: 429, data: {} })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await attempt('2001:db8:0:1::1')).statusCode).toBe(400)
})

// @module-tag postgres-full
import { describe, expect, test } from 'vitest'
import { browserOf, signedIn } from './support/browser.ts'
import { admin } from './support/world.ts'
import { goodPassword, administeredWorld, register } from './support/people.ts'

const act = (path: string) => `/api/auth/admin/${path}`
const lastAdmin = { status: 409, body: { data: { code: 'LAST_ADMIN' } } }

describe('the last administrator', () => {
  test('stays one, whatever is tried', async () => {
    const world = await administeredWorld()
    const self = { userId: world.adminId }
    expect(await world.admin.post(act('set-role'), { ...self, role: 'user' })).toMatchObject(lastAdmin)
    expect(await world.admin.post('/api/auth/delete-user', { password: goodPassword })).toMatchObject(lastAdmin)
    expect((await world.admin.post(act('ban-user'), self)).status).toBe(400)
    expect((await world.admin.post(act('remove-user'), self)).status).toBe(400)
    // Nothing of it was half done.
    expect((await signedIn(world, admin, goodPassword)).cookies.size).toBeGreaterThan(0)
    expect((await world.admin.get('/api/auth/get-session')).body.user.role).toBe('admin')
  })

  const ways: Readonly<Record<string, (id: string) => readonly [string, object]>> = {
    'lose their role': (userId) => ['set-role', { userId, role: 'user' }],
    'are banned': (userId) => ['ban-user', { userId }],
    'are removed': (userId) => ['remove-user', { userId }],
  }
  test.each(Object.entries(ways))('is one of two who %s at once, each by the other', async (_, way) => {
    const world = await administeredWorld()
    const second = await world.person('second@captain.example', { role: 'admin' })
    const [one, other] = [way(second.id), way(world.adminId)]
    const answers = await Promise.all([
      world.admin.post(act(one[0]), one[1]),
      second.browser.post(act(other[0]), other[1]),
    ])
    const left = await world.sql(`select "email" from auth_user where "role" = 'admin' and "banned" is not true`)
    expect(left).toHaveLength(1)
    expect(answers.map(({ status }) => status)).toContain(200)
    // Who remains can still sign in.
    await signedIn(world, left[0].email, goodPassword)
  })

  test('may go when there is another', async () => {
    const world = await administeredWorld()
    const second = await world.person('second@captain.example', { role: 'admin' })
    expect((await world.admin.post('/api/auth/delete-user', { password: 'not this one' })).status).toBe(400)
    expect((await world.admin.get('/api/auth/get-session')).body.user.role).toBe('admin')
    expect((await world.admin.post('/api/auth/delete-user', { password: goodPassword })).status).toBe(200)
    const events = (await second.browser.call('GET', '/api/v1/admin/audit-events')).body
    expect(events[0]).toMatchObject({ action: 'account-deleted', actor: { name: 'admin' }, target: { name: 'admin' } })
  })
})

describe('a role', () => {
  test('is one of two, and holds from the next call', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    expect((await hanako.browser.call('GET', '/api/v1/admin/audit-events')).status).toBe(403)
    for (const role of ['owner', ['admin', 'user'], ''])
      expect((await world.admin.post(act('set-role'), { userId: hanako.id, role })).status).toBe(400)
    expect((await world.admin.post(act('set-role'), { userId: hanako.id, role: 'admin' })).status).toBe(200)
    expect((await hanako.browser.call('GET', '/api/v1/admin/audit-events')).status).toBe(200)
    const events = (await world.events()).find(({ action }) => action === 'role-changed')
    expect(events).toMatchObject({ actor: { name: 'admin' }, target: { id: hanako.id }, detail: { role: 'admin' } })
  })

  test('is nothing that people give themselves', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    for (const extra of [
      { role: 'admin' },
      { cfAi: true },
      { isUser: false },
      { banned: false },
      { emailVerified: true },
    ])
      expect((await hanako.browser.post('/api/auth/update-user', { name: 'x', ...extra })).status).toBe(400)
    expect((await hanako.browser.post(act('set-role'), { userId: hanako.id, role: 'admin' })).status).toBe(403)
    expect((await hanako.browser.post('/api/auth/update-user', { name: '花子' })).status).toBe(200)
  })
})

test('a ban ends sessions at the next call and is said without its reason', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const check = '/api/v1/authorized/logins/check_cf_ai_usage'
  expect((await hanako.browser.call('GET', check)).status).toBe(200)
  const ban = { userId: hanako.id, banReason: 'a private matter', banExpiresIn: 3600 }
  expect((await world.admin.post(act('ban-user'), ban)).status).toBe(200)
  expect((await hanako.browser.get('/api/auth/get-session')).body).toBeNull()
  const again = await browserOf(world).post('/api/auth/sign-in/email', { email: hanako.email, password: goodPassword })
  expect(again).toMatchObject({ status: 403, body: { data: { code: 'BANNED_USER' } } })
  expect(again.text).not.toContain('private')
  expect((await world.admin.post(act('unban-user'), { userId: hanako.id })).status).toBe(200)
  await signedIn(world, hanako.email, goodPassword)
  const events = (await world.events()).filter(({ action }) => /ban/.test(action))
  expect(events).toMatchObject([
    { action: 'banned', detail: { banReason: 'a private matter' } },
    { action: 'unbanned' },
  ])
})

test('a ban ends within a hundred years, or not at all', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const century = 100 * 365 * 86_400
  const ban = async (banExpiresIn: number): Promise<number> =>
    (await world.admin.post(act('ban-user'), { userId: hanako.id, banExpiresIn })).status
  // From here a year of five digits is reached, which as text comes before today.
  expect([await ban(300_000_000_000), await ban(Number.MAX_SAFE_INTEGER), await ban(century + 1)]).toEqual([
    400, 400, 400,
  ])
  expect(await ban(century)).toBe(200)
  const again = await browserOf(world).post('/api/auth/sign-in/email', { email: hanako.email, password: goodPassword })
  expect(again.status).toBe(403)
})

describe('a password', () => {
  test('that an administrator sets ends the sessions of its account', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const set = (newPassword: string) => world.admin.post(act('set-user-password'), { userId: hanako.id, newPassword })
    expect((await set('short')).body.data.code).toBe('PASSWORD_TOO_SHORT')
    expect((await set('hanakohanako')).body.data.code).toBe('PASSWORD_TOO_COMMON')
    expect((await set('a newer long password')).status).toBe(200)
    expect((await hanako.browser.get('/api/auth/get-session')).body).toBeNull()
    await signedIn(world, hanako.email, 'a newer long password')
  })

  const refused: Readonly<Record<string, readonly string[]>> = {
    PASSWORD_TOO_SHORT: ['', 'eleven sign', '短い'],
    PASSWORD_TOO_LONG: ['long '.repeat(26)],
    PASSWORD_TOO_COMMON: [
      'password1234',
      'Password2026!!',
      'passwordpassword',
      'qwertyuiop12',
      '123456789012',
      'abcdefghijkl',
      'aaaaaaaaaaaab',
      'ｐａｓｓｗｏｒｄ１２３４',
      'hanako@captain.example',
      '!!captain2026!!',
    ],
  }
  test.each(Object.entries(refused))('is refused with %s', async (code, passwords) => {
    const world = await administeredWorld()
    const { browser } = await world.person('hanako@captain.example')
    for (const newPassword of passwords) {
      const body = { currentPassword: goodPassword, newPassword }
      expect([newPassword, (await browser.post('/api/auth/change-password', body)).body.data.code]).toEqual([
        newPassword,
        code,
      ])
    }
  })

  test('may be any long phrase', async () => {
    const world = await administeredWorld()
    const { browser } = await world.person('hanako@captain.example')
    let currentPassword = goodPassword
    for (const newPassword of [
      'correct horse battery',
      '吾輩は猫である。名前はまだ無い',
      'kX9#mQ2$vL5!',
      '8305519274406',
    ]) {
      expect((await browser.post('/api/auth/change-password', { currentPassword, newPassword })).status).toBe(200)
      currentPassword = newPassword
    }
  })
})

describe('acting in somebody’s name', () => {
  async function impersonating() {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const answer = await world.admin.post(act('impersonate-user'), {
      userId: hanako.id,
      reason: '問い合わせ 12 の確認',
    })
    return { world, hanako, answer, acting: world.admin }
  }

  test('needs a reason, lasts half an hour, and is never an administrator’s name', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const second = await world.person('second@captain.example', { role: 'admin' })
    for (const reason of [undefined, '', '   ', 7])
      expect(await world.admin.post(act('impersonate-user'), { userId: hanako.id, reason })).toMatchObject({
        status: 400,
        body: { data: { code: 'REASON_REQUIRED' } },
      })
    expect((await world.admin.post(act('impersonate-user'), { userId: second.id, reason: 'x' })).status).toBe(403)
    const { body } = await world.admin.post(act('impersonate-user'), { userId: hanako.id, reason: 'x' })
    const left = Date.parse(body.session.expiresAt) - Date.now()
    expect(Math.abs(left - 30 * 60_000)).toBeLessThan(60_000)
    expect(body.session.impersonatedBy).toBe(world.adminId)
  })

  test('leaves out what would keep or take the account', async () => {
    const { acting, hanako } = await impersonating()
    const dangerous: readonly (readonly [string, object])[] = [
      ['update-user', { name: 'x' }],
      ['change-email', { newEmail: 'x@captain.example' }],
      ['change-password', { currentPassword: goodPassword, newPassword: 'a newer long password' }],
      ['delete-user', { password: goodPassword }],
      ['revoke-session', { id: hanako.id }],
      ['revoke-sessions', {}],
      ['revoke-other-sessions', {}],
      ['passkey/update-passkey', { id: hanako.id, name: 'x' }],
      ['passkey/delete-passkey', { id: hanako.id }],
      ['passkey/verify-registration', { response: { id: 'x', type: 'public-key' } }],
    ]
    for (const [path, body] of dangerous)
      expect([path, (await acting.post(`/api/auth/${path}`, body)).body.data.code]).toEqual([path, 'IMPERSONATING'])
    expect((await register(acting)).answer.body.data.code).toBe('IMPERSONATING')
    expect((await acting.call('GET', '/api/v1/admin/audit-events')).status).toBe(403)
    expect((await hanako.browser.get('/api/auth/get-session')).body).not.toBeNull()
  })

  test('is written down with both names, and stops', async () => {
    const { acting, hanako, world } = await impersonating()
    expect((await acting.get('/api/auth/get-session')).body.user.id).toBe(hanako.id)
    expect((await acting.post(act('stop-impersonating'))).status).toBe(200)
    expect((await acting.get('/api/auth/get-session')).body.user.id).toBe(world.adminId)
    const events = (await world.events()).filter(({ action }) => action.startsWith('impersonation'))
    expect(events).toMatchObject([
      {
        action: 'impersonation-started',
        actor: { name: 'admin' },
        target: { name: 'hanako' },
        detail: { reason: '問い合わせ 12 の確認' },
      },
      { action: 'impersonation-stopped', actor: { name: 'admin' }, actingAs: { name: 'hanako' } },
    ])
  })
})

test('what is done in somebody’s name is in the record’s history with both names', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const { id: tenant } = world.tenants['myturn-games']
  await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/memberships`, { tenant })
  const news = '/api/v1/authorized/tenants/myturn-games/news'
  const { body: made, text } = await hanako.browser.call('POST', news, {
    title: 'お知らせ',
    slug: 'oshirase',
    linkUrl: 'https://example.jp/',
  })
  expect(made, text).toHaveProperty('id')
  await world.admin.post(act('impersonate-user'), { userId: hanako.id, reason: '誤字の確認' })
  const changed = await world.admin.call('PUT', `${news}/${made.id}`, { ...made, title: 'お知らせ（訂正）' })
  expect(changed.status, changed.text).toBe(200)
  await world.admin.post(act('stop-impersonating'))
  await world.admin.call('DELETE', `${news}/${made.id}`)
  const theirs = { id: hanako.id, name: 'hanako' }
  const admins = { id: world.adminId, name: 'admin' }
  // Long after the session in which it was done is gone.
  await world.sql('delete from auth_session where "impersonatedBy" is not null')
  expect((await hanako.browser.call('GET', `${news}/${made.id}/revisions`)).body).toMatchObject([
    { action: 'delete', by: admins, impersonator: null },
    { action: 'update', by: theirs, impersonator: admins },
    { action: 'create', by: theirs, impersonator: null },
  ])
})

describe('sessions', () => {
  test('are listed without their secrets, and ended by their id', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const other = await signedIn(world, hanako.email, goodPassword)
    const secrets = (await world.sql('select "token" from auth_session')).map(({ token }) => token)
    const own = await hanako.browser.get('/api/auth/list-sessions')
    const byAdmin = await world.admin.post(act('list-user-sessions'), { userId: hanako.id })
    expect(own.body).toHaveLength(2)
    expect(byAdmin.body.sessions).toHaveLength(2)
    for (const { text } of [own, byAdmin]) for (const secret of secrets) expect(text).not.toContain(secret)

    const theirs = own.body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await world.admin.post('/api/auth/revoke-session', { id: theirs.id })).status).toBe(404)
    expect((await hanako.browser.post('/api/auth/revoke-session', { id: theirs.id })).status).toBe(200)
    expect((await other.get('/api/auth/get-session')).body).toBeNull()
    const last = (await hanako.browser.get('/api/auth/list-sessions')).body[0]
    expect((await world.admin.post(act('revoke-user-session'), { id: last.id })).status).toBe(200)
    expect((await hanako.browser.get('/api/auth/get-session')).body).toBeNull()
  })

  test('end all together, the token’s cookie with them', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const answer = await hanako.browser.post('/api/auth/revoke-sessions')
    expect(String(answer.headers['set-cookie'])).toMatch(/auth_jwt=;/)
    expect((await hanako.browser.get('/api/auth/get-session')).body).toBeNull()
  })
})

describe('the list of accounts', () => {
  test('is for administrators, and asked by known columns alone', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    const list = (query: string) => world.admin.get(`${act('list-users')}?${query}`)
    expect((await list('limit=1&sortBy=email&sortDirection=desc')).body).toMatchObject({
      total: 2,
      users: [{ email: hanako.email }],
    })
    for (const query of [
      'sortBy=password',
      'filterField=banReason&filterValue=x',
      'searchField=id&searchValue=x',
      'colour=red',
      'limit=x',
      'limit=99999',
    ])
      expect([query, (await list(query)).status]).toEqual([query, 400])
    expect((await hanako.browser.get(act('list-users'))).status).toBe(403)
    expect((await browserOf(world).get(act('list-users'))).status).toBe(401)
  })
})

test('capabilities are given one by one, and hold from the next call', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const set = (body: object) => world.admin.call('PATCH', `/api/v1/admin/users/${hanako.id}/capabilities`, body)
  const mayUseAi = async () =>
    (await hanako.browser.call('GET', '/api/v1/authorized/logins/check_cf_ai_usage')).body.data.value
  expect(await mayUseAi()).toBe(false)
  expect((await set({ cfAi: true })).body).toEqual({ id: hanako.id, cfAi: true, isUser: true })
  expect(await mayUseAi()).toBe(true)
  for (const body of [{}, { role: 'admin' }, { cfAi: 'yes' }]) expect((await set(body)).status).toBe(400)
  const nobody = `/api/v1/admin/users/${world.tenants['emu-esu-com'].id}/capabilities`
  expect((await world.admin.call('PATCH', nobody, { cfAi: true })).status).toBe(404)
})

test('memberships are given and ended, open tenants at once, and are written down', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const { id: tenant } = world.tenants['emu-esu-com']
  const memberships = `/api/v1/admin/users/${hanako.id}/memberships`
  const enters = async () => (await hanako.browser.call('GET', '/api/v1/authorized/tenants/emu-esu-com')).status
  expect(await enters()).toBe(403)
  const { body } = await world.admin.call('POST', memberships, { tenant })
  expect(await enters()).toBe(200)
  expect((await world.admin.call('POST', memberships, { tenant })).status).toBe(400)
  expect((await world.admin.call('GET', memberships)).body).toMatchObject([
    { id: body.id, tenant: { id: tenant, slug: 'emu-esu-com' }, endsOn: null },
  ])
  const own = `/api/v1/admin/users/${world.adminId}/memberships`
  expect((await world.admin.call('POST', own, { tenant })).status).toBe(403)
  expect((await world.admin.call('DELETE', `${own}/${body.id}`)).status).toBe(404)
  expect((await world.admin.call('DELETE', `${memberships}/${body.id}`)).status).toBe(204)
  expect(await enters()).toBe(403)
  expect((await world.events()).filter(({ action }) => action.startsWith('membership'))).toMatchObject([
    { action: 'membership-granted', target: { name: 'hanako' }, detail: { tenant } },
    { action: 'membership-ended', target: { name: 'hanako' } },
  ])
})

test('an account that goes leaves no membership and no way in', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/memberships`, {
    tenant: world.tenants['emu-esu-com'].id,
  })
  expect((await world.admin.post(act('remove-user'), { userId: hanako.id })).status).toBe(200)
  const live = await world.sql('select 1 from tenant_user where "user" = ? and "trashedAt" is null', hanako.id)
  expect(live).toEqual([])
  expect((await world.events()).filter(({ action }) => action === 'user-removed')).toMatchObject([
    { actor: { name: 'admin' }, target: { id: hanako.id, name: 'hanako' } },
  ])
  await expect(signedIn(world, hanako.email, goodPassword)).rejects.toThrow('cannot sign in')
})

test('an administrator’s visit to a tenant is written down once a session; a member’s is not', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const { id: tenant } = world.tenants['emu-esu-com']
  await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/memberships`, { tenant })
  for (const browser of [world.admin, world.admin, hanako.browser])
    expect((await browser.call('GET', '/api/v1/authorized/tenants/emu-esu-com/news')).status).toBe(200)
  const events = (await world.events()).filter(({ action }) => action === 'tenant-entered')
  expect(events).toMatchObject([{ actor: { id: world.adminId }, detail: { tenant, slug: 'emu-esu-com' } }])
})

test('while the audit log cannot be written, an administrator enters no tenant, and its members work on', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const { id: tenant } = world.tenants['emu-esu-com']
  await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/memberships`, { tenant })
  const visit = (browser: typeof hanako.browser) => browser.call('GET', '/api/v1/authorized/tenants/emu-esu-com/news')
  await world.sql('alter table "auth_event" rename to "auth_event_away"')
  expect(await visit(world.admin)).toMatchObject({ status: 503, body: { data: { code: 'AUDIT_UNAVAILABLE' } } })
  expect((await visit(hanako.browser)).status).toBe(200)
  await world.sql('alter table "auth_event_away" rename to "auth_event"')
  expect((await Promise.all([visit(world.admin), visit(world.admin)])).map(({ status }) => status)).toEqual([200, 200])
  expect((await world.events()).filter(({ action }) => action === 'tenant-entered')).toHaveLength(1)
})

describe('the audit log', () => {
  test('is searched, narrowed, sorted and turned', async () => {
    const world = await administeredWorld()
    const hanako = await world.person('hanako@captain.example')
    await world.admin.post(act('ban-user'), { userId: hanako.id })
    const ask = async (query: object) => {
      const given = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      return world.admin.call('GET', `/api/v1/admin/audit-events?${given.join('&')}`)
    }
    const actions = async (query: object) =>
      ((await ask(query)).body as { action: string }[]).map(({ action }) => action)
    expect(await actions({ filter: { q: 'HANA' } })).toEqual(['banned', 'sign-in'])
    expect(await actions({ filter: { person: hanako.id, action: ['sign-in', 'sign-out'] } })).toEqual(['sign-in'])
    expect(await actions({ filter: { at_gte: '2999-01-01T00:00:00Z' } })).toEqual([])
    expect(await actions({ sort: ['action', 'ASC'] })).toEqual(['banned', 'sign-in', 'sign-in'])
    const page = await ask({ range: [1, 1] })
    expect(page.body).toHaveLength(1)
    expect(page.headers['content-range']).toBe('audit-events 1-1/3')
    expect(await actions({ filter: { q: '%' } })).toEqual([])
    for (const wrong of [
      { filter: { colour: 'red' } },
      { filter: { action: 'nap' } },
      { sort: ['ip', 'ASC'] },
      { range: [0, 5000] },
      { x: 1 },
    ])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400])
  })

  test('is exported whole, in order, and harmless to spreadsheets', async () => {
    const world = await administeredWorld()
    await world.person('hanako@captain.example')
    const formula = await world.admin.call('POST', '/api/v1/admin/invitations', {
      name: '=HYPERLINK("https://evil.example","花子, "x"")',
      email: 'formula@captain.example',
    })
    expect(formula.status).toBe(201)
    const past = Array.from(
      { length: 2500 },
      (_, number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    )
    const events = past.map((id) => `('${id}', '2020-01-01T00:00:00.000Z', 'sign-out')`)
    await world.sql(`insert into auth_event ("id", "at", "action") values ${events.join(', ')}`)
    const { text, headers } = await world.admin.call('GET', '/api/v1/admin/audit-events.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text.startsWith('\uFEFFat,action,actorName')).toBe(true)
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + 2500 + 3)
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"",""花子`)
    const narrowed = encodeURIComponent(JSON.stringify({ action: 'invited' }))
    const some = await world.admin.call('GET', `/api/v1/admin/audit-events.csv?filter=${narrowed}`)
    expect(some.text.trimEnd().split('\r\n')).toHaveLength(2)
    const none = await world.admin.call('GET', '/api/v1/admin/audit-events.csv?filter={"action":[]}')
    expect(none.text.trimEnd().split('\r\n')).toHaveLength(1)
  })
})

test('only an administrator who signed in within a day ends what others have open', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await world.sql(`update auth_session set "createdAt" = ? where "userId" = ?`, yesterday, world.adminId)
  const [session] = (await hanako.browser.get('/api/auth/list-sessions')).body
  const target = { userId: hanako.id }
  for (const [path, body] of [
    ['revoke-user-session', { id: session.id }],
    ['revoke-user-sessions', target],
    ['ban-user', target],
    ['set-user-password', { ...target, newPassword: 'another good password' }],
    ['remove-user', target],
  ] as const) {
    const { status, body: refused } = await world.admin.post(act(path), body)
    expect([path, status, refused.data?.code]).toEqual([path, 403, 'SESSION_NOT_FRESH'])
  }
  expect((await hanako.browser.get('/api/auth/get-session')).body.user.id).toBe(hanako.id)
})

// @module-tag postgres-full
import { v7 as uuid } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { maxSessions } from '../../server/kernel/auth/accounts.ts'
import { sweepExpired, sweepRefusedSignIns } from '../../server/kernel/auth/sweep-expired.ts'
import { browserOf, signedIn } from './support/browser.ts'
import {
  accept,
  goodPassword,
  administeredWorld,
  register,
  type AdministeredWorld,
  type Person,
} from './support/people.ts'

const past = '2020-01-01T00:00:00.000Z'
const future = '2999-01-01T00:00:00.000Z'

/** A session that was used last on a day. */
async function insertSession(
  { sql }: AdministeredWorld,
  user: string,
  usedAt: string,
  impersonator: string | null = null,
  begunAt = past,
) {
  const id = uuid()
  await sql(
    'insert into auth_session ("id", "userId", "token", "expiresAt", "createdAt", "updatedAt", "impersonatedBy") values (?, ?, ?, ?, ?, ?, ?)',
    id,
    user,
    uuid(),
    future,
    begunAt,
    usedAt,
    impersonator,
  )
  return id
}

test('so many sessions of an account live at once: those unused for longest end, an administrator’s visit does not count', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const visit = await insertSession(world, hanako.id, past, world.adminId)
  const unused = await insertSession(world, hanako.id, past)
  for (let count = 0; count < maxSessions - 1; count += 1)
    await insertSession(world, hanako.id, `2026-01-01T00:00:${String(count).padStart(2, '0')}.000Z`)
  const latest = await signedIn(world, hanako.email, goodPassword)
  const left = (await world.sql('select "id" from auth_session where "userId" = ?', hanako.id)).map(({ id }) => id)
  expect(left).toHaveLength(maxSessions + 1)
  expect(left).toContain(visit)
  expect(left).not.toContain(unused)
  for (const browser of [latest, hanako.browser, world.admin])
    expect((await browser.get('/api/auth/get-session')).body).not.toBeNull()
})

test('a session whose time is over opens nothing, though nothing was written meanwhile', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const { token } = (await hanako.browser.get('/api/auth/token')).body
  const use = async () =>
    (await world.app.inject({ url: '/api/v1/authorized/tenants', headers: { authorization: `Bearer ${token}` } }))
      .statusCode
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const end = new Date(now + 5000).toISOString()
  await world.sql('update auth_session set "expiresAt" = ? where "userId" = ?', end, hanako.id)
  expect([await use(), await use()]).toEqual([200, 200])
  vi.setSystemTime(now + 4000)
  expect(await use()).toBe(200)
  vi.setSystemTime(now + 6000)
  expect(await use()).toBe(401)
})

test('the session in use lives on, however many sign-ins follow it', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const { token } = (await hanako.browser.get('/api/auth/token')).body
  const headers = { authorization: `Bearer ${token}` }
  const use = async () => (await world.app.inject({ url: '/api/v1/authorized/tenants', headers })).statusCode
  const [own] = (await hanako.browser.get('/api/auth/list-sessions')).body
  const lastUse = async () => Date.parse((await hanako.browser.get('/api/auth/list-sessions')).body[0].updatedAt)
  // Three hours later it is still in use, now and then, and every sign-in since is newer than it.
  const inUse = Date.parse(own.createdAt) + 3 * 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: inUse })
  onTestFinished(() => void vi.useRealTimers())
  expect(await use()).toBe(200)
  // Written beside the request.
  await vi.waitUntil(async () => (await lastUse()) >= inUse)
  const later = new Date(inUse + 30_000)
  vi.setSystemTime(later)
  for (let count = 1; count < maxSessions; count += 1)
    await insertSession(world, hanako.id, later.toISOString(), null, later.toISOString())
  const latest = await signedIn(world, hanako.email, goodPassword)
  expect(await use()).toBe(200)
  expect((await latest.get('/api/auth/get-session')).body).not.toBeNull()
  const left = await world.sql('select "id" from auth_session where "userId" = ?', hanako.id)
  expect(left).toHaveLength(maxSessions)
  expect(left.map(({ id }) => id)).toContain(own.id)
})

type End = (
  world: AdministeredWorld,
  hanako: Person,
  elsewhere: Awaited<ReturnType<typeof signedIn>>,
) => Promise<unknown>

const newPassword = 'a newer long password'
const byAdmin =
  (path: string, more: object = {}): End =>
  ({ admin }, { id }) =>
    admin.post(`/api/auth/admin/${path}`, { userId: id, ...more })

/** What ends a session, done by the call that people make. */
const ends: Readonly<Record<string, End>> = {
  'signing out': (_, { browser }) => browser.post('/api/auth/sign-out'),
  'ending it from another device': async (_, { browser }, elsewhere) => {
    const { body } = await browser.get('/api/auth/list-sessions')
    const { id } = body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    return elsewhere.post('/api/auth/revoke-session', { id })
  },
  'ending all others': (_, _person, elsewhere) => elsewhere.post('/api/auth/revoke-other-sessions'),
  'ending all': (_, _person, elsewhere) => elsewhere.post('/api/auth/revoke-sessions'),
  'a new password': (_, _person, elsewhere) =>
    elsewhere.post('/api/auth/change-password', { currentPassword: goodPassword, newPassword }),
  'a deleted passkey': async (_, _person, elsewhere) => {
    const { answer } = await register(elsewhere)
    return elsewhere.post('/api/auth/passkey/delete-passkey', { id: answer.body.id })
  },
  'deleting the account': (_, { browser }) => browser.post('/api/auth/delete-user', { password: goodPassword }),
  'a ban': byAdmin('ban-user'),
  'an administrator who ends it': byAdmin('revoke-user-sessions'),
  'an administrator who sets the password': byAdmin('set-user-password', { newPassword }),
  'an administrator who removes the account': byAdmin('remove-user'),
  'a recovery by password': async (world, { id }) => {
    const { body } = await world.admin.call('POST', `/api/v1/admin/users/${id}/recoveries`)
    const browser = browserOf(world)
    await accept(browser, body.link)
    return browser.post('/api/v1/invitations/password', { password: newPassword })
  },
}

test('a token is refused from the call after whatever ends its session', { timeout: 60_000 }, async () => {
  const world = await administeredWorld()
  for (const [place, [what, end]] of Object.entries(ends).entries()) {
    const person = await world.person(`hanako-${place}@captain.example`)
    const elsewhere = await signedIn(world, person.email, goodPassword)
    const { token } = (await person.browser.get('/api/auth/token')).body
    const headers = { authorization: `Bearer ${token}` }
    const ask = async () => (await world.app.inject({ url: '/api/v1/authorized/tenants', headers })).statusCode
    expect([what, await ask()]).toEqual([what, 200])
    expect([what, (await end(world, person, elsewhere)) as object]).toMatchObject([what, { status: 200 }])
    expect([what, await ask()]).toEqual([what, 401])
  }
})

test('a token in somebody’s name is refused once that has stopped', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  await world.admin.post('/api/auth/admin/impersonate-user', { userId: hanako.id, reason: '問い合わせの確認' })
  const { token } = (await world.admin.get('/api/auth/token')).body
  const headers = { authorization: `Bearer ${token}` }
  const ask = async () => (await world.app.inject({ url: '/api/v1/authorized/tenants', headers })).statusCode
  expect(await ask()).toBe(200)
  expect((await world.admin.post('/api/auth/admin/stop-impersonating')).status).toBe(200)
  expect(await ask()).toBe(401)
})

test('sessions, challenges, invitations and counted attempts that are over are swept, and no others', async () => {
  const world = await administeredWorld({ RATE_LIMIT: 'on' })
  const hanako = await world.person('hanako@captain.example')
  const tables = ['auth_session', 'auth_verification', 'auth_invitation', 'attempt'] as const
  const rows = async () => {
    const counts = []
    for (const table of tables) counts.push((await world.sql(`select 1 from "${table}"`)).length)
    return counts
  }
  const { database } = world
  const sweep = () => database.write(null, () => sweepExpired(database.dialect, new Date().toISOString()))
  await world.admin.call('POST', '/api/v1/admin/invitations', { name: '太郎', email: 'taro@captain.example' })
  // Asked for, and never answered: nothing but the sweep takes them away.
  for (let times = 0; times < 3; times += 1)
    await browserOf(world).get('/api/auth/passkey/generate-authenticate-options')
  const before = await rows()
  expect(before).toMatchObject([2, 3, 1, expect.any(Number)])
  await sweep()
  expect(await rows()).toEqual(before)

  const { [0]: mine } = (await hanako.browser.get('/api/auth/list-sessions')).body
  for (const table of tables) await world.sql(`update "${table}" set "expiresAt" = ?`, past)
  await world.sql('update auth_session set "expiresAt" = ? where "id" = ?', future, mine.id)
  await sweep()
  expect(await rows()).toEqual([1, 0, 0, 0])
  expect((await hanako.browser.get('/api/auth/get-session')).body).not.toBeNull()
})

test('sign-ins that were refused half a year ago are forgotten, however many, and nothing else of the audit log', async () => {
  const world = await administeredWorld()
  const { database, sql, events } = world
  const day = 86_400_000
  const now = Date.now()
  const write = (action: string, daysAgo: number, name: string) =>
    sql(
      'insert into auth_event ("id", "at", "action") values (?, ?, ?)',
      name,
      new Date(now - daysAgo * day).toISOString(),
      action,
    )
  const before = await events()
  for (let number = 0; number < 1100; number += 1) await write('sign-in-failed', 181, `refused-${number}`)
  await write('sign-in-failed', 179, 'refused lately')
  await write('sign-in', 1000, 'signed in')
  await sweepRefusedSignIns(database, now)
  const left = (await sql('select "id" from auth_event order by "id"')).map(({ id }) => id)
  expect(left).toHaveLength(before.length + 2)
  expect(left).toEqual(expect.arrayContaining(['refused lately', 'signed in']))
})

test('a session in use is renewed, and ends 30 days after the sign-in all the same', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
  /** How many days a session lasts after a call of its owner, who signed in so many days ago. */
  const left = async (age: number, use: () => Promise<unknown>) => {
    await world.sql(
      'update auth_session set "createdAt" = ?, "expiresAt" = ?, "updatedAt" = ? where "userId" = ?',
      days(-age),
      days(1),
      days(-6),
      hanako.id,
    )
    await use()
    const [row] = await world.sql('select "expiresAt" from auth_session where "userId" = ?', hanako.id)
    return Math.round((Date.parse(row!['expiresAt'] as string) - Date.now()) / 86_400_000)
  }
  const uses = {
    'reads its session': () => hanako.browser.get('/api/auth/get-session'),
    'lists passkeys': () => hanako.browser.get('/api/auth/passkey/list-user-passkeys'),
  }
  for (const [what, use] of Object.entries(uses)) {
    expect([what, await left(22, use)]).toEqual([what, 7])
    expect([what, await left(24, use)]).toEqual([what, 1])
  }
})

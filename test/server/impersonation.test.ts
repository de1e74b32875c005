// @module-tag sqlite
import { decodeJwt } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { browserOf, type Browser } from './support/browser.ts'
import { publicUrl } from './support/world.ts'
import { goodPassword, administeredWorld, type AdministeredWorld, type Person } from './support/people.ts'

const act = (path: string) => `/api/auth/admin/${path}`
const halfAnHour = 30 * 60_000
const newPassword = 'a newer long password'

/** What becomes of an administrator who acts in somebody's name, and of whom they act for. */
interface Fate {
  readonly befalls: (world: AdministeredWorld, admin: Person, target: Person) => Promise<unknown> | unknown
  /** Whether they may go on in the other's name. */
  readonly goesOn?: boolean
  /** Whether their own session lives. */
  readonly ownLives?: boolean
}

const chief =
  (path: string, more: object = {}): Fate['befalls'] =>
  async ({ admin }, { id }) => {
    const { status, text } = await admin.post(act(path), { userId: id, ...more })
    expect([path, status], text).toEqual([path, 200])
  }

const fates: Readonly<Record<string, Fate>> = {
  'the administrator stays': { befalls: () => undefined, goesOn: true, ownLives: true },
  'the administrator is demoted': { befalls: chief('set-role', { role: 'user' }), ownLives: true },
  'the administrator is banned': { befalls: chief('ban-user') },
  'the administrator is removed': { befalls: chief('remove-user') },
  'all sessions of the administrator are ended': { befalls: chief('revoke-user-sessions') },
  'the password of the administrator is set': { befalls: chief('set-user-password', { newPassword }) },
  'the administrator changes their password elsewhere': {
    befalls: async (world, { email }) => {
      const elsewhere = browserOf(world)
      await elsewhere.post('/api/auth/sign-in/email', { email, password: goodPassword })
      await elsewhere.post('/api/auth/change-password', { currentPassword: goodPassword, newPassword })
    },
  },
  'the account becomes an administrator’s': {
    befalls: ({ admin }, _, { id }) => admin.post(act('set-role'), { userId: id, role: 'admin' }),
    ownLives: true,
  },
  'half an hour is over': { befalls: () => void vi.setSystemTime(Date.now() + halfAnHour + 1000), ownLives: true },
}

/** The cookies of a browser in which somebody is impersonated; `session_data` is what a cache of sessions would keep. */
const names = ['session_token', 'dont_remember', 'admin_session', 'session_data', 'auth_jwt'] as const
const subsets = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((__, place) => bits & (1 << place)))

const cookieNamed = (name: string): string => (name === 'auth_jwt' ? name : `better-auth.${name}`)

/** One more impersonation from the administrator's own session: its cookies, and the token that it got. */
async function begin({ app }: AdministeredWorld, own: string, target: Person) {
  const answer = await app.inject({
    method: 'POST',
    url: act('impersonate-user'),
    headers: { origin: publicUrl, cookie: own },
    payload: { userId: target.id, reason: '問い合わせの確認' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const cookies = new Map(answer.cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]))
  const cookie = headerOf(cookies, names)
  const { token } = (await app.inject({ url: '/api/auth/token', headers: { cookie } })).json()
  cookies.set('auth_jwt', token).set('better-auth.session_data', 'eyJzZXNzaW9uIjp7fX0')
  return { id: answer.json().session.id as string, end: answer.json().session.expiresAt as string, cookies, token }
}

const headerOf = (cookies: ReadonlyMap<string, string>, kept: readonly string[]): string =>
  kept
    .map(cookieNamed)
    .filter((name) => cookies.has(name))
    .map((name) => `${name}=${encodeURIComponent(cookies.get(name)!)}`)
    .join('; ')

const cookiesOf = ({ cookies }: Browser): string =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

test.each(Object.entries(fates))(
  'whatever cookies are sent, acting in somebody’s name goes on as long as it may: %s',
  { timeout: 120_000, tags: ['full'] },
  async (_, { befalls, goesOn = false, ownLives = false }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const world = await administeredWorld()
    const admin = await world.person('second@captain.example', { role: 'admin' })
    const target = await world.person('hanako@captain.example')
    const { sessions } = createIdentity(world.env, world.database)
    const begun = []
    for (const kept of subsets) begun.push({ kept, ...(await begin(world, cookiesOf(admin.browser), target)) })
    const endOf = async (id: string) =>
      (await world.sql('select "expiresAt" from auth_session where "id" = ?', id)).map((row) =>
        new Date(row.expiresAt).toISOString(),
      )
    await befalls(world, admin, target)

    for (const { kept, id, end, cookies, token } of begun) {
      const cookie = headerOf(cookies, kept)
      const has = (name: (typeof names)[number]) => kept.includes(name)
      const call = async (method: 'GET' | 'POST', url: string, payload?: object, authorization = '') => {
        const headers = { origin: publicUrl, ...(cookie && { cookie }), ...(authorization && { authorization }) }
        const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) })
        return { status: answer.statusCode, body: answer.body && answer.json(), cookies: answer.cookies }
      }
      const lives = goesOn && has('session_token')
      const about = (what: string) => `${what}, with ${kept.join(', ') || 'no cookie'}`

      expect(decodeJwt(token).exp, about('the end of the token')).toBe(Math.floor(Date.parse(end) / 1000))
      const api = await call('GET', '/api/v1/authorized/tenants', undefined, `Bearer ${token}`)
      expect(api.status, about('the API')).toBe(goesOn ? 200 : 401)
      const read = await call('GET', '/api/auth/get-session')
      expect(read.body?.user.id ?? null, about('get-session')).toBe(lives ? target.id : null)
      const page = await sessions!.readAndRenew({ headers: { cookie } })
      expect(page.session?.user.id ?? null, about('a page')).toBe(lives ? target.id : null)
      expect((await call('GET', '/api/auth/token')).status, about('a token')).toBe(lives ? 200 : 401)
      const update = await call('POST', '/api/auth/update-user', { name: 'x' })
      expect(update.status, about('update-user')).toBe(lives ? 403 : 401)
      if (goesOn) expect(await endOf(id), about('its end')).toEqual([end])

      const stopped = await call('POST', act('stop-impersonating'))
      const returns = ownLives && has('admin_session')
      const isKnown = has('session_token') || has('admin_session')
      expect(stopped.status, about('stop-impersonating')).toBe(isKnown ? 200 : 401)
      if (!isKnown) continue
      expect(stopped.body?.user.id ?? null, about('whom it leaves signed in')).toBe(returns ? admin.id : null)
      if (has('session_token')) expect(await endOf(id), about('once stopped')).toEqual([])
      const after = new Map(stopped.cookies.map(({ name, value }) => [name, value]))
      expect(after.get('better-auth.admin_session'), about('the cookie of the administrator')).toBe('')
      const headers = { cookie: headerOf(after, names) }
      const left = (await world.app.inject({ url: '/api/auth/get-session', headers })).json()
      expect(left?.user.id ?? null, about('the session after it')).toBe(returns ? admin.id : null)
    }
  },
)

test('a session in somebody’s name whose end was moved opens nothing', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  await world.admin.post(act('impersonate-user'), { userId: hanako.id, reason: 'x' })
  const moved = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString()
  await world.sql('update auth_session set "expiresAt" = ? where "impersonatedBy" is not null', moved)
  expect((await world.admin.get('/api/auth/get-session')).body).toBeNull()
})

test('who signs out while acting in somebody’s name is signed out as oneself too', async () => {
  const world = await administeredWorld()
  const hanako = await world.person('hanako@captain.example')
  await world.admin.post(act('impersonate-user'), { userId: hanako.id, reason: 'x' })
  const before = new Map(world.admin.cookies)
  expect((await world.admin.post('/api/auth/sign-out')).status).toBe(200)
  expect([...world.admin.cookies.keys()]).toEqual(['captain_device'])
  expect(await world.sql('select 1 from auth_session where "userId" = ?', world.adminId)).toEqual([])
  // Nor does the cookie of before lead back.
  const headers = { origin: publicUrl, cookie: headerOf(before, names) }
  const stopped = await world.app.inject({ method: 'POST', url: act('stop-impersonating'), headers })
  expect([stopped.statusCode, stopped.json()]).toEqual([200, null])
})

import { insertAccount, savePassword, type NewAccount } from '../../../server/kernel/auth/invitations/new-account.ts'
import { authenticator, type Authenticator } from './authenticator.ts'
import { browserOf, signedIn, type Browser } from './browser.ts'
import { admin, start, type Answer, type World } from './world.ts'

export const goodPassword = 'a password for tests'

/** Of `goodPassword`: drawn once, for drawing it takes as long as starting the server. */
let hash: Promise<string> | undefined

/** Makes an account with `goodPassword`; answers its id. */
export async function insertPerson(
  { auth, database }: Pick<World, 'auth' | 'database'>,
  account: NewAccount,
): Promise<string> {
  hash ??= auth.$context.then(({ password }) => password.hash(goodPassword))
  const passwordHash = await hash
  return database.write(null, function* () {
    const id = yield* insertAccount(database.dialect, account)
    yield* savePassword(database.dialect, id, passwordHash)
    return id
  })
}

export interface AdministeredWorld extends World {
  readonly admin: Browser
  readonly adminId: string
  /** Makes an account with a password, signed in. */
  readonly person: (email: string, more?: { cfAi?: boolean; role?: 'admin' | 'user' }) => Promise<Person>
  /** What the audit log tells, oldest first: `action actor>actingAs>target`. */
  readonly events: () => Promise<readonly LoggedEvent[]>
}

export interface Person {
  readonly id: string
  readonly email: string
  readonly browser: Browser
}

export interface LoggedEvent {
  readonly action: string
  readonly actor: { id: string; name: string } | null
  readonly actingAs: { id: string; name: string } | null
  readonly target: { id: string; name: string } | null
  readonly ip: string | null
  readonly detail: Record<string, unknown> | null
}

/** An installation with an administrator who is signed in. */
export async function administeredWorld(environment: Record<string, string> = {}): Promise<AdministeredWorld> {
  const world = await start(environment)
  const make = async (email: string, more: { cfAi?: boolean; role?: 'admin' | 'user' } = {}): Promise<Person> => {
    const id = await insertPerson(world, { name: email.split('@')[0]!, email, role: 'user', ...more })
    return { id, email, browser: await signedIn(world, email, goodPassword) }
  }
  const { id: adminId, browser } = await make(admin, { role: 'admin' })
  return {
    ...world,
    admin: browser,
    adminId,
    person: make,
    events: async () =>
      (await browser.call('GET', '/api/v1/admin/audit-events?sort=["at","ASC"]&range=[0,999]'))
        .body as readonly LoggedEvent[],
  }
}

/** The token behind a link's `#t=`. */
export const tokenIn = (link: string): string => link.split('#t=')[1]!

/** Invites somebody, and answers the link and the account. */
export async function invite(
  { admin }: Pick<AdministeredWorld, 'admin'>,
  email: string,
  more: object = {},
): Promise<{ readonly id: string; readonly link: string; readonly answer: Answer }> {
  const answer = await admin.call('POST', '/api/v1/admin/invitations', { name: '招待客', email, role: 'user', ...more })
  return { id: answer.body?.user?.id, link: answer.body?.link, answer }
}

export const accept = (browser: Browser, link: string): Promise<Answer> =>
  browser.post('/api/v1/invitations/accept', { token: tokenIn(link) })

/** Registers a passkey in a browser that is signed in or has accepted an invitation. */
export async function register(
  browser: Browser,
  { device = authenticator(), verified = true, createSession = false }: Partial<Registration> = {},
): Promise<{ readonly answer: Answer; readonly device: Authenticator }> {
  const options = await browser.get('/api/auth/passkey/generate-register-options')
  if (options.status !== 200) return { answer: options, device }
  const response = device.create(options.body, { verified })
  const body = { response, name: 'my device', ...(createSession && { createSession }) }
  return { answer: await browser.post('/api/auth/passkey/verify-registration', body), device }
}

interface Registration {
  readonly device: Authenticator
  readonly verified: boolean
  readonly createSession: boolean
}

/** Signs in by passkey in a browser of one's own. */
export async function signInByPasskey(
  world: Pick<World, 'app'>,
  device: Authenticator,
  { verified = true, email }: { verified?: boolean; email?: string } = {},
): Promise<{ readonly answer: Answer; readonly browser: Browser; readonly response: object }> {
  const browser = browserOf(world)
  const options = await browser.post('/api/auth/passkey/generate-authenticate-options', email ? { email } : {})
  const response = device.get(options.body, { verified })
  return { answer: await browser.post('/api/auth/passkey/verify-authentication', { response }), browser, response }
}

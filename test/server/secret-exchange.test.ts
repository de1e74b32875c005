// @module-tag sqlite
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { browserOf, type Browser } from './support/browser.ts'
import { start, type World } from './support/world.ts'
import { goodPassword, insertPerson } from './support/people.ts'

const email = 'hanako@captain.example'
const [first, second] = ['the first secret, of 32 characters', 'the second secret, of 32 characters']

/** A server with one secret, or while it is exchanged two, on the database of a world. */
async function serverWith({ env, database }: World, AUTH_SECRET: string, AUTH_SECRET_PREVIOUS?: string) {
  const app = await buildApp({ env: { ...env, AUTH_SECRET, AUTH_SECRET_PREVIOUS }, database })
  onTestFinished(() => app.close())
  return { app }
}

/** A browser that takes cookies along from one server to the next. */
function taking(server: Pick<World, 'app'>, { cookies }: Browser): Browser {
  const browser = browserOf(server)
  for (const [name, value] of cookies) (browser.cookies as Map<string, string>).set(name, value)
  return browser
}

async function signIn(server: Pick<World, 'app'>) {
  const browser = browserOf(server)
  expect((await browser.post('/api/auth/sign-in/email', { email, password: goodPassword })).status).toBe(200)
  return browser
}

const tokenOf = async (browser: Browser) => (await browser.get('/api/auth/token')).body.token as string | undefined

async function opens({ app }: Pick<World, 'app'>, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: '/api/v1/authorized/tenants', headers })).statusCode
}

/** The secrets of a server that follows one with the first, and what becomes of sessions and tokens of before. */
const exchanges = [
  ['with the same secret', { secrets: [first], goOn: true }],
  ['with a new secret and the old one beside it', { secrets: [second, first], goOn: true }],
  ['with a new secret alone', { secrets: [second], goOn: false }],
  ['with a new secret and beside it another than the old one', { secrets: [second, second + second], goOn: false }],
] as const

test.each(exchanges)('after a start %s people work on, or sign in again', async (_, { secrets, goOn }) => {
  const world = await start()
  await insertPerson(world, { name: '花子', email, role: 'user' })
  const before = await serverWith(world, first)
  const browser = await signIn(before)
  const token = (await tokenOf(browser))!
  const after = await serverWith(world, secrets[0], secrets[1])
  const going = taking(after, browser)
  expect(await opens(after, token)).toBe(goOn ? 200 : 401)
  expect((await going.get('/api/auth/get-session')).body?.user.email).toBe(goOn ? email : undefined)
  expect((await going.get('/api/auth/token')).status).toBe(goOn ? 200 : 401)
  // Who signs in anew gets a token in any case.
  expect(await opens(after, (await tokenOf(await signIn(after)))!)).toBe(200)
})

test('once sessions in use have passed over, the old secret is needed no more', async () => {
  const world = await start()
  await insertPerson(world, { name: '花子', email, role: 'user' })
  const browser = await signIn(await serverWith(world, first))
  const token = (await tokenOf(browser))!
  const both = await serverWith(world, second, first)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  const passing = taking(both, browser)
  // A session in use has its end moved once a day, and its cookie signed anew.
  await passing.get('/api/auth/get-session')
  const renewed = (await tokenOf(passing))!
  const after = await serverWith(world, second)
  expect((await taking(after, browser).get('/api/auth/get-session')).body).toBeNull()
  const going = taking(after, passing)
  expect((await going.get('/api/auth/get-session')).body?.user.email).toBe(email)
  expect(await opens(after, renewed)).toBe(200)
  // The key was sealed anew, not drawn: the token of before lives as long as it would have.
  const [{ kid }] = (await after.app.inject('/api/auth/jwks')).json().keys
  expect(JSON.parse(String(Buffer.from(token.split('.')[0]!, 'base64url'))).kid).toBe(kid)
})

test('a server that has the old secret again reads the keys of before', async () => {
  const world = await start()
  await insertPerson(world, { name: '花子', email, role: 'user' })
  const browser = await signIn(await serverWith(world, first))
  const token = (await tokenOf(browser))!
  const lost = await serverWith(world, second)
  expect(await opens(lost, (await tokenOf(await signIn(lost)))!)).toBe(200)
  const again = await serverWith(world, first)
  expect(await opens(again, token)).toBe(200)
  expect(await opens(again, (await tokenOf(taking(again, browser)))!)).toBe(200)
})

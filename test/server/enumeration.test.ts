// @module-tag full
// @module-tag sqlite
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Operation } from '../../server/base/db/query.ts'
import { createAccount } from '../../server/operations/setup/create-account.ts'
import { browserOf } from './support/browser.ts'
import { publicUrl, start, type World } from './support/world.ts'
import { goodPassword, invite, administeredWorld } from './support/people.ts'

const signIn = '/api/auth/sign-in/email'

/** Counts the statements that the server runs by itself, in reads and writes. */
function counted({ database }: World) {
  let count = 0
  function* passing(operation: Operation<any>): Operation<any> {
    let step = operation.next()
    while (!step.done) {
      count += 1
      step = operation.next(yield step.value)
    }
    return step.value
  }
  const [read, write] = [database.read.bind(database), database.write.bind(database)]
  vi.spyOn(database, 'read').mockImplementation((tenant, operation) => read(tenant, () => passing(operation())))
  vi.spyOn(database, 'write').mockImplementation((tenant, operation) => write(tenant, () => passing(operation())))
  return { count: () => count, clear: () => void (count = 0) }
}

describe('whether an address has an account', () => {
  test('shows neither in what sign-in answers nor in how long it works for it', async () => {
    const world = await administeredWorld()
    await world.person('hanako@captain.example')
    // An account that has no password yet.
    await invite(world, 'taro@captain.example')
    const derive = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    onTestFinished(() => {
      derive.mockRestore()
      syncBuiltinESMExports()
    })
    const answers = []
    for (const email of ['hanako@captain.example', 'taro@captain.example', 'nobody@captain.example']) {
      derive.mockClear()
      const { status, body } = await browserOf(world).post(signIn, { email, password: 'not the password' })
      // One key is derived, the slow part, whichever way it goes.
      answers.push({ status, body, derived: derive.mock.calls.length })
    }
    expect(answers[0]).toMatchObject({ status: 401, derived: 1 })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('shows neither in what a change of address answers nor in the work it does', async () => {
    // Once a minute the use of a session is written down beside a call.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const world = await administeredWorld({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const hanako = await world.person('hanako@captain.example')
    await world.person('taro@captain.example')
    const letters = `select "payload" from job where "kind" = 'mail'`
    const sqlOf = counted(world)
    const sign = vi.spyOn(crypto.subtle, 'sign')
    onTestFinished(() => sign.mockRestore())
    const change = async (newEmail: string) => {
      const mails = (await world.sql(letters)).length
      sqlOf.clear()
      sign.mockClear()
      const { status, body } = await hanako.browser.post('/api/auth/change-email', { newEmail })
      const mailed = (await world.sql(letters)).length - mails
      return { status, body, mailed, statements: sqlOf.count(), signatures: sign.mock.calls.length }
    }
    // What is done once, at the first call, is done.
    await change('first@captain.example')
    const known = await change('taro@captain.example')
    expect(known).toMatchObject({ status: 200, body: { status: true }, mailed: 2 })
    expect(known.statements).toBeGreaterThan(0)
    expect(await change('nobody@captain.example')).toEqual(known)
    const told = (await world.sql(letters)).map(({ payload }) => JSON.parse(payload))
    const { text } = told.find(({ to }) => to === 'taro@captain.example')
    expect(text).toContain('/auth/login')
    expect(text).not.toMatch(/hanako|#t=/)
  })

  test('is told to administrators alone', async () => {
    const world = await administeredWorld()
    const events = await world.events()
    await browserOf(world).post(signIn, { email: 'hanako@captain.example', password: 'my secret, typed by mistake' })
    const [told] = (await world.events()).slice(events.length)
    expect(told).toMatchObject({ action: 'sign-in-failed', actor: null, target: null, detail: { method: 'password' } })
    expect(JSON.stringify(told)).not.toMatch(/hanako|secret/)
  })
})

describe('places are counted as they are, not as they are written', () => {
  const attempts = async (
    world: World,
    headersOf: (attempt: number) => Record<string, string>,
    places: readonly string[],
  ) => {
    const statuses: number[] = []
    for (const [attempt, remoteAddress] of places.entries()) {
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: signIn,
        headers: { origin: publicUrl, ...headersOf(attempt) },
        payload: { email: `nobody-${attempt}@captain.example`, password: goodPassword },
        remoteAddress,
      })
      statuses.push(statusCode)
    }
    return statuses
  }
  const limited = [...Array(10).fill(401), ...Array(4).fill(429)]
  const many = (place: (index: number) => string) => Array.from({ length: 14 }, (_, index) => place(index))

  test.each([
    ['addresses of one /64', many((index) => `2001:db8:7:7:${index.toString(16)}::${index + 1}`)],
    [
      'spellings of one address',
      many((index) => ['2001:db8::1', '2001:DB8::1', '2001:0db8:0:0::1', '2001:db8:0::0001'][index % 4]!),
    ],
    ['IPv4 and the same within IPv6', many((index) => (index % 2 ? '::ffff:192.0.2.9' : '192.0.2.9'))],
  ])('%s', async (_, places) => {
    expect(await attempts(await start({ RATE_LIMIT: 'on' }), () => ({}), places)).toEqual(limited)
  })

  test('headers that claim another place are no place', async () => {
    const claims = (attempt: number) => ({
      'x-forwarded-for': `198.51.100.${attempt}`,
      'x-real-ip': `198.51.100.${attempt}`,
      'x-client-ip': `198.51.100.${attempt}`,
      forwarded: `for=198.51.100.${attempt}`,
    })
    const world = await start({ RATE_LIMIT: 'on' })
    expect(
      await attempts(
        world,
        claims,
        many(() => '192.0.2.8'),
      ),
    ).toEqual(limited)
  })

  test('behind a trusted proxy its visitors are counted, one by one', async () => {
    const world = await start({ RATE_LIMIT: 'on', TRUST_PROXY: '10.0.0.1' })
    const visitors = (attempt: number) => ({ 'x-forwarded-for': `203.0.113.${attempt}` })
    expect(
      await attempts(
        world,
        visitors,
        many(() => '10.0.0.1'),
      ),
    ).toEqual(Array(14).fill(401))
  })
})

test('nobody is held up by guesses at their account that come from elsewhere for long', async () => {
  const world = await start({ RATE_LIMIT: 'on' })
  const email = 'hanako@captain.example'
  await createAccount(world.auth, { name: '花子', email, password: goodPassword, role: 'user' })
  const guess = (remoteAddress: string, password: string) =>
    world.app.inject({
      method: 'POST',
      url: signIn,
      headers: { origin: publicUrl },
      payload: { email, password },
      remoteAddress,
    })
  for (let index = 0; index < 8; index += 1) await guess(`198.51.100.${index}`, 'not the password')
  const held = await guess('192.0.2.1', goodPassword)
  expect(held.statusCode).toBe(429)
  // The wait is said, and is a minute at most.
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(60)
})

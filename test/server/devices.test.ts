// @module-tag sqlite
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { deviceCookie, deviceCookieValue, knownDevice } from '../../server/kernel/auth/device-cookie.ts'
import { browserOf, signedIn, type Browser } from './support/browser.ts'
import { publicUrl } from './support/world.ts'
import {
  accept,
  goodPassword,
  administeredWorld,
  register,
  signInByPasskey,
  type AdministeredWorld,
} from './support/people.ts'

const email = 'hanako@captain.example'
const newPassword = 'a newer long password'
const wrong = 'not the password'

/** An installation whose clock stands still, so that a wait lasts however long a test takes. */
async function standing() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const world = await administeredWorld({ RATE_LIMIT: 'on' })
  return { world, hanako: await world.person(email) }
}

const guess = (
  { app }: AdministeredWorld,
  remoteAddress: string,
  { address = email, password = wrong, cookie = '' } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: publicUrl, ...(cookie && { cookie }) },
    payload: { email: address, password },
    remoteAddress,
  })

/** Guesses at the account from many places, the owner's own among them. */
async function poll(world: AdministeredWorld, times: number) {
  const statuses = []
  for (let index = 0; index < times; index += 1)
    statuses.push((await guess(world, index % 10 ? `198.51.100.${index % 250}` : '127.0.0.1')).statusCode)
  return statuses
}

const deviceOf = ({ cookies }: Browser): string => `${deviceCookie}=${cookies.get(deviceCookie)!}`

/** Signs in anew where somebody signed in before: only the device is remembered. */
async function signInAgain(world: AdministeredWorld, device: string, password = goodPassword, place = '127.0.0.1') {
  return (await guess(world, place, { password, cookie: device })).statusCode
}

describe('while somebody guesses at an account without end', () => {
  test('its owner signs in from a device that is known, and by passkey', { timeout: 120_000 }, async () => {
    const { world, hanako } = await standing()
    const { device } = await register(hanako.browser)
    expect((await hanako.browser.post('/api/auth/sign-out')).status).toBe(200)
    const guesses = await poll(world, 300)
    expect(guesses.filter((status) => status !== 429)).toHaveLength(5)
    const byPassword = []
    const byPasskey = []
    for (let times = 0; times < 12; times += 1) {
      await poll(world, 10)
      byPassword.push(await signInAgain(world, deviceOf(hanako.browser)))
      byPasskey.push((await signInByPasskey(world, device)).answer.status)
    }
    expect(byPassword).toEqual(Array(12).fill(200))
    expect(byPasskey).toEqual(Array(12).fill(200))
    // That they signed in gives whoever guesses no fresh start.
    expect((await guess(world, '198.51.100.9')).statusCode).toBe(429)
  })

  test('a stranger with the right password waits, and so does one with the device of another account', async () => {
    const { world } = await standing()
    const taro = await world.person('taro@captain.example')
    await poll(world, 20)
    expect((await guess(world, '192.0.2.1', { password: goodPassword })).statusCode).toBe(429)
    expect(await signInAgain(world, deviceOf(taro.browser), goodPassword, '192.0.2.2')).toBe(429)
    const forged = deviceOf(taro.browser).replace(/~.{43}/, `~${'A'.repeat(43)}`)
    expect(await signInAgain(world, forged, goodPassword, '192.0.2.3')).toBe(429)
  })

  test('a recovery lets its owner in, and makes that device known', async () => {
    const { world, hanako } = await standing()
    await poll(world, 20)
    const { body } = await world.admin.call('POST', `/api/v1/admin/users/${hanako.id}/recoveries`)
    const browser = browserOf(world)
    await accept(browser, body.link)
    expect((await browser.post('/api/v1/invitations/password', { password: newPassword })).status).toBe(200)
    expect(await signInAgain(world, deviceOf(browser), newPassword)).toBe(200)
    // What was known before the new password is known no more.
    expect(await signInAgain(world, deviceOf(hanako.browser), newPassword, '192.0.2.1')).toBe(429)
  })

  test('a device on which the password was changed stays known, the others do not', async () => {
    const { world, hanako } = await standing()
    const elsewhere = await signedIn(world, email, goodPassword)
    const before = deviceOf(elsewhere)
    await poll(world, 20)
    const change = { currentPassword: goodPassword, newPassword }
    expect((await hanako.browser.post('/api/auth/change-password', change)).status).toBe(200)
    expect(await signInAgain(world, deviceOf(hanako.browser), newPassword)).toBe(200)
    expect(await signInAgain(world, before, newPassword, '192.0.2.1')).toBe(429)
  })

  test('nor is it known once an administrator set the password', async () => {
    const { world, hanako } = await standing()
    await poll(world, 20)
    await world.admin.post('/api/auth/admin/set-user-password', { userId: hanako.id, newPassword })
    expect(await signInAgain(world, deviceOf(hanako.browser), newPassword, '192.0.2.1')).toBe(429)
  })
})

test('guesses from a known device are slowed down too, each device by itself', async () => {
  const { world, hanako } = await standing()
  const elsewhere = await signedIn(world, email, goodPassword)
  const statuses = []
  for (let times = 0; times < 7; times += 1)
    statuses.push(await signInAgain(world, deviceOf(hanako.browser), wrong, `198.51.100.${times}`))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect(await signInAgain(world, deviceOf(hanako.browser), goodPassword)).toBe(429)
  expect(await signInAgain(world, deviceOf(elsewhere), goodPassword)).toBe(200)
  expect((await guess(world, '192.0.2.1', { password: goodPassword })).statusCode).toBe(200)
})

test('a device tells nobody whether an address has an account', { tags: ['full'] }, async () => {
  const { world, hanako } = await standing()
  await world.person('taro@captain.example')
  const cookie = deviceOf(hanako.browser)
  const answers = []
  for (const [place, address] of ['taro@captain.example', 'nobody@captain.example'].entries()) {
    const told = []
    for (let times = 0; times < 7; times += 1) {
      const answer = await guess(world, `192.0.2.${place}`, { address, cookie })
      told.push([answer.statusCode, answer.json(), answer.headers['x-ratelimit-remaining']])
    }
    answers.push(told)
  }
  expect(answers[0]).toEqual(answers[1])
})

test('the cookie of a device is out of reach of scripts, holds several accounts, and opens nothing', async () => {
  const { world, hanako } = await standing()
  const answer = await hanako.browser.post('/api/auth/sign-in/email', { email, password: goodPassword })
  const set = [answer.headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith(deviceCookie))
  expect(set).toMatch(/; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
  expect(set).not.toContain(hanako.id)
  const taro = await world.person('taro@captain.example')
  await hanako.browser.post('/api/auth/sign-in/email', { email: taro.email, password: goodPassword })
  await poll(world, 20)
  expect(await signInAgain(world, deviceOf(hanako.browser))).toBe(200)
  const headers = { cookie: deviceOf(hanako.browser) }
  expect((await world.app.inject({ url: '/api/auth/get-session', headers })).json()).toBeNull()
})

test('a device is known for a year, and ten accounts of it', () => {
  const secrets = ['a secret of at least 32 characters'] as const
  const year = 365 * 24 * 3_600_000
  const owner = (name: string) => ({ id: name, password: 'hash' })
  const header = (value: string) => `a=b; ${deviceCookie}=${value}; c=d`
  let value = deviceCookieValue(secrets, undefined, owner('first'), 0)
  expect(knownDevice(secrets, header(value), owner('first'), year - 1000)).toBe(value.slice(0, 22))
  expect(knownDevice(secrets, header(value), owner('first'), year)).toBeUndefined()
  for (let others = 0; others < 10; others += 1)
    value = deviceCookieValue(secrets, header(value), owner(`${others}`), 0)
  expect(knownDevice(secrets, header(value), owner('0'), 0)).toBeDefined()
  expect(knownDevice(secrets, header(value), owner('first'), 0)).toBeUndefined()
  // A new secret knows what the one before it signed.
  expect(knownDevice(['another secret', ...secrets], header(value), owner('0'), 0)).toBeDefined()
})

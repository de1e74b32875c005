// @module-tag postgres-full
import { expect, test } from 'vitest'
import { browserOf, signedIn } from './support/browser.ts'
import {
  accept,
  goodPassword,
  invite,
  administeredWorld,
  register,
  tokenIn,
  type AdministeredWorld,
} from './support/people.ts'

const email = 'hanako@captain.example'
const set = { newPassword: goodPassword }

/** Somebody who signs in by passkey alone. */
async function withoutPassword(world: AdministeredWorld) {
  const { id, link } = await invite(world, email)
  const browser = browserOf(world)
  await accept(browser, link)
  await register(browser, { createSession: true })
  expect((await browser.get('/api/auth/list-accounts')).body).toEqual([])
  return { id, browser }
}

test('who has no password sets one, once, and signs in with it', async () => {
  const world = await administeredWorld()
  const { id, browser } = await withoutPassword(world)
  const short = await browser.post('/api/auth/set-password', { newPassword: 'short' })
  expect([short.status, short.body.data.code]).toEqual([400, 'PASSWORD_TOO_SHORT'])
  expect((await browser.post('/api/auth/set-password', { ...set, role: 'admin' })).status).toBe(400)
  expect((await browser.post('/api/auth/set-password', set)).status).toBe(200)
  const again = await browser.post('/api/auth/set-password', { newPassword: 'another long password' })
  expect(again).toMatchObject({ status: 409, body: { data: { code: 'PASSWORD_SET' } } })
  await signedIn(world, email, goodPassword)
  const events = (await world.events()).filter(({ action }) => action === 'password-set')
  expect(events).toMatchObject([{ actor: { id }, target: { id } }])
})

test('a password is set by nobody else: not without a session, an old one, or one in somebody’s name', async () => {
  const world = await administeredWorld()
  const { id, browser } = await withoutPassword(world)
  expect((await browserOf(world).post('/api/auth/set-password', set)).status).toBe(401)
  await world.sql(`update auth_session set "createdAt" = '2026-01-01T00:00:00.000Z' where "userId" = ?`, id)
  expect((await browser.post('/api/auth/set-password', set)).body.data.code).toBe('SESSION_NOT_FRESH')
  await world.admin.post('/api/auth/admin/impersonate-user', { userId: id, reason: 'a test' })
  expect((await world.admin.post('/api/auth/set-password', set)).body.data.code).toBe('IMPERSONATING')
  await expect(signedIn(world, email, goodPassword)).rejects.toThrow('cannot sign in')
})

test('a recovery gives a password to an account that had none', async () => {
  const world = await administeredWorld()
  const { id } = await withoutPassword(world)
  const { link } = (await world.admin.call('POST', `/api/v1/admin/users/${id}/recoveries`, {})).body
  expect(tokenIn(link)).toBeTruthy()
  const browser = browserOf(world)
  await accept(browser, link)
  expect((await browser.post('/api/v1/invitations/password', { password: goodPassword })).status).toBe(200)
  await signedIn(world, email, goodPassword)
})

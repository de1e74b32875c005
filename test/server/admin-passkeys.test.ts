// @module-tag postgres-full
import { expect, onTestFinished, test } from 'vitest'
import { inviteFromTerminal } from '../../server/operations/setup/invite.ts'
import { browserOf } from './support/browser.ts'
import { accept, administeredWorld, goodPassword, register, signInByPasskey } from './support/people.ts'
import { admin } from './support/world.ts'

const day = 86_400_000

/** An installation that was made so many days ago, and upgraded so many days ago if it was made before there were passkeys. */
async function upgradedWorld(days: number, environment: Record<string, string> = {}, upgradedDays?: number) {
  const world = await administeredWorld(environment)
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * day).toISOString()
  const made = (daysAgo: number) => world.sql('update "migration" set "appliedAt" = ?', at(daysAgo))
  const upgrade = '0055-passkeys-of-administrators'
  // On PostgreSQL other files go on with this database.
  onTestFinished(async () => {
    await world.sql('delete from "migration" where "name" = ?', upgrade)
    await made(0)
  })
  await made(days)
  if (upgradedDays !== undefined) await world.sql('insert into "migration" values (?, ?)', upgrade, at(upgradedDays))
  const signIn = (email: string) => browserOf(world).post('/api/auth/sign-in/email', { email, password: goodPassword })
  const sessions = async () => (await world.sql('select "id" from auth_session')).length
  return { ...world, signIn, sessions }
}

test('an administrator without a passkey is told for 14 days how long the password will do, others are not', async () => {
  const world = await upgradedWorld(13)
  const { status, body } = await world.signIn(admin)
  expect(status).toBe(200)
  expect(Math.round((Date.parse(body.passkeyDue) - Date.now()) / day)).toBe(1)
  await world.person('hanako@captain.example')
  expect((await world.signIn('hanako@captain.example')).body.passkeyDue).toBeUndefined()
  await register(world.admin)
  expect((await world.signIn(admin)).body.passkeyDue).toBeUndefined()
})

test('then an administrator’s password opens nothing, right or wrong, and a link from the terminal is the way back', async () => {
  const world = await upgradedWorld(15)
  const before = await world.sessions()
  const refused = await world.signIn(admin)
  expect([refused.status, refused.body.data]).toEqual([403, { code: 'PASSKEY_REQUIRED' }])
  const wrong = await browserOf(world).post('/api/auth/sign-in/email', { email: admin, password: 'not the password' })
  expect(wrong.status).toBe(401)
  expect(await world.sessions()).toBe(before)
  await world.person('hanako@captain.example')

  const lines = await inviteFromTerminal(world.env, world.database, admin)
  const link = lines.join(' ').match(/\S+#t=\S+/)![0]
  const browser = browserOf(world)
  await accept(browser, link)
  const password = await browser.post('/api/v1/invitations/password', { password: 'another good password' })
  expect([password.status, password.body.data]).toEqual([403, { code: 'PASSKEY_REQUIRED' }])
  const { answer, device } = await register(browser, { createSession: true })
  expect(answer.status).toBe(200)
  expect((await signInByPasskey(world, device)).answer.status).toBe(200)
})

test('where there were administrators before there were passkeys, the 14 days begin with that upgrade', async () => {
  const { status, body } = await (await upgradedWorld(400, {}, 13)).signIn(admin)
  expect(status).toBe(200)
  expect(Math.round((Date.parse(body.passkeyDue) - Date.now()) / day)).toBe(1)
})

test('where ADMIN_PASSKEYS is off, an administrator’s password goes on to open', async () => {
  const world = await upgradedWorld(15, { ADMIN_PASSKEYS: 'off' })
  const { status, body } = await world.signIn(admin)
  expect([status, body.passkeyDue]).toEqual([200, undefined])
})

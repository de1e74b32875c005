// @module-tag postgres-full
import { v7 as uuid } from 'uuid'
import { expect, test, vi } from 'vitest'
import { all } from '../../server/base/db/query.ts'
import { sweepExpired } from '../../server/kernel/auth/sweep-expired.ts'
import { presenceLease } from '../../server/features/presence/presence.ts'
import { administeredWorld } from './support/people.ts'
import { admin, staffOf, start, type World } from './support/world.ts'

const slug = 'myturn-games'
const pathOf = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/presence`

/** Says that somebody has a record open; answers who else has. */
async function othersOf({ call }: World, email: string, id: string, more: object = {}, tenant = slug) {
  const { status, body, text } = await call(email, 'POST', pathOf(tenant), { entity: 'news', id, ...more })
  expect(status, text).toBe(200)
  return body.others
}

test('whoever has a record open is named to the others who have, and that they are typing', async () => {
  const world = await start()
  const [id, another] = [uuid(), uuid()]
  const staff = staffOf(slug)
  expect(await othersOf(world, staff, id)).toEqual([])
  expect(await othersOf(world, admin, id, { typing: true })).toMatchObject([{ impersonator: null, typing: false }])
  expect(await othersOf(world, staff, id)).toMatchObject([{ typing: true }])
  expect(await othersOf(world, admin, another)).toEqual([])
  expect(await othersOf(world, admin, id, { leaving: true })).toEqual([])
  expect(await othersOf(world, staff, id)).toEqual([])
})

test('who has not called for a while is gone, and is removed by the sweep', async () => {
  const world = await start()
  const id = uuid()
  await othersOf(world, admin, id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + presenceLease + 1 })
  try {
    expect(await othersOf(world, staffOf(slug), id)).toEqual([])
    const { database, sql } = world
    await database.write(null, () => sweepExpired(database.dialect, new Date().toISOString()))
    expect((await sql('select "recordId" from presence')).length).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a record of one tenant names nobody at another, and what the site does not have is not found', async () => {
  const world = await start()
  const id = uuid()
  await othersOf(world, staffOf(slug), id)
  expect(await othersOf(world, admin, id, {}, 'emu-esu-com')).toEqual([])
  const { call } = world
  expect((await call(staffOf(slug), 'POST', pathOf('emu-esu-com'), { entity: 'news', id })).status).toBe(403)
  expect((await call(staffOf(slug), 'POST', pathOf(slug), { entity: 'order', id })).status).toBe(404)
  expect((await call(staffOf(slug), 'POST', pathOf(slug), { entity: 'news', id: 'new' })).status).toBe(400)
})

test('somebody is named once, whatever the number of their sessions, and not to themselves', async () => {
  const world = await start()
  const id = uuid()
  const headers = { authorization: `Bearer ${await world.tokenFor(admin)}` }
  const again = () => world.app.inject({ method: 'POST', url: pathOf(slug), headers, payload: { entity: 'news', id } })
  expect((await again()).json()).toEqual({ others: [] })
  expect(await othersOf(world, admin, id)).toEqual([])
  expect(await othersOf(world, staffOf(slug), id)).toHaveLength(1)
})

test('leaving one of two pages of a session leaves the record open on the other', async () => {
  const world = await start()
  const [id, form, preview] = [uuid(), uuid(), uuid()]
  await othersOf(world, admin, id, { page: form })
  await othersOf(world, admin, id, { page: preview })
  await othersOf(world, admin, id, { page: form, leaving: true })
  expect(await othersOf(world, staffOf(slug), id)).toHaveLength(1)
  await othersOf(world, admin, id, { page: preview, leaving: true })
  expect(await othersOf(world, staffOf(slug), id)).toEqual([])
})

test('an administrator who acts for somebody is shown as the administrator', async () => {
  const world = await administeredWorld()
  const staff = staffOf(slug)
  const id = uuid()
  const userId = await world.account(staff)
  expect((await world.admin.post('/api/auth/admin/impersonate-user', { userId, reason: '誤字の確認' })).status).toBe(
    200,
  )
  const { token } = (await world.admin.get('/api/auth/token')).body
  const headers = { authorization: `Bearer ${token}` }
  await world.app.inject({ method: 'POST', url: pathOf(slug), headers, payload: { entity: 'news', id } })
  expect(await othersOf(world, staff, id)).toEqual([{ name: 'staff', impersonator: 'admin', typing: false }])
})

test('a page that is merely open does not count as a use of the session, and whatever else is done in it does', async () => {
  const world = await start()
  const headers = { authorization: `Bearer ${await world.tokenFor(staffOf(slug))}` }
  const wasUsed = async (call: { method: 'GET' | 'POST'; url: string; payload?: object }): Promise<boolean> => {
    await world.sql('update auth_session set "updatedAt" = ?', '2020-01-01T00:00:00.000Z')
    expect((await world.app.inject({ ...call, headers })).statusCode).toBe(200)
    // What was queued before is written with it.
    await world.database.write(null, () => all({ sql: 'select 1', parameters: [] }))
    const rows = await world.sql('select "updatedAt" from auth_session')
    return rows.some(({ updatedAt }) => !String(updatedAt).startsWith('2020'))
  }
  expect(await wasUsed({ method: 'POST', url: pathOf(slug), payload: { entity: 'news', id: uuid() } })).toBe(false)
  expect(await wasUsed({ method: 'GET', url: '/api/v1/authorized/notifications/events' })).toBe(false)
  expect(await wasUsed({ method: 'GET', url: `/api/v1/authorized/tenants/${slug}/exports` })).toBe(true)
})

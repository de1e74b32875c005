import { expect, test } from 'vitest'
import { recordClient } from './support/record-client.ts'
import { club, clubMember, declareSamples, startWithSamples } from './support/sample-children.ts'
import { admin } from './support/world.ts'

declareSamples()

/** A club and the client of its members. */
async function begin() {
  const world = await startWithSamples()
  const clubs = await recordClient(world, club)
  const members = await recordClient(world, clubMember)
  const ofClub = (id: string) => `${clubs.path}/${id}/club-member`
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    world.call(admin, method, path, body)
  const undo = (answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
    call(
      'POST',
      `/api/v1/authorized/tenants/${clubs.tenant.slug}/change-sets/${answer.headers['change-set']}/restorations`,
      {},
    )
  const club1 = members.parent!
  const clubPath = `${clubs.path}/${club1}`
  return { world, clubs, members, ofClub, call, undo, club1, clubPath }
}

const add = async (members: Awaited<ReturnType<typeof begin>>['members'], ...names: readonly string[]) => {
  const made = []
  for (const name of names) made.push((await members.send('POST', '', { name })).body)
  return made as { readonly id: string; readonly name: string; readonly sortOrder: number }[]
}

test('a child is created, read, changed and put in order by hand within its parent, and nowhere else', async () => {
  const { clubs, members, ofClub, call } = await begin()
  const other = await clubs.create(2)
  const [a, b, c] = await add(members, 'あ', 'い', 'う')
  const stranger = (await call('POST', ofClub(other.id), { name: 'あ' })).body
  expect([a, b, c, stranger].map(({ sortOrder }: any) => sortOrder)).toEqual([0, 1, 2, 0])
  const moved = await members.send('PUT', '/order', { ids: [c!.id, a!.id, b!.id] })
  expect(moved.status, moved.text).toBe(200)
  const names = async (path: string) => (await call('GET', path)).body.map(({ name }: { name: string }) => name)
  expect(await names(members.path)).toEqual(['う', 'あ', 'い'])
  expect((await call('GET', `${ofClub(other.id)}/${stranger.id}`)).body).toMatchObject({ sortOrder: 0, version: 1 })
  const changed = await members.send('PUT', `/${a!.id}`, { part: 'guest', until: 2030, version: 2 })
  expect([changed.status, changed.body.club]).toEqual([200, members.parent])
  expect((await call('GET', `${ofClub(other.id)}/${a!.id}`)).status).toBe(404)
  expect((await members.send('PUT', '/order', { ids: [stranger.id] })).status).toBe(404)
})

test('what stands within a record goes to the trash with it and comes back with it, by its restoration and by undo', async () => {
  const { members, call, undo, clubPath } = await begin()
  const [a, b, gone] = await add(members, 'あ', 'い', '先に退会')
  await members.send('DELETE', `/${gone!.id}`)
  const removed = await call('DELETE', clubPath)
  expect(removed.status, removed.text).toBe(200)
  const found = async () =>
    (await members.world.sql('select "id", "trashedAt" from club_member order by "id"')).map(
      ({ trashedAt }) => trashedAt === null,
    )
  expect(await found()).toEqual([false, false, false])
  const set = await call(
    'GET',
    `/api/v1/authorized/tenants/${members.tenant.slug}/change-sets/${removed.headers['change-set']}`,
  )
  expect(set.body.map(({ entity, action }: any) => `${entity} ${action}`)).toEqual([
    'club delete',
    'club-member delete',
    'club-member delete',
  ])
  const back = await call('POST', `${clubPath}/restorations`, { version: 2 })
  expect(back.status, back.text).toBe(200)
  expect(await found(), 'who had left before stays in the trash').toEqual([true, true, false])
  expect((await undo(back)).status).toBe(200)
  expect(await found()).toEqual([false, false, false])
  const again = await call('POST', `${clubPath}/restorations`, { version: 4 })
  expect(again.status, again.text).toBe(200)
  const second = await call('DELETE', clubPath)
  expect((await undo(second)).status).toBe(200)
  expect((await call('GET', members.path)).body.map(({ id }: any) => id)).toEqual([a!.id, b!.id])
})

test('a child that cannot be deleted keeps its parent, and the error names it', async () => {
  const { members, call, clubPath } = await begin()
  const leader = (await members.send('POST', '', { name: '会長', part: 'leader' })).body
  const refused = await call('DELETE', clubPath)
  expect([refused.status, refused.body.data.record]).toEqual([
    409,
    { entity: 'club-member', id: leader.id, title: '会長' },
  ])
  expect((await call('GET', clubPath)).status).toBe(200)
})

test('who purges a record purges what stands within it, with its history', async () => {
  const { world, clubs, members, call, clubPath, club1 } = await begin()
  const [, gone] = await add(members, 'あ', 'い')
  await members.send('DELETE', `/${gone!.id}`)
  await call('DELETE', clubPath)
  const purged = await clubs.send('POST', '/purges', { records: [{ id: club1, version: 2 }] })
  expect(purged.status, purged.text).toBe(204)
  expect(await world.sql('select "id" from club_member')).toEqual([])
  const left = await world.sql(`select "action" from revision where "entity" = 'club-member'`)
  expect(left.map(({ action }) => action)).toEqual(['purge', 'purge'])
})

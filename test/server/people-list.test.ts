// @module-tag postgres-full
import { describe, expect, it } from 'vitest'
import { admin, reader } from './support/world.ts'
import { invite, administeredWorld, type AdministeredWorld } from './support/people.ts'

const list = (filter: object = {}, sort: readonly string[] = ['email', 'ASC'], range: readonly number[] = [0, 99]) =>
  `/api/v1/admin/users?${new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
    filter: JSON.stringify(filter),
  })}`

const emailsOf = async (
  { admin: browser }: AdministeredWorld,
  ...asked: Parameters<typeof list>
): Promise<readonly string[]> => {
  const { status, body } = await browser.call('GET', list(...asked))
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as readonly { email: string }[]).map(({ email }) => email)
}

describe('The accounts, as admins see them', () => {
  it('are for admins alone', async () => {
    const world = await administeredWorld()
    const { browser } = await world.person(reader)
    expect((await browser.call('GET', list())).status).toBe(403)
    expect((await world.app.inject({ url: list() })).statusCode).toBe(401)
  })

  it('are sorted, come in pages and are found by name and address', async () => {
    const world = await administeredWorld()
    for (const email of ['b@example.jp', 'a@example.jp', 'ab@example.jp']) await world.person(email)
    const all = ['a@example.jp', 'ab@example.jp', admin, 'b@example.jp']
    expect(await emailsOf(world)).toEqual(all)
    expect(await emailsOf(world, {}, ['email', 'DESC'])).toEqual(all.toReversed())
    expect(await emailsOf(world, {}, ['email', 'ASC'], [1, 2])).toEqual(all.slice(1, 3))
    expect(await emailsOf(world, { q: 'AB@' })).toEqual(['ab@example.jp'])
    expect(await emailsOf(world, { role: 'admin' })).toEqual([admin])
    expect(await emailsOf(world, { role: 'user' })).not.toContain(admin)
  })

  it('say who is banned, why and until when', async () => {
    const world = await administeredWorld()
    const { id } = await world.person(reader)
    await world.admin.post('/api/auth/admin/ban-user', { userId: id, banReason: 'spam', banExpiresIn: 3600 })
    const { body } = await world.admin.call('GET', list({ banned: true }))
    expect(body).toMatchObject([{ email: reader, banned: true, banReason: 'spam', banExpires: expect.any(String) }])
    expect(await emailsOf(world, { banned: false })).toEqual([admin])
    await world.admin.post('/api/auth/admin/unban-user', { userId: id })
    expect(await emailsOf(world, { banned: true })).toEqual([])
  })

  it('say who has yet to come in', async () => {
    const world = await administeredWorld()
    await world.person(reader)
    await invite(world, 'shinjin@example.jp')
    expect(await emailsOf(world, { invited: true })).toEqual(['shinjin@example.jp'])
    expect(await emailsOf(world, { invited: false })).toEqual([admin, reader])
  })

  it('say which accounts are external', async () => {
    const world = await administeredWorld()
    const { id } = await world.person(reader)
    const patched = await world.admin.call('PATCH', `/api/v1/admin/users/${id}/capabilities`, { isUser: false })
    expect(patched.status).toBe(200)
    expect(await emailsOf(world, { isUser: false })).toEqual([reader])
    expect(await emailsOf(world, { isUser: true })).toEqual([admin])
  })

  it.each([{ nonsense: 1 }, { role: 'owner' }, { banned: 'yes' }])('cannot be narrowed by %j', async (filter) => {
    const world = await administeredWorld()
    expect((await world.admin.call('GET', list(filter))).status).toBe(400)
  })

  it('refuse by its name what they do not know, as the lists of entities do', async () => {
    const world = await administeredWorld()
    const issues = async (query: object) => {
      const { body } = await world.admin.call('GET', `/api/v1/admin/users?${new URLSearchParams({ ...query })}`)
      return (body as { data: { issues: { path: unknown; rule: string }[] } }).data.issues.map(({ path, rule }) => [
        path,
        rule,
      ])
    }
    expect(await issues({ sort: '["name","ASC"]', page: '2' })).toEqual([[['page'], 'unknownField']])
    expect(await issues({ sort: '["colour","ASC"]' })).toEqual([[['sort', 'colour'], 'unknownField']])
    expect(await issues({ filter: '{"colour":"red"}', range: '[9,1]' })).toEqual([
      [['range'], 'invalid'],
      [['filter', 'colour'], 'unknownField'],
    ])
    expect(await issues({ filter: 'red' })).toEqual([[['filter'], 'invalid']])
  })
})

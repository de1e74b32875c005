import { expect, test } from 'vitest'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { recordClient } from './support/record-client.ts'
import { club, clubMember } from '../sample-children.ts'
import { declareSamples, startWithSamples } from './support/sample-children.ts'
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

test('a record and its children are saved by one request in one change set, and undone together', async () => {
  const { clubs, members, call, undo, clubPath } = await begin()
  const made = await clubs.send('POST', '', {
    name: '茶の湯の会',
    'club-member': [{ name: '見本 花子' }, { name: '見本 太郎' }],
  })
  expect(made.status, made.text).toBe(201)
  expect(
    made.body['club-member'].map(({ name, sortOrder, version, club: within }: any) => [
      name,
      sortOrder,
      version,
      within,
    ]),
  ).toEqual([
    ['見本 花子', 0, 1, made.body.id],
    ['見本 太郎', 1, 1, made.body.id],
  ])
  const [a, b, c] = await add(members, 'あ', 'い', 'う')
  const { version } = (await call('GET', clubPath)).body
  const saved = await call('PUT', clubPath, {
    name: '新しい名前',
    version,
    'club-member': [
      { id: c!.id, version: 1, sortOrder: 0 },
      { id: a!.id, version: 1, sortOrder: 2 },
      { name: 'い' },
      { id: b!.id, version: 1, trashed: true },
    ],
  })
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body).toMatchObject({ name: '新しい名前', version: version + 1 })
  expect(saved.body['club-member'].map(({ name }: any) => name)).toEqual(['う', 'あ', 'い'])
  const names = async () => (await call('GET', members.path)).body.map(({ name }: any) => name)
  expect(await names()).toEqual(['う', 'あ', 'い'])
  const back = await undo(saved)
  expect(back.status, back.text).toBe(200)
  expect(await names()).toEqual(['あ', 'い', 'う'])
  expect((await call('GET', clubPath)).body.name).not.toBe('新しい名前')
  expect((await undo(made)).body.records.map(({ entity }: any) => entity)).toEqual([
    'club-member',
    'club-member',
    'club',
  ])
})

test('children alone may change, and what is not named stays as it is', async () => {
  const { members, call, clubPath } = await begin()
  const [a] = await add(members, 'あ', 'い')
  const { version } = (await call('GET', clubPath)).body
  const saved = await call('PUT', clubPath, { version, 'club-member': [{ id: a!.id, version: 1, memo: '鍵の係' }] })
  expect([saved.status, saved.body.version, saved.headers['change-set']]).toEqual([200, version, expect.any(String)])
  expect((await call('GET', members.path)).body.map(({ version: each }: any) => each)).toEqual([2, 1])
  const same = await call('PUT', clubPath, { version, 'club-member': [{ id: a!.id, version: 2 }] })
  expect([same.status, same.headers['change-set']]).toEqual([200, undefined])
})

test('the faults of all rows come back at their rows, and nothing of the request is kept', async () => {
  const { members, call, clubPath } = await begin()
  const [a, b] = await add(members, 'あ', 'い')
  const { version, name } = (await call('GET', clubPath)).body
  await members.send('PUT', `/${b!.id}`, { memo: '先に直した', version: 1 })
  const refused = await call('PUT', clubPath, {
    name: '変えない',
    version,
    'club-member': [
      { id: a!.id, version: 1, part: 'guest' },
      { name: 'あ' },
      { id: b!.id, version: 1, memo: '後から直す' },
      { name: '', part: 'nobody' },
      { name: '新人' },
    ],
  })
  const at = (body: any) => body.data.issues.map(({ path, rule }: any) => `${path.join('.')} ${rule}`)
  expect([refused.status, at(refused.body)]).toEqual([
    409,
    [
      'club-member.0.until integrity.requiredWhen',
      'club-member.1.name duplicate',
      'club-member.2 integrity.recordChanged',
      'club-member.3.name required',
      'club-member.3.part option',
    ],
  ])
  expect((await call('GET', clubPath)).body).toMatchObject({ name, version })
  expect((await call('GET', members.path)).body).toHaveLength(2)
  const unread = await call('PUT', clubPath, {
    version,
    'club-member': [{ id: a!.id, name: 'う' }, 'う', { trashed: true }, { id: 3 }],
  })
  expect([unread.status, at(unread.body)]).toEqual([
    400,
    ['club-member.0.version required', 'club-member.1 record', 'club-member.2.id required', 'club-member.3.id invalid'],
  ])
  expect((await call('PUT', clubPath, { version, 'club-member': {} })).status).toBe(400)
})

test('a key does with children in the body of their parent what its scopes for them allow, and deletes none', async () => {
  const { world, clubs, members, call, clubPath } = await begin()
  const [a] = await add(members, 'あ')
  const { version } = (await call('GET', clubPath)).body
  const { slug } = clubs.tenant
  const { secret } = await makeKeyAt(world, slug, ['club:update'])
  const full = await makeKeyAt(world, slug, ['club:update', 'club-member:create', 'club-member:update'])
  const put = async (key: string, row: object) =>
    (await callWith(world, key, 'PUT', clubPath, { version, 'club-member': [row] })).status
  expect([await put(secret, { name: 'い' }), await put(secret, { id: a!.id, version: 1, memo: '係' })]).toEqual([
    403, 403,
  ])
  expect([
    await put(full.secret, { name: 'い' }),
    await put(full.secret, { id: a!.id, version: 1, memo: '係' }),
  ]).toEqual([200, 200])
  expect(await put(full.secret, { id: a!.id, version: 2, trashed: true })).toBe(403)
})

test('a record with more children than go to the trash at once says so, and nothing moves', async () => {
  const { world, clubs, members, call, clubPath, club1 } = await begin()
  const [first] = await add(members, 'あ')
  const row = (await world.sql('select * from club_member where "id" = ?', first!.id))[0]!
  for (let number = 0; number < 1000; number += 1) {
    const values = { ...row, id: `${first!.id.slice(0, -6)}${String(number).padStart(6, '0')}`, name: `会員${number}` }
    const names = Object.keys(values)
    await world.sql(
      `insert into club_member (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
      ...Object.values(values),
    )
  }
  const refused = await call('DELETE', clubPath)
  expect([refused.status, refused.body.data.issues]).toMatchObject([
    413,
    [{ rule: 'tooManyChildren', params: { most: 1000 } }],
  ])
  expect((await clubs.get(`/${club1}`)).status).toBe(200)
})

test('what else an entity may have works within a parent: search, bulk edits, history, saved views', async () => {
  const { members, call, clubPath, club1, clubs } = await begin()
  const [a] = await add(members, '見本 花子', '見本 太郎')
  const tenant = `/api/v1/authorized/tenants/${clubs.tenant.slug}`
  const listed = await members.get('', { filter: { q: '花子' } })
  expect(listed.body.map(({ id }: any) => id)).toEqual([a!.id])
  const found = await call('GET', `/api/v1/authorized/search?query=${encodeURIComponent('花子')}`)
  expect(found.body.records).toContainEqual(
    expect.objectContaining({ entity: 'club-member', id: a!.id, parent: club1 }),
  )
  const edited = await members.send('POST', '/edits', {
    records: [{ id: a!.id, version: 1 }],
    changes: { part: { set: 'leader' } },
  })
  expect([edited.status, edited.body.changed]).toEqual([200, 1])
  const history = await call('GET', `${clubPath}/club-member/${a!.id}/revisions`)
  expect(history.body.map(({ action }: any) => action)).toEqual(['update', 'create'])
  const views = await call('GET', `${tenant}/views?entity=club-member&parent=${club1}`)
  expect(views.status).toBe(200)
})

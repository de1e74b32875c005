// @module-tag postgres-full
import { v4, v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { assigneeField } from '../../entities/language/derived/assignee.ts'
import { titleOf, type Entity } from '../../entities/language/entity.ts'
import { mentionOf } from '../../entities/language/shared/comments.ts'
import { operatorSite, type SiteSlug } from '../../entities/installation.ts'
import { news } from '../../entities/news.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { administeredWorld } from './support/people.ts'
import { firstSite, recordClient, type RecordClient } from './support/record-client.ts'
import { admin, open, reader, staffOf, start, type TestTenant, type World } from './support/world.ts'
import { suiteEntities } from './support/suite-entities.ts'

/** What people write about records, and whom they assign them to. */

const slug = 'myturn-games'
const pathOf = (tenant: string, entity: string, id: string) =>
  `/api/v1/authorized/tenants/${tenant}/threads/${entity}/${id}`

/** A record that is there, or is made; of the only one of its kind too. */
async function someRecord(api: RecordClient): Promise<string> {
  const { world, entity, tenant } = api
  if (entity.edit !== 'single') return ((await api.get('', { range: [0, 0] })).body[0] ?? (await api.create(1))).id
  const values = { ...(await api.body(1)), [titleOf(entity)]: 'カエデの日' }
  return importRecord(world.database, entity, { tenant }, values)
}

describe('every entity', () => {
  let shared: World
  const others = new Map<SiteSlug, Promise<TestTenant>>()
  beforeAll(async () => void (shared = await open()))
  afterAll(() => shared.close())

  /** Another tenant, of the same kind of site where there may be two. */
  function otherTenant(site: SiteSlug): Promise<TestTenant> {
    const known =
      others.get(site) ??
      (site === operatorSite ? Promise.resolve(shared.tenants['flat-flat-net']) : shared.other(site, `other-${site}`))
    others.set(site, known)
    return known
  }

  test.each(suiteEntities.map((entity) => [entity.name, entity] as [string, Entity]))(
    'a record of %s is commented on and assigned, at its own tenant alone',
    async (name, entity) => {
      // The parent of every record that has one is the same.
      const world = entity.parent ? await start() : shared
      const api = await recordClient(world, entity, firstSite(entity))
      const id = await someRecord(api)
      const path = pathOf(api.tenant.slug, name, id)
      const written = await world.call(admin, 'POST', `${path}/comments`, { body: '在庫を確認\nしました。' })
      expect([written.status, written.text]).toEqual([201, expect.any(String)])
      expect((await world.call(admin, 'GET', path)).body).toEqual({
        assignee: null,
        assignments: [],
        drafts: [],
        comments: [{ ...written.body, body: '在庫を確認\nしました。', version: 1, deletedAt: null }],
        total: 1,
        names: {},
      })

      const { slug: elsewhere } = await otherTenant(api.site)
      const foreign = pathOf(elsewhere, name, id)
      expect((await world.call(admin, 'GET', foreign)).status).toBe(404)
      expect((await world.call(admin, 'POST', `${foreign}/comments`, { body: 'x' })).status).toBe(404)
      expect((await world.call(admin, 'DELETE', `${foreign}/assignee`)).status).toBe(404)
      for (const method of ['PUT', 'DELETE'] as const) {
        const body = method === 'PUT' ? { body: 'x', version: 1 } : undefined
        expect((await world.call(admin, method, `${foreign}/comments/${written.body.id}`, body)).status).toBe(404)
      }

      if (assigneeField(entity)) return
      const account = await world.account(staffOf(api.tenant.slug))
      expect((await world.call(admin, 'PUT', `${path}/assignee`, { account })).status).toBe(200)
      expect((await world.call(admin, 'GET', path)).body.assignee.id).toBe(account)
      if (!entity.list || entity.edit === 'single') return
      const found = await api.get('', { filter: { assignedTo: account } })
      expect(found.body.map((each: { id: string }) => each.id)).toEqual([id])
      expect(found.headers['content-range']).toBe(`${name} 0-0/1`)
    },
  )
})

/** Staff of a tenant besides the first one. */
async function colleague({ account, database, tenants }: World, email: string): Promise<string> {
  const user = await account(email)
  const at = { tenant: tenants[operatorSite], parent: tenants[slug].id }
  await importRecord(database, tenantUser, at, { user, joinedOn: '2024-04-01' })
  return user
}

async function newsThread() {
  const world = await start()
  const api = await recordClient(world, news, slug)
  const { id, version } = await api.create(1)
  const path = pathOf(slug, 'news', id)
  return {
    world,
    api,
    id,
    version,
    path,
    read: async (email = staffOf(slug)) => (await world.call(email, 'GET', path)).body,
    write: (body: unknown, email = staffOf(slug), more: object = {}) =>
      world.call(email, 'POST', `${path}/comments`, { body, ...more }),
    edit: (comment: string, version: number, body: string, email = staffOf(slug)) =>
      world.call(email, 'PUT', `${path}/comments/${comment}`, { body, version }),
    erase: (comment: string, email = staffOf(slug)) => world.call(email, 'DELETE', `${path}/comments/${comment}`),
  }
}

const rulesOf = (answer: { body: any }) => answer.body.data.issues.map(({ rule }: { rule: string }) => rule)

test('members are named by their ids: whoever changes their name is shown by the new one, whoever is gone by none', async () => {
  const { world, write, read } = await newsThread()
  const hanako = await colleague(world, 'hanako@captain.example')
  const body = `${mentionOf(hanako)} さん、確認をお願いします。`
  expect((await write(body)).status).toBe(201)
  expect((await read()).names).toEqual({ [hanako]: 'hanako' })
  await world.sql(`update auth_user set "name" = '山田花子' where "id" = ?`, hanako)
  expect(await read()).toMatchObject({ comments: [{ body }], names: { [hanako]: '山田花子' } })
  await world.sql('delete from auth_session where "userId" = ?', hanako)
  await world.sql('delete from auth_user where "id" = ?', hanako)
  expect((await read()).names).toEqual({ [hanako]: null })
})

test('nobody is named who is not a member, and what is refused says why', async () => {
  const { world, write, read, path } = await newsThread()
  const stranger = mentionOf(await world.account(reader))
  expect(rulesOf(await write(`${stranger} さん`))).toEqual(['integrity.mentionsStranger'])
  expect(rulesOf(await write(' \n　'))).toEqual(['nonBlank'])
  expect(rulesOf(await write('あ'.repeat(4001)))).toEqual(['maxFullWidth'])
  expect((await write(undefined)).status).toBe(400)
  expect((await write('x', reader)).status).toBe(403)
  expect((await world.call(staffOf(slug), 'GET', `${path}?offset=-1`)).status).toBe(400)
  expect((await world.call(staffOf(slug), 'GET', pathOf(slug, 'order', uuid()))).status).toBe(404)
  expect((await world.call(staffOf(slug), 'GET', pathOf(slug, 'news', uuid()))).status).toBe(404)
  expect((await world.call(staffOf(slug), 'GET', pathOf(slug, '__proto__', 'x'))).status).toBe(404)
  expect(await read()).toMatchObject({ comments: [], total: 0, names: {} })
  expect((await write('𠮟'.repeat(4000))).status).toBe(201)
})

test('one’s own comment is edited and deleted; nothing of its text is left, and it comes back with one’s own', async () => {
  const { world, write, edit, erase, read } = await newsThread()
  const { body: written } = await write('校正をおねがいします')
  const edited = await edit(written.id, 1, '校正をお願いします')
  expect(edited.body).toMatchObject({ body: '校正をお願いします', version: 2, editedAt: expect.any(String) })
  expect((await edit(written.id, 1, '古い版から')).body.data.current).toMatchObject({ version: 2 })
  expect((await edit(written.id, 3_000_000_000, '無い版から')).status).toBe(412)

  expect(rulesOf(await edit(written.id, 2, '他人が', admin))).toEqual(['integrity.othersComment'])
  expect((await erase(written.id, admin)).status).toBe(403)
  const left = await erase(written.id)
  expect(left.body).toMatchObject({ body: '', version: 3, deletedAt: expect.any(String), by: { name: 'staff' } })
  expect((await erase(written.id)).body).toEqual(left.body)
  expect((await world.sql('select "body" from "comment"')).map(({ body }) => body)).toEqual([''])
  expect(await read(admin)).toMatchObject({ total: 1, comments: [{ body: '', by: { name: 'staff' } }] })

  expect((await edit(written.id, 3, '校正をお願いします')).body).toMatchObject({ version: 4, deletedAt: null })
  expect((await erase(v4())).status).toBe(404)
})

test('a deleted comment comes back with those who have left since, and names nobody who never belonged here', async () => {
  const { world, write, edit, erase, read } = await newsThread()
  const hanako = await colleague(world, 'hanako@captain.example')
  const { body: written } = await write(`${mentionOf(hanako)} さんへ`)
  await erase(written.id)
  const stranger = mentionOf(await world.account(reader))
  expect(rulesOf(await edit(written.id, 2, `${stranger} さんへ`))).toEqual(['integrity.mentionsStranger'])
  await world.sql(`update tenant_user set "trashedAt" = '2026-01-01T00:00:00.000Z' where "user" = ?`, hanako)
  expect((await edit(written.id, 2, `${mentionOf(hanako)} さんへ`)).status).toBe(200)
  expect((await read()).names).toEqual({ [hanako]: 'hanako' })
})

test('what a comment says is kept nowhere but in it: nothing is left with those who were told', async () => {
  const { world, write, erase } = await newsThread()
  const { body: written } = await write(`${mentionOf(await world.account(staffOf(slug)))} 校正をお願いします`, admin)
  expect((await erase(written.id, admin)).status).toBe(200)
  const [told] = await world.sql('select "kind", "params" from notification')
  expect(told).toMatchObject({ kind: 'mentioned', params: expect.not.stringContaining('校正') })
})

test('a comment whose answer was lost is not written twice when it is sent again', async () => {
  const { write, read } = await newsThread()
  const id = v4()
  const first = await write('一度だけ', staffOf(slug), { id })
  expect((await write('一度だけ', staffOf(slug), { id })).body).toEqual(first.body)
  expect((await write('他人の', admin, { id })).status).toBe(409)
  expect((await read()).total).toBe(1)
})

test('a thread is read page by page, newest first', async () => {
  const { world, id, read, path } = await newsThread()
  const by = await world.account(staffOf(slug))
  for (let place = 0; place < 60; place += 1)
    await world.sql(
      'insert into "comment" ("tenant_id", "id", "entity", "recordId", "body", "by", "createdAt", "version") values (?, ?, ?, ?, ?, ?, ?, 1)',
      world.tenants[slug].id,
      uuid(),
      'news',
      id,
      String(place),
      by,
      new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString(),
    )
  await world.call(staffOf(slug), 'PUT', `${path}/assignee`, { account: by })
  const bodies = ({ comments }: any) => comments.map(({ body }: { body: string }) => body)
  const first = await read()
  expect([first.total, bodies(first).length, bodies(first)[0]]).toEqual([60, 50, '59'])
  const second = (await world.call(staffOf(slug), 'GET', `${path}?offset=50`)).body
  expect(bodies(second)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'])
  expect([first.assignee.id, first.assignments.length]).toEqual([by, 1])
  // To whom it is assigned stands on every page, what came before on the first alone.
  expect([second.assignee.id, second.assignments.length]).toEqual([by, 0])
})

test('the trash keeps what was written, and takes nothing more', async () => {
  const { api, id, write, read, edit } = await newsThread()
  const { body: written } = await write('残ります')
  await api.send('DELETE', `/${id}`)
  expect((await read()).total).toBe(1)
  expect((await write('もう書けない')).status).toBe(404)
  expect((await edit(written.id, 1, 'もう直せない')).status).toBe(404)
})

test('an administrator who acts for somebody is shown as the administrator', async () => {
  const world = await administeredWorld()
  const values = { title: '朝のお知らせ', slug: 'asa' }
  const base = `/api/v1/authorized/tenants/${slug}`
  const { id } = (await world.call(staffOf(slug), 'POST', `${base}/news`, values)).body
  const userId = await world.account(staffOf(slug))
  await world.admin.post('/api/auth/admin/impersonate-user', { userId, reason: '誤字の確認' })
  const { token } = (await world.admin.get('/api/auth/token')).body
  const answer = await world.app.inject({
    method: 'POST',
    url: `${pathOf(slug, 'news', id)}/comments`,
    headers: { authorization: `Bearer ${token}` },
    payload: { body: '代わりに' },
  })
  const both = { by: { name: 'staff' }, impersonator: { name: 'admin' } }
  expect(answer.json()).toMatchObject(both)
  // The same of what is done with a draft.
  const whole = { ...(await (await recordClient(world, news, slug)).body(2)), status: 'published' }
  const published = (await world.call(staffOf(slug), 'POST', `${base}/news`, whole)).body
  const draft = await world.app.inject({
    method: 'PUT',
    url: `${base}/news/${published.id}/draft`,
    headers: { authorization: `Bearer ${token}`, 'if-none-match': '*' },
    payload: { title: '夕方のお知らせ', version: 1 },
  })
  expect(draft.statusCode, draft.body).toBe(200)
  const { drafts } = (await world.call(staffOf(slug), 'GET', pathOf(slug, 'news', published.id))).body
  expect(drafts).toMatchObject([{ kind: 'saved', ...both }])
})

describe('assignment', () => {
  const assigneePath = (id: string, entity = 'news') => `${pathOf(slug, entity, id)}/assignee`
  const list = async ({ call }: World, filter: object, entity = 'news', email = staffOf(slug)) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' })
    const { body, headers } = await call(email, 'GET', `/api/v1/authorized/tenants/${slug}/${entity}?${query}`)
    return [body.map(({ id }: { id: string }) => id), String(headers['content-range']).split('/')[1]]
  }

  test('a record is assigned to a member beside its versions, which its history tells, and to nobody again', async () => {
    const { world, id, version, read } = await newsThread()
    const hanako = await colleague(world, 'hanako@captain.example')
    const put = (account: string, email = staffOf(slug)) => world.call(email, 'PUT', assigneePath(id), { account })
    expect((await put(hanako)).body).toEqual({ assignee: hanako, former: null })
    expect((await put(hanako)).body).toEqual({ assignee: hanako, former: hanako })
    expect(rulesOf(await put(await world.account(reader)))).toEqual(['integrity.notColleague'])
    expect(await read()).toMatchObject({
      assignee: { id: hanako, name: 'hanako' },
      assignments: [{ account: { name: 'hanako' }, by: { name: 'staff' }, impersonator: null }],
    })
    const record = await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}/news/${id}`)
    expect(record.body.version).toBe(version)
    expect((await world.call(staffOf(slug), 'DELETE', assigneePath(id))).body).toEqual({
      assignee: null,
      former: hanako,
    })
    const { assignee, assignments } = await read()
    expect([assignee, assignments.map(({ account }: any) => account?.name)]).toEqual([null, [undefined, 'hanako']])
    expect((await world.call(staffOf(slug), 'PUT', assigneePath(uuid()), { account: hanako })).status).toBe(404)
  })

  test('whoever has a record by now keeps it from those who expected another, who are told who has it', async () => {
    const { world, id, read } = await newsThread()
    const hanako = await colleague(world, 'hanako@captain.example')
    const me = await world.account(staffOf(slug))
    const put = (account: string, expected?: string | null) =>
      world.call(staffOf(slug), 'PUT', assigneePath(id), { account, ...(expected !== undefined && { expected }) })
    const unassign = (expected: string) =>
      world.call(staffOf(slug), 'DELETE', `${assigneePath(id)}?expected=${expected}`)
    expect((await put(me, null)).body).toEqual({ assignee: me, former: null })
    expect((await put(me, null)).body, 'the same call once more').toEqual({ assignee: me, former: me })
    expect((await put(hanako, me)).status).toBe(200)

    for (const refused of [await put(me, null), await unassign(me)]) {
      expect(refused).toMatchObject({ status: 409, body: { data: { current: { id: hanako, name: 'hanako' } } } })
      expect(refused.body.data.issues).toMatchObject([
        { path: ['expected'], rule: 'integrity.assignedMeanwhile', params: { name: 'hanako' } },
      ])
    }
    expect((await read()).assignee.id).toBe(hanako)
    expect((await unassign(hanako)).body).toEqual({ assignee: null, former: hanako })
    const free = await put(me, hanako)
    expect(free).toMatchObject({ status: 409, body: { data: { current: null } } })
    expect(rulesOf(free)).toEqual(['integrity.unassignedMeanwhile'])
    expect((await unassign('hanako')).status).toBe(400)
    expect((await read()).assignee).toBeNull()
  })

  test('whoever is no longer a member stays named, and what they had is still found by their id', async () => {
    const { world, id, read } = await newsThread()
    const hanako = await colleague(world, 'hanako@captain.example')
    await world.call(admin, 'PUT', assigneePath(id), { account: hanako })
    await world.sql('delete from "tenant_user" where "user" = ?', hanako)
    expect((await read()).assignee).toEqual({ id: hanako, name: 'hanako' })
    expect(await list(world, { assignedTo: hanako })).toEqual([[id], '1'])
    await world.sql('delete from auth_user where "id" = ?', hanako)
    expect((await read()).assignee).toEqual({ id: hanako, name: null })
    expect(await list(world, { assignedTo: 'nobody' })).toEqual([[id], '1'])
  })

  test('what somebody had whose membership is over is found as what nobody has, in lists and all that counts them', async () => {
    const { world, api, id } = await newsThread()
    const hanako = await colleague(world, 'hanako@captain.example')
    const me = await world.account(staffOf(slug))
    const { id: mine } = await api.create(2)
    await world.call(admin, 'PUT', assigneePath(id), { account: hanako })
    await world.call(admin, 'PUT', assigneePath(mine), { account: me })
    const nobody = { assignedTo: 'nobody' }
    expect(await list(world, nobody)).toEqual([[], '0'])
    await world.sql('update "tenant_user" set "endsOn" = ? where "user" = ?', addDays(today(), -1), hanako)
    expect(await list(world, nobody)).toEqual([[id], '1'])
    expect(await list(world, { assignedTo: ['nobody', hanako] })).toEqual([[id], '1'])
    expect((await list(world, { assignedTo: ['nobody', 'me'] }))[1]).toBe('2')

    const at = `/api/v1/authorized/tenants/${slug}`
    const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
      world.call(staffOf(slug), method, `${at}/${path}`, body)
    const query = new URLSearchParams({ entity: 'news', filter: JSON.stringify(nobody) })
    const { body: states } = await ask('GET', `state-counts?${query}`)
    expect(states.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(1)
    const view = { entity: 'news', name: '担当なし', audience: 'mine', query: { filter: nobody } }
    expect((await ask('POST', 'views', view)).status).toBe(201)
    expect((await ask('GET', 'views?entity=news')).body.views).toMatchObject([{ count: 1 }])
  })

  test('lists find by `assignedTo` what they say, and count it: me, somebody, several, nobody', async () => {
    const { world, api, id } = await newsThread()
    const { id: free } = await api.create(2)
    const me = await world.account(staffOf(slug))
    await world.call(admin, 'PUT', assigneePath(id), { account: me })
    expect(await list(world, { assignedTo: 'me' })).toEqual([[id], '1'])
    expect(await list(world, { assignedTo: 'me' }, 'news', admin)).toEqual([[], '0'])
    expect(await list(world, { assignedTo: me }, 'news', admin)).toEqual([[id], '1'])
    expect(await list(world, { assignedTo: 'nobody' })).toEqual([[free], '1'])
    expect((await list(world, { assignedTo: ['me', 'nobody'] }))[1]).toBe('2')
    expect(await list(world, { assignedTo: ['me'], id })).toEqual([[id], '1'])
    expect(await list(world, { assignedTo: 'me', id: free })).toEqual([[], '0'])
    const refused = await world.call(
      admin,
      'GET',
      `/api/v1/authorized/tenants/${slug}/news?filter=${encodeURIComponent('{"assignedTo":"x"}')}`,
    )
    expect(refused.status).toBe(400)
  })

  test('an enquiry, which has a field for it, is found by that, and assigned by nothing else', async () => {
    const world = await start()
    const site = 'tajiminazo-myturn-games'
    const api = await recordClient(world, contact, site)
    const me = await world.account(staffOf(site))
    const { id } = await api.create(1, { assignee: me })
    const { id: free } = await api.create(2, { assignee: null })
    const found = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) })
      const { body } = await world.call(staffOf(site), 'GET', `${api.path}?${query}`)
      return body.map((each: { id: string }) => each.id)
    }
    expect(await found({ assignedTo: 'me' })).toEqual([id])
    expect(await found({ assignedTo: 'nobody' })).toEqual([free])
    expect((await found({ assignedTo: ['nobody', me] })).toSorted()).toEqual([id, free].toSorted())
    const ends = (day: string | null) => world.sql('update "tenant_user" set "endsOn" = ? where "user" = ?', day, me)
    await ends(addDays(today(), -1))
    const query = new URLSearchParams({ filter: JSON.stringify({ assignedTo: 'nobody' }) })
    const { body: left } = await world.call(admin, 'GET', `${api.path}?${query}`)
    expect(left.map((each: { id: string }) => each.id).toSorted()).toEqual([id, free].toSorted())
    await ends(null)
    const path = `${pathOf(site, 'contact', id)}/assignee`
    expect((await world.call(staffOf(site), 'PUT', path, { account: me })).status).toBe(404)
    expect((await world.call(staffOf(site), 'GET', pathOf(site, 'contact', id))).body.assignee).toBeNull()
  })
})

test('who is named, assigned, or was there before is told of a comment, once, and nobody of their own', async () => {
  const { world, path, write } = await newsThread()
  const [staff, second] = [staffOf(slug), 'second@captain.example']
  const other = await colleague(world, second)
  /** What somebody was told since they were asked last, the oldest first. */
  const told = async (email: string) => {
    const { body } = await world.call(email, 'GET', '/api/v1/authorized/notifications')
    const { id: newest } = body.notifications[0] ?? {}
    if (newest) await world.call(email, 'PUT', '/api/v1/authorized/notifications/read', { upTo: newest })
    const unread = body.notifications.filter(({ readAt }: { readAt: string | null }) => readAt === null)
    return unread.map(({ kind, by, path: at }: any) => [kind, by, at]).toReversed()
  }
  const first = await write(`${mentionOf(other)} 確認をお願いします。`)
  expect(first.status).toBe(201)
  const place = expect.stringContaining('/news/')
  expect(await told(second)).toEqual([['mentioned', 'staff', place]])
  await write(`${mentionOf(other)} お急ぎで。`, staff, { id: first.body.id })
  expect(await told(second)).toEqual([])
  await write('確認しました。', second)
  expect(await told(staff)).toEqual([['commented', 'second', place]])
  await world.call(staff, 'PUT', `${path}/assignee`, { account: other })
  await world.call(staff, 'PUT', `${path}/assignee`, { account: other })
  expect(await told(second)).toEqual([['assigned', 'staff', place]])
  await world.call(second, 'PUT', `${path}/assignee`, { account: other })
  await write('自分へのメモ', second)
  expect(await told(second)).toEqual([])
  expect(await told(staff)).toEqual([['commented', 'second', place]])
})

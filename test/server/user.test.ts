// @module-tag postgres-full
import { describe, expect, test } from 'vitest'
import { user } from '../../entities/kernel/user.ts'
import { browserOf } from './support/browser.ts'
import { admin, staffOf, start, type Answer, type World } from './support/world.ts'
import { accept, goodPassword, invite, administeredWorld } from './support/people.ts'

const api = '/api/v1/authorized/tenants'
const users = `${api}/funaneco-jp/user`
const staff = staffOf('funaneco-jp')
const fields = Object.keys(user.fields)
const books = ['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

const asStaff = (
  { call }: Pick<World, 'call'>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  rest: string,
  body?: object,
) => call(staff, method, `${users}${rest}`, body)

/** Everything about an account that is a right, or a way in. */
const rightsOf = ({ sql }: Pick<World, 'sql'>) =>
  sql(
    `select "id", "email", "emailVerified", "image", "role", "banned", "banReason", "banExpires", "isUser", "cfAi"
     from auth_user order by "id"`,
  )

// Every right by every route takes its time on a busy machine.
const patience = 120_000

describe('Staff of the operator', () => {
  test(
    'cannot raise anybody’s rights through users, by any field, route or nested path',
    { timeout: patience },
    async () => {
      const world = await start()
      const { call, sql, account, app } = world
      const [self, boss, reader] = [await account(staff), await account(admin), await account('reader@captain.example')]
      await sql(`update auth_user set "banned" = true, "banReason" = 'spam' where "id" = ?`, reader)
      const mine = await asStaff(world, 'POST', '', { name: '帆足', email: 'HOASHI@captain.example' })
      expect(mine).toMatchObject({ status: 201, body: { email: 'hoashi@captain.example', createdBy: self } })
      const before = await rightsOf(world)
      expect(before.find(({ id }) => id === mine.body.id)).toMatchObject({
        emailVerified: 0,
        role: 'user',
        banned: 0,
        isUser: 1,
        cfAi: 0,
      })
      const memberships = () => sql('select "user", "tenant" from tenant_user order by "id"')
      const belonging = await memberships()

      const rights: Record<string, unknown> = {
        role: 'admin',
        roles: ['admin'],
        isUser: false,
        cfAi: true,
        canUseAi: true,
        banned: false,
        banReason: null,
        banExpires: null,
        banExpiresAt: null,
        emailVerified: true,
        image: 'https://captain.example/face.png',
        password: goodPassword,
        newPassword: goodPassword,
        tenants: [boss],
        tenant_id: self,
        trashedAt: null,
        data: { role: 'admin' },
        user: { role: 'admin' },
        'name.role': 'admin',
        'role"': 'admin',
        constructor: { role: 'admin' },
      }
      const doors = app.routeTable.filter(({ config }) => config?.entity === 'user')
      expect(doors.length).toBeGreaterThan(7)
      const tried: string[] = []
      const bodyOf = (path: string, id: string, version: number): object => {
        if (path.endsWith('/edits')) return { records: [{ id, version }], changes: { memo: { set: 'x' } } }
        if (path === users) return { name: '入江', email: 'irie@captain.example' }
        return path.endsWith('/restorations') ? { version } : { version, memo: 'x' }
      }
      for (const id of [self, boss, mine.body.id]) {
        const { version } = (await asStaff(world, 'GET', `/${id}`)).body
        for (const [name, value] of Object.entries(rights)) {
          for (const { method, url } of doors.filter((each) => ![each.method].flat().includes('GET'))) {
            const path = url.replace(':tenant', 'funaneco-jp').replace(':id', id)
            const answer = await call(staff, method as 'POST', path, { ...bodyOf(path, id, version), [name]: value })
            tried.push(`${String(method)} ${url}`)
            // An invitation reads no body; everything else refuses the name, and for nothing but the name.
            if (path.endsWith('/invitation')) continue
            expect([url, name, answer.status]).toEqual([url, name, 400])
            expect([url, answer.body.data.issues.map((issue: { path: string[] }) => issue.path)]).toEqual([
              url,
              [[name]],
            ])
          }
        }
        for (const [name, value] of Object.entries(rights)) {
          const changes = { [name]: { set: value } }
          const edits = await asStaff(world, 'POST', '/edits', { records: [{ id, version }], changes })
          expect([name, edits.status]).toEqual([name, 400])
        }
        for (const value of [{ role: 'admin' }, ['admin'], { set: 'admin' }])
          expect((await asStaff(world, 'PUT', `/${id}`, { version, name: value })).status).toBe(400)
        for (const method of ['PATCH', 'DELETE'] as const)
          expect((await asStaff(world, method, `/${id}`, { version, role: 'admin' })).status).toBe(404)
        for (const rest of [
          'role',
          'transitions',
          'recoveries',
          'capabilities',
          'memberships',
          'sessions',
          'impersonation',
        ])
          expect([rest, (await asStaff(world, 'POST', `/${id}/${rest}`, { role: 'admin', version })).status]).toEqual([
            rest,
            404,
          ])
        expect((await asStaff(world, 'PUT', `/${id}`, { version, email: 'mine@captain.example' })).status).toBe(400)
      }
      expect(new Set(tried).size).toBeGreaterThan(3)
      for (const rest of ['/deletions', '/purges', '/restorations', '/transitions', '/order'])
        expect([rest, (await asStaff(world, 'POST', rest, { records: [{ id: boss, version: 1 }] })).status]).toEqual([
          rest,
          404,
        ])
      for (const path of [
        `${api}/funaneco-jp/tenant/${world.tenants['myturn-games'].id}/user`,
        `${api}/myturn-games/user`,
      ])
        for (const method of ['GET', 'POST', 'PUT'] as const)
          expect([403, 404]).toContain(
            (await call(staff, method, path, { name: 'x', email: 'x@captain.example' })).status,
          )
      const theirs = `${api}/funaneco-jp/tenant/${world.tenants['myturn-games'].id}/tenant-user`
      expect((await call(staff, 'POST', theirs, { user: self, joinedOn: '2024-04-01' })).status).toBe(403)
      // The calls of administrators are theirs alone.
      for (const { method, url } of app.routeTable.filter(({ config }) => config?.access === 'operator'))
        for (const each of [method].flat())
          expect([url, (await call(staff, each as 'POST', url.replace(/:\w+/g, boss), {})).status]).toEqual([url, 403])

      expect(await rightsOf(world)).toEqual(before)
      expect(await memberships()).toEqual(belonging)
    },
  )

  test('cannot bring back an address by undoing, or take one that is somebody’s', async () => {
    const world = await start()
    const { body } = await asStaff(world, 'POST', '', { name: '入江', email: 'irie@captain.example' })
    await world.sql(`update auth_user set "email" = 'toru@captain.example' where "id" = ?`, body.id)
    const [{ version }] = (await asStaff(world, 'GET', '?filter={"email":"toru@captain.example"}')).body
    expect(version, 'a change beside the view counts').toBe(2)
    const undone = await asStaff(world, 'POST', `/${body.id}/restorations`, { version: 2, to: 1 })
    expect(undone).toMatchObject({ status: 200, body: { email: 'toru@captain.example' } })
    await world.account('reader@captain.example')
    const taken = await asStaff(world, 'POST', '', { name: '入江', email: 'Reader@captain.example' })
    expect(taken.body.data.issues).toMatchObject([{ path: ['email'], rule: 'duplicate' }])
  })

  test('see no secret: no hash, token, key, right or sign-in of anybody, in any answer', async () => {
    const world = await start()
    const boss = await world.account(admin)
    await world.tokenFor(admin)
    const canary = 'canary7c1e'
    const now = new Date().toISOString()
    await world.sql(
      `insert into auth_account ("id", "accountId", "providerId", "userId", "password", "accessToken", "createdAt", "updatedAt")
       values ('${canary}a', ?, 'credential', ?, '${canary} hash', '${canary} token', ?, ?)`,
      boss,
      boss,
      now,
      now,
    )
    await world.sql(`update auth_session set "token" = '${canary} session' where "userId" = ?`, boss)
    await world.sql(
      `update auth_user set "banReason" = '${canary} reason', "image" = '${canary} image' where "id" = ?`,
      boss,
    )
    const { version } = (await asStaff(world, 'GET', `/${boss}`)).body
    const written = await world.call(admin, 'PUT', `${users}/${boss}`, { version, memo: '社長' })
    const refused: Answer[] = [
      await asStaff(world, 'PUT', `/${boss}`, { version: version + 1, memo: '平社員' }),
      await asStaff(world, 'POST', `/${boss}/restorations`, { version: version + 1 }),
    ]
    const answers: Answer[] = [
      written,
      await asStaff(world, 'GET', ''),
      await asStaff(world, 'GET', '?include=["memo"]'),
      await asStaff(world, 'GET', `/${boss}`),
      await asStaff(world, 'GET', `/${boss}/revisions`),
      await asStaff(world, 'GET', `/${boss}/invitation`),
      await world.call(staff, 'GET', `${api}/funaneco-jp/summary`),
    ]
    for (const answer of [...answers, ...refused]) {
      expect(answer.status, answer.text).toBe(refused.includes(answer) ? 403 : 200)
      expect(answer.text).not.toContain(canary)
      expect(answer.text).not.toMatch(/password|token|"role"|cfAi|emailVerified|banned/)
    }
    expect(Object.keys(answers[3]!.body).sort()).toEqual([...fields, ...books].sort())
    for (const name of ['password', 'token', 'role', 'banReason', 'cfAi', 'image', 'auth_account.password']) {
      for (const query of [
        `sort=["${name}","ASC"]`,
        `filter={"${name}":"x"}`,
        `filter={"${name}_contains":"c"}`,
        `include=["${name}"]`,
      ])
        expect([query, (await asStaff(world, 'GET', `?${query}`)).status]).toEqual([query, 400])
      expect((await asStaff(world, 'GET', `/availability?field=${name}&value=x`)).status).toBe(400)
    }
    expect((await asStaff(world, 'GET', '?filter={"trashed":true}')).status).toBe(400)
    expect((await asStaff(world, 'GET', `?filter={"q":"${canary}"}`)).body).toEqual([])
  })

  test('find people by name, reading and address, whatever the kana and width', async () => {
    const world = await start()
    await asStaff(world, 'POST', '', {
      name: '海野 しおり',
      nameKana: 'ウミノ シオリ',
      email: 'shiori@captain.example',
    })
    await asStaff(world, 'POST', '', { name: '二条 菓子郎', nameKana: 'ニジョウ カシロウ', email: 'k@captain.example' })
    const found = async (q: string) =>
      (await asStaff(world, 'GET', `?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
        ({ name }: { name: string }) => name,
      )
    for (const q of ['海', 'うみの', 'ｼｵﾘ', 'ＳＨＩＯＲＩ', '海野 しおり'])
      expect([q, await found(q)]).toEqual([q, ['海野 しおり']])
    expect(await found('海 菓子')).toEqual([])
  })
})

describe('An account', () => {
  test('is the operator’s alone: no other tenant has users, nor a second one of its site', async () => {
    const world = await start()
    await world.other('funaneco-jp', 'the-twin')
    const id = await world.account(admin)
    expect((await world.call(admin, 'GET', `${api}/the-twin/user`)).body).toEqual([])
    expect((await world.call(admin, 'GET', `${api}/the-twin/user/${id}`)).status).toBe(404)
    expect((await world.call(admin, 'PUT', `${api}/the-twin/user/${id}`, { version: 1, memo: 'x' })).status).toBe(404)
    expect((await world.call(admin, 'GET', `${api}/myturn-games/user`)).status).toBe(404)
    expect((await world.call(staffOf('myturn-games'), 'GET', users)).status).toBe(403)
  })

  test('that its owner changed meanwhile is not overwritten, and its profile goes with it', async () => {
    const world = await administeredWorld()
    const { id, browser } = await world.person('hanako@captain.example')
    const seen = (await asStaff(world, 'GET', `/${id}`)).body
    expect((await browser.post('/api/auth/update-user', { name: '花子' })).status).toBe(200)
    expect((await asStaff(world, 'PUT', `/${id}`, { version: seen.version, name: '花' })).status).toBe(412)
    const saved = await asStaff(world, 'PUT', `/${id}`, {
      version: seen.version + 1,
      memo: '産休',
      phone: '03-1234-5678',
    })
    expect(saved).toMatchObject({ status: 200, body: { name: '花子', memo: '産休' } })
    expect((await browser.get('/api/auth/get-session')).text).not.toContain('産休')
    const undone = await asStaff(world, 'POST', `/${id}/restorations`, { version: saved.body.version })
    expect(undone).toMatchObject({ status: 200, body: { name: '花子', memo: null } })
    expect((await world.admin.post('/api/auth/admin/remove-user', { userId: id })).status).toBe(200)
    expect((await asStaff(world, 'GET', `/${id}`)).status).toBe(404)
    expect(await world.sql('select "version" from revision where "recordId" = ?', id)).toEqual([])
  })
})

describe('The invitation of a user', () => {
  test('lets in a regular user, once', async () => {
    const world = await administeredWorld()
    const { body } = await asStaff(world, 'POST', '', { name: '帆足', email: 'misaki@captain.example' })
    const invitation = `/${body.id}/invitation`
    const waiting = { joined: false, openUntil: null, mayInvite: false, byHand: true }
    const byAdmin = () => world.admin.call('POST', `${users}${invitation}`, {})
    expect((await asStaff(world, 'GET', invitation)).body).toEqual(waiting)
    const [first, second] = [await byAdmin(), await byAdmin()]
    expect([first.status, second.status, second.body.mailed]).toEqual([201, 201, false])
    expect((await accept(browserOf(world), first.body.link)).status, 'the link before').toBe(400)
    const browser = browserOf(world)
    expect((await accept(browser, second.body.link)).status).toBe(200)
    expect((await browser.post('/api/v1/invitations/password', { password: goodPassword })).status).toBe(200)
    expect((await browser.get('/api/auth/get-session')).body.user).toMatchObject({
      role: 'user',
      isUser: true,
      cfAi: false,
    })
    expect((await asStaff(world, 'GET', invitation)).body).toMatchObject({ joined: true, openUntil: null })
    expect(await asStaff(world, 'POST', invitation, {})).toMatchObject({
      status: 409,
      body: { data: { code: 'JOINED' } },
    })
    const events = (await world.events()).filter(({ action }) => action === 'invited')
    expect(events).toMatchObject([
      { actor: { name: 'admin' }, target: { name: '帆足' } },
      { actor: { name: 'admin' }, target: { name: '帆足' } },
    ])
  })

  test('is for administrators where they made the account or gave it rights', async () => {
    const world = await administeredWorld()
    const refused = { status: 403, body: { data: { code: 'ADMINISTRATORS_ALONE' } } }
    const { id } = await invite(world, 'taro@captain.example')
    expect((await asStaff(world, 'GET', `/${id}/invitation`)).body).toMatchObject({ joined: false, mayInvite: false })
    expect(await asStaff(world, 'POST', `/${id}/invitation`, {})).toMatchObject(refused)
    const { body } = await asStaff(world, 'POST', '', { name: '入江', email: 'irie@captain.example' })
    expect((await world.admin.post('/api/auth/admin/set-role', { userId: body.id, role: 'admin' })).status).toBe(200)
    expect(await asStaff(world, 'POST', `/${body.id}/invitation`, {})).toMatchObject(refused)
    expect((await asStaff(world, 'POST', `/0198c1de-7a00-7000-8000-00000000dead/invitation`, {})).status).toBe(404)
  })
})

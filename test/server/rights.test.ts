// @module-tag postgres-full
import { beforeAll, describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import { entityHooks } from '../../server/generated/modules.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { admin, open, start, staffOf, type Answer, type TestTenant, type World } from './support/world.ts'

/**
 * Who may write what by which way: administrators; staff of the operator who are members of the tenant concerned, and
 * those who are not; that tenant's own staff; whoever may use AI; nobody. A new way of an entity belongs in here.
 * `/change-sets` stands for taking back all that one call changed (`/change-sets/:id/restorations`).
 */
const table = `
                                               admin  member  staff  tenant  ai   nobody
  tenant-user  POST                    somebody       201    201     403    403     403  401
  tenant-user  POST                    oneself        403    403     403    403     403  401
  tenant-user  POST                    administrator  201    403     403    403     403  401
  tenant-user  DELETE /:id             somebody       200    200     403    403     403  401
  tenant-user  DELETE /:id             oneself        200    200     200    403     403  401
  tenant-user  DELETE /:id             administrator  200    403     403    403     403  401
  tenant-user  POST /deletions         somebody       200    200     403    403     403  401
  tenant-user  POST /deletions         oneself        200    200     200    403     403  401
  tenant-user  POST /deletions         administrator  200    403     403    403     403  401
  tenant-user  PATCH /:id              somebody       200    200     403    403     403  401
  tenant-user  PATCH /:id              oneself        403    403     403    403     403  401
  tenant-user  PATCH /:id              administrator  200    403     403    403     403  401
  tenant-user  POST /edits             somebody       200    200     403    403     403  401
  tenant-user  POST /edits             oneself        403    403     403    403     403  401
  tenant-user  POST /edits             administrator  200    403     403    403     403  401
  tenant-user  POST /:id/restorations  somebody       200    200     403    403     403  401
  tenant-user  POST /:id/restorations  oneself        403    403     403    403     403  401
  tenant-user  POST /:id/restorations  administrator  200    403     403    403     403  401
  tenant-user  POST /restorations      somebody       200    200     403    403     403  401
  tenant-user  POST /restorations      oneself        403    403     403    403     403  401
  tenant-user  POST /restorations      administrator  200    403     403    403     403  401
  tenant-user  POST /purges            somebody       204    204     403    403     403  401
  tenant-user  POST /purges            oneself        403    403     403    403     403  401
  tenant-user  POST /purges            administrator  204    403     403    403     403  401
  tenant-user  POST /change-sets       somebody       200    200     403    403     403  401
  tenant-user  POST /change-sets       oneself        403    403     403    403     403  401
  tenant-user  POST /change-sets       administrator  200    403     403    403     403  401
  user         POST                    somebody       201    201     201    403     403  401
  user         PUT /:id                somebody       200    200     200    403     403  401
  user         PUT /:id                administrator  200    403     403    403     403  401
  user         POST /edits             somebody       200    200     200    403     403  401
  user         POST /edits             administrator  200    403     403    403     403  401
  user         POST /:id/restorations  somebody       200    200     200    403     403  401
  user         POST /:id/restorations  administrator  200    403     403    403     403  401
  user         POST /change-sets       somebody       200    200     200    403     403  401
  user         POST /change-sets       administrator  200    403     403    403     403  401
  user         POST /:id/invitation    somebody       201    403     403    403     403  401
  user         POST /:id/invitation    administrator  201    403     403    403     403  401
  tenant       POST                    customer       201    201     201    403     403  401
  tenant       POST                    operator       400    400     400    403     403  401
  tenant       PUT /:id                customer       200    200     200    403     403  401
  tenant       POST /edits             customer       200    200     200    403     403  401
  tenant       PUT /order              customer       200    200     200    403     403  401
  tenant       DELETE /:id             customer       200    200     200    403     403  401
  tenant       POST /deletions         customer       200    200     200    403     403  401
  tenant       POST /:id/transitions   customer       200    200     200    403     403  401
  tenant       POST /transitions       customer       200    200     200    403     403  401
  tenant       POST /:id/restorations  customer       200    200     200    403     403  401
  tenant       POST /restorations      customer       200    200     200    403     403  401
  tenant       POST /change-sets       customer       200    200     200    403     403  401
  tenant       POST /purges            customer       409    409     409    403     403  401
`

const callers = ['admin', 'member', 'staff', 'tenant', 'ai', 'nobody'] as const
type Caller = (typeof callers)[number]

interface Row {
  readonly entity: string
  readonly way: string
  readonly about: string
  readonly answers: Readonly<Record<Caller, number>>
}

const rows: readonly Row[] = table
  .split('\n')
  .map((line) => /^ +([\w-]+) +([A-Z]+(?: \/\S+)?) +(\w+) +([\d ]+)$/.exec(line.trimEnd().replace(/^/, ' ')))
  .filter((match) => match !== null)
  .map(([, entity, way, about, answers]) => ({
    entity: entity!,
    way: way!,
    about: about!,
    answers: Object.fromEntries(
      answers!
        .trim()
        .split(/ +/)
        .map((answer, place) => [callers[place], Number(answer)]),
    ) as Row['answers'],
  }))

const api = '/api/v1/authorized/tenants/funaneco-jp'
const emails: Readonly<Record<Exclude<Caller, 'nobody'>, string>> = {
  admin,
  member: 'member@captain.example',
  staff: staffOf('funaneco-jp'),
  tenant: 'tenant@captain.example',
  ai: 'ai@captain.example',
}

let world: World
let drawn = 0
beforeAll(async () => {
  world = await open()
  const { account, sql } = world
  for (const email of Object.values(emails)) await account(email)
  await join('member', world.tenants['funaneco-jp'])
  await sql('update auth_user set "cfAi" = true where "id" = ?', await account(emails.ai))
  return world.close
})

const emailOf = (caller: Caller): string | undefined => (caller === 'nobody' ? undefined : emails[caller])

/** Makes an account a member of a tenant, beside every policy; answers the membership. */
async function give(user: string, { id }: TestTenant): Promise<string> {
  const body = { user, joinedOn: '2024-04-01', isContact: false }
  return importRecord(world.database, tenantUser, { tenant: world.tenants['funaneco-jp'], parent: id }, body)
}

async function join(caller: Exclude<Caller, 'nobody'>, tenant: TestTenant): Promise<void> {
  const user = await world.account(emails[caller])
  const there = await world.sql(
    'select 1 from tenant_user where "tenant" = ? and "user" = ? and "trashedAt" is null',
    tenant.id,
    user,
  )
  if (there.length === 0) await give(user, tenant)
}

const freshTenant = (): Promise<TestTenant> => world.other('myturn-games', `customer-${(drawn += 1)}`)

/** The account that a call is about; a new one unless it is the caller's own. */
async function accountAbout(about: string, caller: Caller): Promise<string> {
  if (about === 'oneself') return world.account(emails[caller === 'nobody' ? 'staff' : caller])
  const id = await world.account(`about-${(drawn += 1)}@captain.example`)
  if (about === 'administrator') await world.sql(`update auth_user set "role" = 'admin' where "id" = ?`, id)
  return id
}

interface Call {
  readonly url: string
  readonly body?: object
}
type Staged = (way: string, about: string, caller: Caller) => Promise<Call>

/** Takes back the last that was done to a record, with all that was done in the same call. */
async function undoOf(id: string): Promise<Call> {
  const [{ changeSet }] = await world.sql(
    'select "changeSet" from revision where "recordId" = ? order by "version" desc limit 1',
    id,
  )
  return { url: `${api}/change-sets/${changeSet}/restorations`, body: {} }
}

const asAdmin = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<any> => {
  const answer = await world.call(admin, method, url, body)
  if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.text}`)
  return answer.body
}

/** Gives a record another name by the edit of several. */
const renaming = (path: string, id: string): Call => ({
  url: `${path}/edits`,
  body: { records: [{ id, version: 1 }], changes: { name: { set: '別の名' } } },
})

/** For every entity with a policy: what stands there before a call, and the call. */
const stages: Readonly<Record<string, Staged>> = {
  async 'tenant-user'(way, about, caller) {
    const tenant = await freshTenant()
    const path = `${api}/tenant/${tenant.id}/tenant-user`
    const user = await accountAbout(about, caller)
    const ways: Record<string, () => Promise<Call>> = {
      POST: async () => ({ url: path, body: { user, joinedOn: '2024-04-01' } }),
      'PATCH /:id': async () => ({
        url: `${path}/${await give(user, tenant)}`,
        body: { mayMakePreviewLinks: false, version: 1 },
      }),
      'POST /edits': async () => ({
        url: `${path}/edits`,
        body: {
          records: [{ id: await give(user, tenant), version: 1 }],
          changes: { mayMakePreviewLinks: { set: false } },
        },
      }),
      'DELETE /:id': async () => ({ url: `${path}/${await give(user, tenant)}` }),
      'POST /deletions': async () => ({
        url: `${path}/deletions`,
        body: { records: [{ id: await give(user, tenant), version: 1 }] },
      }),
      'POST /:id/restorations': async () => ({ url: `${path}/${await removed()}/restorations`, body: { version: 2 } }),
      'POST /restorations': async () => many('restorations', await removed()),
      'POST /purges': async () => many('purges', await removed()),
      'POST /change-sets': async () => undoOf(await removed()),
    }
    const many = (name: string, id: string): Call => ({
      url: `${path}/${name}`,
      body: { records: [{ id, version: 2 }] },
    })
    async function removed(): Promise<string> {
      const id = await give(user, tenant)
      await asAdmin('DELETE', `${path}/${id}`)
      return id
    }
    const call = await ways[way]!()
    await join('member', tenant)
    await join('tenant', tenant)
    return call
  },

  async user(way, about, caller) {
    const path = `${api}/user`
    if (way === 'POST') return { url: path, body: { name: '入江', email: `made-${(drawn += 1)}@captain.example` } }
    if (way === 'POST /:id/invitation') {
      const body = { name: '入江', email: `invited-${(drawn += 1)}@captain.example` }
      const { id } = await asAdmin('POST', path, body)
      if (about === 'administrator') await world.sql(`update auth_user set "role" = 'admin' where "id" = ?`, id)
      return { url: `${path}/${id}/invitation`, body: {} }
    }
    const id = await accountAbout(about, caller)
    if (way === 'PUT /:id') return { url: `${path}/${id}`, body: { name: '別の名', version: 1 } }
    if (way === 'POST /edits') return renaming(path, id)
    await asAdmin('PUT', `${path}/${id}`, { name: '別の名', version: 1 })
    return way === 'POST /change-sets' ? undoOf(id) : { url: `${path}/${id}/restorations`, body: { version: 2 } }
  },

  async tenant(way, about) {
    const path = `${api}/tenant`
    if (way === 'POST') {
      const slug = `customer-${(drawn += 1)}`
      const site = about === 'operator' ? 'funaneco-jp' : 'myturn-games'
      return { url: path, body: { name: slug, slug, site, siteUrl: 'https://customer.example' } }
    }
    const [{ id }, second] = [await freshTenant(), await freshTenant()]
    const removed = async () => void (await asAdmin('DELETE', `${path}/${id}`))
    const ways: Record<string, () => Promise<Call> | Call> = {
      'PUT /:id': () => ({ url: `${path}/${id}`, body: { name: '別の名', version: 1 } }),
      'POST /edits': () => renaming(path, id),
      'PUT /order': () => ({ url: `${path}/order`, body: { ids: [second.id, id] } }),
      'DELETE /:id': () => ({ url: `${path}/${id}` }),
      'POST /deletions': () => ({ url: `${path}/deletions`, body: { records: [{ id, version: 1 }] } }),
      'POST /:id/transitions': () => ({ url: `${path}/${id}/transitions`, body: { to: 'suspended', version: 1 } }),
      'POST /transitions': () => ({
        url: `${path}/transitions`,
        body: { to: 'suspended', records: [{ id, version: 1 }] },
      }),
      'POST /:id/restorations': async () => {
        await removed()
        return { url: `${path}/${id}/restorations`, body: { version: 2 } }
      },
      'POST /restorations': async () => {
        await removed()
        return { url: `${path}/restorations`, body: { records: [{ id, version: 2 }] } }
      },
      'POST /purges': async () => {
        await removed()
        return { url: `${path}/purges`, body: { records: [{ id, version: 2 }] } }
      },
      'POST /change-sets': async () => {
        await removed()
        return undoOf(id)
      },
    }
    return ways[way]!()
  },
}

/** All that a write leaves behind: rows, revisions, what happened around accounts, links. That somebody came in is no write. */
async function everything({ sql }: Pick<World, 'sql'>): Promise<string> {
  const found = [
    await sql('select * from tenant_user order by "id"'),
    await sql('select * from tenant order by "id"'),
    await sql('select * from auth_user order by "id"'),
    await sql('select * from revision order by "recordId", "version"'),
    await sql(`select * from auth_event where "action" <> 'tenant-entered' order by "id"`),
    await sql('select * from auth_invitation order by "id"'),
    await sql('select * from total order by "tenant_id", "entity"'),
  ]
  return JSON.stringify(found)
}

const governed = Object.keys(entityHooks).filter((name) => entityHooks[name]!.policy)

test('every way to write that the routes of an entity with a policy offer stands in the table', () => {
  const offered = world.app.routeTable.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((each) => governed.includes(config?.entity ?? '') && each !== 'GET' && each !== 'HEAD')
      .map((each) => `${config!.entity} ${each} ${url.split(`/${config!.entity}`).at(-1)}`.trimEnd()),
  )
  expect(offered.length).toBeGreaterThan(0)
  // One route for the records of all entities.
  offered.push(...governed.map((name) => `${name} POST /change-sets`))
  expect([...new Set(rows.map(({ entity, way }) => `${entity} ${way}`))].toSorted()).toEqual(offered.toSorted())
  const givers = Object.values(entities).filter(({ fields }) =>
    Object.values(fields).some(({ notOwnAccount: notOneself }) => notOneself),
  )
  expect(givers.every(({ name }) => governed.includes(name))).toBe(true)
})

describe.each(governed)('A write of %s', (name) => {
  test.each(rows.filter(({ entity }) => entity === name).map((row) => [row.way, row.about, row] as const))(
    'by %s about %s is done or refused as the table says, and a refused one changes nothing',
    async (way, about, { answers }) => {
      for (const caller of callers) {
        const { url, body } = await stages[name]!(way, about, caller)
        const before = await everything(world)
        const answer = await world.call(emailOf(caller), way.split(' ')[0] as 'POST', url, body)
        expect([caller, answer.status], answer.text).toEqual([caller, answers[caller]])
        const isUnchanged = (await everything(world)) === before
        expect([caller, isUnchanged]).toEqual([caller, answer.status >= 400])
        // Whom the guard of the tenant lets in is told why not.
        if (answer.status === 403 && ['admin', 'member', 'staff'].includes(caller)) expectReason(answer)
      }
    },
  )
})

function expectReason({ body, text }: Answer): void {
  const { code, issues = [] } = body.data
  expect(code ?? issues[0]?.rule, text).toMatch(
    /^(integrity\.(selfNotAllowed|membersAlone|administratorsAlone)|LINK_BY_ADMINISTRATOR|ADMINISTRATORS_ALONE)$/,
  )
  if (!code) expect(issues[0].message).not.toBe(issues[0].rule)
}

test('who was removed from a tenant by an administrator does not come back by any way', async () => {
  const world = await start()
  const { account, call, tenants } = world
  const staff = staffOf('funaneco-jp')
  const tenant = tenants['myturn-games']
  const path = `${api}/tenant/${tenant.id}/tenant-user`
  const self = await account(staff)
  const { id } = (await call(admin, 'POST', path, { user: self, joinedOn: '2024-04-01' })).body
  const mayEnter = async () => (await call(staff, 'GET', '/api/v1/authorized/tenants/myturn-games')).status
  expect(await mayEnter()).toBe(200)
  const { status: removed, headers } = await call(admin, 'DELETE', `${path}/${id}`)
  const removal = String(headers['change-set'])
  expect(removed).toBe(200)
  expect(await mayEnter()).toBe(403)
  const [accomplice, elsewhere] = [
    await account('accomplice@captain.example'),
    `${api}/tenant/${tenants['emu-esu-com'].id}`,
  ]
  const { id: another } = (await call(admin, 'POST', path, { user: accomplice, joinedOn: '2024-04-01' })).body

  const stranger = await account('stranger@captain.example')

  const before = await everything(world)
  const tried: readonly (readonly ['POST' | 'PUT' | 'PATCH', string, object])[] = [
    ['POST', `${path}/${id}/restorations`, { version: 2 }],
    ['POST', `${path}/${id}/restorations`, { version: 2, to: 1 }],
    ['POST', `${path}/restorations`, { records: [{ id, version: 2 }] }],
    ['POST', `${path}/restorations`, { records: [{ id, version: 2, to: 1 }] }],
    ['POST', `${elsewhere}/tenant-user/${id}/restorations`, { version: 2 }],
    ['POST', `${api}/change-sets/${removal}/restorations`, {}],
    ['POST', path, { user: self, joinedOn: '2024-04-01' }],
    ['POST', `${elsewhere}/tenant-user`, { user: self, joinedOn: '2024-04-01' }],
    ['POST', path, { user: stranger, joinedOn: '2024-04-01' }],
    ['PUT', `${path}/${another}`, { user: self, version: 1 }],
    ['PATCH', `${path}/${another}`, { user: self, version: 1 }],
    ['POST', `/api/v1/admin/users/${self}/memberships`, { tenant: tenant.id }],
  ]
  for (const [method, url, body] of tried) {
    const { status } = await call(staff, method, url, body)
    expect([method, url, body, [400, 403, 404].includes(status) && status]).toEqual([method, url, body, status])
    expect(await mayEnter()).toBe(403)
  }
  expect(await everything(world)).toBe(before)
  expect((await call(admin, 'POST', `${path}/${id}/restorations`, { version: 2 })).status).toBe(200)
  expect(await mayEnter()).toBe(200)
})

test('nobody grants the right to make preview links who lacks it', async () => {
  const world = await start()
  const { account, call, tenants } = world
  const staff = staffOf('funaneco-jp')
  const path = `${api}/tenant/${tenants['myturn-games'].id}/tenant-user`
  const self = await account(staff)
  const colleague = await account('colleague@captain.example')
  const join = async (email: string, user: string, mayMakePreviewLinks: boolean) =>
    call(email, 'POST', path, { user, joinedOn: '2024-04-01', mayMakePreviewLinks })
  const { id } = (await join(admin, self, false)).body
  const refused = await join(staff, colleague, true)
  expect([refused.status, refused.body.data.issues]).toMatchObject([
    403,
    [{ path: ['mayMakePreviewLinks'], rule: 'integrity.rightNotOwn' }],
  ])
  const other = await join(staff, colleague, false)
  expect(other.status, other.text).toBe(201)
  const allow = (email: string, membership: string, version: number) =>
    call(email, 'PATCH', `${path}/${membership}`, { mayMakePreviewLinks: true, version })
  expect((await allow(staff, other.body.id, 1)).status).toBe(403)
  expect((await allow(admin, id, 1)).status).toBe(200)
  expect((await allow(staff, other.body.id, 1)).status).toBe(200)
})

test('a membership that is not yet, or no longer, gives no right to others’', async () => {
  const world = await start()
  const { account, call, sql, tenants } = world
  const staff = staffOf('funaneco-jp')
  const path = `${api}/tenant/${tenants['myturn-games'].id}/tenant-user`
  const self = await account(staff)
  await call(admin, 'POST', path, { user: self, joinedOn: '2024-04-01' })
  const grant = async (email: string) =>
    (await call(staff, 'POST', path, { user: await account(email), joinedOn: '2024-04-01' })).status
  const set = (joinedOn: string, endsOn: string | null) =>
    sql(
      'update tenant_user set "joinedOn" = ?, "endsOn" = ? where "user" = ? and "tenant" = ?',
      joinedOn,
      endsOn,
      self,
      tenants['myturn-games'].id,
    )
  expect(await grant('one@captain.example')).toBe(201)
  await set('2999-01-01', null)
  expect(await grant('two@captain.example')).toBe(403)
  await set('2024-04-01', '2024-05-01')
  expect(await grant('two@captain.example')).toBe(403)
})

test('a link is shown to administrators alone; without mail, staff draw none and the one before stays good', async () => {
  const world = await start()
  const staff = staffOf('funaneco-jp')
  const { body } = await world.call(staff, 'POST', `${api}/user`, { name: '入江', email: 'irie@captain.example' })
  const invitation = `${api}/user/${body.id}/invitation`
  expect((await world.call(staff, 'GET', invitation)).body).toMatchObject({ mayInvite: false, byHand: true })
  expect((await world.call(admin, 'GET', invitation)).body).toMatchObject({ mayInvite: true, byHand: true })
  const handed = await world.call(admin, 'POST', invitation, {})
  expect(handed).toMatchObject({
    status: 201,
    body: { mailed: false, link: expect.stringContaining('/auth/invite#t=') },
  })
  const before = await everything(world)
  const refused = await world.call(staff, 'POST', invitation, {})
  expect(refused).toMatchObject({ status: 403, body: { data: { code: 'LINK_BY_ADMINISTRATOR' } } })
  expect(refused.text).not.toContain('#t=')
  expect(await everything(world)).toBe(before)
})

test('where mail goes out, the link of staff is mailed and nobody is shown it', async () => {
  const world = await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const staff = staffOf('funaneco-jp')
  const { body } = await world.call(staff, 'POST', `${api}/user`, { name: '入江', email: 'irie@captain.example' })
  const invitation = `${api}/user/${body.id}/invitation`
  expect((await world.call(staff, 'GET', invitation)).body).toMatchObject({ mayInvite: true, byHand: false })
  const mailed = await world.call(staff, 'POST', invitation, {})
  expect(mailed).toMatchObject({ status: 201, body: { mailed: true, link: null } })
  expect(await world.sql('select 1 from job where "kind" = ?', 'mail')).toHaveLength(1)
})

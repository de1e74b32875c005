// @module-tag postgres-full
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { faq } from '../../entities/company-site/faq.ts'
import { todayOf } from '../../entities/language/declaration/calendar-view.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../entities/language/dates/wall-clock.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { presetViewsOf } from '../../entities/language/derived/entity-views.ts'
import { maxViewCount, maxViews } from '../../entities/language/declaration/list-views.ts'
import { operatorsOf } from '../../entities/language/derived/list-operators.ts'
import { screensOf } from '../../entities/language/screens.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { news } from '../../entities/news.ts'
import { order } from '../../entities/shop/order.ts'
import { sweepViews } from '../../server/features/views/sweep.ts'
import { firstSite, recordClient, type RecordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, open, staffOf, type Answer, type World } from './support/world.ts'

const listed = suiteEntities.filter(
  (entity) => screensOf(entity, firstSite(entity)).includes('list') && entity.edit !== 'single' && !entity.viewOf,
)

const worlds: World[] = []
let world: World
beforeAll(async () => {
  world = await open()
  worlds.push(world)
})
afterAll(async () => {
  for (const each of worlds) await each.close()
})

const desks = new Map<string, Promise<{ readonly api: RecordClient; readonly id: string }>>()

/** The list of an entity, with a record in it; the same for all tests. */
function deskOf(entity: Entity) {
  const known = desks.get(entity.name) ?? openDesk(entity)
  desks.set(entity.name, known)
  return known
}

async function openDesk(entity: Entity) {
  // A client of what is nested makes a parent, of which there can be one.
  if (entity.parent) worlds.push(await open())
  const api = await recordClient(entity.parent ? worlds.at(-1)! : world, entity)
  const [present] = (await api.get('', { range: [0, 0] })).body
  return { api, id: (present ?? (await api.create(1))).id as string }
}

const totalOf = ({ headers }: Answer): number => Number(String(headers['content-range']).split('/')[1])
const idsOf = ({ body }: Answer): string[] => body.map(({ id }: { id: string }) => id)
const colleague = (slug: string) => `colleague-of-${slug}@captain.example`

/** Sets what people cannot type: a value of a record. */
const set = ({ world: { sql }, entity }: RecordClient, id: string, field: string, value: unknown) =>
  sql(`update "${entity.name.replaceAll('-', '_')}" set "${field}" = ? where "id" = ?`, value as string, id)

const viewsPath = (slug: string) => `/api/v1/authorized/tenants/${slug}/views`
const listOf = (api: Pick<RecordClient, 'entity' | 'tenant' | 'parent'>) =>
  `${viewsPath(api.tenant.slug)}?entity=${api.entity.name}${api.parent === undefined ? '' : `&parent=${api.parent}`}`

describe('Days as seen from today', () => {
  test.each(listed.map((entity) => [entity.name, entity] as const))(
    'begin at midnight of the tenant in every field of %s that has days',
    async (_, entity) => {
      const { api, id } = await deskOf(entity)
      const fields = siteFields(entity, api.site).filter((field) => operatorsOf(entity, field).includes('within'))
      const found = async (name: string, span: string) =>
        idsOf(await api.get('', { filter: { [`${name}_within`]: span, id: [id] } })).length === 1
      for (const { name, kind } of [...fields, { name: 'createdAt', kind: 'date-time' }]) {
        const midnight = startOfDay(today())
        const day = entity.calendar?.date === name ? todayOf(entity) : today()
        const [first, before] =
          kind === 'date' ? [day, addDays(day, -1)] : [midnight, new Date(Date.parse(midnight) - 1).toISOString()]
        await set(api, id, name, first)
        expect([name, await found(name, 'today'), await found(name, 'yesterday')]).toEqual([name, true, false])
        await set(api, id, name, before)
        expect([name, await found(name, 'today'), await found(name, 'yesterday')]).toEqual([name, false, true])
      }
    },
  )

  test('are the spans that the documents name, and no others', async () => {
    const api = await recordClient(world, order)
    const { id } = await api.create(30)
    const at = (day: number) => set(api, id, 'orderedAt', startOfDay(addDays(today(), day)))
    const isFound = async (span: string) =>
      idsOf(await api.get('', { filter: { orderedAt_within: span } })).includes(id)
    await at(-3)
    expect(await isFound('older-than-3-days')).toBe(false)
    expect(await isFound('older-than-2-days')).toBe(true)
    await at(-4)
    expect(await isFound('older-than-3-days')).toBe(true)
    expect(await isFound('before-today')).toBe(true)
    await at(6)
    expect(await isFound('next-7-days')).toBe(true)
    expect(await isFound('from-today')).toBe(true)
    await at(7)
    expect(await isFound('next-7-days')).toBe(false)
    for (const wrong of ['', 'soon', 'older-than-0-days', 'older-than-1000-days', 'constructor', 7, null, ['today']])
      expect((await api.get('', { filter: { orderedAt_within: wrong } })).status, String(wrong)).toBe(400)
    expect((await api.get('', { filter: { buyerName_within: 'today' } })).status).toBe(400)
  })

  test('are not offered to the public, whose answers are kept', async () => {
    const { call } = world
    const filter = encodeURIComponent('{"publishAt_within":"today"}')
    const answer = await call(undefined, 'GET', `/api/v1/tenants/myturn-games/news?filter=${filter}`)
    expect(answer.status).toBe(400)
  })
})

describe('The states of a list', () => {
  test('are counted in one answer, as the list counts its records in each', async () => {
    const api = await recordClient(world, contact, 'tajiminazo-myturn-games')
    const ids = [(await api.create(1)).id, (await api.create(2)).id, (await api.create(3)).id]
    await set(api, ids[0]!, 'status', 'done')
    await set(api, ids[1]!, 'subject', '数えられる件名')
    const path = `/api/v1/authorized/tenants/${api.tenant.slug}/state-counts`
    const ask = (query: string) => world.call(admin, 'GET', `${path}?${query}`)
    const states = contact.fields.status!.options!
    for (const filter of [{}, { status_neq: 'spam' }, { q: '数えられる' }]) {
      const { status, body } = await ask(`entity=contact&filter=${encodeURIComponent(JSON.stringify(filter))}`)
      expect(status).toBe(200)
      const listed = await Promise.all(
        states.map(async (state) => {
          const within = { ...filter, status: state }
          return { state, count: totalOf(await api.get('', { filter: within, range: [0, 0] })) }
        }),
      )
      expect(body).toEqual(listed)
    }
    expect((await ask('entity=contact')).body).toContainEqual({ state: 'done', count: 1 })
    expect((await ask('entity=contact&filter={"nothing":1}')).status).toBe(400)
    expect((await ask('entity=contact&filter=[')).status).toBe(400)
    expect((await ask('entity=privacy-policy&parent=1')).status).toBe(400)
    for (const entity of ['faq', 'nothing', 'order']) expect((await ask(`entity=${entity}`)).status, entity).toBe(404)
  })
})

describe('Oneself', () => {
  test('is meant by `me` wherever accounts are compared', async () => {
    const api = await recordClient(world, contact, 'sound-clover-com')
    const own = staffOf('sound-clover-com')
    const { id } = await api.create(1)
    const { id: other } = await api.create(2)
    await set(api, id, 'assignee', await world.account(own))
    await set(api, other, 'assignee', await world.account(admin))
    const asked = async (who: string, filter: object) =>
      idsOf(await world.call(who, 'GET', `${api.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
    expect(await asked(own, { assignee: 'me' })).toEqual([id])
    expect(await asked(admin, { assignee: 'me' })).toEqual([other])
    expect(await asked(own, { assignee_neq: 'me' })).toEqual([other])
    expect((await asked(own, { assignee_in: ['me', await world.account(admin)] })).sort()).toEqual([id, other].sort())
    const articles = await recordClient(world, news, 'sound-clover-com')
    const { id: written } = await articles.create(3)
    const filter = `?filter=${encodeURIComponent('{"createdBy":"me"}')}`
    expect(idsOf(await world.call(admin, 'GET', articles.path + filter))).toContain(written)
    expect(idsOf(await world.call(own, 'GET', articles.path + filter))).toEqual([])
  })
})

describe('Views of a list', () => {
  test.each(listed.map((entity) => [entity.name, entity] as const))(
    'of %s count what the list has, and come back as they were kept',
    async (_, entity) => {
      const { api } = await deskOf(entity)
      const query = { filter: { createdAt_within: 'today' }, sort: ['createdAt', 'DESC'], perPage: 50 }
      const made = await api.world.call(admin, 'POST', viewsPath(api.tenant.slug), {
        entity: entity.name,
        name: 'Today',
        audience: 'team',
        query,
      })
      expect([made.status, made.body.query, made.body.issues]).toEqual([201, query, []])
      const { body } = await api.world.call(admin, 'GET', listOf(api))
      const total = async (filter: object) => totalOf(await api.get('', { filter }))
      expect(body.all).toBe(await total({}))
      expect(body.ready.map(({ name }: { name: string }) => name)).toEqual(
        presetViewsOf(entity, api.site).map(([name]) => name),
      )
      for (const ready of body.ready)
        expect([ready.name, ready.count]).toEqual([ready.name, await total(ready.query.filter)])
      const [view] = body.views
      expect([view.id, view.count]).toEqual([made.body.id, await total(query.filter)])
    },
  )

  test('of a long list are counted no further than to a thousand, and those that find little in full', async () => {
    const { api, id } = await deskOf(faq)
    const [row] = await world.sql('select * from "faq" where "id" = ?', id)
    const columns = Object.keys(row).filter((name) => name !== 'id')
    const quoted = columns.map((name) => `"${name}"`).join()
    for (let part = 0; part < 3; part += 1) {
      const ids = Array.from({ length: 400 }, () => crypto.randomUUID())
      const copies = ids.map(() => 'select cast(? as text) as "id"').join(' union all ')
      await world.sql(
        `insert into "faq" ("id", ${quoted}) select copy."id", ${columns.map((name) => `faq."${name}"`).join()} from "faq", (${copies}) as copy where faq."id" = ?`,
        ...ids,
        id,
      )
    }
    const path = viewsPath(api.tenant.slug)
    for (const [name, filter] of Object.entries({
      all: {},
      one: { id },
      none: { createdAt_within: 'older-than-30-days' },
    }))
      await world.call(admin, 'POST', path, { entity: 'faq', name, audience: 'mine', query: { filter } })
    const { body } = await world.call(admin, 'GET', listOf(api))
    expect(body.all).toBe(maxViewCount + 1)
    expect(
      Object.fromEntries(body.views.map(({ name, count }: { name: string; count: number }) => [name, count])),
    ).toMatchObject({ all: maxViewCount + 1, one: 1, none: 0 })
  })

  const site = 'myturn-games'
  const path = viewsPath(site)
  const draft = { entity: 'news', query: { filter: { status: 'draft' } } }

  test('are seen by those they are for: one’s own by nobody else, the team’s by all who work there', async () => {
    const neighbour = await world.other(site, 'next-door')
    const own = (await world.call(staffOf(site), 'POST', path, { ...draft, name: 'Mine', audience: 'mine' })).body
    const team = (await world.call(staffOf(site), 'POST', path, { ...draft, name: 'Ours', audience: 'team' })).body
    const names = async (who: string, slug = site) =>
      (await world.call(who, 'GET', `${viewsPath(slug)}?entity=news`)).body.views.map(({ name }: any) => name)
    expect(await names(staffOf(site))).toEqual(expect.arrayContaining(['Ours', 'Mine']))
    expect(await names(admin)).toContain('Ours')
    expect(await names(admin)).not.toContain('Mine')
    expect(await names(admin, neighbour.slug)).toEqual([])
    const change = { version: 1, name: 'Theirs' }
    for (const [who, at] of [
      [admin, `${path}/${own.id}`],
      [admin, `${viewsPath(neighbour.slug)}/${team.id}`],
      [staffOf(neighbour.slug), `${viewsPath(neighbour.slug)}/${own.id}`],
    ] as const)
      expect((await world.call(who, 'PATCH', at, change)).status).toBe(404)
    expect((await world.call(staffOf(neighbour.slug), 'PATCH', `${path}/${team.id}`, change)).status).toBe(403)

    const changed = await world.call(admin, 'PATCH', `${path}/${team.id}`, change)
    expect([changed.status, changed.body.name, changed.body.version]).toEqual([200, 'Theirs', 2])
    const late = await world.call(staffOf(site), 'PATCH', `${path}/${team.id}`, change)
    expect([late.status, late.body.data.current.name]).toEqual([412, 'Theirs'])
    expect((await world.call(admin, 'PATCH', `${path}/${team.id}`, { name: 'Any' })).status).toBe(428)
    expect((await world.call(admin, 'DELETE', `${path}/${team.id}`)).status).toBe(428)
  })

  test('are kept once, however often a call with the same id is made; an id of another view is refused', async () => {
    const id = crypto.randomUUID()
    const keep = (more: object = {}, who = staffOf(site)) =>
      world.call(who, 'POST', path, { ...draft, id, name: 'Once', audience: 'mine', ...more })
    const first = await keep()
    expect([first.status, first.body.id]).toEqual([201, id])
    const again = await keep({ name: 'Changed since' })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await keep({}, admin)).status).toBe(409)
    const { views } = (await world.call(staffOf(site), 'GET', `${path}?entity=news`)).body
    expect(views.filter((view: any) => view.id === id)).toHaveLength(1)
  })

  test('ask only what the list answers, and have bounds', async () => {
    const attempt = (more: object) =>
      world.call(admin, 'POST', path, { ...draft, name: 'Any', audience: 'mine', ...more })
    const issues = async (query: object) => (await attempt({ query })).body.data.issues.map(({ path: at }: any) => at)
    expect(await issues({ filter: { nothing: 1 } })).toEqual([['query', 'filter', 'nothing']])
    expect(await issues({ filter: { publishAt_within: 'soon' } })).toEqual([['query', 'filter', 'publishAt_within']])
    expect(await issues({ sort: ['body', 'ASC'] })).toEqual([['query', 'sort', 'body']])
    expect(await issues({ columns: ['category', 'body', 'venue'] })).toEqual([
      ['query', 'columns', 'body'],
      ['query', 'columns', 'venue'],
    ])
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(41) },
      { audience: 'all' },
      { isDefault: true },
      { query: { layout: 'pile' } },
      { query: { page: 2 } },
    ])
      expect((await attempt(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await attempt({ entity: 'order' })).status).toBe(404)
    const present = (await world.call(admin, 'GET', `${path}?entity=news`)).body.views
    const mine = present.filter(({ audience }: any) => audience === 'mine').length
    for (let count = mine; count < maxViews; count += 1) expect((await attempt({})).status).toBe(201)
    const beyond = await attempt({})
    expect([beyond.status, beyond.body.data.code]).toEqual([409, 'TOO_MANY_VIEWS'])
  })

  test('stand in the order that people give them', async () => {
    const slug = 'tajiminazo-myturn-games'
    const make = async (name: string) =>
      (await world.call(admin, 'POST', viewsPath(slug), { ...draft, name, audience: 'team' })).body.id as string
    const [a, b, c] = [await make('a'), await make('b'), await make('c')]
    const put = (ids: readonly string[]) =>
      world.call(admin, 'PUT', `${viewsPath(slug)}/order`, { entity: 'news', audience: 'team', ids })
    expect((await put([c, a])).status).toBe(204)
    const { views } = (await world.call(admin, 'GET', `${viewsPath(slug)}?entity=news`)).body
    expect(views.map(({ id }: any) => id).filter((id: string) => [a, b, c].includes(id))).toEqual([c, a, b])
    expect((await put([crypto.randomUUID()])).status).toBe(404)
  })

  test('of which one opens the list for everybody are told with the tenant', async () => {
    const slug = 'emu-esu-com'
    const make = async (name: string) =>
      (await world.call(admin, 'POST', viewsPath(slug), { ...draft, name, audience: 'team', isDefault: true })).body
    const opening = async () =>
      (await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}`)).body.entities.find(
        ({ name }: any) => name === 'news',
      ).view
    expect(await opening()).toBeUndefined()
    await make('first')
    const second = await make('second')
    expect(await opening()).toEqual({ id: second.id, query: draft.query })
    const { views } = (await world.call(admin, 'GET', `${viewsPath(slug)}?entity=news`)).body
    expect(views.filter(({ isDefault }: any) => isDefault).map(({ id }: any) => id)).toEqual([second.id])
    const theirs = await world.call(staffOf(slug), 'POST', viewsPath(slug), { ...draft, name: 'a', audience: 'mine' })
    const taken = { ...draft, id: theirs.body.id, name: 'third', audience: 'team', isDefault: true }
    expect((await world.call(admin, 'POST', viewsPath(slug), taken)).status).toBe(409)
    // What is refused leaves the default as it was.
    expect(await opening()).toEqual({ id: second.id, query: draft.query })
    const change = { version: second.version, audience: 'mine' }
    expect((await world.call(admin, 'PATCH', `${viewsPath(slug)}/${second.id}`, change)).body.isDefault).toBe(false)
    expect(await opening()).toBeUndefined()
  })

  test('that the list no longer allows are told as broken, and open nothing', async () => {
    const slug = 'sound-clover-com'
    const made = await world.call(admin, 'POST', viewsPath(slug), {
      ...draft,
      name: 'Old',
      audience: 'team',
      isDefault: true,
    })
    const query = JSON.stringify({
      filter: { gone: 1, status: 'draft' },
      sort: ['gone', 'ASC'],
      columns: ['gone'],
      layout: 'board',
    })
    await world.sql('update "list_view" set "query" = ? where "id" = ?', query, made.body.id)
    const { views } = (await world.call(admin, 'GET', `${viewsPath(slug)}?entity=news`)).body
    const view = views.find(({ id }: any) => id === made.body.id)
    expect(view.issues.map(({ path: at }: any) => at)).toEqual([
      ['sort', 'gone'],
      ['filter', 'gone'],
      ['columns', 'gone'],
      ['layout'],
    ])
    expect(view.count).toBeNull()
    const tenant = await world.call(admin, 'GET', `/api/v1/authorized/tenants/${slug}`)
    expect(tenant.body.entities.every((each: any) => each.view === undefined)).toBe(true)
  })

  test('of one’s own go with one’s membership and with one’s account, and the team’s stay', async () => {
    const slug = 'suda-nijo-com'
    const post = (who: string, audience: string) =>
      world.call(who, 'POST', viewsPath(slug), { entity: 'order', name: audience, audience, query: {} })
    const left = staffOf(slug)
    for (const who of [left, admin])
      for (const audience of ['mine', 'team']) expect((await post(who, audience)).status).toBe(201)
    const kept = async () =>
      (
        await world.sql(
          'select "owner" from "list_view" where "tenant_id" = ? and "entity" = ?',
          world.tenants[slug].id,
          'order',
        )
      )
        .map(({ owner }) => owner)
        .filter((owner) => owner !== null)
    const operator = world.tenants['funaneco-jp'].id
    await sweepViews(world.database, operator)
    expect((await kept()).sort()).toEqual([await world.account(left), await world.account(admin)].sort())
    await world.sql(
      'update "tenant_user" set "trashedAt" = ? where "user" = ?',
      new Date().toISOString(),
      await world.account(left),
    )
    await sweepViews(world.database, operator)
    expect(await kept()).toEqual([await world.account(admin)])
    const member = colleague(slug)
    await world.sql(
      'update "list_view" set "owner" = ? where "tenant_id" = ? and "owner" is not null',
      await world.account(member),
      world.tenants[slug].id,
    )
    await world.sql('delete from "auth_user" where "id" = ?', await world.account(member))
    expect(await kept()).toEqual([])
    const { views } = (await world.call(admin, 'GET', `${viewsPath(slug)}?entity=order`)).body
    expect(views.filter((view: any) => view.name === 'team')).toHaveLength(2)
  })
})

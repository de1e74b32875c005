import { expect, test } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { draftFields } from '../../entities/language/derived/draft-fields.ts'
import { publishingOf } from '../../entities/language/derived/publishing.ts'
import { news } from '../../entities/news.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { publishOnTime } from '../../server/features/plans/publish-on-time.ts'
import { planTable } from '../../server/features/plans/tables.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { recordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, staffOf, start } from './support/world.ts'

type Body = Record<string, any>

async function open(entity: Entity = news) {
  const records = await recordClient(await start(), entity)
  const { tenant } = records
  const base = `/api/v1/authorized/tenants/${tenant.slug}/publish-plans`
  const { call } = records.world
  const at =
    (email: string) =>
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path = '', body?: object) =>
      call(email, method, `${base}${path}`, body)
  const send = at(admin)
  return {
    ...records,
    plans: send,
    as: at,
    plan: async (items: readonly object[] = [], name = '新装開店'): Promise<Body> => {
      const answer = await send('POST', '', { name, items })
      expect(answer.status, answer.text).toBe(201)
      return answer.body
    },
    seen: async (id: string, of: Entity = entity) =>
      (await call(undefined, 'GET', `/api/v1/tenants/${tenant.slug}/${of.name}/${id}`)).status,
    /** Lets the time of a plan come, and runs its job as several servers may. */
    async comeDue(id: string, times = 1): Promise<void> {
      const { database, tenants } = records.world
      const store = storeOf(database)
      const handler = publishOnTime({ database, operator: () => Promise.resolve(tenants['funaneco-jp'].id) })
      const publishAt = new Date().toISOString()
      await database.write(tenant.id, function* () {
        yield* planTable.save(store, tenant.id, { ...(yield* planTable.find(store, tenant.id, id))!, publishAt })
      })
      const run = () => handler.run({ tenant, plan: id, publishAt }, new AbortController().signal)
      await Promise.all(Array.from({ length: times }, run))
    },
  }
}

const item = ({ id }: Body, action = 'publish', entity: Entity = news) => ({
  entity: entity.name,
  recordId: id,
  action,
})

const hide = (entity: Entity): Record<string, unknown> => {
  const { field, hidden, isState } = publishingOf(entity)!
  // New records begin in the first state.
  return isState ? {} : { [field]: hidden }
}

test.each(
  suiteEntities
    .filter((entity) => publishingOf(entity) && entity.create && entity.edit && entity.edit !== 'single')
    .map((entity) => [entity.name, entity] as const),
)('%s is published and withdrawn by plans, each undone at once', async (_, entity) => {
  const { create, plan, plans, seen, world, tenant } = await open(entity)
  const { window, whenNotStaff } = entity.public!
  const always = Object.fromEntries(Object.values(window ?? {}).map((field) => [field, null]))
  const record = await create(1, { ...always, ...hide(entity), ...whenNotStaff })
  const { id, items, isReady, version } = await plan([item(record, 'publish', entity)])
  if (!isReady) return expect(items[0].issues.length).toBeGreaterThan(0)
  const published = await plans('POST', `/${id}/publications`, { version })
  expect(published.status, published.text).toBe(200)
  expect(published.body).toMatchObject({ status: 'published', changeSet: expect.any(String) })
  expect(await seen(record['id'])).toBe(200)
  const undo = `/api/v1/authorized/tenants/${tenant.slug}/change-sets/${published.body.changeSet}/restorations`
  expect((await world.call(admin, 'POST', undo)).status).toBeLessThan(300)
  expect(await seen(record['id'])).not.toBe(200)
  const over = await plans('GET', `/${id}`)
  expect(over.body).toMatchObject({
    status: 'undone',
    publishedAt: published.body.publishedAt,
    items: [{ isUndone: true, isStale: false, issues: [] }],
  })
  const again = await plans('POST', `/${id}/items`, { items: [item(record, 'publish', entity)] })
  expect([again.status, again.body.data.issues[0].rule]).toEqual([409, 'integrity.planPublished'])
  const redo = `/api/v1/authorized/tenants/${tenant.slug}/change-sets/${over.body.changeSet}/restorations`
  expect((await world.call(admin, 'POST', redo)).status).toBeLessThan(300)
  expect(await seen(record['id'])).toBe(200)
  expect((await plans('GET', `/${id}`)).body).toMatchObject({ status: 'published', items: [{ isUndone: false }] })
})

test.each(
  suiteEntities
    .filter(({ keepsDraft, edit }) => keepsDraft && edit !== 'single')
    .map((entity) => [entity.name, entity] as const),
)(
  'a plan of drafts of %s that is stale or incomplete is refused as a whole, until it is seen again',
  async (_, entity) => {
    const { create, plan, plans, get, path, site, world } = await open(entity)
    const { call } = world
    const { when, whenNotStaff } = entity.public!
    const visible = when === 'always' ? {} : { ...(when as object), ...whenNotStaff }
    const ids = [(await create(1, visible))['id'], (await create(2, visible))['id']] as const
    const draft = (id: string, method: 'GET' | 'PUT', body?: object, headers = {}) =>
      call(admin, method, `${path}/${id}/draft`, body, headers)
    const begin = async (id: string, values: object) =>
      draft(id, 'PUT', { ...values, version: (await get(`/${id}`)).body.version }, { 'if-none-match': '*' })
    const save = async (id: string, values: object) =>
      draft(id, 'PUT', { ...values, version: (await draft(id, 'GET')).body.draft.version })

    const fields = draftFields(entity, site)
    const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'long-text')
    let changed: string | undefined
    for (const { name } of texts) {
      if (changed !== undefined) continue
      if ((await begin(ids[0], { [name]: '改めた言葉' })).status === 200) changed = name
    }
    expect((await begin(ids[1], { [changed!]: '改めた言葉の二つ目' })).status).toBe(200)
    const made = await plan(ids.map((id) => item({ id }, 'change', entity)))
    expect(made['isReady'], JSON.stringify(made['items'])).toBe(true)

    const state = async () => JSON.stringify(await Promise.all(ids.map(async (id) => (await get(`/${id}`)).body)))
    const publishNow = async () => {
      const { version } = (await plans('GET', `/${made['id']}`)).body
      return plans('POST', `/${made['id']}/publications`, { version })
    }
    /** What becomes of the second record: nothing is changed. */
    async function refusal(): Promise<Body> {
      const before = await state()
      const { status, body, text } = await publishNow()
      expect([status, body.data?.issues[0].rule], text).toEqual([409, 'integrity.planRefused'])
      expect(await state()).toBe(before)
      expect((await draft(ids[0], 'GET')).body[changed!]).toBe('改めた言葉')
      const [first, second] = body.data.plan.items
      expect(first).toMatchObject({ isStale: false, issues: [] })
      expect(body.data.plan).toMatchObject({ status: 'open', isReady: false })
      return second
    }
    const seeAgain = () => plans('POST', `/${made['id']}/items`, { items: [item({ id: ids[1] }, 'change', entity)] })

    await save(ids[1], { [changed!]: '直した言葉' })
    expect(await refusal()).toMatchObject({ isStale: true })
    await seeAgain()
    let isChangedByOthers = false
    for (const { name } of texts) {
      if (isChangedByOthers || name === changed) continue
      const { version } = (await get(`/${ids[1]}`)).body
      const answer = await call(admin, 'PUT', `${path}/${ids[1]}`, { [name]: '別の人の言葉', version })
      isChangedByOthers = answer.status === 200
    }
    expect(isChangedByOthers).toBe(true)
    expect(await refusal()).toMatchObject({ isStale: true })
    let required: string | undefined
    for (const { name, optional } of fields) {
      if (required !== undefined || optional) continue
      const answer = await save(ids[1], { [name]: null })
      if (answer.status === 200 && answer.body.draft?.issues.length > 0) required = name
    }
    await seeAgain()
    const { isStale, issues } = await refusal()
    expect([isStale, issues.map(({ path: [name] }: Body) => name)]).toEqual([false, expect.arrayContaining([required])])
    expect(issues[0].message).toBeTruthy()

    await save(ids[1], { [required!]: (await get(`/${ids[1]}`)).body[required!], [changed!]: '直した言葉' })
    const { body } = await seeAgain()
    expect(body.isReady, JSON.stringify(body.items)).toBe(true)
    expect((await publishNow()).status).toBe(200)
    for (const [place, text] of ['改めた言葉', '直した言葉'].entries())
      expect((await get(`/${ids[place]}`)).body[changed!]).toBe(text)
  },
)

test('records of several entities are published by one change set, with the drafts of those that are public', async () => {
  const { create, plan, plans, seen, world, tenant, get } = await open()
  const other = await recordClient(world, article, tenant.site, tenant)
  const fresh = await create(1, { status: 'draft' })
  const live = await create(2, { status: 'published', slug: 'changed', title: '前' })
  const gone = await create(3, { status: 'published' })
  await world.call(
    admin,
    'PUT',
    `/api/v1/authorized/tenants/${tenant.slug}/news/${live['id']}/draft`,
    { title: '後', version: 1 },
    { 'if-none-match': '*' },
  )
  const text = other.site in article.sites ? await other.create(1, { status: 'draft' }) : undefined
  const made = await plan([
    item(fresh),
    item(live, 'change'),
    item(gone, 'withdraw'),
    ...(text ? [item(text, 'publish', article)] : []),
  ])
  expect(made['items'].map(({ issues, isStale }: Body) => [issues, isStale])).toEqual(
    made['items'].map(() => [[], false]),
  )
  expect(await seen(fresh['id'])).toBe(404)
  const { body } = await plans('POST', `/${made['id']}/publications`, { version: made['version'] })
  expect([await seen(fresh['id']), (await get(`/${live['id']}`)).body.title, await seen(gone['id'])]).toEqual([
    200,
    '後',
    404,
  ])
  const revisions = (await get(`/${live['id']}/revisions`)).body
  expect(revisions[0]).toMatchObject({ changeSet: body.changeSet })
  expect(
    (await world.call(admin, 'GET', `/api/v1/authorized/tenants/${tenant.slug}/news/${live['id']}/draft`)).status,
  ).toBe(404)
})

test('a plan that is judged changes nothing', async () => {
  const { create, plan, plans, get, seen } = await open()
  const { id } = await create(1, { status: 'draft' })
  const made = await plan([item({ id })])
  for (let time = 0; time < 2; time += 1)
    expect((await plans('GET', `/${made['id']}`)).body).toMatchObject({ isReady: true })
  expect((await get(`/${id}`)).body).toMatchObject({ status: 'draft', version: 1 })
  expect((await get(`/${id}/revisions`)).body).toHaveLength(1)
  expect(await seen(id)).toBe(404)
})

test('what is incomplete or was changed meanwhile is named, and nothing is published', async () => {
  const { create, plan, plans, send, seen } = await open()
  const good = await create(1, { status: 'draft' })
  const changed = await create(2, { status: 'draft' })
  const bare = (await send('POST', '', { title: '見出しだけ' })).body
  const { id, items } = await plan([item(good), item(bare), item(changed)])
  expect(items[1].issues.map(({ rule }: Body) => rule)).toContain('required')
  await send('PUT', `/${changed['id']}`, { title: '直した', version: 1 })
  const { status, body } = await plans('POST', `/${id}/publications`, { version: 1 })
  expect([status, body.data.issues[0].rule]).toEqual([409, 'integrity.planRefused'])
  expect(body.data.plan.items.map(({ isStale, issues }: Body) => [isStale, issues.length > 0])).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ])
  expect(await seen(good['id'])).toBe(404)
  // Seen again, the changed one is as it should be.
  const again = (await plans('POST', `/${id}/items`, { items: [item(changed)] })).body
  expect(again.items[2]).toMatchObject({ isStale: false, recordVersion: 2 })
})

test('what cannot be added to a plan is refused with each reason, and nothing is added', async () => {
  const { create, plan, plans, send } = await open()
  const [good, gone, bare] = [await create(1), await create(2), await create(3, { status: 'published' })]
  await send('DELETE', `/${gone['id']}`)
  const { id } = await plan()
  const items = [item(good), item(gone), item(bare, 'change'), item(good, 'publish', { name: 'shelf' } as Entity)]
  const refused = await plans('POST', `/${id}/items`, { items })
  expect(refused.status).toBe(400)
  expect(refused.body.data.issues.map(({ path, rule }: Body) => [path, rule])).toEqual([
    [['items', 1, 'recordId'], 'integrity.refNotFound'],
    [['items', 2, 'action'], 'integrity.noDraft'],
    [['items', 3, 'entity'], 'option'],
  ])
  expect((await plans('GET', `/${id}`)).body.items).toEqual([])
})

test('what refers to something that is not public is said, until that is in the plan as well', async () => {
  const { create, plan, plans } = await open(article)
  const related = await create(1, {
    status: 'draft',
    title: '関連する記事',
    audience: 'everyone',
    titleEn: 'A related article',
  })
  const main = await create(2, { status: 'draft', relatedArticles: [related['id']] })
  const made = await plan([item(main, 'publish', article)])
  expect(made['items'][0].hidden).toEqual([
    {
      field: 'relatedArticles',
      entity: 'article',
      id: related['id'],
      title: '関連する記事',
      titleEn: 'A related article',
    },
  ])
  expect(made['isReady']).toBe(true)
  const { body } = await plans('POST', `/${made['id']}/items`, { items: [item(related, 'publish', article)] })
  expect(body.items.map(({ hidden }: Body) => hidden)).toEqual([[], []])
})

test('a plan is published at its time, once, in the name of whoever scheduled it', async () => {
  const { create, plan, plans, as, seen, comeDue, tenant, get } = await open()
  const { id } = await create(1, { status: 'draft' })
  const made = await plan([item({ id })])
  const past = await plans('PUT', `/${made['id']}/schedule`, { publishAt: '2026-01-01T00:00:00.000Z', version: 1 })
  expect([past.status, past.body.data.issues[0].rule]).toEqual([400, 'scheduleInPast'])
  const staff = staffOf(tenant.slug)
  const at = new Date(Date.now() + 3_600_000).toISOString()
  expect((await as(staff)('PUT', `/${made['id']}/schedule`, { publishAt: at, version: 1 })).body).toMatchObject({
    status: 'scheduled',
    publishAt: at,
  })
  expect(await seen(id)).toBe(404)
  await comeDue(made['id'], 3)
  expect(await seen(id)).toBe(200)
  const [last] = (await get(`/${id}/revisions`)).body
  expect(last).toMatchObject({ version: 2, action: 'transition' })
  expect(last.by.name).toBeDefined()
})

test('a plan that is refused at its time changes nothing, and is told to whoever planned it', async () => {
  const { create, plan, as, plans, send, seen, comeDue, tenant, world } = await open()
  const [one, two] = [await create(1, { status: 'draft' }), await create(2, { status: 'draft' })]
  const made = await plan([item(one), item(two)])
  const staff = staffOf(tenant.slug)
  await as(staff)('PUT', `/${made['id']}/schedule`, {
    publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    version: 1,
  })
  await send('PUT', `/${two['id']}`, { title: '予約のあとで', version: 1 })
  await comeDue(made['id'])
  expect([await seen(one['id']), await seen(two['id'])]).toEqual([404, 404])
  expect((await plans('GET', `/${made['id']}`)).body).toMatchObject({ status: 'refused', publishAt: null })
  const { body } = await world.call(staff, 'GET', '/api/v1/authorized/notifications')
  expect(JSON.stringify(body)).toContain('"outcome":"refused"')
})

test('a colleague who is asked answers, and the answer comes back to whoever asked', async () => {
  const { create, plan, as, plans, world, tenant } = await open()
  const { id } = await create(1, { status: 'draft' })
  const made = await plan([item({ id })])
  const staff = staffOf(tenant.slug)
  const account = await world.account(staff)
  expect(
    (await plans('POST', `/${made['id']}/requests`, { account: await world.account('reader@captain.example') })).status,
  ).toBe(400)
  expect((await plans('POST', `/${made['id']}/requests`, { account })).body).toMatchObject({
    askedOf: account,
    reply: null,
  })
  const own = await plans('POST', `/${made['id']}/replies`, { reply: 'agreed' })
  expect([own.status, own.body.data.issues[0].rule]).toEqual([409, 'integrity.notAsked'])
  const reply = await as(staff)('POST', `/${made['id']}/replies`, { reply: 'declined', text: '写真を替えてから' })
  expect(reply.body).toMatchObject({ reply: 'declined', replyText: '写真を替えてから' })
  const { body } = await world.call(admin, 'GET', '/api/v1/authorized/notifications')
  expect(JSON.stringify(body)).toContain('"outcome":"declined"')
  // Who declined it publishes it after all: what was said against it no longer holds.
  await as(staff)('POST', `/${made['id']}/publications`, { version: reply.body.version })
  expect((await plans('GET', `/${made['id']}`)).body).toMatchObject({ reply: 'agreed', replyText: null })
})

test('whoever asks is named, be they a member of the tenant or not', async () => {
  const { create, plan, as, plans, world, tenant } = await open()
  const made = await plan([item(await create(1, { status: 'draft' }))])
  expect(made['askedByName']).toBeNull()
  const staff = staffOf(tenant.slug)
  const asked = await plans('POST', `/${made['id']}/requests`, { account: await world.account(staff) })
  const [{ name }] = (await world.sql(
    'select "name" from auth_user where "id" = ?',
    await world.account(admin),
  )) as unknown as [{ name: string }]
  for (const { askedByName } of [
    asked.body,
    (await as(staff)('GET', `/${made['id']}`)).body,
    (await as(staff)('GET')).body[0],
  ])
    expect(askedByName).toBe(name)
})

test('a plan publishes one language of a draft, as its preview shows', async () => {
  const { create, plan, plans, get, world, tenant } = await open()
  const { call } = world
  const live = await create(1, { status: 'published', slug: 'both', title: '前', titleEn: 'Before' })
  const draft = `/api/v1/authorized/tenants/${tenant.slug}/news/${live['id']}/draft`
  await call(admin, 'PUT', draft, { title: '後', titleEn: 'After', version: 1 }, { 'if-none-match': '*' })
  const made = await plan([{ ...item(live, 'change'), language: 'en' }])
  expect(made['items']).toMatchObject([{ language: 'en', issues: [], isStale: false }])
  const link = await call(admin, 'POST', `/api/v1/authorized/tenants/${tenant.slug}/preview-links`, {
    plan: made['id'],
  })
  const seen = await call(undefined, 'GET', `/api/v1/tenants/${tenant.slug}/news/both?preview=${link.body.token}`)
  expect(seen.body, seen.text).toMatchObject({ title: '前', titleEn: 'After' })
  expect((await plans('POST', `/${made['id']}/publications`, { version: 1 })).status).toBe(200)
  expect((await get(`/${live['id']}`)).body).toMatchObject({ title: '前', titleEn: 'After' })
  expect((await call(admin, 'GET', draft)).body).toMatchObject({ title: '後', draft: { changed: ['title'] } })
})

test('plans are found by a record that is in them', async () => {
  const { create, plan, plans } = await open()
  const [one, two] = [await create(1), await create(2)]
  const made = await plan([item(one)], '一つ目')
  await plan([item(two)], '二つ目')
  const of = async (filter: object) =>
    (await plans('GET', `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(({ id }: Body) => id)
  expect(await of({ record: one['id'] })).toEqual([made['id']])
  expect(await of({ record: one['id'], status: 'scheduled' })).toEqual([])
  expect(await of({})).toHaveLength(2)
})

test('a preview link to a plan shows the site as it will be', async () => {
  const { create, plan, world, tenant } = await open()
  const { call } = world
  const fresh = await create(1, { status: 'draft', slug: 'fresh' })
  const gone = await create(2, { status: 'published', slug: 'leaving' })
  const live = await create(3, { status: 'published', slug: 'live', title: '前の題' })
  const draft = `/api/v1/authorized/tenants/${tenant.slug}/news/${live['id']}/draft`
  await call(admin, 'PUT', draft, { title: '後の題', version: 1 }, { 'if-none-match': '*' })
  const { id } = await plan([item(fresh), item(gone, 'withdraw'), item(live, 'change')])
  const link = await call(admin, 'POST', `/api/v1/authorized/tenants/${tenant.slug}/preview-links`, { plan: id })
  expect(link.status, link.text).toBe(201)
  const list = async (query: string) =>
    (await call(undefined, 'GET', `/api/v1/tenants/${tenant.slug}/news${query}`)).body.map(({ slug, title }: Body) => [
      slug,
      title,
    ])
  const seen = await list(`?preview=${link.body.token}`)
  expect(seen).toContainEqual(['live', '後の題'])
  expect(seen.map(([slug]: string[]) => slug)).toContain('fresh')
  expect(seen.map(([slug]: string[]) => slug)).not.toContain('leaving')
  expect(await list('')).toContainEqual(['live', '前の題'])
})

test('plans are the tenant’s own', async () => {
  const { create, plan, as, world, tenant } = await open()
  const made = await plan([item(await create(1, { status: 'draft' }))])
  const other = Object.values(world.tenants).find(({ slug }) => slug !== tenant.slug)!
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `/${made['id']}`],
    ['DELETE', `/${made['id']}`],
  ] as const)
    expect((await as(staffOf(other.slug))(method, path)).status).toBe(403)
})

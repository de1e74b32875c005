// @module-tag postgres-full
import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import type { Field } from '../../entities/language/entity.ts'
import { article } from '../../entities/company-site/article.ts'
import { news } from '../../entities/news.ts'
import { privacyPolicy } from '../../entities/legal/privacy-policy.ts'
import { tenant } from '../../entities/kernel/tenant.ts'
import { member } from '../../entities/member.ts'
import { operations } from '../../server/kernel/crud/contract/operations.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { declaring } from './support/declaring.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start, type Answer } from './support/world.ts'

test('a record moves along the declared transitions only, and publishing stamps an empty start', async () => {
  const api = await recordClient(await start(), news)
  const { id } = await api.create(1, { publishAt: null, unpublishAt: null })
  const move = (to: string, version: number) => api.send('POST', `/${id}/transitions`, { to, version })
  expect(await move('archived', 1)).toMatchObject({
    status: 409,
    body: {
      data: {
        issues: [
          { path: ['status'], rule: 'integrity.transitionNotAllowed', params: { from: 'draft', to: 'archived' } },
        ],
      },
    },
  })
  expect((await move('gone', 1)).status).toBe(400)
  expect((await move('published', 7)).status).toBe(412)
  expect((await api.send('POST', `/${id}/transitions`, { to: 'published' })).status).toBe(428)
  const published = await move('published', 1)
  expect(published.body).toMatchObject({
    status: 'published',
    version: 2,
    publishAt: expect.stringMatching(/^20\d\d-.*Z$/),
  })
  expect((await api.send('PUT', `/${id}`, { status: 'archived', version: 2 })).body).toMatchObject({
    status: 'archived',
    version: 3,
  })
  expect((await api.send('PUT', `/${id}`, { status: 'draft', version: 3 })).status).toBe(409)
  expect((await api.get(`/${id}/revisions`)).body.map(({ action }: { action: string }) => action)).toEqual([
    'update',
    'transition',
    'create',
  ])
})

test('a record may start in the first state or one step from it', async () => {
  const api = await recordClient(await start(), news)
  expect((await api.create(1, { status: 'published', publishAt: null })).publishAt).toMatch(/Z$/)
  expect((await api.send('POST', '', { ...(await api.body(2)), status: 'archived' })).status).toBe(409)
})

test('a transition takes along what the rules of its state ask for, of one record, of many, and with a key', async () => {
  const world = await start()
  const members = await recordClient(world, member)
  const [one, two, three] = [
    await members.create(1, gone(null)),
    await members.create(2, gone(null)),
    await members.create(3, gone(null)),
  ]
  const leave = (id: string, values?: object) =>
    members.send('POST', `/${id}/transitions`, { to: 'left', version: 1, ...(values && { values }) })
  const issues = ({ status, body }: Answer) => [
    status,
    ...body.data.issues.map((each: any) => [each.path[0], each.rule]),
  ]
  expect(issues(await leave(one.id))).toEqual([400, ['leftOn', 'integrity.requiredWhen']])
  expect(issues(await leave(one.id, { ...gone('2026-03-31'), name: '鈴' })), 'the rest is for the form').toEqual([
    400,
    ['name', 'unknownField'],
  ])
  const elsewhere = { to: 'support', version: 1, values: gone('2026-03-31') }
  expect(issues(await members.send('POST', `/${one.id}/transitions`, elsewhere))).toEqual([
    400,
    ['leftOn', 'unknownField'],
  ])
  expect(await leave(one.id, gone('２０２６年３月３１日'))).toMatchObject({
    status: 200,
    body: { status: 'left', leftOn: '2026-03-31', version: 2 },
  })

  const records = [{ id: two.id, version: 1, values: gone('2026-04-30') }]
  expect((await members.send('POST', '/transitions', { to: 'left', records })).status).toBe(200)
  expect((await members.get(`/${two.id}`)).body).toMatchObject({ status: 'left', leftOn: '2026-04-30' })

  const { secret } = await makeKeyAt(world, members.tenant.slug, ['member:update', 'member:read-unpublished'])
  const move = { to: 'left', version: 1, values: gone('2026-05-31') }
  expect(await callWith(world, secret, 'POST', `${members.path}/${three.id}/transitions`, move)).toMatchObject({
    status: 200,
    body: { status: 'left', leftOn: '2026-05-31' },
  })
})

test('the document names for each state the fields that its rules ask for', () => {
  expect(operations.transition.description(member)).toBe(
    '`values` takes what the rules of the state ask for: `left` (`leftOn`).',
  )
  expect(operations.transition.description(news)).toBe('')
})

test('what is locked in a state does not change on the way out of it', async () => {
  declaring(member, { locked: { status: ['support'] } })
  const members = await recordClient(await start(), member)
  const { id } = await members.create(1, { ...gone(null), status: 'support' })
  const left = { to: 'left', version: 1, values: gone('2026-03-31') }
  expect(await members.send('POST', `/${id}/transitions`, left)).toMatchObject({
    status: 409,
    body: { data: { issues: [{ path: ['leftOn'], rule: 'integrity.publishedLocked' }] } },
  })
})

const gone = (leftOn: string | null) => ({ leftOn })

test('many move together or not at all, and one undo takes them all back', async () => {
  const api = await recordClient(await start(), news)
  const made = [await api.create(1), await api.create(2)]
  const records = made.map(({ id, version }) => ({ id, version }))
  expect((await api.send('POST', '/transitions', { to: 'archived', records })).status).toBe(409)
  expect(
    (await api.send('POST', '/transitions', { to: 'published', records: [records[0], { id: records[1]!.id }] })).status,
  ).toBe(428)
  const moved = await api.send('POST', '/transitions', { to: 'published', records })
  expect(moved.body.records.map(({ version }: { version: number }) => version)).toEqual([2, 2])
  const undone = await api.send('POST', '/restorations', moved.body)
  expect(undone.body.records.map(({ version }: { version: number }) => version)).toEqual([3, 3])
  expect((await api.get('', { filter: { status: 'draft' } })).body).toHaveLength(2)
})

test('where the newest date comes first, drafts without one come before it, the newest first', async () => {
  const world = await start()
  const ids = async (api: RecordClient, field: string, direction: string) =>
    (await api.get('', { sort: [field, direction] })).body.map(({ id }: { id: string }) => id)
  const api = await recordClient(world, news)
  const shown = await api.create(1, { status: 'published', publishAt: '2026-01-02T00:00:00.000Z', unpublishAt: null })
  const older = await api.create(2, { publishAt: null, unpublishAt: null })
  const planned = await api.create(3, { publishAt: '2999-01-02T00:00:00.000Z', unpublishAt: null })
  const newer = await api.create(4, { publishAt: null, unpublishAt: null })
  expect(await ids(api, 'publishAt', 'DESC')).toEqual([newer.id, older.id, planned.id, shown.id])
  expect(await ids(api, 'publishAt', 'ASC')).toEqual([shown.id, planned.id, older.id, newer.id])

  const documents = await recordClient(world, privacyPolicy, 'emu-esu-com')
  const dated = await documents.create(1, { effectiveOn: '2999-01-02' })
  const undated = await documents.send('POST', '', { title: '方針' })
  expect(await ids(documents, 'effectiveOn', 'DESC')).toEqual([undated.body.id, dated.id])
})

test('of many that are published together, the one that is refused is named with all that it lacks', async () => {
  const api = await recordClient(await start(), article, 'funaneco-jp')
  const whole = await api.create(1)
  const draft = (await api.send('POST', '', { title: '書きかけ' })).body
  const records = [whole, draft].map(({ id, version }) => ({ id, version }))
  const refused = await api.send('POST', '/transitions', { to: 'published', records })
  expect(refused).toMatchObject({ status: 400, body: { data: { record: { entity: 'article', id: draft.id } } } })
  expect(refused.body.data.issues.map(({ path }: { path: string[] }) => path[0])).toEqual(
    expect.arrayContaining(['slug', 'category', 'body']),
  )
})

test('publishing may not break a rule between fields', async () => {
  const api = await recordClient(await start(), news)
  const { id } = await api.create(1, { publishAt: null, unpublishAt: '2020-01-01T00:00:00.000Z' })
  const refused = await api.send('POST', `/${id}/transitions`, { to: 'published', version: 1 })
  expect(refused).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['unpublishAt'], rule: 'integrity.endAfterStart' }] } },
  })
})

test('a published article is not deleted, and nothing published shows in a summary as scheduled unless it is', async () => {
  const world = await start()
  const api = await recordClient(world, article, 'funaneco-jp')
  const { id } = await api.create(1, {
    titleEn: 'In a thousand years',
    status: 'published',
    publishAt: '2999-01-01T00:00:00.000Z',
    unpublishAt: null,
  })
  expect(await api.send('DELETE', `/${id}`)).toMatchObject({
    status: 409,
    body: { data: { issues: [{ rule: 'undeletable' }] } },
  })
  const summary = await world.call(
    'admin@captain.example',
    'GET',
    `/api/v1/authorized/tenants/${api.tenant.slug}/summary`,
  )
  const { title, titleEn } = (await api.get(`/${id}`)).body
  expect(titleEn).toBe('In a thousand years')
  const path = `/captain/tenant/${api.tenant.slug}/article/${id}`
  expect(summary.body.scheduled).toEqual([
    { entity: 'article', id, path, title, titleEn, at: '2999-01-01T00:00:00.000Z', kind: 'publish' },
  ])
  expect(summary.body.changes[0]).toMatchObject({
    entity: 'article',
    id,
    path,
    title,
    titleEn,
    action: 'create',
    by: { name: 'admin' },
  })
  expect(summary.body.counts).toContainEqual({ entity: 'article', total: 1 })
  const bare = await world.call('admin@captain.example', 'GET', '/api/v1/authorized/tenants/flat-flat-net/summary')
  expect(bare.body).toEqual({ counts: [], changes: [], scheduled: [], opening: null, firstSteps: [] })
})

test('what is fixed at creation stays, and the operator’s own tenant with it', async () => {
  const api = await recordClient(await start(), tenant)
  const { id } = await api.create(1)
  const fixed = await api.send('PUT', `/${id}`, { slug: 'another-slug', version: 1 })
  expect(fixed).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['slug'], rule: 'integrity.immutable' }] } },
  })
  expect((await api.send('POST', '', { ...(await api.body(2)), site: 'funaneco-jp' })).status).toBe(400)
  expect((await api.send('DELETE', `/${api.tenant.id}`)).status).toBe(409)
})

test('a list can be asked for what a state means now: scheduled before the window opens, expired after it closed', async () => {
  const api = await recordClient(await start(), news)
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const meaning = async (...now: readonly string[]) =>
    (await api.get('', { filter: { status_now: now }, sort: ['createdAt', 'ASC'] })).body.map(
      ({ id }: { id: string }) => id,
    )
  const [draft, shown, scheduled, expired] = [
    await api.create(1, { status: 'draft', publishAt: at(-1) }),
    await api.create(2, { status: 'published', publishAt: at(-2), unpublishAt: null }),
    await api.create(3, { status: 'published', publishAt: at(2), unpublishAt: null }),
    await api.create(4, { status: 'published', publishAt: at(-3), unpublishAt: at(-1) }),
  ].map(({ id }) => id)
  expect(await meaning('draft')).toEqual([draft])
  expect(await meaning('published')).toEqual([shown])
  expect(await meaning('scheduled')).toEqual([scheduled])
  expect(await meaning('expired')).toEqual([expired])
  expect(await meaning('scheduled', 'expired')).toEqual([scheduled, expired])
  expect((await api.get('', { filter: { status_now: ['tomorrow'] } })).body.data.issues).toEqual([
    { path: ['filter', 'status_now'], rule: 'invalid', params: {}, message: expect.any(String) },
  ])
  expect((await api.get('', { filter: { title_now: ['published'] } })).status).toBe(400)
})

test.each([
  ['article', 'funaneco-jp', ['body', 'category', 'slug']],
  ['event', 'toki-tsumugi-cafe', ['body', 'category', 'endAt', 'slug', 'startAt']],
  ['tokusho', 'suda-nijo-com', undefined],
] as const)(
  'a draft of %s needs its title alone, and is asked for the rest on every way to being published',
  async (name, site, lacks) => {
    const world = await start()
    const api = await recordClient(world, entities[name]!, site)
    const missing =
      lacks ?? Object.values(entities[name]!.fields).flatMap((each) => (isLacked(each) ? [each.name] : []))
    const made = await api.send('POST', '', { title: '書きかけ' })
    expect(made.status, made.text).toBe(201)
    const { id } = made.body
    expect(made.body).toMatchObject(Object.fromEntries(missing.map((each) => [each, null])))
    expect((await api.get('', { sort: ['updatedAt', 'ASC'] })).body).toMatchObject([{ id, title: '書きかけ' }])

    const asksForAll = (answer: Awaited<ReturnType<typeof api.send>>) => {
      expect(answer.status, answer.text).toBe(400)
      const places = answer.body.data.issues.map(({ path }: { path: string[] }) => path[0])
      expect([...new Set(places)].toSorted()).toEqual([...missing].toSorted())
    }
    asksForAll(await api.send('POST', '', { title: '書きかけ2', ...editionOf(name), status: 'published' }))
    asksForAll(await api.send('POST', `/${id}/transitions`, { to: 'published', version: 1 }))
    asksForAll(await api.send('POST', '/transitions', { to: 'published', records: [{ id, version: 1 }] }))
    asksForAll(await api.send('PUT', `/${id}`, { status: 'published', version: 1 }))
    expect((await api.get(`/${id}`)).body).toMatchObject({ status: 'draft', version: 1 })

    const { title: _, edition: __, ...rest } = await api.body(1)
    const whole = await api.send('PUT', `/${id}`, { ...rest, version: 1 })
    expect(whole.status, whole.text).toBe(200)
    expect((await api.send('POST', `/${id}/transitions`, { to: 'published', version: 2 })).status).toBe(200)
    const cleared = await api.send('PUT', `/${id}`, { [missing[0]!]: null, version: 3 })
    expect(cleared).toMatchObject({ status: 400, body: { data: { issues: [{ path: [missing[0]] }] } } })
    // A version in force is no draft again.
    if (entities[name]!.versions) return
    expect((await api.send('POST', `/${id}/restorations`, { version: 3, to: 1 })).body).toMatchObject({
      status: 'draft',
      [missing[0]!]: null,
    })
  },
)

const isLacked = ({ nullable, optional }: Field): boolean => nullable && !optional
const editionOf = (name: string) => (name === 'tokusho' ? { edition: '2.0' } : {})

test('pictures without a description wait in a draft, and keep it from being published', async () => {
  const api = await recordClient(await start(), article, 'toki-tsumugi-cafe')
  const { id, version, thumbnail } = await api.create(1, { publishAt: null, unpublishAt: null })
  const bare = { ...thumbnail, alt: '', decorative: false }
  expect((await api.send('PUT', `/${id}`, { thumbnail: bare, version })).status).toBe(200)
  expect(await api.send('POST', `/${id}/transitions`, { to: 'published', version: version + 1 })).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['thumbnail', 'alt'], rule: 'alternativeText' }] } },
  })
})

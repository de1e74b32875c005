import { expect, test } from 'vitest'
import { article } from '../../entities/article.ts'
import { news } from '../../entities/news.ts'
import { tenant } from '../../entities/tenant.ts'
import { deskOf } from './examples.ts'
import { start } from './helper.ts'

test('a record moves along the declared transitions only, and publishing stamps an empty start', async () => {
  const desk = await deskOf(await start(), news)
  const { id } = await desk.create(1, { publishAt: null, unpublishAt: null })
  const move = (to: string, version: number) => desk.send('POST', `/${id}/transitions`, { to, version })
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
  expect((await desk.send('POST', `/${id}/transitions`, { to: 'published' })).status).toBe(428)
  const published = await move('published', 1)
  expect(published.body).toMatchObject({
    status: 'published',
    version: 2,
    publishAt: expect.stringMatching(/^20\d\d-.*Z$/),
  })
  expect((await desk.send('PUT', `/${id}`, { status: 'archived', version: 2 })).body).toMatchObject({
    status: 'archived',
    version: 3,
  })
  expect((await desk.send('PUT', `/${id}`, { status: 'draft', version: 3 })).status).toBe(409)
  expect((await desk.get(`/${id}/revisions`)).body.map(({ action }: { action: string }) => action)).toEqual([
    'update',
    'transition',
    'create',
  ])
})

test('a record may start in the first state or one step from it', async () => {
  const desk = await deskOf(await start(), news)
  expect((await desk.create(1, { status: 'published', publishAt: null })).publishAt).toMatch(/Z$/)
  expect((await desk.send('POST', '', { ...(await desk.body(2)), status: 'archived' })).status).toBe(409)
})

test('many move together or not at all, and one undo takes them all back', async () => {
  const desk = await deskOf(await start(), news)
  const made = [await desk.create(1), await desk.create(2)]
  const records = made.map(({ id, version }) => ({ id, version }))
  expect((await desk.send('POST', '/transitions', { to: 'archived', records })).status).toBe(409)
  expect(
    (await desk.send('POST', '/transitions', { to: 'published', records: [records[0], { id: records[1]!.id }] }))
      .status,
  ).toBe(428)
  const moved = await desk.send('POST', '/transitions', { to: 'published', records })
  expect(moved.body.records.map(({ version }: { version: number }) => version)).toEqual([2, 2])
  const undone = await desk.send('POST', '/restorations', moved.body)
  expect(undone.body.records.map(({ version }: { version: number }) => version)).toEqual([3, 3])
  expect((await desk.get('', { filter: { status: 'draft' } })).body).toHaveLength(2)
})

test('publishing may not break a rule between fields', async () => {
  const desk = await deskOf(await start(), news)
  const { id } = await desk.create(1, { publishAt: null, unpublishAt: '2020-01-01T00:00:00.000Z' })
  const refused = await desk.send('POST', `/${id}/transitions`, { to: 'published', version: 1 })
  expect(refused).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['unpublishAt'], rule: 'integrity.endAfterStart' }] } },
  })
})

test('a published article is not deleted, and nothing published shows in a summary as scheduled unless it is', async () => {
  const world = await start()
  const desk = await deskOf(world, article, 'toki-tsumugi-cafe')
  const { id } = await desk.create(1, { status: 'published', publishAt: '2999-01-01T00:00:00.000Z', unpublishAt: null })
  expect(await desk.send('DELETE', `/${id}`)).toMatchObject({
    status: 409,
    body: { data: { issues: [{ rule: 'undeletable' }] } },
  })
  const summary = await world.call(
    'admin@captain.example',
    'GET',
    `/api/v1/authorized/tenants/${desk.tenant.slug}/summary`,
  )
  const { title } = (await desk.get(`/${id}`)).body
  expect(summary.body.scheduled).toEqual([
    { entity: 'article', id, title, at: '2999-01-01T00:00:00.000Z', kind: 'publish' },
  ])
  expect(summary.body.changes[0]).toMatchObject({
    entity: 'article',
    id,
    title,
    action: 'create',
    by: { name: 'admin' },
  })
  expect(summary.body.counts).toContainEqual({ entity: 'article', total: 1 })
  const bare = await world.call('admin@captain.example', 'GET', '/api/v1/authorized/tenants/flat-flat-net/summary')
  expect(bare.body).toEqual({ counts: [], changes: [], scheduled: [] })
})

test('what is fixed at creation stays, and the operator’s own tenant with it', async () => {
  const desk = await deskOf(await start(), tenant)
  const { id } = await desk.create(1)
  const fixed = await desk.send('PUT', `/${id}`, { slug: 'another-slug', version: 1 })
  expect(fixed).toMatchObject({
    status: 400,
    body: { data: { issues: [{ path: ['slug'], rule: 'integrity.immutable' }] } },
  })
  expect((await desk.send('POST', '', { ...(await desk.body(2)), site: 'funaneco-jp' })).status).toBe(400)
  expect((await desk.send('DELETE', `/${desk.tenant.id}`)).status).toBe(409)
})

test('a list can be asked for what a state means now: scheduled before the window opens, expired after it closed', async () => {
  const desk = await deskOf(await start(), news)
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const meaning = async (...now: readonly string[]) =>
    (await desk.get('', { filter: { status_now: now }, sort: ['createdAt', 'ASC'] })).body.map(
      ({ id }: { id: string }) => id,
    )
  const [draft, shown, scheduled, expired] = [
    await desk.create(1, { status: 'draft', publishAt: at(-1) }),
    await desk.create(2, { status: 'published', publishAt: at(-2), unpublishAt: null }),
    await desk.create(3, { status: 'published', publishAt: at(2), unpublishAt: null }),
    await desk.create(4, { status: 'published', publishAt: at(-3), unpublishAt: at(-1) }),
  ].map(({ id }) => id)
  expect(await meaning('draft')).toEqual([draft])
  expect(await meaning('published')).toEqual([shown])
  expect(await meaning('scheduled')).toEqual([scheduled])
  expect(await meaning('expired')).toEqual([expired])
  expect(await meaning('scheduled', 'expired')).toEqual([scheduled, expired])
  expect((await desk.get('', { filter: { status_now: ['tomorrow'] } })).body.data.issues).toEqual([
    { path: ['filter', 'status_now'], rule: 'invalid', params: {}, message: expect.any(String) },
  ])
  expect((await desk.get('', { filter: { title_now: ['published'] } })).status).toBe(400)
})

import { describe, expect, test, vi } from 'vitest'
import type { Entity } from '../../entities/language/entity.ts'
import { titleOf } from '../../entities/language/entity.ts'
import { food } from '../../entities/food.ts'
import { news } from '../../entities/news.ts'
import { product } from '../../entities/shop/product.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import { tendDrafts } from '../../server/features/drafts/publish-due.ts'
import { publishOnTime } from '../../server/features/plans/publish-on-time.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { recordClient } from './support/record-client.ts'
import { admin, staffOf, start, type Answer } from './support/world.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const ifNone = { 'if-none-match': '*' }

/** What makes a record public. */
const visible = ({ public: visibility }: Entity): object =>
  visibility?.when === 'always' ? {} : { ...(visibility?.when as object), ...visibility?.whenNotStaff }

/** An entity whose published records keep drafts, and what is done with these by somebody. */
async function open(entity: Entity = news, email = admin) {
  const world = await start()
  const records = await recordClient(world, entity)
  const { tenant, path } = records
  const title = titleOf(entity)
  const { call: anybody } = world
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', id: string, rest = '', body?: object, headers = {}) =>
    world.call(email, method, `${path}/${id}/draft${rest}`, body, headers)
  return {
    ...records,
    title,
    publish: (number = 1, more = {}) => records.create(number, { ...visible(entity), ...more }),
    live: async (id: string) => (await records.get(`/${id}`)).body,
    shown: (id: string, query = ''): Promise<Answer> =>
      anybody(undefined, 'GET', `/api/v1/tenants/${tenant.slug}/${entity.name}${id && `/${id}`}${query}`),
    draft: {
      read: (id: string) => call('GET', id),
      async begin(id: string, values: object) {
        const { version } = (await records.get(`/${id}`)).body
        return call('PUT', id, '', { ...values, version }, ifNone)
      },
      save: (id: string, body: object) => call('PUT', id, '', body),
      discard: (id: string, headers = {}) => call('DELETE', id, '', undefined, headers),
      restore: (id: string) => call('POST', id, '/restorations', {}),
      publish: (id: string, body: object) => call('POST', id, '/publications', body),
      schedule: (id: string, body: object) => call('PUT', id, '/schedule', body),
    },
    undo: (answer: Answer) =>
      world.call(
        email,
        'POST',
        `/api/v1/authorized/tenants/${tenant.slug}/change-sets/${String(answer.headers['change-set'])}/restorations`,
      ),
  }
}

test('a draft changes nothing that is published until it is published, by one write that can be undone', async () => {
  const { publish, draft, live, shown, undo } = await open()
  const { id, version } = await publish(1, { title: '公開中' })
  const saved = await draft.begin(id, { title: '次の題名' })
  expect([saved.status, saved.body], saved.text).toMatchObject([
    200,
    { title: '次の題名', version: 1, draft: { changed: ['title'], isBehind: false, conflicts: [], issues: [] } },
  ])
  expect((await live(id)).title).toBe('公開中')
  expect((await shown(id)).body.title).toBe('公開中')
  const published = await draft.publish(id, { version: 1 })
  expect([published.status, published.body.title, published.body.version], published.text).toEqual([
    200,
    '次の題名',
    version + 1,
  ])
  expect((await shown(id)).body.title).toBe('次の題名')
  expect((await draft.read(id)).status).toBe(404)
  const undone = await undo(published)
  expect(undone.status, undone.text).toBeLessThan(300)
  expect((await shown(id)).body.title).toBe('公開中')
  expect((await draft.read(id)).body).toMatchObject({ title: '次の題名', draft: { changed: ['title'] } })
})

test('lists and reads of members say what has a draft, and lists find it', async () => {
  const { publish, draft, live, get } = await open()
  const { id } = await publish(1)
  const other = await publish(2)
  expect(await live(id)).not.toHaveProperty('draft')
  const before = await get('')
  await draft.begin(id, { title: '次の題名' })
  const mark = { publishAt: null, updatedAt: expect.any(String) }
  expect((await live(id)).draft).toEqual(mark)
  const marks = async (filter: object) => {
    const { status, body, text } = await get('', { filter })
    expect(status, text).toBe(200)
    return body.map((each: any) => [each.id, each.draft !== undefined])
  }
  expect((await get('')).headers['etag']).not.toBe(before.headers['etag'])
  expect(await marks({ hasDraft: true })).toEqual([[id, true]])
  expect(await marks({ hasDraft: false })).toEqual([[other['id'], false]])
  expect((await get('', { filter: { hasDraft: 'yes' } })).status).toBe(400)
  await draft.discard(id)
  expect(await live(id)).not.toHaveProperty('draft')
  expect(await marks({ hasDraft: true })).toEqual([])
})

test('a whole record that is sent back is a draft of what differs, and no draft once nothing does', async () => {
  const { publish, draft, live, world, path } = await open()
  const { id } = await publish(1, { title: '公開中' })
  const record = await live(id)
  const saved = await draft.begin(id, { ...record, title: '次の題名' })
  expect(saved.body.draft.changed).toEqual(['title'])
  expect((await draft.save(id, saved.body)).body.draft.changed).toEqual(['title'])
  const now = (await draft.read(id)).body
  const ended = await draft.save(id, { ...now, title: '公開中' })
  expect([ended.status, ended.body.draft, ended.body.version], ended.text).toEqual([200, null, record.version])
  expect((await draft.read(id)).status).toBe(404)
  const update = await world.call(admin, 'PUT', `${path}/${id}`, { ...record, title: '直接' })
  expect(update.status, update.text).toBe(200)
})

test('what others publish meanwhile is kept, and told where the draft changes the same', async () => {
  const { publish, draft, live, send } = await open()
  const { id } = await publish(1, { title: '公開中', metaDescription: '説明' })
  await draft.begin(id, { title: '下書きの題名' })
  const opened = (await draft.read(id)).body
  const { version } = await live(id)
  await send('PUT', `/${id}`, { title: '別の題名', metaDescription: '別の説明', version })
  // The form still has the description as it was.
  const saved = await draft.save(id, { ...opened, gameTitle: 'ゲーム' })
  expect(saved.body.draft).toMatchObject({
    changed: ['title', 'gameTitle'],
    isBehind: true,
    conflicts: [{ field: 'title', draft: '下書きの題名', live: '別の題名' }],
  })
  expect(saved.body.metaDescription).toBe('別の説明')
  const refused = await draft.publish(id, { version: saved.body.version })
  expect([refused.status, refused.body.data.conflicts]).toEqual([
    412,
    [{ field: 'title', draft: '下書きの題名', live: '別の題名' }],
  ])
  const { liveVersion } = saved.body.draft
  const published = await draft.publish(id, { version: saved.body.version, liveVersion })
  expect(published.body, published.text).toMatchObject({
    title: '下書きの題名',
    metaDescription: '別の説明',
    gameTitle: 'ゲーム',
  })
})

test('of two people who save one draft, the second is shown what the first saved', async () => {
  const { publish, draft } = await open()
  const { id } = await publish(1)
  expect((await draft.begin(id, { title: '一' })).status).toBe(200)
  expect((await draft.begin(id, { title: '二' })).body.data.current.title).toBe('一')
  expect((await draft.save(id, { title: '三', version: 1 })).body.version).toBe(2)
  const late = await draft.save(id, { title: '四', version: 1 })
  expect([late.status, late.body.data.current.title]).toEqual([412, '三'])
  expect((await draft.save(id, { title: '五' })).status).toBe(428)
})

test('a discarded draft can be brought back, unless there is another', async () => {
  const { publish, draft } = await open()
  const { id } = await publish(1)
  expect((await draft.restore(id)).status).toBe(404)
  await draft.begin(id, { title: '捨てた題名' })
  expect((await draft.discard(id, { 'if-match': '"7"' })).status).toBe(412)
  expect((await draft.discard(id)).status).toBe(204)
  expect((await draft.restore(id)).body.title).toBe('捨てた題名')
  expect((await draft.restore(id)).body.data.issues[0].rule).toBe('integrity.hasDraft')
})

test('a record that is not published has no draft beside it; one that was unpublished keeps it', async () => {
  const { create, publish, draft, send, live } = await open()
  const unpublished = await create(1, { status: 'draft' })
  const refused = await draft.begin(unpublished['id'], { title: '題名' })
  expect([refused.status, refused.body.data.issues[0].rule]).toEqual([409, 'integrity.notPublished'])
  const { id } = await publish(2)
  await draft.begin(id, { title: '次の題名' })
  const { version } = await live(id)
  await send('POST', `/${id}/transitions`, { to: 'archived', version })
  expect((await draft.read(id)).body.draft.isPublished).toBe(false)
  expect((await draft.publish(id, { version: 1 })).status).toBe(409)
  await send('POST', `/${id}/transitions`, { to: 'published', version: version + 1 })
  expect((await draft.publish(id, { version: 1 })).status).toBe(200)
})

test('what decides whether the public sees a record, and what is counted, is in no draft', async () => {
  const { publish, draft, live } = await open(product)
  const { id } = await publish(1)
  const record = await live(id)
  const refused = await draft.begin(id, { ...record, name: '次の名前', stock: record.stock + 1, isVisible: false })
  expect(refused.body.data.issues.map(({ path, rule }: any) => [path[0], rule])).toEqual([
    ['stock', 'integrity.notInDraft'],
    ['isVisible', 'integrity.notInDraft'],
  ])
  expect((await draft.begin(id, { ...record, name: '次の名前' })).body.draft.changed).toEqual(['name'])
})

test('a draft may lack what its record must have, and says so; publishing it is refused with every reason', async () => {
  const { publish, draft, shown } = await open(food)
  const { id } = await publish(1)
  const saved = await draft.begin(id, { price: null, category: null })
  expect(saved.status, saved.text).toBe(200)
  const fields = (issues: readonly any[]) => issues.map(({ path }) => path[0]).toSorted()
  expect(fields(saved.body.draft.issues)).toEqual(['category', 'price'])
  const refused = await draft.publish(id, { version: 1 })
  expect([refused.status, fields(refused.body.data.issues)]).toEqual([400, ['category', 'price']])
  expect((await draft.read(id)).status).toBe(200)
  expect((await shown(id)).body.price).not.toBeNull()
  expect((await draft.save(id, { name: null, version: 1 })).status).toBe(400)
})

test('a slug that a draft uses is taken, for records and for other drafts', async () => {
  const { publish, create, draft, body, send, get, live } = await open()
  const { id, title } = await publish(1, { slug: 'spring' })
  const other = await publish(2, { slug: 'summer' })
  const taken = await draft.begin(id, { slug: 'summer' })
  expect([taken.status, taken.body.data.issues[0].rule]).toEqual([400, 'duplicate'])
  await draft.begin(id, { slug: 'autumn' })
  const issue = { path: ['slug'], rule: 'integrity.usedInDraft', params: { title } }
  expect((await draft.begin(other['id'], { slug: 'autumn' })).body.data.issues).toMatchObject([issue])
  expect((await send('POST', '', { ...(await body(3)), slug: 'autumn' })).body.data.issues).toMatchObject([issue])
  const { version } = await live(other['id'])
  expect((await send('PUT', `/${other['id']}`, { slug: 'autumn', version })).body.data.issues).toMatchObject([issue])
  expect((await get('/availability', { field: 'slug', value: 'autumn' })).body).toEqual({ available: false })
  expect((await get('/availability', { field: 'slug', value: 'autumn', except: id })).body).toEqual({ available: true })
  await draft.discard(id)
  expect((await create(4, { slug: 'autumn' })).slug).toBe('autumn')
  expect((await draft.restore(id)).body.data.issues[0].rule).toBe('duplicate')
})

test('a draft goes to the trash and comes back with its record, and is gone with it for good', async () => {
  const { publish, draft, send, live, world } = await open()
  const { id } = await publish(1)
  await draft.begin(id, { title: '次の題名' })
  await send('POST', `/${id}/transitions`, { to: 'archived', version: (await live(id)).version })
  expect((await send('DELETE', `/${id}`)).status).toBe(200)
  expect((await draft.read(id)).status).toBe(404)
  const restored = await send('POST', `/${id}/restorations`, { version: 3 })
  expect((await draft.read(id)).body.title, restored.text).toBe('次の題名')
  await send('DELETE', `/${id}`)
  await send('POST', '/purges', { records: [{ id, version: restored.body.version + 1 }] })
  expect(await world.sql('select "id" from record_draft')).toEqual([])
})

test.each([
  ['en', 'ja'],
  ['ja', 'en'],
] as const)(
  'a draft is published in %s first; the rest stays a draft, and an undo gives back what it had',
  async (first, then) => {
    const { publish, draft, live, undo } = await open()
    const { id } = await publish(1, { title: '前', titleEn: 'Before' })
    const begun = await draft.begin(id, { title: '後', titleEn: 'After', linkUrl: 'https://example.com/after' })
    const { version } = begun.body.draft
    expect((await draft.publish(id, { version, language: 'fr' })).status).toBe(400)
    const shownIn = { ja: { title: '後', linkUrl: 'https://example.com/after' }, en: { titleEn: 'After' } }
    const before = await live(id)
    const published = await draft.publish(id, { version, language: first })
    expect(published.status, published.text).toBe(200)
    const now = await live(id)
    expect(now).toMatchObject(shownIn[first])
    for (const name of Object.keys(shownIn[then])) expect(now[name]).toEqual(before[name])
    const rest = (await draft.read(id)).body
    expect(rest).toMatchObject({ ...shownIn[then], draft: { isBehind: false, conflicts: [] } })
    expect(rest.draft.changed.toSorted()).toEqual(Object.keys(shownIn[then]).toSorted())
    const nothing = await draft.publish(id, { version: rest.draft.version, language: first })
    expect([nothing.status, nothing.body.data.issues[0].rule]).toEqual([400, 'integrity.notInLanguage'])

    expect((await undo(published)).status).toBeLessThan(300)
    const back = (await draft.read(id)).body.draft
    expect(back.changed.toSorted()).toEqual(['linkUrl', 'title', 'titleEn'])
    expect((await draft.publish(id, { version: back.version, language: then })).status).toBe(200)
    const last = (await draft.read(id)).body.draft
    expect((await draft.publish(id, { version: last.version })).status).toBe(200)
    expect(await live(id)).toMatchObject({ ...shownIn.ja, ...shownIn.en })
    expect((await draft.read(id)).status).toBe(404)
  },
)

test('the history of a record says who did what with its drafts, and which publication made which change', async () => {
  const { publish, draft, get, undo, world, tenant } = await open()
  const { id } = await publish(1)
  await draft.begin(id, { title: '一' })
  const staff = staffOf(tenant.slug)
  const path = `/api/v1/authorized/tenants/${tenant.slug}/news/${id}/draft`
  await world.call(staff, 'PUT', path, { title: '二', version: 1 })
  await world.call(staff, 'PUT', path, { title: '三', version: 2 })
  const publishAt = '2099-12-01T01:00:00.000Z'
  await draft.schedule(id, { version: 3, publishAt })
  await draft.schedule(id, { version: 4, publishAt: null })
  await world.call(staff, 'DELETE', path)
  await draft.restore(id)
  const published = await draft.publish(id, { version: (await draft.read(id)).body.version })
  const [newest] = (await get(`/${id}/revisions`)).body
  await undo(published)
  const names = new Map([
    [await world.account(admin), 'admin'],
    [await world.account(staff), 'staff'],
  ])
  const thread = () => world.call(admin, 'GET', `/api/v1/authorized/tenants/${tenant.slug}/threads/news/${id}`)
  const told = async () =>
    (await thread()).body.drafts.map(({ kind, by, publishAt: at, changeSet }: any) => [
      kind,
      names.get(by.id),
      ...[at, changeSet].filter(Boolean),
    ])
  const all = [
    ['restored', 'admin'],
    ['published', 'admin', newest.changeSet],
    ['restored', 'admin'],
    ['discarded', 'staff'],
    ['unscheduled', 'admin'],
    ['scheduled', 'admin', publishAt],
    ['saved', 'staff'],
    ['saved', 'admin'],
  ]
  expect(await told()).toEqual(all)
  // What is long over says nothing any more but that it was.
  await draft.discard(id)
  await world.sql('update record_draft set "endedAt" = ?', '2020-01-01T00:00:00.000Z')
  const operator = world.tenants['funaneco-jp'].id
  await tendDrafts({ database: world.database, operator: async () => operator }, new AbortController().signal)
  expect(await world.sql('select "values" from record_draft')).toEqual([{ values: '{}' }])
  expect((await draft.restore(id)).status).toBe(404)
  expect(await told()).toEqual([['discarded', 'admin'], ...all])
})

test('undoing the undo of a publication publishes the draft again', async () => {
  const { publish, draft, undo, shown } = await open()
  const { id } = await publish(1)
  await draft.begin(id, { title: '次の題名' })
  const published = await draft.publish(id, { version: 1 })
  const undone = await undo(published)
  expect((await draft.read(id)).status).toBe(200)
  expect((await undo(undone)).status).toBe(200)
  expect((await shown(id)).body.title).toBe('次の題名')
  expect((await draft.read(id)).status).toBe(404)
})

test('keys read drafts by their scope, and save and publish them by that of updates', async () => {
  const { publish, draft, world, tenant, path } = await open()
  const { id } = await publish(1, { title: '公開中' })
  await draft.begin(id, { title: '次の題名' })
  const content = `/api/v1/tenants/${tenant.slug}/news`
  const reading = (await makeKeyAt(world, tenant.slug, ['news:read-unpublished'])).secret
  const writing = (await makeKeyAt(world, tenant.slug, ['news:update'])).secret
  const asked = await callWith(world, reading, 'GET', `${content}/${id}?state=draft`)
  expect([asked.body.title, asked.headers['cache-control']]).toEqual(['次の題名', expect.stringContaining('no-store')])
  expect((await callWith(world, reading, 'GET', `${content}?state=draft`)).body[0].title).toBe('次の題名')
  expect((await callWith(world, reading, 'GET', `${content}/${id}`)).body.title).toBe('公開中')
  expect((await callWith(world, reading, 'GET', `${path}/${id}/draft`)).body.title).toBe('次の題名')
  expect((await callWith(world, reading, 'POST', `${path}/${id}/draft/publications`, { version: 1 })).status).toBe(403)
  const published = await callWith(world, writing, 'POST', `${path}/${id}/draft/publications`, { version: 1 })
  expect([published.status, published.body.title], published.text).toEqual([200, '次の題名'])
})

test('captain’s search finds what only a draft says, and says so; searches of the public do not', async () => {
  const { publish, draft, world, shown } = await open()
  const { id } = await publish(1, { title: '公開中' })
  await draft.begin(id, { title: 'ｶﾝﾃﾞﾝﾁ', body: { blocks: [{ type: 'paragraph', data: { text: '金木犀の香り' } }] } })
  const find = async (words: string) =>
    (await world.call(admin, 'GET', `/api/v1/authorized/search?query=${encodeURIComponent(words)}`)).body.records
  for (const words of ['カンデンチ', '金木犀', 'kandenchi 香り'])
    expect(await find(words), words).toMatchObject([{ id, title: '公開中', inDraft: true }])
  expect((await find('公開中'))[0]).not.toHaveProperty('inDraft')
  const filter = encodeURIComponent(JSON.stringify({ q: 'カンデンチ' }))
  expect((await shown('', `?filter=${filter}`)).body).toEqual([])
})

test('a picture that only a draft uses is in use, and replaced there too', async () => {
  const { publish, draft, world, tenant, live } = await open()
  const { id } = await publish(1)
  const other = await publish(2)
  const { thumbnail } = await live(other['id'])
  const name = String(thumbnail.src).split('/').at(-1)!
  const upload = (await world.sql('select "id" from upload where "name" = ?', name))[0]!.id
  const library = `/api/v1/authorized/tenants/${tenant.slug}/uploads/${String(upload)}`
  const uses = async () => (await world.call(admin, 'GET', library)).body.uses.map((use: any) => [use.id, use.field])
  expect(await uses()).toEqual([[other['id'], 'thumbnail']])
  await draft.begin(id, { thumbnail })
  expect((await uses()).toSorted()).toEqual(
    [
      [id, 'thumbnail'],
      [other['id'], 'thumbnail'],
    ].toSorted(),
  )
  await draft.discard(id)
  expect(await uses()).toEqual([[other['id'], 'thumbnail']])
  await draft.restore(id)
  const { body } = await draft.read(id)
  await draft.publish(id, { version: body.version })
  expect((await live(id)).thumbnail.src).toBe(thumbnail.src)
  expect((await uses()).length).toBe(2)
})

describe('a draft with a time', () => {
  const hour = 3_600_000
  const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

  /** An entity’s drafts, and the work of a server at a time. */
  async function scheduled(email = admin) {
    const opened = await open(news, email)
    const { world } = opened
    const operator = world.tenants['funaneco-jp'].id
    const handler = publishOnTime({ database: world.database, operator: async () => operator })
    return {
      ...opened,
      /** Runs what is due after some hours, as several servers do that share one database. */
      async workAfter(hours: number, servers = 1) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hour })
        try {
          const runners = Array.from({ length: servers }, () =>
            jobRunner(
              world.database,
              { 'publish-draft': handler },
              { log: silent, now: () => Date.now(), chance: () => 0 },
            ),
          )
          await Promise.all(runners.map((runner) => runner.runDue()))
          for (const runner of runners) await runner.stop()
        } finally {
          vi.useRealTimers()
        }
      },
      handler,
      notices: async () =>
        (await world.sql('select "account", "kind", "params" from notification order by "id"')).map(
          ({ account, kind, params }) => [account, kind, JSON.parse(String(params))],
        ),
    }
  }

  test('is published then, once, in the name of whoever scheduled it, who is notified', async () => {
    const { publish, draft, shown, workAfter, notices, world, live, get, handler, tenant } = await scheduled()
    const { id } = await publish(1)
    await draft.begin(id, { title: '明日の題名' })
    const past = await draft.schedule(id, { version: 1, publishAt: inHours(-1) })
    expect([past.status, past.body.data.issues[0].rule]).toEqual([400, 'scheduleInPast'])
    const publishAt = inHours(10)
    const answer = await draft.schedule(id, { version: 1, publishAt })
    expect(answer.body.draft, answer.text).toMatchObject({ publishAt, scheduledBy: { name: expect.any(String) } })
    expect((await live(id)).draft).toMatchObject({ publishAt })
    await workAfter(9)
    expect((await shown(id)).body.title).not.toBe('明日の題名')
    await workAfter(11, 2)
    expect((await shown(id)).body.title).toBe('明日の題名')
    const by = await world.account(admin)
    expect((await get(`/${id}/revisions`)).body.map((each: any) => [each.version, each.by.id])).toEqual([
      [2, by],
      [1, by],
    ])
    expect(await notices()).toMatchObject([[by, 'published', { title: '明日の題名' }]])
    // A server that was killed before it could note that the job was done runs it again.
    const { id: ended } = (await world.sql('select "id" from record_draft'))[0]!
    const job = { tenant, entity: 'news', recordId: id, draft: ended, publishAt }
    await handler.run(job, new AbortController().signal)
    expect((await live(id)).version).toBe(2)
  })

  test('is published as it is by then, and not at a time that was changed or taken back', async () => {
    const { publish, draft, shown, workAfter } = await scheduled()
    const { id } = await publish(1)
    await draft.begin(id, { title: '一' })
    await draft.schedule(id, { version: 1, publishAt: inHours(1) })
    await draft.schedule(id, { version: 2, publishAt: inHours(5) })
    await draft.save(id, { title: '二', version: 3 })
    await workAfter(2)
    expect((await shown(id)).body.title).not.toBe('二')
    await workAfter(6)
    expect((await shown(id)).body.title).toBe('二')
    await draft.begin(id, { title: '三' })
    await draft.schedule(id, { version: 1, publishAt: inHours(1) })
    const taken = await draft.schedule(id, { version: 2, publishAt: null })
    expect(taken.body.draft).toMatchObject({ publishAt: null, scheduledBy: null })
    await workAfter(2)
    expect((await shown(id)).body.title).toBe('二')
  })

  test.each([
    ['en', 'ja'],
    ['ja', 'en'],
  ] as const)('publishes %s then and leaves the rest in the draft, without a time', async (first, then) => {
    const { publish, draft, live, workAfter, world, tenant, notices } = await scheduled()
    const { id } = await publish(1, { title: '前', titleEn: 'Before' })
    await draft.begin(id, { title: '後', titleEn: 'After' })
    const at = { version: 1, publishAt: inHours(1) }
    expect((await draft.schedule(id, { ...at, language: 'fr' })).body.data.issues[0].path).toEqual(['language'])
    const answer = await draft.schedule(id, { ...at, language: first })
    expect(answer.body.draft, answer.text).toMatchObject({ publishAt: at.publishAt, language: first })
    const own = `/api/v1/authorized/tenants/${tenant.slug}`
    const day = (hours: number) => inHours(hours).slice(0, 10)
    const calendar = await world.call(admin, 'GET', `${own}/publishing-moments?from=${day(-48)}&until=${day(72)}`)
    expect(calendar.body.moments.filter(({ kind }: any) => kind === 'change')).toMatchObject([{ id, language: first }])
    await workAfter(2)
    const texts = { ja: { title: '後' }, en: { titleEn: 'After' } }
    const former = { ja: { title: '前' }, en: { titleEn: 'Before' } }
    expect(await live(id)).toMatchObject({ ...texts[first], ...former[then] })
    const rest = (await draft.read(id)).body.draft
    expect(rest).toMatchObject({ publishAt: null, scheduledBy: null, language: null })
    expect(rest.changed).toEqual(Object.keys(texts[then]))
    expect((await notices()).map(([, kind]) => kind)).toEqual(['published'])
    const { drafts } = (await world.call(admin, 'GET', `${own}/threads/news/${id}`)).body
    expect(drafts.map(({ kind, language }: any) => [kind, language])).toEqual([
      ['published', first],
      ['scheduled', first],
      ['saved', null],
    ])
    const nothing = await draft.schedule(id, { version: rest.version, publishAt: inHours(1), language: first })
    expect([nothing.status, nothing.body.data.issues[0].rule]).toEqual([400, 'integrity.notInLanguage'])
  })

  test('for one language stays as it is while the other is published by hand, and is over with its own', async () => {
    const { publish, draft, workAfter, live } = await scheduled()
    const { id } = await publish(1, { title: '前', titleEn: 'Before' })
    await draft.begin(id, { title: '後', titleEn: 'After' })
    const publishAt = inHours(1)
    await draft.schedule(id, { version: 1, publishAt, language: 'en' })
    await draft.publish(id, { version: 2, language: 'ja' })
    const left = (await draft.read(id)).body.draft
    expect(left).toMatchObject({ publishAt, language: 'en', changed: ['titleEn'] })
    await workAfter(2)
    expect((await live(id)).titleEn).toBe('After')
    expect((await draft.read(id)).status).toBe(404)
    await draft.begin(id, { title: '次', titleEn: 'Next' })
    await draft.schedule(id, { version: 1, publishAt: inHours(1), language: 'en' })
    await draft.publish(id, { version: 2, language: 'en' })
    expect((await draft.read(id)).body.draft).toMatchObject({ publishAt: null, language: null, changed: ['title'] })
  })

  test('that is refused by then changes nothing, and who scheduled it learns why', async () => {
    const { publish, draft, shown, workAfter, notices, send, live, world, tenant } = await scheduled()
    const { id } = await publish(1, { linkUrl: 'https://example.com/' })
    const title = (await live(id)).title
    await draft.begin(id, { body: null, linkUrl: null })
    const publishAt = inHours(1)
    await draft.schedule(id, { version: 1, publishAt })
    await workAfter(2)
    expect((await shown(id)).body.linkUrl).toBe('https://example.com/')
    const by = await world.account(admin)
    expect(await notices()).toEqual([[by, 'draft', { title, outcome: 'issues' }]])
    const thread = await world.call(admin, 'GET', `/api/v1/authorized/tenants/${tenant.slug}/threads/news/${id}`)
    expect(thread.body.drafts[0]).toMatchObject({ kind: 'refused', by: null, publishAt })
    expect((await draft.read(id)).body.draft).toMatchObject({ publishAt: null, changed: ['body', 'linkUrl'] })
    const archived = await publish(2)
    await draft.begin(archived['id'], { title: '次' })
    await draft.schedule(archived['id'], { version: 1, publishAt: inHours(1) })
    await send('POST', `/${archived['id']}/transitions`, { to: 'archived', version: 1 })
    await workAfter(2)
    expect((await notices()).at(-1)![2].outcome).toBe('unpublished')
    expect(await world.sql(`select "id" from job where "kind" = 'publish-draft' and "status" <> 'done'`)).toEqual([])
  })

  test('is not published for somebody who may no longer enter the tenant', async () => {
    const { publish, draft, shown, workAfter, world, tenant, notices } = await scheduled(staffOf('myturn-games'))
    const { id, title } = await publish(1)
    await draft.begin(id, { title: '次の題名' })
    await draft.schedule(id, { version: 1, publishAt: inHours(1) })
    const account = await world.account(staffOf(tenant.slug))
    await world.sql('update tenant_user set "endsOn" = ? where "user" = ?', '2024-05-01', account)
    await workAfter(2)
    expect((await shown(id)).body.title).toBe(title)
    expect((await notices()).at(-1)).toMatchObject([account, 'draft', { outcome: 'noAccess' }])
  })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { news } from '../../entities/news.ts'
import { pricePlan } from '../../entities/price-plan.ts'
import { changeRetention, sweepChanges } from '../../server/features/changes/change-log.ts'
import { maxChanges } from '../../server/features/changes/read-changes.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { recordClient } from './support/record-client.ts'
import { admin, start, type Answer, type World } from './support/world.ts'

const hour = 3_600_000
const hours = (count: number): string => new Date(Date.now() + count * hour).toISOString()

async function open(entity: Entity = news) {
  const world = await start()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const records = await recordClient(world, entity)
  return { world, records, follower: await follow(world, records.tenant.slug, [entity.name]) }
}

const at = (tenant: string, since?: string) =>
  `/api/v1/tenants/${tenant}/changes${since === undefined ? '' : `?since=${since}`}`

/** Asks as nobody in particular. */
const ask = (world: World, url: string, headers = {}): Promise<Answer> => asked(world, undefined, url, headers)
const asked = ({ call }: World, email: string | undefined, url: string, headers = {}): Promise<Answer> =>
  call(email, 'GET', url, undefined, headers)

/** Somebody who keeps a copy of what the public sees, by the changes alone. */
async function follow(world: World, tenant: string, entities: readonly string[]) {
  const get = (url: string) => ask(world, url)
  const base = `/api/v1/tenants/${tenant}`
  const copy = new Map<string, object>()
  const read = async (entity: string): Promise<readonly Record<string, any>[]> =>
    (await get(`${base}/${entity}?range=[0,99]`)).body
  let since = (await get(at(tenant))).body.next as string
  const readAll = async () => {
    copy.clear()
    for (const entity of entities)
      for (const record of await read(entity)) copy.set(`${entity} ${record['id']}`, record)
  }
  await readAll()
  return {
    copy,
    get since() {
      return since
    },
    /** What is told since the last time; whoever learns that this is no longer known reads everything again. */
    async pull(): Promise<readonly { entity: string; id: string; kind: string; slug: string | null }[]> {
      const told = []
      for (;;) {
        const { status, body } = await get(at(tenant, since))
        if (status === 410) {
          since = (await get(at(tenant))).body.next
          await readAll()
          return told
        }
        expect(status).toBe(200)
        for (const change of body.changes) {
          const { entity, id, kind } = change
          const answer =
            kind === 'withdrawn' ? undefined : await get(`${base}/${entity}?filter=${JSON.stringify({ id })}`)
          if (answer) copy.set(`${entity} ${id}`, answer.body[0])
          else copy.delete(`${entity} ${id}`)
          told.push(change)
        }
        since = body.next
        if (!body.hasMore) return told
      }
    },
    async expectRight(): Promise<void> {
      const published = await Promise.all(
        entities.map(async (entity) => (await read(entity)).map((record) => [`${entity} ${record['id']}`, record])),
      )
      expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(published.flat()))
    },
  }
}

const on = { status: 'published' }

test('whoever follows the changes learns what was published, changed and withdrawn, and nothing of drafts', async () => {
  const { records, follower } = await open()
  const draft = await records.create(1, { status: 'draft' })
  expect(await follower.pull()).toEqual([])
  const shown = await records.create(2, on)
  expect(await follower.pull()).toMatchObject([
    { entity: 'news', id: shown['id'], slug: shown['slug'], kind: 'changed' },
  ])
  await records.send('PUT', `/${shown['id']}`, { title: '改題', slug: 'renamed', version: 1 })
  expect(await follower.pull()).toMatchObject([{ slug: 'renamed', kind: 'changed' }])
  await records.send('PUT', `/${draft['id']}`, { title: '下書き', version: 1 })
  expect(await follower.pull()).toEqual([])
  await records.send('POST', `/${shown['id']}/transitions`, { to: 'archived', version: 2 })
  expect(await follower.pull()).toMatchObject([{ id: shown['id'], slug: 'renamed', kind: 'withdrawn' }])
  expect(await follower.pull()).toEqual([])
})

test('what is deleted for good leaves a tombstone with its id and slug', async () => {
  const { records, follower } = await open()
  const shown = await records.create(1, on)
  const never = await records.create(2, { status: 'draft' })
  await follower.pull()
  for (const { id } of [shown, never]) await records.send('DELETE', `/${id}`)
  const trashed = [shown, never].map(({ id }) => ({ id, version: 2 }))
  expect((await records.send('POST', '/purges', { records: trashed })).status).toBe(204)
  expect((await records.get(`/${shown['id']}`)).status).toBe(404)
  expect(await follower.pull()).toEqual([
    { entity: 'news', id: shown['id'], slug: shown['slug'], kind: 'withdrawn', at: expect.any(String) },
  ])
})

test('publication windows that open and close are changes at their moment, though nobody writes anything', async () => {
  const { records, follower } = await open()
  const { id } = await records.create(1, { ...on, publishAt: hours(2), unpublishAt: hours(5) })
  expect(await follower.pull()).toEqual([])
  const opens = hours(2)
  const closes = hours(5)
  vi.setSystemTime(opens)
  expect(await follower.pull()).toMatchObject([{ id, kind: 'changed', at: opens }])
  expect(await follower.pull()).toEqual([])
  vi.setSystemTime(closes)
  expect(await follower.pull()).toMatchObject([{ id, kind: 'withdrawn', at: closes }])
  expect(await follower.pull()).toEqual([])
})

test('a scheduled publication that is called off, or comes and goes unseen, is told of just if the public could see it', async () => {
  const { records, follower } = await open()
  const off = await records.create(1, { ...on, publishAt: hours(2) })
  await records.send('PUT', `/${off['id']}`, { status: 'draft', version: 1 })
  const brief = await records.create(2, { ...on, publishAt: hours(1), unpublishAt: hours(2) })
  vi.setSystemTime(hours(3))
  expect(await follower.pull()).toMatchObject([{ id: brief['id'], kind: 'withdrawn' }])
})

test('a day of a window begins and ends at midnight in Japan', async () => {
  const { records, follower } = await open(pricePlan)
  const day = addDays(today(), 1)
  const { id } = await records.create(1, { isVisible: true, validFrom: day, validUntil: day })
  expect((await follower.pull()).map(({ entity }) => entity)).not.toContain('price-plan')
  vi.setSystemTime('2026-12-01T15:00:00.000Z')
  expect(await follower.pull()).toMatchObject([{ id, kind: 'changed', at: '2026-12-01T15:00:00.000Z' }])
  vi.setSystemTime('2026-12-02T14:59:59.999Z')
  expect(await follower.pull()).toEqual([])
  vi.setSystemTime('2026-12-02T15:00:00.000Z')
  expect(await follower.pull()).toMatchObject([{ id, kind: 'withdrawn', at: '2026-12-02T15:00:00.000Z' }])
})

/** The last position of a tenant's changes. */
async function lastPosition(world: World, tenant: string): Promise<number> {
  const sum = `select coalesce(max("position"), 0) as "last" from "change_log" where "tenant_id" = '${tenant}'`
  const [row] = (await world.sql(sum)) as [{ last: number }]
  return Number(row.last)
}

/** Numbers that are the same in each run. */
function chances(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

test.each([11, 22, 33])(
  'who follows the changes alone has just what the public sees, through a week of changes and gaps (%i)',
  async (seed) => {
    const { world, records, follower } = await open()
    const { slug } = records.tenant
    const chance = chances(seed)
    const ids: string[] = []
    const trashed = new Map<string, number>()
    const kinds: string[] = []
    /** As somebody who has signed in just now: sessions end while the days pass. */
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      world.call(`admin@${Date.now()}.example`, method, `/api/v1/authorized/tenants/${slug}/news${path}`, body)
    const times = () => ({
      publishAt: hours(chance(30) - 10),
      unpublishAt: chance(2) === 0 ? null : hours(21 + chance(20)),
    })
    for (let step = 0; step < 40; step += 1) {
      vi.setSystemTime(Date.now() + chance(6) * hour + chance(3_600) * 1000)
      const id = ids[chance(ids.length)]
      const { version } = id ? (await send('GET', `/${id}`)).body : {}
      const acts: readonly (() => Promise<Answer | undefined>)[] = [
        async () => {
          const more = chance(3) === 0 ? { status: 'draft' } : { ...on, ...times() }
          const made = await send('POST', '', { ...(await records.body(step + 1)), ...more })
          expect(made.status, made.text).toBe(201)
          ids.push(made.body.id)
          return undefined
        },
        () => send('PUT', `/${id}`, { title: `題${step}`, version }),
        () => send('PUT', `/${id}`, { ...on, ...times(), version }),
        () => send('POST', `/${id}/transitions`, { to: 'archived', version }),
        async () => {
          const answer = await send('DELETE', `/${id}`)
          if (answer.status < 300) trashed.set(id!, version + 1)
          return answer
        },
        async () => {
          const records = [...trashed].map(([each, last]) => ({ id: each, version: last }))
          if (records.length === 0) return undefined
          trashed.clear()
          const answer = await send('POST', '/restorations', { records })
          expect(answer.status, answer.text).toBe(200)
          return answer
        },
      ]
      await acts[id ? chance(acts.length) : 0]!()
      if (chance(3) === 0) {
        kinds.push(...(await follower.pull()).map(({ kind }) => kind))
        await follower.expectRight()
      }
    }
    vi.setSystemTime(hours(60))
    await follower.pull()
    await follower.expectRight()
    expect(new Set(kinds)).toEqual(new Set(['changed', 'withdrawn']))
  },
)

test('after a backup was restored, a place from what was lost is refused with 410, and who reads again is right', async () => {
  const { world, records, follower } = await open()
  const before = await records.create(1, on)
  await follower.pull()
  const kept = follower.since
  const last = await lastPosition(world, records.tenant.id)
  await records.create(2, on)
  await follower.pull()
  // As a restored backup has it: what came after is lost, and other changes take its positions.
  await world.sql(`delete from "news" where "id" <> '${before['id']}'`)
  await world.sql(`delete from "change_log" where "tenant_id" = '${records.tenant.id}' and "position" > ${last}`)
  expect((await ask(world, at(records.tenant.slug, follower.since))).status).toBe(410)
  const other = await records.create(3, on)
  const refused = await ask(world, at(records.tenant.slug, follower.since))
  expect(refused).toMatchObject({ status: 410, body: { data: { code: 'CURSOR_EXPIRED' } } })
  await follower.pull()
  await follower.expectRight()
  // A place from before the backup leads on.
  expect((await ask(world, at(records.tenant.slug, kept))).body.changes).toMatchObject([
    { id: other['id'], kind: 'changed' },
  ])
})

test('tombstones are kept for 90 days; an older place is refused with 410, but not where nothing happened since', async () => {
  const { world, records, follower } = await open()
  const sweep = () => sweepChanges(storeOf(world.database), records.tenant.id, Date.now())
  const first = follower.since
  await records.create(1, on)
  await follower.pull()
  const quiet = follower.since
  vi.setSystemTime(Date.now() + changeRetention - 1)
  await sweep()
  expect((await ask(world, at(records.tenant.slug, first))).status).toBe(200)
  const made = await world.call('admin@later.example', 'POST', records.path, { ...(await records.body(2)), ...on })
  expect(made.status).toBe(201)
  vi.setSystemTime(Date.now() + 2)
  await sweep()
  expect((await ask(world, at(records.tenant.slug, first))).status).toBe(410)
  expect((await ask(world, at(records.tenant.slug, quiet))).status).toBe(410)
  await follower.pull()
  await follower.expectRight()
  vi.setSystemTime(Date.now() + 2 * changeRetention)
  await sweep()
  expect(await follower.pull()).toEqual([])
})

test('an answer is bounded, and the pages together tell everything', async () => {
  const { world, records, follower } = await open()
  const { id: tenant } = records.tenant
  const shown = await records.create(1, on)
  const last = await lastPosition(world, tenant)
  const columns = '"changeSet", "at", "entity", "recordId", "wasPublic", "slug"'
  const numbers =
    'with recursive "n" as (select 1 as "n" union all select "n" + 1 from "n" where "n" < 500) select "n" from "n"'
  for (let index = 0; index < 2 * maxChanges; index += 500)
    await world.sql(
      `insert into "change_log" select "tenant_id", "position" + ${index} + "n", ${columns} from "change_log", (${numbers}) as "many"
       where "tenant_id" = '${tenant}' and "position" = ${last}`,
    )
  const page = await ask(world, at(records.tenant.slug, follower.since))
  expect(page.body).toMatchObject({ hasMore: true, changes: [{ id: shown['id'] }] })
  expect((await follower.pull()).map(({ id }) => id)).toEqual([shown['id'], shown['id'], shown['id']])
})

test('who asks again while nothing changes is answered 304, also while drafts are written', async () => {
  const { world, records, follower } = await open()
  await records.create(1, on)
  await follower.pull()
  const url = at(records.tenant.slug, follower.since)
  const { headers } = await ask(world, url)
  await records.create(2, { status: 'draft' })
  const again = await ask(world, url, { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
})

test('what is no place is refused, and the place of another tenant or of staff leads nowhere', async () => {
  const { world, records, follower } = await open()
  const { slug } = records.tenant
  const get = (url: string, email?: string) => asked(world, email, url)
  expect((await get(`${at(slug)}?since=`)).status).toBe(400)
  expect((await get(`${at(slug)}?since=%20`)).status).toBe(400)
  expect((await get(`${at(slug)}?from=now`)).status).toBe(400)
  expect((await get(at(slug, 'abc'))).status).toBe(410)
  expect((await get(at('myprince-vip', follower.since))).status).toBe(410)
  expect((await get(`/api/v1/authorized/tenants/${slug}/changes?since=${follower.since}`, admin)).status).toBe(410)
})

test('staff and keys are told of every record that they may read, published or not', async () => {
  const world = await start()
  const site = 'sound-clover-com'
  const inquiries = await recordClient(world, contact, site)
  const items = await recordClient(world, news, site)
  const path = `/api/v1/authorized/tenants/${site}/changes`
  const first = await world.call(admin, 'GET', path)
  expect(first.body).toEqual({ changes: [], next: expect.any(String), hasMore: false })
  const asked = await inquiries.create(1)
  const draft = await items.create(1, { status: 'draft' })
  const told = await world.call(admin, 'GET', `${path}?since=${first.body.next}`)
  expect(told.body.changes).toEqual(
    expect.arrayContaining([
      { entity: 'contact', id: asked['id'], slug: null, kind: 'changed', at: expect.any(String) },
      { entity: 'news', id: draft['id'], slug: draft['slug'], kind: 'changed', at: expect.any(String) },
    ]),
  )
  await items.send('DELETE', `/${draft['id']}`)
  const later = await world.call(admin, 'GET', `${path}?since=${told.body.next}`)
  expect(later.body.changes).toMatchObject([{ entity: 'news', id: draft['id'], kind: 'withdrawn' }])

  const { secret } = await makeKeyAt(world, site, ['news:read-unpublished'])
  const ofKey = await callWith(world, secret, 'GET', `${path}?since=${first.body.next}`)
  expect(ofKey.body.changes).toMatchObject([{ entity: 'news', id: draft['id'] }])
})

test('at the public address a key is told of the entities that it may read', async () => {
  const { world, records, follower } = await open()
  await records.create(1, on)
  const path = at(records.tenant.slug, follower.since)
  const asKey = async (...scopes: readonly string[]) => {
    const { secret } = await makeKeyAt(world, records.tenant.slug, scopes)
    return (await callWith(world, secret, 'GET', path)).body.changes.length as number
  }
  expect(await asKey('news:read')).toBe(1)
  expect(await asKey('uploads:create')).toBe(0)
})

// @module-tag postgres-full
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { application } from '../../entities/events/application.ts'
import { constructionProject } from '../../entities/construction-project.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { today } from '../../entities/language/dates/plain-date.ts'
import { order } from '../../entities/shop/order.ts'
import { privacyPolicy } from '../../entities/legal/privacy-policy.ts'
import { product } from '../../entities/shop/product.ts'
import { webhookEvents } from '../../entities/language/shared/webhook-events.ts'
import type { Network } from '../../server/base/network/guarded-request.ts'
import { entityHooks } from '../../server/generated/modules.ts'
import { commit } from '../../server/kernel/records/commit.ts'
import { runPart } from '../../server/base/db/query.ts'
import { storeOf, type Context } from '../../server/kernel/records/context.ts'
import { endpointAfter, maxFailing, pauses, timeoutOf } from '../../server/features/webhooks/deliver.ts'
import { sweepWebhooks } from '../../server/features/webhooks/index.ts'
import { recordClient } from './support/record-client.ts'
import { photo, upload } from './support/upload-files.ts'
import { runWebhookJobs } from './support/webhook-jobs.ts'
import { admin, open, reader, staffOf, type Answer, type World } from './support/world.ts'

const slug = 'emu-esu-com'
const shop = 'suda-nijo-com'
const path = (tenant: string = slug) => `/api/v1/authorized/tenants/${tenant}/webhooks`
const newsPath = (tenant: string = slug) => `/api/v1/authorized/tenants/${tenant}/news`
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A receiver of one's own: what arrived, and what it answers by the path. */
let receiver: Server
let address = ''
const received: Received[] = []
const answers = new Map<string, { status: number; headers?: Record<string, string>; body?: string }>()

let world: World
beforeAll(async () => {
  receiver = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() })
      const { status, headers, body } = answers.get(request.url!) ?? { status: 204 }
      reply.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  address = `http://receiver.example:${(receiver.address() as AddressInfo).port}`
  world = await open({}, undefined, network())
})
afterAll(async () => {
  await world.close()
  receiver.close()
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  await world.sql('delete from webhook_endpoint')
  for (const table of ['webhook_delivery', 'webhook_change', 'webhook_state', 'job', 'notification'])
    await world.sql(`delete from ${table}`)
  // Windows of one test are nothing to the next, for which it is today again.
  for (const table of ['news', 'construction_project', 'privacy_policy'])
    await world.sql(`update ${table} set "trashedAt" = '2026-01-01T00:00:00.000Z'`)
  tokens.clear()
  received.length = 0
  answers.clear()
  vi.useRealTimers()
})

/** The product's walls, with the receiver's own port and machine let in under its name. */
const network = (): Network => ({
  lookup: (name, _options, done) =>
    done(null, [{ address: name === 'receiver.example' ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
  isAllowed: (each) => each === '127.0.0.1',
  ports: [String((receiver.address() as AddressInfo).port)],
  plainWebhooks: true,
})

/** Lets time pass; sessions end meanwhile. */
function pass(time: number): void {
  vi.setSystemTime(Date.now() + time)
  tokens.clear()
}

const tokens = new Map<string, Promise<string>>()
/** Calls the API as somebody who has just signed in. */
async function call(email: string, method: InjectOptions['method'], url: string, body?: object): Promise<Answer> {
  const token = tokens.get(email) ?? world.tokenFor(email)
  tokens.set(email, token)
  const answer = await world.app.inject({
    method: method!,
    url,
    headers: { authorization: `Bearer ${await token}` },
    ...(body && { payload: body }),
  })
  const isJson = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: isJson ? answer.json() : undefined,
  }
}

const work = (): Promise<void> => runWebhookJobs(world, network())

interface Made {
  readonly url: string
  readonly id: string
  readonly secret: string
}

async function addEndpoint(to: string, more: object = {}, tenant: string = slug): Promise<Made> {
  const { status, body, text } = await call(staffOf(tenant), 'POST', path(tenant), {
    name: 'Website',
    url: `${address}${to}`,
    ...more,
  })
  if (status !== 201) throw new Error(`No endpoint was added: ${text}`)
  return body
}

const show = async ({ id }: Made, tenant: string = slug) =>
  (await call(staffOf(tenant), 'GET', path(tenant))).body.find((each: Made) => each.id === id)
const deliveries = async ({ id }: Made, tenant: string = slug) =>
  (await call(staffOf(tenant), 'GET', `${path(tenant)}/${id}/deliveries`)).body
const at = (to: string) => received.filter((each) => each.path === to)
const dataOf = ({ body }: Received) => JSON.parse(body).data
const eventsAt = (to: string) =>
  at(to).map((each) =>
    dataOf(each)
      .changes.map(({ event }: { event: string }) => event)
      .join(),
  )

const values = {
  title: 'お知らせ',
  category: 'info',
  body: { blocks: [{ id: 'a', type: 'paragraph', data: { text: '本文' } }] },
}

async function writeNews(
  status: string,
  more: object = {},
  tenant: string = slug,
): Promise<{ id: string; version: number }> {
  const {
    body,
    status: answered,
    text,
  } = await call(staffOf(tenant), 'POST', newsPath(tenant), {
    ...values,
    slug: `n-${Math.random().toString(36).slice(2)}`,
    status,
    ...more,
  })
  if (answered !== 201) throw new Error(text)
  return body
}
const changeNews = async ({ id }: { id: string }, more: object) => {
  const { body } = await call(staffOf(slug), 'GET', `${newsPath()}/${id}`)
  const answer = await call(staffOf(slug), 'PUT', `${newsPath()}/${id}`, { version: body.version, ...more })
  expect(answer.status, answer.text).toBe(200)
}

test('a record that its own effect changes again is told of as it is in the end', async () => {
  await addEndpoint('/again')
  entityHooks['news'] = {
    *effect(context, { after }, again) {
      const next = after && { 開く: 'published', 閉じる: 'archived' }[String(after.title)]
      if (next && after.status !== next)
        yield* again(context, { kind: 'transition', id: after.id, expectedVersion: after.version, to: next })()
    },
  }
  onTestFinished(() => void delete entityHooks['news'])
  await writeNews('draft', { title: '開く' })
  await writeNews('published', { title: '閉じる' })
  await work()
  expect(eventsAt('/again')).toEqual(['record.published'])
})

test('a message is signed so that the official library accepts it, with both secrets while they are exchanged', async () => {
  const endpoint = await addEndpoint('/a')
  expect(endpoint.secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/)
  const { id } = await writeNews('published')
  await work()
  const [first] = at('/a')
  const verified = new Webhook(endpoint.secret).verify(first!.body, first!.headers as Record<string, string>)
  expect(verified).toMatchObject({
    type: 'changes',
    data: {
      tenant: slug,
      sequence: 1,
      previous: null,
      total: 1,
      isComplete: true,
      feed: expect.stringMatching(/\/api\/v1\/tenants\/[\w-]+\/changes$/),
      changes: [
        {
          event: 'record.published',
          entity: 'news',
          id,
          url: `https://captain.example/api/v1/tenants/${slug}/news/${id}`,
        },
      ],
    },
  })
  expect(() => new Webhook('whsec_AAAA').verify(first!.body, first!.headers as Record<string, string>)).toThrow(
    'No matching signature found',
  )
  const rotated = await call(staffOf(slug), 'POST', `${path()}/${endpoint.id}/rotations`, { keepHours: 1 })
  expect(rotated.status).toBe(201)
  await changeNews({ id }, { title: '別の題' })
  await work()
  for (const secret of [endpoint.secret, rotated.body.secret])
    new Webhook(secret).verify(at('/a')[1]!.body, at('/a')[1]!.headers as Record<string, string>)
  pass(hour)
  await changeNews({ id }, { title: 'また別の題' })
  await work()
  const third = at('/a')[2]!
  expect(() => new Webhook(endpoint.secret).verify(third.body, third.headers as Record<string, string>)).toThrow(
    'No matching signature found',
  )
  new Webhook(rotated.body.secret).verify(third.body, third.headers as Record<string, string>)
  expect(JSON.stringify(await show(endpoint))).not.toContain(rotated.body.secret)
})

describe('what is told', () => {
  test('is what the public sees of a record from the change on, and never what it does not', async () => {
    await addEndpoint('/a')
    const record = await writeNews('draft')
    await changeNews(record, { title: '秘密の題' })
    await work()
    expect(at('/a')).toEqual([])
    await changeNews(record, { status: 'published' })
    await changeNews(record, { title: '公開の題' })
    await call(staffOf(slug), 'DELETE', `${newsPath()}/${record.id}`)
    await work()
    expect(eventsAt('/a')).toEqual(['record.published', 'record.changed', 'record.withdrawn'])
    expect(at('/a').map((each) => dataOf(each).sequence)).toEqual([1, 2, 3])
    expect(at('/a').map((each) => dataOf(each).previous)).toEqual([null, 1, 2])
    expect(received.map(({ body }) => body).join()).not.toMatch(/題/)
    expect(dataOf(at('/a')[2]!).changes[0].url).toBeNull()
  })

  test('is not what only staff see of a public record', async () => {
    await addEndpoint('/shop', {}, shop)
    const { create, path: products } = await recordClient(world, product)
    const made = await create(1, { isVisible: true })
    await work()
    received.length = 0
    const change = async (more: object, version: number) => {
      const answer = await call(admin, 'PUT', `${products}/${made['id']}`, { version, ...more })
      expect(answer.status, answer.text).toBe(200)
      await work()
    }
    await change({ memo: '仕入れ先に確認' }, made['version'])
    expect(at('/shop')).toEqual([])
    await change({ name: '新しい名前' }, made['version'] + 1)
    expect(eventsAt('/shop')).toEqual(['record.changed'])
  })

  test('is what a publication window shows and hides, without a change', async () => {
    const opensAt = new Date(Date.now() + hour).toISOString()
    const closesAt = new Date(Date.now() + 2 * hour).toISOString()
    const scheduled = await writeNews('published', { publishAt: opensAt, unpublishAt: closesAt })
    await addEndpoint('/a')
    await work()
    expect(at('/a')).toEqual([])
    pass(hour)
    await work()
    expect(eventsAt('/a')).toEqual(['record.published'])
    expect(dataOf(at('/a')[0]!)).toMatchObject({ changeSet: null, changes: [{ id: scheduled.id }] })
    pass(hour)
    await work()
    expect(eventsAt('/a')).toEqual(['record.published', 'record.withdrawn'])
  })

  test('counts once where a change comes in between the opening of a window and its telling', async () => {
    await addEndpoint('/a')
    const record = await writeNews('published', { publishAt: new Date(Date.now() + hour).toISOString() })
    await work()
    pass(hour + 1)
    await changeNews(record, { title: '一' })
    await changeNews(record, { title: '二' })
    await work()
    await work()
    expect(eventsAt('/a')).toEqual(['record.published', 'record.changed'])
  })

  test('is the opening of a window, though staff saved what only they see before it was told', async () => {
    await addEndpoint('/a')
    const opensAt = new Date(Date.now() + hour).toISOString()
    const { create, path: works } = await recordClient(world, constructionProject)
    const made = await create(1, { status: 'published', publishAt: opensAt })
    await work()
    received.length = 0
    pass(hour + 1)
    const { version } = (await call(admin, 'GET', `${works}/${made['id']}`)).body
    const saved = await call(admin, 'PUT', `${works}/${made['id']}`, { version, contractAmount: '1234000' })
    expect(saved.status, saved.text).toBe(200)
    await work()
    expect(eventsAt('/a')).toEqual(['record.published'])
  })

  test('is a version that comes into force, and the one before it', async () => {
    const { create } = await recordClient(world, privacyPolicy, slug)
    const inDays = (days: number) => today(new Date(Date.now() + days * day))
    const version = (edition: string, effectiveOn: string) => create(1, { edition, effectiveOn, status: 'published' })
    const [former, next] = [await version('7.0', inDays(-1)), await version('7.1', inDays(2))]
    await addEndpoint('/a')
    await work()
    pass(day)
    await work()
    expect(at('/a')).toEqual([])
    pass(day)
    await work()
    const told = dataOf(at('/a')[0]!)
    expect(told.changes.map(({ event, id }: { event: string; id: string }) => `${event} ${id}`).sort()).toEqual(
      [former, next].map(({ id }) => `record.changed ${String(id)}`).sort(),
    )
    await work()
    expect(at('/a')).toHaveLength(1)
  })

  test('is one event for a change set, with no more than fits', async () => {
    await addEndpoint('/a')
    const made = []
    for (let number = 0; number < 3; number += 1) made.push(await writeNews('published'))
    await work()
    received.length = 0
    const ids = made.map(({ id }) => id)
    const removed = await call(staffOf(slug), 'POST', `${newsPath()}/deletions`, {
      records: ids.map((id) => ({ id, version: 1 })),
    })
    expect(removed.status, removed.text).toBeLessThan(300)
    await work()
    const [only] = at('/a')
    expect(at('/a')).toHaveLength(1)
    expect(dataOf(only!)).toMatchObject({ sequence: 4, total: 3, isComplete: true })
    const changes = Array.from({ length: 400 }, (_, index) => ({
      kind: 'record',
      entity: 'news',
      id: ids[0]!.slice(0, -3) + String(index).padStart(3, '0'),
      before: null,
      after: { from: '0000', until: '9999' },
    }))
    const tenant = world.tenants[slug].id
    for (const [index, change] of changes.entries())
      await world.sql(
        `insert into webhook_change values (?, ?, 'set', '2026-01-01T00:00:00.000Z', ?)`,
        tenant,
        index + 1,
        JSON.stringify(change),
      )
    await call(staffOf(slug), 'PATCH', `${path()}/${(await call(staffOf(slug), 'GET', path())).body[0].id}`, {
      version: 1,
      isOn: false,
    })
    const [{ id }] = (await call(staffOf(slug), 'GET', path())).body
    await call(staffOf(slug), 'PATCH', `${path()}/${id}`, { version: 2, isOn: true })
    await work()
    const large = at('/a').at(-1)!
    expect(Buffer.byteLength(large.body)).toBeLessThan(20_000)
    expect(dataOf(large)).toMatchObject({ total: 400, isComplete: false, sequence: 5, previous: null })
    expect(dataOf(large).changes.length).toBeGreaterThan(50)
  })

  test('are inquiries, applications and orders by their ids, an order when it moves, and none that is imported', async () => {
    const endpoint = await addEndpoint('/shop', {}, shop)
    const api = await recordClient(world, order)
    const inquiries = await recordClient(world, contact, 'sound-clover-com')
    await addEndpoint('/asked', {}, inquiries.tenant.slug)
    const colleagues = [{ id: await world.account(staffOf(shop)), name: 'Staff' }]
    const contextOf = (more: Partial<Context>): Context => ({
      store: storeOf(world.database),
      entity: order,
      tenant: api.tenant,
      by: null,
      requestId: 'test',
      colleagues,
      ...more,
    })
    const write = (more: Partial<Context>, given: object) =>
      world.database.write(api.tenant.id, commit(contextOf(more), { kind: 'create', values: given as never }))
    const body = await api.body(1)
    const placed = await write({}, body)
    await write({ isQuiet: true }, await api.body(2))
    const ownStaff = [{ id: await world.account(staffOf(inquiries.tenant.slug)), name: 'Staff' }]
    const asked = { kind: 'create', values: (await inquiries.body(1)) as never } as const
    await world.database.write(
      inquiries.tenant.id,
      commit(contextOf({ entity: contact, tenant: inquiries.tenant, colleagues: ownStaff }), asked),
    )
    await work()
    expect([eventsAt('/shop'), eventsAt('/asked')]).toEqual([['order.placed'], ['inquiry.received']])
    expect(received.map((each) => each.body).join()).not.toContain(String(body['buyerName']))
    expect(dataOf(at('/shop')[0]!).changes[0].url).toBe(
      `https://captain.example/api/v1/authorized/tenants/${shop}/order/${placed.id}`,
    )
    expect(await show(endpoint, shop)).toMatchObject({ lastSequence: 1, waiting: 0, failed: 0 })
    const { status } = JSON.parse(placed.json) as { status: string }
    const next = order.fields['status']!.transitions![status]![0]!
    const moved = commit(contextOf({}), { kind: 'transition', id: placed.id, expectedVersion: 1, to: next })
    await world.database.write(api.tenant.id, moved)
    await work()
    const taking = await recordClient(world, application)
    await addEndpoint('/taking', { events: ['application.received'] }, taking.tenant.slug)
    const applied = { kind: 'create', values: (await taking.body(1)) as never } as const
    await world.database.write(
      taking.tenant.id,
      commit(contextOf({ entity: application, tenant: taking.tenant }), applied),
    )
    await work()
    expect(eventsAt('/taking')).toEqual(['application.received'])
    const change = at('/shop')
      .flatMap((each) => dataOf(each).changes)
      .find(({ event }) => event === 'order.moved')
    expect(change).toMatchObject({ id: placed.id, from: status, to: next })
  })

  test('is that a file was replaced, together with the records that show it', async () => {
    await addEndpoint('/a')
    const send = (rest: string, bytes: Buffer) =>
      upload(world, staffOf(slug), `/api/v1/authorized/tenants/${slug}/uploads${rest}`, { name: 'a.png', bytes })
    tokens.clear()
    const old = await send('', await photo(300, 200))
    const { id } = await writeNews('published', { thumbnail: { src: old.body.src, alt: '写真' } })
    await work()
    const next = await send(`/${old.body.id}/replacements`, await photo(320, 200))
    expect(next.status).toBeLessThan(300)
    await work()
    expect(dataOf(at('/a')[1]!).changes).toMatchObject([
      { event: 'record.changed', entity: 'news', id },
      { event: 'file.replaced', entity: null, id: old.body.id, replacedBy: next.body.id, url: null },
    ])
  })

  test('is nothing of what was undone, in whole or in part', async () => {
    await addEndpoint('/a')
    const context: Context = {
      store: storeOf(world.database),
      entity: (await import('../../entities/news.ts')).news,
      tenant: world.tenants[slug],
      by: null,
      requestId: 'test',
    }
    const create = (name: string) =>
      commit(context, { kind: 'create', values: { ...values, slug: name, status: 'published' } as never })
    await expect(
      world.database.write(context.tenant.id, function* () {
        yield* create('undone')()
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await world.database.write(context.tenant.id, function* () {
      yield* runPart(create('dry'), () => false, { dry: true })
      yield* create('kept')()
    })
    await work()
    expect(at('/a')).toHaveLength(1)
    expect(dataOf(at('/a')[0]!)).toMatchObject({ sequence: 1, total: 1 })
  })
})

test('the guide says what shows a missing message, and when an endpoint is switched off', () => {
  expect(maxFailing).toBe(3 * day)
  const guide = (language: string) =>
    readFileSync(new URL(`../../locales/${language}/guides/webhooks.md`, import.meta.url), 'utf8')
  expect(guide('ja')).toMatch(/番号が飛ぶことがあります。抜けがわかるのは `previous` だけです。/)
  expect(guide('ja')).toMatch(/3日間すべて失敗すると、その送信先への送信を止めます。/)
  expect(guide('en')).toMatch(/sees gaps\. Only `previous` says what is missing/)
  expect(guide('en')).toMatch(/all failed for three days is switched off/)
})

describe('an endpoint', () => {
  test('is told what it chose; the events of all are counted together', async () => {
    const [all, orders] = [await addEndpoint('/all'), await addEndpoint('/withdrawn', { events: ['record.withdrawn'] })]
    const record = await writeNews('published')
    await call(staffOf(slug), 'DELETE', `${newsPath()}/${record.id}`)
    await work()
    expect(eventsAt('/all')).toEqual(['record.published', 'record.withdrawn'])
    expect(at('/withdrawn').map((each) => [dataOf(each).sequence, dataOf(each).previous])).toEqual([[2, null]])
    expect([(await show(all)).lastSequence, (await show(orders)).lastSequence]).toEqual([2, 2])
  })

  test('is tried ten times over three days, then off, and the people of the tenant are told', async () => {
    const endpoint = await addEndpoint('/down')
    answers.set('/down', { status: 500, body: 'broken' })
    await writeNews('published')
    await work()
    expect((await deliveries(endpoint))[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      responseStatus: 500,
      response: 'broken',
    })
    for (const pause of pauses) {
      await work()
      const before = at('/down').length
      pass(pause - 1)
      await work()
      expect(at('/down')).toHaveLength(before)
      pass(hour)
      await work()
    }
    expect(at('/down')).toHaveLength(10)
    expect(new Set(at('/down').map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await show(endpoint)).toMatchObject({ isOn: false, offReason: 'failing', failed: 1 })
    const mine = await world.account(staffOf(slug))
    expect(await world.sql(`select "account", "kind", "params" from notification`)).toEqual([
      { account: mine, kind: 'webhook', params: JSON.stringify({ outcome: 'failing', title: 'Website' }) },
    ])
    const listed = await call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')
    expect(listed.body.notifications[0]).toMatchObject({ path: `/captain/tenant/${slug}/webhooks` })
  })

  test('that answers 410 is off at once; one that redirects has failed, and is not followed', async () => {
    const gone = await addEndpoint('/gone')
    const moved = await addEndpoint('/moved')
    answers.set('/gone', { status: 410 })
    answers.set('/moved', { status: 302, headers: { location: `${address}/elsewhere` } })
    await writeNews('published')
    await work()
    expect(await show(gone)).toMatchObject({ isOn: false, offReason: 'gone' })
    expect(await show(moved)).toMatchObject({ isOn: true, waiting: 1 })
    expect(at('/elsewhere')).toEqual([])
    const board = await call(staffOf(slug), 'GET', '/api/v1/authorized/attention')
    expect(board.body.tenants.map(({ failingWebhooks }: { failingWebhooks: number }) => failingWebhooks)).toEqual([2])
  })

  test('that asks for time gets it; what comes after a failure does not wait for it, and several failures spare it', async () => {
    const endpoint = await addEndpoint('/busy')
    answers.set('/busy', { status: 503, headers: { 'retry-after': '7200' } })
    await writeNews('published')
    await work()
    answers.clear()
    pass(hour)
    await work()
    expect(at('/busy')).toHaveLength(1)
    pass(hour)
    await work()
    expect(at('/busy')).toHaveLength(2)
    expect(await show(endpoint)).toMatchObject({ failingSince: null, waiting: 0 })
    answers.set('/busy', { status: 400 })
    for (let number = 0; number < 5; number += 1) {
      await writeNews('published')
      await work()
    }
    expect(at('/busy')).toHaveLength(5)
    expect((await show(endpoint)).pausedUntil).not.toBeNull()
    answers.clear()
    pass(10 * minute)
    await work()
    expect(await show(endpoint)).toMatchObject({ waiting: 0, pausedUntil: null })
    expect(new Set(at('/busy').map((each) => dataOf(each).sequence)).size).toBe(6)
  })

  test('that accepts and never answers is left alone after the first time, longer and longer; the first try is short where it has not answered lately', async () => {
    const { id } = await addEndpoint('/silent')
    const [row] = await world.sql('select * from webhook_endpoint where id = ?', id)
    const silent = { status: null, response: null, reason: 'timeout', duration: 5_000, retryAfter: 0 }
    const first = { attempts: 1 }
    expect(timeoutOf({ endpoint: row, delivery: first })).toBe(5_000)
    const at = Date.now()
    const pauseOf = (endpoint: typeof row) => Date.parse(endpoint.pausedUntil) - at
    let failing = endpointAfter(row, { status: 'waiting' }, silent, at)
    const seen = [pauseOf(failing)]
    for (let failures = 2; failures <= 5; failures += 1) {
      failing = endpointAfter(failing, { status: 'waiting' }, silent, at)
      seen.push(pauseOf(failing))
    }
    expect(seen.map((pause) => pause / minute)).toEqual([1, 1, 1, 2, 4])
    expect(timeoutOf({ endpoint: failing, delivery: { attempts: 2 } })).toBe(15_000)
    const answered = endpointAfter(failing, { status: 'delivered' }, { ...silent, status: 204, reason: null }, at)
    expect([answered.pausedUntil, timeoutOf({ endpoint: answered, delivery: first })]).toEqual([null, 15_000])
    // One that answers, if only with an error, takes no time: its first failures cost it nothing.
    expect(endpointAfter(row, { status: 'waiting' }, { ...silent, status: 500, reason: null }, at).pausedUntil).toBe(
      null,
    )
  })

  test('is sent a test, and an event or a range of them again as they were', async () => {
    const endpoint = await addEndpoint('/a')
    const tested = await call(staffOf(slug), 'POST', `${path()}/${endpoint.id}/tests`)
    expect([tested.status, tested.body.status, tested.body.responseStatus]).toEqual([201, 'delivered', 204])
    expect(
      new Webhook(endpoint.secret).verify(at('/a')[0]!.body, at('/a')[0]!.headers as Record<string, string>),
    ).toMatchObject({ type: 'test' })
    for (let number = 0; number < 3; number += 1) await writeNews('published')
    await work()
    const sent = at('/a').slice(1)
    const replay = (body: object) => call(staffOf(slug), 'POST', `${path()}/${endpoint.id}/replays`, body)
    expect((await replay({ from: 2, to: 3 })).body).toEqual({ replayed: 2 })
    expect((await replay({ from: 1, to: 1, onlyFailed: true })).body).toEqual({ replayed: 0 })
    await work()
    expect(
      at('/a')
        .slice(4)
        .map((each) => [each.headers['webhook-id'], each.body]),
    ).toEqual(sent.slice(1).map((each) => [each.headers['webhook-id'], each.body]))
    const listed = await deliveries(endpoint)
    expect(listed.map((each: any) => [each.sequence, each.status])).toEqual([
      [3, 'delivered'],
      [2, 'delivered'],
      [1, 'delivered'],
      [null, 'delivered'],
    ])
    expect(listed[0].body).toBe(sent[2]!.body)
    await call(staffOf(slug), 'PATCH', `${path()}/${endpoint.id}`, { version: 1, isOn: false })
    expect((await replay({ from: 1, to: 3 })).body.data.code).toBe('WEBHOOK_OFF')
    await writeNews('published')
    await work()
    expect(at('/a')).toHaveLength(6)
  })

  test('that is switched off is answered with what it gave up, and nothing that waits', async () => {
    const endpoint = await addEndpoint('/down')
    answers.set('/down', { status: 500 })
    await writeNews('published')
    await work()
    expect(await show(endpoint)).toMatchObject({ waiting: 1, failed: 0 })
    const off = await call(staffOf(slug), 'PATCH', `${path()}/${endpoint.id}`, { version: 1, isOn: false })
    expect(off.body).toMatchObject({ isOn: false, waiting: 0, failed: 1 })
  })

  test('that rebuilds a site is called once a quiet minute after the last change, ten minutes after the first at the latest', async () => {
    const hook = await addEndpoint('/build', { kind: 'rebuild' })
    expect(hook.secret).toBeNull()
    await writeNews('published')
    await work()
    pass(40_000)
    await work()
    await writeNews('draft')
    const record = await writeNews('published')
    await work()
    pass(40_000)
    await work()
    expect(at('/build')).toEqual([])
    pass(20_000)
    await work()
    expect(at('/build').map(({ body, headers }) => [body, headers['webhook-signature']])).toEqual([['', undefined]])
    for (let number = 0; number < 12; number += 1) {
      await changeNews(record, { title: `第${number}版` })
      await work()
      pass(50_000)
    }
    await work()
    expect(at('/build')).toHaveLength(2)
  })

  test('that rebuilds a site is off after three days of failures, however often something new is published meanwhile', async () => {
    const hook = await addEndpoint('/dead', { kind: 'rebuild' })
    answers.set('/dead', { status: 404 })
    for (let days = 0; days <= 3; days += 1) {
      await writeNews('published')
      await work()
      pass(2 * hour)
      await work()
      expect((await show(hook)).isOn, `after ${days} days`).toBe(days < 3)
      pass(22 * hour)
    }
    expect(await show(hook)).toMatchObject({ isOn: false, offReason: 'failing' })
    expect(await world.sql('select "kind", "params" from notification')).toEqual([
      { kind: 'webhook', params: expect.stringContaining('"outcome":"failing"') },
    ])
  })

  test('that rebuilds a site has an address that nobody is shown, and that no answer of the host betrays', async () => {
    const secretPath = '/build_hooks/65f0c1a7d9e8b4'
    answers.set(secretPath, { status: 500, body: `no hook at ${secretPath}` })
    const hook = await addEndpoint(secretPath, { kind: 'rebuild' })
    const shown = `${address}/…e8b4`
    expect(hook.url).toBe(shown)
    const [listed] = (await call(staffOf(slug), 'GET', path())).body
    const change = (more: object) => call(staffOf(slug), 'PATCH', `${path()}/${hook.id}`, more)
    // What was read is sent back by whoever changes the name.
    const renamed = await change({ version: listed.version, name: '本番', url: listed.url })
    expect([renamed.status, renamed.body.url]).toEqual([200, shown])
    await call(staffOf(slug), 'POST', `${path()}/${hook.id}/tests`)
    expect(at(secretPath)).toHaveLength(1)
    const audit = await world.sql(`select * from auth_event`)
    const kept = JSON.stringify([listed, renamed.body, await deliveries(hook), audit])
    expect([kept.includes('receiver.example'), kept.includes('65f0c1a7d9')]).toEqual([true, false])
    const moved = await change({ version: renamed.body.version, url: `${address}/other` })
    expect(moved.body.url).toBe(`${address}/…`)
  })

  test('of a suspended tenant is sent nothing until it is open again', async () => {
    await addEndpoint('/a')
    await writeNews('published')
    const become = (status: string) => world.sql(`update tenant set "status" = ? where "slug" = ?`, status, slug)
    await become('suspended')
    await work()
    pass(hour)
    await work()
    expect(at('/a')).toEqual([])
    await become('active')
    pass(hour)
    await work()
    expect(at('/a')).toHaveLength(1)
  })

  test('of a tenant in the trash is sent nothing until it is restored', async () => {
    await addEndpoint('/a')
    await writeNews('published')
    const become = (trashedAt: string | null) =>
      world.sql(`update tenant set "trashedAt" = ? where "slug" = ?`, trashedAt, slug)
    // Addressed, and not sent yet.
    await world.sql(`update tenant set "status" = 'suspended' where "slug" = ?`, slug)
    await work()
    await world.sql(`update tenant set "status" = 'active' where "slug" = ?`, slug)
    await become(new Date().toISOString())
    try {
      pass(hour)
      await work()
      expect(at('/a')).toEqual([])
    } finally {
      await become(null)
    }
    pass(hour)
    await work()
    expect(at('/a')).toHaveLength(1)
  })

  test('of a tenant that is still being prepared is sent what is published, as its site is open', async () => {
    await world.sql(`update tenant set "status" = 'preparing' where "slug" = ?`, slug)
    try {
      await addEndpoint('/a')
      await writeNews('published')
      await work()
      expect(eventsAt('/a')).toEqual(['record.published'])
    } finally {
      await world.sql(`update tenant set "status" = 'active' where "slug" = ?`, slug)
    }
  })

  test('leads nowhere inside, whatever its address or its name says', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'https://10.0.0.1/',
      'ftp://receiver.example/',
      'https://a:b@receiver.example/',
      'https://receiver.example/a\r\nHost: inside.example',
      'https://receiver.exa\tmple/',
      'x',
    ]) {
      const { status, body } = await call(staffOf(slug), 'POST', path(), { name: 'x', url })
      expect([url, status, body.data?.issues?.[0].path]).toEqual([url, 400, ['url']])
    }
    const port = new URL(address).port
    const inside = await call(staffOf(slug), 'POST', path(), { name: 'x', url: `http://inside.example:${port}/` })
    const tested = await call(staffOf(slug), 'POST', `${path()}/${inside.body.id}/tests`)
    expect(tested.body).toMatchObject({ status: 'failed', responseStatus: null, reason: 'address' })
    expect(received).toEqual([])
  })
})

test('endpoints are the affair of the tenant alone, and of whoever signed in recently', async () => {
  const endpoint = await addEndpoint('/a')
  expect((await call(reader, 'GET', path())).status).toBe(403)
  const other = staffOf('myturn-games')
  for (const [method, rest] of [
    ['GET', '/deliveries'],
    ['POST', '/tests'],
    ['POST', '/rotations'],
    ['DELETE', ''],
  ] as const)
    expect(
      (await call(other, method, `${path('myturn-games')}/${endpoint.id}${rest}`, method === 'POST' ? {} : undefined))
        .status,
    ).toBe(404)
  await addEndpoint('/other', {}, 'myturn-games')
  await writeNews('published')
  await work()
  expect([at('/a').length, at('/other').length]).toEqual([1, 0])
  const id = await world.account(staffOf(slug))
  const before = await world.sql('select "id", "createdAt" from auth_session where "userId" = ?', id)
  await world.sql(`update auth_session set "createdAt" = '2026-01-01T00:00:00.000Z' where "userId" = ?`, id)
  const refused = await call(staffOf(slug), 'POST', `${path()}/${endpoint.id}/rotations`, {})
  expect([refused.status, refused.body.data.code]).toEqual([403, 'SESSION_NOT_FRESH'])
  for (const row of before)
    await world.sql('update auth_session set "createdAt" = ? where "id" = ?', row['createdAt'], row['id'])
  const actions = await world.sql(`select "action", "detail" from auth_event where "action" like 'webhook%'`)
  expect(actions.length).toBeGreaterThan(0)
  expect(JSON.stringify(actions)).not.toContain('/a"')
})

test('a try whose server was killed is made again once its time is over', async () => {
  await addEndpoint('/a')
  answers.set('/a', { status: 500 })
  await writeNews('published')
  await work()
  answers.clear()
  // The next try, begun by a server of which nothing more is heard.
  const until = new Date(Date.now() + pauses[0]! + minute).toISOString()
  await world.sql(`update webhook_delivery set "status" = 'sending', "sendingUntil" = ?`, until)
  pass(pauses[0]!)
  await work()
  expect(at('/a')).toHaveLength(1)
  pass(2 * minute)
  await work()
  expect(at('/a')).toHaveLength(2)
})

test('what is older than thirty days is forgotten, and what was left waiting goes on', async () => {
  const endpoint = await addEndpoint('/a')
  await writeNews('published')
  await work()
  await writeNews('published')
  // As if its job were lost.
  await world.sql('delete from job')
  pass(31 * day)
  await sweepWebhooks(world.database, world.tenants['funaneco-jp'].id)
  expect(await deliveries(endpoint)).toEqual([])
  await work()
  expect(at('/a').map((each) => dataOf(each).sequence)).toEqual([1, 2])
})

test('a tenant without endpoints writes nothing down for them, and every event can be chosen that can happen there', async () => {
  await writeNews('published')
  expect(await world.sql('select * from webhook_change')).toEqual([])
  const endpoint = await addEndpoint('/a')
  const events = webhookEvents.filter((event) => !/^(?:application|order)\./.test(event))
  expect((await show(endpoint)).events).toEqual(events)
  const refused = await call(admin, 'POST', path(), { name: 'x', url: endpoint.url, events: ['order.placed'] })
  expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, ['events']])
  expect((await call(admin, 'DELETE', `${path()}/${endpoint.id}`)).status).toBe(204)
  expect(await show(endpoint)).toBeUndefined()
})

import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sweepExpired } from '../../server/kernel/auth/sweep-expired.ts'
import { staffOf, start } from './support/world.ts'

const slug = 'toki-tsumugi-cafe'
const staff = staffOf(slug)
const path = `/api/v1/authorized/tenants/${slug}/faq`
const body = {
  question: '駐車場はありますか。',
  answer: { blocks: [{ type: 'paragraph', data: { text: 'ございます。' } }] },
  category: 'price',
}

async function open() {
  const world = await start()
  const token = await world.tokenFor(staff)
  const create = async (key: string | undefined, payload: object = body, url = path, as = token) => {
    const answer = await world.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${as}`, ...(key !== undefined && { 'idempotency-key': key }) },
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  const total = async () => (await world.sql('select count(*) as "count" from faq'))[0].count as number
  return { ...world, token, create, total }
}

test('a call that comes again under its key is answered with the record that it made', async () => {
  const { create, total, sql } = await open()
  const made = await create('"a key"')
  expect(made.status).toBe(201)
  const again = await create('"a key"')
  expect(again).toMatchObject({ status: 201, body: made.body })
  expect(again.headers).toMatchObject({ etag: '"1"', location: made.headers.location })
  expect(await create('another'), 'a bare word').toMatchObject({ status: 201 })
  expect(await create(undefined), 'no key').toMatchObject({ status: 201 })
  expect(await total()).toBe(3)
  expect(await sql('select "recordId" from revision where "recordId" = ?', made.body.id)).toHaveLength(1)
})

test('another body under the key is refused, with the record that the first one made', async () => {
  const { create, total, sql } = await open()
  const made = await create('k')
  const other = await create('k', { ...body, question: '予約は要りますか。' })
  expect(other).toMatchObject({
    status: 422,
    body: { statusCode: 422, statusMessage: 'Unprocessable Content', data: { current: made.body } },
  })
  const elsewhere = await create('k', body, path.replace('faq', 'drink-category'))
  expect(elsewhere).toMatchObject({ status: 422, body: { data: {} } })
  expect(elsewhere.body.data.current).toBeUndefined()
  expect(await total()).toBe(1)
  expect(await sql('select "id" from drink_category')).toEqual([])
})

test('calls at the same time under one key make one record', async () => {
  const { create, total } = await open()
  const answers = await Promise.all(Array.from({ length: 6 }, () => create('k')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
  expect(await total()).toBe(1)
})

test('what was refused may be mended under the same key; a key that is none is refused', async () => {
  const { create, total } = await open()
  expect((await create('k', { question: '' })).status).toBe(400)
  expect((await create('k')).status).toBe(201)
  for (const key of ['', '"', 'two words', '"a"b"', 'x'.repeat(201)]) {
    expect(await create(key), key).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: ['Idempotency-Key'] }] } },
    })
  }
  expect(await total()).toBe(1)
})

test('a key is one account’s, in one tenant', async () => {
  const { create, total, account, tokenFor, sql, tenants } = await open()
  const made = await create('k')
  const colleague = await tokenFor('admin@captain.example')
  const theirs = await create('k', body, path, colleague)
  const next = await create('k', body, path.replace(slug, 'myprince-vip'), colleague)
  expect([theirs.status, next.status]).toEqual([201, 201])
  expect(new Set([made, theirs, next].map((answer) => answer.body.id)).size).toBe(3)
  expect(await total()).toBe(3)
  const kept = await sql('select "tenant" from idempotency_key where "userId" = ?', await account(staff))
  expect(kept).toEqual([{ tenant: tenants[slug].id }])
})

test('a record that was purged meanwhile is not made again', async () => {
  const { create, app, token, total } = await open()
  const { body: made } = await create('k')
  const send = (method: 'DELETE' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
  const { version } = (await send('DELETE', `${path}/${made.id}`)).json()
  expect((await create('k')).body.id, 'from the trash').toBe(made.id)
  await send('POST', `${path}/purges`, { records: [{ id: made.id, version }] })
  expect((await create('k')).status).toBe(404)
  expect(await total()).toBe(0)
})

test('keys are forgotten after a day', async () => {
  const { create, database, sql } = await open()
  await create('today')
  await create('yesterday')
  await sql(`update idempotency_key set "expiresAt" = '2020-01-01T00:00:00.000Z' where "key" = 'yesterday'`)
  await database.write(null, () => sweepExpired(database.dialect, new Date().toISOString()))
  expect(await sql('select "key" from idempotency_key')).toEqual([{ key: 'today' }])
})

/** The address of a way to the server on which the connection is cut as soon as an answer comes. */
async function cutting(to: number): Promise<string> {
  const proxy = createServer((client) => {
    const upstream = connect(to, '127.0.0.1')
    client.on('error', () => undefined).pipe(upstream)
    upstream.once('data', () => {
      client.resetAndDestroy()
      upstream.destroy()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void proxy.close())
  await once(proxy, 'listening')
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

test('a save whose connection was cut before the answer came is not made twice', async () => {
  const { app, token, create, total } = await open()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = await cutting((app.server.address() as AddressInfo).port)
  const send = fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': '"cut"' },
    body: JSON.stringify(body),
  })
  await expect(send).rejects.toThrow('fetch failed')
  expect(await total()).toBe(1)
  expect((await create('"cut"')).status).toBe(201)
  expect(await total()).toBe(1)
})

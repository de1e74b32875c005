// @module-tag postgres-full
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faq } from '../../entities/company-site/faq.ts'
import { foodCategory } from '../../entities/food-category.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { news } from '../../entities/news.ts'
import { sendComposed } from '../../server/features/content/revalidation.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { admin, start, type Answer } from './support/world.ts'

const ask = async (api: RecordClient, query: string, headers: Record<string, string> = {}) =>
  api.world.call(admin, 'GET', `${api.path}?${query}`, undefined, headers)
const tagOf = async (api: RecordClient, query: string) => (await ask(api, query)).headers.etag
const statusOf = async (api: RecordClient, query: string, tag: unknown) =>
  (await ask(api, query, { 'if-none-match': String(tag) })).status

test('every page, order and filter of a list has a tag of its own', async () => {
  const api = await recordClient(await start(), faq)
  for (const number of [1, 2]) await api.create(number)
  const queries = [
    '',
    'range=[0,0]',
    'range=[1,1]',
    'sort=["id","DESC"]',
    'filter={"trashed":true}',
    'filter={"id":[]}',
  ]
  const tags = await Promise.all(queries.map((query) => tagOf(api, query)))
  expect(new Set(tags).size).toBe(queries.length)
  for (const [index, query] of queries.entries()) expect(await statusOf(api, query, tags[index])).toBe(304)
  expect(await statusOf(api, queries[1]!, tags[2])).toBe(200)
  expect(await statusOf(api, queries[1]!, tags.join(', '))).toBe(304)
})

test('whoever asks for a list again has it as it is, after every kind of change of another', async () => {
  const api = await recordClient(await start(), foodCategory, 'toki-tsumugi-cafe')
  const names = async () => {
    const answers: Answer[] = []
    for (let time = 0; time < 3; time += 1) answers.push(await ask(api, 'sort=["name","ASC"]'))
    const told = answers.map(({ text, headers }) => [text, headers['content-range'], headers.etag])
    expect(told).toEqual(Array(3).fill(told[0]))
    return answers[2]!.body.map(({ name }: { name: string }) => name)
  }
  expect(await names()).toEqual([])
  const { id, version } = await api.create(1, { name: '煮物' })
  expect(await names()).toEqual(['煮物'])
  const { body } = await api.send('PUT', `/${id}`, { name: '焼き物', version })
  expect(await names()).toEqual(['焼き物'])
  await api.send('POST', '/deletions', { records: [{ id, version: body.version }] })
  expect(await names()).toEqual([])
  await api.send('POST', '/restorations', { records: [{ id, version: body.version + 1 }] })
  expect(await names()).toEqual(['焼き物'])
})

test('another entity’s changes leave a list as it was, another tenant’s list is never taken for it', async () => {
  const world = await start()
  const api = await recordClient(world, faq, 'toki-tsumugi-cafe')
  const tag = await tagOf(api, '')
  await (await recordClient(world, foodCategory, 'toki-tsumugi-cafe')).create(1)
  expect(await statusOf(api, '', tag)).toBe(304)
  expect(await statusOf(await recordClient(world, faq), '', tag)).toBe(200)
})

test('what a search finds is always sent, and what is shown by the time of day when that has come', async () => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const api = await recordClient(await start(), news, 'myturn-games')
  await api.create(1, { status: 'published', publishAt: new Date(now + 60_000).toISOString(), unpublishAt: null })
  expect(await tagOf(api, 'filter={"q":"あ"}')).toBeUndefined()
  const scheduled = 'filter={"status_now":["scheduled"]}'
  const before = await ask(api, scheduled)
  expect(before.body).toHaveLength(1)
  vi.setSystemTime(now + 120_000)
  const after = await ask(api, scheduled, { 'if-none-match': String(before.headers.etag) })
  expect([after.status, after.body]).toEqual([200, []])
})

test('an answer that the caller has is not written again, and what decides its text has its part in the tag', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  let written = 0
  app.get('/:form', (request, reply) => {
    const { form } = request.params as { form: string }
    return sendComposed(request, reply, { numbers: [-1], form }, () => {
      written += 1
      return `answer ${form}`
    })
  })
  const get = (url: string, tag?: string) => app.inject({ url, headers: tag ? { 'if-none-match': tag } : {} })
  const { headers, statusCode } = await get('/one')
  expect([statusCode, written]).toEqual([200, 1])
  const again = await get('/one', String(headers.etag))
  expect([again.statusCode, again.headers.etag, again.body, written]).toEqual([304, headers.etag, '', 1])
  expect(again.headers['cache-control']).toBe(headers['cache-control'])
  expect((await get('/two', String(headers.etag))).statusCode).toBe(200)
  expect((await get('/one', '"other"')).body).toBe('answer one')
})

test('the tag of a record that was read is taken as its version, and that of an older form of it as another', async () => {
  const api = await recordClient(await start(), news)
  const { id } = await api.create(1)
  const tag = String((await api.get(`/${id}`)).headers.etag)
  expect(tag).toMatch(/^"1-[\da-f]{16}-\d{4}-\d\d-\d\dT[\d:.]+Z"$/)
  const read = (held: string) => api.world.call(admin, 'GET', `${api.path}/${id}`, undefined, { 'if-none-match': held })
  expect((await read(`W/${tag.replace(/"$/, '-gzip"')}`)).status).toBe(304)
  for (const other of ['"1"', '"1-0000000000000000"', tag.replace(/-\d{4}-.*"$/, '"'), tag.replace('1-', '2-')])
    expect((await read(other)).status).toBe(200)
  const change = (held: string) =>
    api.world.call(admin, 'PUT', `${api.path}/${id}`, { title: '初売り' }, { 'if-match': held })
  expect((await change(tag)).status).toBe(200)
  expect((await change(tag)).status).toBe(412)
  // A proxy that compresses makes tags weak.
  expect((await change(`W/${tag}`)).status).toBe(412)
  expect((await change('"of-another-server"')).status).toBe(412)
  const both = (held: string, version: number) =>
    api.world.call(admin, 'PUT', `${api.path}/${id}`, { isPinned: true, version }, { 'if-match': held })
  expect((await both(tag, 2)).status).toBe(412)
  const pin = (held: string) =>
    api.world.call(admin, 'PUT', `${api.path}/${id}`, { isPinned: true }, { 'if-match': held })
  expect((await pin(`W/${tag}`)).status).toBe(412)
  const remove = (held: string) => api.world.call(admin, 'DELETE', `${api.path}/${id}`, undefined, { 'if-match': held })
  expect((await remove(`W/${tag}`)).status).toBe(412)
  expect((await both('"1", W/"2"', 2)).status).toBe(200)
  await api.world.sql('update news set "version" = 2')
  // A restored record has the number again, and is another.
  await api.world.sql(`update news set "version" = 1, "updatedAt" = '2026-01-01T00:00:00.000Z'`)
  expect((await read(tag)).status).toBe(200)
  await api.world.sql('update news set "version" = 2')
  // As tags were until 2026.
  expect((await change('"2-00000000"')).status).toBe(200)
})

test('whoever says `If-Match: *` overwrites what others wrote, on purpose, and nobody else does', async () => {
  const api = await recordClient(await start(), news)
  const { id } = await api.create(1, { status: 'draft' })
  const change = (body: object, headers = {}) => api.world.call(admin, 'PUT', `${api.path}/${id}`, body, headers)
  const onPurpose = { 'if-match': '*' }
  expect((await change({ title: '初売り' })).status).toBe(428)
  expect((await change({ title: '初売り' }, onPurpose)).body).toMatchObject({ title: '初売り', version: 2 })
  expect((await change({ status: 'published' }, { 'if-match': ' * ' })).body).toMatchObject({ version: 3 })
  // A version that is named counts, whatever the header says.
  expect((await change({ title: '古い', version: 2 }, onPurpose)).status).toBe(412)
  expect((await change({ title: '新しい', version: 3 }, onPurpose)).body).toMatchObject({ version: 4 })
  // Whoever undoes something, or moves a record on, has seen what it is.
  for (const path of ['restorations', 'transitions']) {
    const moved = await api.world.call(
      admin,
      'POST',
      `${api.path}/${id}/${path}`,
      { ...(path === 'transitions' && { to: 'archived' }) },
      onPurpose,
    )
    expect(moved.status, path).toBe(428)
  }
  const nowhere = `${api.path}/01980000-0000-7000-8000-000000000009`
  expect((await api.world.call(admin, 'PUT', nowhere, { title: '無' }, onPurpose)).status).toBe(404)

  const inquiries = await recordClient(api.world, contact)
  const inquiry = await inquiries.create(1)
  const note = (headers = {}) =>
    api.world.call(admin, 'PATCH', `${inquiries.path}/${inquiry['id']}`, { memo: '折り返す' }, headers)
  expect((await note()).status).toBe(428)
  expect((await note(onPurpose)).status).toBe(200)
})

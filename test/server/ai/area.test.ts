// @module-tag postgres-full
import { existsSync, mkdirSync, readdirSync, symlinkSync, watch } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPictureMaker } from '../../../server/features/ai/picture-maker.ts'
import { dayOf } from '../../../server/features/ai/quota.ts'
import { deleteRequest } from '../../../server/features/ai/retention.ts'
import { createAiServices } from '../../../server/features/ai/services.ts'
import { addPicture, beginRequest, endRequest } from '../../../server/features/ai/write-requests.ts'
import { withTerms } from '../../../server/features/ai/glossary.ts'
import { requestLeases } from '../../../server/features/ai/leases.ts'
import { openBucket } from '../support/s3-server.ts'
import { admin, reader, staffOf, type World } from '../support/world.ts'
import { startFakeService, type FakeService } from './fake-service.ts'
import { allowAi, aiUser, finishedRequest, aiWorld as openStudio } from './world.ts'

let service: FakeService
beforeAll(async () => {
  service = await startFakeService()
})
afterAll(() => service.stop())

const studio = (more: Record<string, string> = {}) => openStudio(service, more)

/** A request for pictures that nobody works on yet. */
async function begunRequest({ database, account }: World, count = 1) {
  const by = await account(aiUser)
  const asked = { prompt: 'a cat', english: null, model: 'a model', width: 256, height: 256, steps: 1, seed: 1, count }
  const writing = { by, impersonator: null, requestId: 'a request' }
  const request = await database.write(null, () =>
    beginRequest(database.dialect, { userId: by, kind: 'pictures', ...asked }, writing),
  )
  return { request, writing }
}

const usedPictures = async ({ call }: World): Promise<number> =>
  (await call(aiUser, 'GET', '/api/v1/ai')).body.usage.pictures.mine

test('nobody is let in without the permission, not even an admin', async () => {
  const { call, sql, account } = await studio()
  for (const somebody of [admin, reader, staffOf('myturn-games')]) {
    expect((await call(somebody, 'GET', '/api/v1/ai')).status).toBe(403)
    expect((await call(somebody, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat' })).status).toBe(403)
  }
  expect((await call(undefined, 'GET', '/api/v1/ai')).status).toBe(401)
  expect((await call(aiUser, 'GET', '/api/v1/ai')).status).toBe(200)
  await sql('update auth_user set "cfAi" = false where "id" = ?', await account(aiUser))
  for (const [method, url, body] of [
    ['GET', '/api/v1/ai'],
    ['POST', '/api/v1/ai/translations', { text: '猫' }],
  ] as const)
    expect((await call(aiUser, method, url, body)).status, 'asked anew at every call').toBe(403)
  expect(service.seen).toEqual([])
})

test('a Japanese prompt is translated with the tenant’s own words, and kept', async () => {
  const world = await studio()
  const made = await world.call(aiUser, 'POST', '/api/v1/ai/translations', {
    text: '  とき糸の店内、夕方 ',
    terms: [{ ja: 'とき糸', en: 'Tokiito' }],
  })
  expect(made).toMatchObject({
    status: 201,
    body: { status: 'done', prompt: 'とき糸の店内、夕方', english: 'in English: Tokiito の店内、夕方' },
  })
  const list = await world.call(aiUser, 'GET', '/api/v1/ai/translations')
  expect(list.body).toEqual([made.body])
  expect(list.headers['content-range']).toBe('translations 0-0/1')
  expect((await world.call(aiUser, 'DELETE', `/api/v1/ai/translations/${made.body.id}`)).status).toBe(204)
  expect((await world.call(aiUser, 'GET', '/api/v1/ai/translations')).body).toEqual([])
})

test('no pictures are made of a translation into nothing', async () => {
  const world = await studio()
  service.answer = { result: { translated_text: ' ' } }
  const { body } = await world.call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: '港の猫', translate: true })
  expect(await finishedRequest(world, body.id)).toMatchObject({ status: 'failed', failure: 'refused', english: null })
  expect(await world.call(aiUser, 'POST', '/api/v1/ai/translations', { text: '港の猫' })).toMatchObject({
    status: 400,
    body: { data: { reason: 'refused' } },
  })
  expect((await world.call(aiUser, 'GET', '/api/v1/ai/translations')).body).toMatchObject([
    { status: 'failed', failure: 'refused', english: null },
  ])
  expect(service.seen.map(({ model }) => model)).toEqual(['@cf/meta/m2m100-1.2b', '@cf/meta/m2m100-1.2b'])
})

test('longer words go before the shorter ones they contain', () => {
  const terms = [
    { ja: '猫', en: 'cat' },
    { ja: '猫カフェ', en: 'cat cafe' },
  ]
  expect(withTerms('猫カフェの猫', terms)).toBe('cat cafe の cat')
})

describe('what was put in for a word', () => {
  test('is not looked at again, even where it holds other words', () => {
    const terms = [
      { ja: '犬', en: 'dog 犬猫' },
      { ja: '猫', en: 'cat 犬' },
    ]
    expect(withTerms('犬と猫', terms)).toBe('dog 犬猫 と cat 犬')
  })

  test('is the first of what stands for it, letter by letter', () => {
    const terms = ['a.c (b)[d]{1}|^$*+?/\\-', '.', '猫'].flatMap((ja) => [
      { ja, en: 'first' },
      { ja, en: 'second' },
    ])
    expect(withTerms('abc a.c (b)[d]{1}|^$*+?/\\- 猫', terms)).toBe('abc first first')
    expect(withTerms('犬  犬', [])).toBe('犬 犬')
  })

  test('leaves a text that the service is sent bounded: what has no room stays Japanese', () => {
    const en = 'x'.repeat(120)
    const sent = withTerms('猫'.repeat(2000), [{ ja: '猫', en }])
    expect(sent.length).toBeGreaterThan(3800)
    expect(sent.length).toBeLessThanOrEqual(4000)
    expect(sent).toMatch(/^x{120} x{120} .*猫$/)
    expect(withTerms('𠮷'.repeat(1000), [{ ja: '野', en }])).toBe('𠮷'.repeat(1000))
  })

  test('does not feed other words on its way to the service', async () => {
    const { call } = await studio()
    const terms = [
      { ja: '犬', en: '犬猫'.repeat(60) },
      { ja: '猫', en: '猫鳥'.repeat(60) },
      { ja: '鳥', en: '鳥'.repeat(120) },
    ]
    const { status } = await call(aiUser, 'POST', '/api/v1/ai/translations', { text: '犬', terms })
    expect([status, service.seen.at(-1)?.input.text]).toEqual([201, '犬猫'.repeat(60)])
    const pictures = { prompt: '鳥'.repeat(2000), translate: true, terms }
    const { body } = await call(aiUser, 'POST', '/api/v1/ai/pictures', pictures)
    await finishedRequest({ call }, body.id)
    for (const { input } of service.seen) expect(String(input.text ?? input.prompt).length).toBeLessThan(4100)
  })
})

test('pictures come one after another with a seed each, can be looked at and deleted', async () => {
  const world = await studio()
  const ordered = await world.call(aiUser, 'POST', '/api/v1/ai/pictures', {
    prompt: '港の猫',
    translate: true,
    width: 1024,
    height: 768,
    seed: 2_147_483_646,
    count: 2,
  })
  expect(ordered).toMatchObject({ status: 202, body: { status: 'running', pictures: [] } })
  const { id } = ordered.body
  const made = await finishedRequest(world, id)
  expect(made).toMatchObject({ status: 'done', english: 'in English: 港の猫', prompt: '港の猫' })
  expect(made.pictures.map(({ seed }: { seed: number }) => seed)).toEqual([2_147_483_646, 0])
  expect(service.seen.at(-1)?.input).toMatchObject({ prompt: 'in English: 港の猫', width: 1024, height: 768 })

  const file = `/api/v1/ai/pictures/${id}/files/1`
  const picture = await world.call(aiUser, 'GET', file)
  expect(picture.headers['content-type']).toBe('image/webp')
  expect(picture.text.slice(0, 4)).toBe('RIFF')

  await allowAi(world, reader)
  expect((await world.call(reader, 'GET', file)).status, 'somebody else’s').toBe(404)
  expect((await world.call(reader, 'DELETE', `/api/v1/ai/pictures/${id}`)).status).toBe(404)
  expect((await world.call(aiUser, 'DELETE', `/api/v1/ai/pictures/${id}`)).status).toBe(204)
  expect((await world.call(aiUser, 'GET', file)).status).toBe(404)
  expect((await world.call(aiUser, 'GET', '/api/v1/ai')).body.usage.pictures.mine, 'counts for its day').toBe(2)
})

test('a picture waits where the uploads are, on disk or in a bucket, for nobody but who asked for it', async () => {
  const bucket = await openBucket()
  onTestFinished(() => bucket.close())
  for (const kept of [{}, bucket.env]) {
    const world = await studio(kept)
    const { call } = world
    const { body } = await call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat' })
    await finishedRequest(world, body.id)
    const { DATA_DIR } = world.env
    const files = () =>
      'S3_BUCKET' in kept
        ? [...bucket.objects.keys()]
        : readdirSync(join(DATA_DIR, 'generated/ai')).map((name) => `ai/${name}`)
    expect(files()).toEqual([expect.stringMatching(/^(\.generated\/)?ai\/[0-9a-f-]{36}\.webp$/)])
    expect(existsSync(join(DATA_DIR, 'generated'))).toBe(!('S3_BUCKET' in kept))
    expect(readdirSync(join(DATA_DIR, 'uploads/.incoming')), 'nothing is left on the way').toEqual([])
    const file = `/api/v1/ai/pictures/${body.id}/files/0`
    expect((await call(aiUser, 'GET', file)).text.slice(0, 4)).toBe('RIFF')
    for (const somebody of [undefined, admin, staffOf('myturn-games')])
      expect((await call(somebody, 'GET', file)).status).not.toBe(200)
    for (const path of [files()[0]!, `.generated/${files()[0]!.split('/').slice(-2).join('/')}`])
      expect((await call(undefined, 'GET', `/uploads/${path}`)).status).toBe(404)
    expect((await call(aiUser, 'DELETE', `/api/v1/ai/pictures/${body.id}`)).status).toBe(204)
    expect(files()).toEqual([])
  }
})

test('a request can be cancelled while the service thinks', async () => {
  const world = await studio()
  service.answer = 'slow'
  const { body } = await world.call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat' })
  const cancel = `/api/v1/ai/pictures/${body.id}/cancellations`
  expect((await world.call(aiUser, 'POST', cancel)).status).toBe(202)
  expect(await finishedRequest(world, body.id)).toMatchObject({ status: 'cancelled', failure: null, pictures: [] })
  expect((await world.call(aiUser, 'POST', cancel)).status).toBe(409)
})

test.each([
  ['cancels', 'POST', '/cancellations', 202, ['cancelled']],
  ['deletes', 'DELETE', '', 204, []],
] as const)(
  'whoever %s a request at another server than the one that works on it gets no more pictures of it',
  async (_, method, path, status, left) => {
    const world = await studio()
    const { request, writing } = await begunRequest(world, 2)
    const { maker } = createAiServices(world.env, world.database, world.app.log)
    service.answer = 'slow'
    const made = maker().make(request, { author: writing })
    await vi.waitUntil(() => service.seen.length === 1)
    expect((await world.call(aiUser, method, `/api/v1/ai/pictures/${request.id}${path}`)).status).toBe(status)
    service.answer = 'well'
    service.wake()
    await made
    expect(service.seen).toHaveLength(1)
    const { body } = await world.call(aiUser, 'GET', '/api/v1/ai/pictures')
    expect(body).toMatchObject(left.map((each) => ({ status: each, pictures: [] })))
    expect(body).toHaveLength(left.length)
    expect(readdirSync(join(world.env.DATA_DIR, 'generated/ai'))).toEqual([])
    expect(await world.sql('select * from ai_picture')).toEqual([])
  },
)

test('a picture that is added while its request is deleted goes with it', async () => {
  const world = await studio()
  const { dialect, write } = world.database
  const { request } = await begunRequest(world, 4)
  const places = [0, 1, 2, 3]
  const picture = (place: number) => ({
    requestId: request.id,
    place,
    seed: 1,
    file: `ai/${place}.webp`,
    savedTo: null,
  })
  const [deleted, ...added] = await Promise.all([
    write(null, () => deleteRequest(dialect, request)),
    ...places.map((place) => write(null, () => addPicture(dialect, picture(place)))),
  ])
  expect(deleted).toHaveLength(added.filter(Boolean).length)
  expect(await world.sql('select * from ai_picture')).toEqual([])
})

test('what the service refuses is told by its reason, and kept', async () => {
  const world = await studio()
  service.answer = { status: 400, code: 3030 }
  const { body } = await world.call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat' })
  expect(await finishedRequest(world, body.id)).toMatchObject({ status: 'failed', failure: 'refused' })
  service.answer = { status: 429, code: 3036 }
  expect(await world.call(aiUser, 'POST', '/api/v1/ai/translations', { text: '猫' })).toMatchObject({
    status: 429,
    body: { data: { reason: 'quota' } },
  })
  expect((await world.call(aiUser, 'GET', '/api/v1/ai/translations')).body).toMatchObject([{ failure: 'quota' }])
})

test('a picture for which the disk has no room is told as that, and not as a fault of the service', async () => {
  const world = await studio()
  const { database } = world
  const { request, writing } = await begunRequest(world)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const refused = () => Promise.reject(full)
  const files = { put: refused, get: refused, remove: () => Promise.resolve(), async *namesBefore() {} }
  const provider = { picture: async () => Buffer.alloc(0), translate: async () => '' }
  const { log } = world.app
  await createPictureMaker({ provider, database, files, leases: requestLeases(database), log }).make(request, {
    author: writing,
  })
  expect(await finishedRequest(world, request.id)).toMatchObject({ status: 'failed', failure: 'full' })
})

test.skipIf(!existsSync('/dev/full'))('so it is if the room ends while the picture is written anew', async () => {
  const world = await studio()
  const incoming = join(world.env.DATA_DIR, 'uploads', '.incoming')
  mkdirSync(incoming, { recursive: true })
  // Where the decoder will write there is no room.
  const watcher = watch(incoming, (_, name) => {
    const folder = join(incoming, String(name))
    if (existsSync(folder)) symlinkSync('/dev/full', join(folder, 'picture-whole'))
    watcher.close()
  })
  onTestFinished(() => watcher.close())
  const { body } = await world.call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat' })
  expect(await finishedRequest(world, body.id)).toMatchObject({ status: 'failed', failure: 'full', pictures: [] })
  expect(readdirSync(incoming)).toEqual([])
})

test('what the service sends instead of a picture is told as its fault', async () => {
  const world = await studio({ AI_PICTURE_MODEL: '@cf/black-forest-labs/flux-1-schnell' })
  service.answer = { result: { image: Buffer.from('no picture').toString('base64') } }
  const { body } = await world.call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat' })
  expect(await finishedRequest(world, body.id)).toMatchObject({ status: 'failed', failure: 'malformed' })
})

test('a service that keeps failing is left alone, and nothing but the AI area notices', async () => {
  const world = await studio()
  const { call } = world
  const translate = () => call(aiUser, 'POST', '/api/v1/ai/translations', { text: '猫' })
  service.answer = { status: 500 }
  for (let time = 0; time < 5; time += 1) expect((await translate()).body.data.reason).toBe('unreachable')
  service.answer = 'well'
  const asked = service.seen.length
  expect(await translate()).toMatchObject({ status: 503, body: { data: { reason: 'paused' } } })
  const { body } = await call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: '港の猫', translate: true })
  expect(await finishedRequest(world, body.id)).toMatchObject({ status: 'failed', failure: 'paused' })
  expect(service.seen).toHaveLength(asked)
  for (const [who, url] of [
    [aiUser, '/api/v1/ai'],
    [aiUser, '/api/v1/ai/translations'],
    [staffOf('myturn-games'), '/api/v1/authorized/tenants/myturn-games/news'],
    [undefined, '/api/health'],
  ] as const)
    expect((await call(who, 'GET', url)).status, url).toBe(200)
})

describe('limits of the day', () => {
  test('bind each person and the whole installation', async () => {
    const world = await studio({ AI_PICTURES_PER_PERSON: '3', AI_PICTURES_PER_DAY: '4' })
    const orderOf = (email: string, count: number) =>
      world.call(email, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat', count })
    expect((await orderOf(aiUser, 2)).status).toBe(202)
    expect(await orderOf(aiUser, 2)).toMatchObject({
      status: 429,
      body: { data: { reason: 'dailyLimit', of: 'person', left: 1, resetsAt: dayOf(new Date()).end } },
    })
    await allowAi(world, reader)
    expect(await orderOf(reader, 3)).toMatchObject({ status: 429, body: { data: { of: 'installation', left: 2 } } })
    expect((await world.call(aiUser, 'GET', '/api/v1/ai')).body.usage.pictures).toEqual({
      mine: 2,
      all: 2,
      mineMost: 3,
      allMost: 4,
    })
    expect((await world.call(admin, 'GET', '/api/v1/admin/ai-usage')).body).toMatchObject([{ pictures: 2 }])
    expect((await world.call(aiUser, 'GET', '/api/v1/admin/ai-usage')).status).toBe(403)
  })
  test('leave out what the service fails, as long as that is no more than the limit itself', async () => {
    const world = await studio({ AI_PICTURES_PER_PERSON: '2' })
    const order = () => world.call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat', count: 2 })
    const fail = async () => {
      const { body } = await order()
      expect(await finishedRequest(world, body.id)).toMatchObject({ status: 'failed', failure: 'unreachable' })
    }
    service.answer = { status: 500 }
    await fail()
    expect(await usedPictures(world)).toBe(0)
    await fail()
    expect(await usedPictures(world)).toBe(2)
    expect((await world.call(admin, 'GET', '/api/v1/admin/ai-usage')).body).toMatchObject([{ pictures: 2 }])
    expect(await order()).toMatchObject({
      status: 429,
      body: { data: { reason: 'dailyLimit', of: 'person', left: 0 } },
    })
  })
  test('count what the service refuses, and translations of their own', async () => {
    const world = await studio()
    const used = async () => (await world.call(aiUser, 'GET', '/api/v1/ai')).body.usage
    service.answer = { status: 400, code: 3030 }
    const { body } = await world.call(aiUser, 'POST', '/api/v1/ai/pictures', { prompt: 'a cat', count: 2 })
    await finishedRequest(world, body.id)
    await world.call(aiUser, 'POST', '/api/v1/ai/translations', { text: '猫' })
    expect(await used()).toMatchObject({ pictures: { mine: 2, all: 2 }, translation: { mine: 1, all: 1 } })
    service.answer = { status: 500 }
    await world.call(aiUser, 'POST', '/api/v1/ai/translations', { text: '猫' })
    expect(await used()).toMatchObject({ pictures: { mine: 2, all: 2 }, translation: { mine: 1, all: 1 } })
    expect((await world.call(admin, 'GET', '/api/v1/admin/ai-usage')).body).toMatchObject([
      { pictures: 2, translations: 1 },
    ])
  })
  test('count the pictures of a request that came before it failed, also once it is deleted', async () => {
    const world = await studio()
    const { request, writing } = await begunRequest(world, 4)
    const { dialect, write } = world.database
    const picture = { requestId: request.id, place: 0, seed: 1, file: 'ai/0.webp', savedTo: null }
    await write(null, () => addPicture(dialect, picture))
    expect(await usedPictures(world), 'while it runs').toBe(4)
    await write(null, () => endRequest(dialect, request.id, { status: 'failed', failure: 'slow' }, writing))
    expect(await usedPictures(world)).toBe(1)
    expect((await world.call(aiUser, 'DELETE', `/api/v1/ai/pictures/${request.id}`)).status).toBe(204)
    expect(await usedPictures(world)).toBe(1)
  })
  test('begin at midnight UTC, where the service’s own do', () => {
    expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toEqual({
      begin: '2026-11-21T00:00:00.000Z',
      end: '2026-11-22T00:00:00.000Z',
    })
  })
})

test('without an account with the service everything says so, and what was made stays in sight', async () => {
  const world = await studio({ CLOUDFLARE_ACCOUNT_ID: '', CLOUDFLARE_API_TOKEN: '' })
  expect((await world.call(aiUser, 'GET', '/api/v1/ai')).body.configured).toBe(false)
  for (const [url, body] of [
    ['/api/v1/ai/pictures', { prompt: 'a cat' }],
    ['/api/v1/ai/translations', { text: '猫' }],
  ] as const) {
    expect(await world.call(aiUser, 'POST', url, body)).toMatchObject({
      status: 503,
      body: { data: { reason: 'notConfigured' } },
    })
  }
  expect((await world.call(aiUser, 'GET', '/api/v1/ai/pictures')).body).toEqual([])
})

test('a tenant’s glossary is its own', async () => {
  const { call } = await studio()
  const at = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/ai-glossary`
  const [own, other] = ['toki-tsumugi-cafe', 'myturn-games'] as const
  const read = async (tenant: string) => (await call(staffOf(tenant), 'GET', at(tenant))).body
  const terms = [{ ja: 'とき糸', en: 'Tokiito' }]
  const { hash } = await read(own)
  expect((await call(staffOf(own), 'PUT', at(own), { terms, hash })).body).toMatchObject({ terms })
  expect(await read(own)).toMatchObject({ terms })
  expect(await read(other)).toMatchObject({ terms: [] })
  expect((await call(staffOf(other), 'PUT', at(own), { terms: [], hash })).status).toBe(403)
})

test('a glossary that somebody else has changed meanwhile is not replaced unseen', async () => {
  const { call } = await studio()
  const tenant = 'toki-tsumugi-cafe'
  const save = (terms: readonly object[], hash: string) =>
    call(staffOf(tenant), 'PUT', `/api/v1/authorized/tenants/${tenant}/ai-glossary`, { terms, hash })
  const { hash } = (await call(staffOf(tenant), 'GET', `/api/v1/authorized/tenants/${tenant}/ai-glossary`)).body
  const [theirs, mine] = [[{ ja: 'とき糸', en: 'Tokiito' }], [{ ja: '桟橋', en: 'pier' }]]
  const first = await save(theirs, hash)
  expect(await save(mine, hash)).toMatchObject({ status: 412, body: { data: { current: first.body } } })
  // The same again, as after a lost answer, is no change of somebody else.
  expect(await save(theirs, hash)).toMatchObject({ status: 200, body: first.body })
  expect(await save(mine, first.body.hash)).toMatchObject({ status: 200, body: { terms: mine } })
})

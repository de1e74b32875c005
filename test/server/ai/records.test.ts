// @module-tag postgres-full
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepRequests } from '../../../server/features/ai/retention.ts'
import { createAiServices } from '../../../server/features/ai/services.ts'
import { reader, staffOf, type World } from '../support/world.ts'
import { administeredWorld } from '../support/people.ts'
import { photo, upload, uploadsOf } from '../support/upload-files.ts'
import { startFakeService, type FakeService } from './fake-service.ts'
import { allowAi, aiUser, finishedRequest, aiWorld, withService } from './world.ts'

let service: FakeService
beforeAll(async () => {
  service = await startFakeService()
})
afterAll(() => service.stop())

const translations = '/api/v1/ai/translations'
const pictures = '/api/v1/ai/pictures'
const translated = async ({ call }: World, text = '港の猫') =>
  (await call(aiUser, 'POST', translations, { text })).body as { id: string; version: number; english: string }
const revisionsOf = async ({ call }: World, path: string) => (await call(aiUser, 'GET', `${path}/revisions`)).body

describe('a translation', () => {
  test('that is mended keeps what it was, and who made it what it is', async () => {
    const world = await aiWorld(service)
    const made = await translated(world)
    const path = `${translations}/${made.id}`
    const mended = await world.call(aiUser, 'PUT', path, { english: 'a cat on a pier', version: made.version })
    expect(mended).toMatchObject({ status: 200, body: { english: 'a cat on a pier', version: made.version + 1 } })
    expect((await world.call(aiUser, 'GET', translations)).body).toEqual([mended.body])

    const by = { id: await world.account(aiUser), name: 'artist' }
    const impersonator = null
    const first = { status: 'running', failure: null, prompt: '港の猫', english: null }
    const second = { ...first, status: 'done', english: 'in English: 港の猫' }
    const told = await revisionsOf(world, path)
    expect(told).toMatchObject([
      {
        version: 3,
        action: 'update',
        by,
        impersonator,
        before: second,
        after: { ...second, english: 'a cat on a pier' },
      },
      { version: 2, action: 'transition', by, before: first, after: second },
      { version: 1, action: 'create', by, before: null, after: first },
    ])
    expect(told[0].requestId).not.toBe(told[1].requestId)
    const page = await world.call(aiUser, 'GET', `${path}/revisions?range=[1,1]`)
    expect(page.body).toEqual([told[1]])
    expect(page.headers['content-range']).toBe('revisions 1-1/3')
  })

  test('is not written over what somebody wrote since', async () => {
    const world = await aiWorld(service)
    const { id, version } = await translated(world)
    const mend = (english: string, from: number) =>
      world.call(aiUser, 'PUT', `${translations}/${id}`, { english, version: from })
    expect((await mend('one', version)).status).toBe(200)
    expect(await mend('two', version)).toMatchObject({ status: 412, body: { data: { current: { english: 'one' } } } })
    for (const [wrong, rule] of [
      ['\u3000', 'nonBlank'],
      ['x'.repeat(2001), 'maxFullWidth'],
    ] as const)
      expect(await mend(wrong, version + 1)).toMatchObject({
        status: 400,
        body: { data: { issues: [{ path: ['english'], rule }] } },
      })
    await allowAi(world, reader)
    for (const [method, url, body] of [
      ['PUT', `${translations}/${id}`, { english: 'mine', version: version + 1 }],
      ['GET', `${translations}/${id}/revisions`],
      ['DELETE', `${translations}/${id}`],
      ['GET', `${pictures}/${id}/revisions`],
    ] as const)
      expect((await world.call(reader, method, url, body)).status, `${method} of somebody else’s`).toBe(404)
    expect((await world.call(aiUser, 'DELETE', `${pictures}/${id}`)).status, 'is no request for pictures').toBe(404)
  })

  test('that failed has nothing to mend, and says in its revisions why', async () => {
    const world = await aiWorld(service)
    service.answer = { status: 400, code: 3030 }
    await world.call(aiUser, 'POST', translations, { text: '猫' })
    const [failed] = (await world.call(aiUser, 'GET', translations)).body
    const mend = { english: 'a cat', version: failed.version }
    expect((await world.call(aiUser, 'PUT', `${translations}/${failed.id}`, mend)).status).toBe(409)
    const [last] = await revisionsOf(world, `${translations}/${failed.id}`)
    expect(last).toMatchObject({ action: 'transition', after: { status: 'failed', failure: 'refused' } })
  })
})

test('a translation ends when whoever waits for it hangs up', async () => {
  const world = await aiWorld(service)
  service.answer = 'slow'
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const asked = fetch(`${address}${translations}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await world.tokenFor(aiUser)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: '猫' }),
    signal: gone.signal,
  })
  await expect.poll(() => service.seen.length).toBe(1)
  gone.abort()
  await expect(asked).rejects.toThrow('abort')
  const last = async () => (await world.call(aiUser, 'GET', translations)).body[0]
  await expect.poll(last).toMatchObject({ status: 'cancelled', failure: null, prompt: '猫', english: null })
})

test('what became of pictures is told step by step', async () => {
  const world = await aiWorld(service)
  const { body } = await world.call(aiUser, 'POST', pictures, { prompt: '港の猫', translate: true })
  await finishedRequest(world, body.id)
  expect(await revisionsOf(world, `${pictures}/${body.id}`)).toMatchObject([
    { version: 3, action: 'transition', after: { status: 'done', english: 'in English: 港の猫' } },
    { version: 2, action: 'update', after: { status: 'running', english: 'in English: 港の猫' } },
    { version: 1, action: 'create', after: { status: 'running', english: null } },
  ])
})

test('a picture is noted in the library of a tenant one may enter, and only where it is', async () => {
  const world = await aiWorld(service)
  const staff = staffOf('myturn-games')
  await allowAi(world, staff)
  const { body } = await world.call(staff, 'POST', pictures, { prompt: 'a cat' })
  await finishedRequest(world, body.id, staff)
  const { src } = (
    await upload(world, staff, uploadsOf('myturn-games'), { name: 'cat.jpg', bytes: await photo(40, 30) })
  ).body
  const note = (tenant: string, at: string) =>
    world.call(staff, 'POST', `${pictures}/${body.id}/files/0/uses`, { tenant, src: at })
  for (const [tenant, at, path] of [
    ['emu-esu-com', src, 'tenant'],
    ['nothing-there', src, 'tenant'],
    ['myturn-games', '/uploads/a/b.webp', 'src'],
    ['myturn-games', src.replace(world.tenants['myturn-games'].id, world.tenants['emu-esu-com'].id), 'src'],
  ] as const)
    expect(await note(tenant, at)).toMatchObject({ status: 400, body: { data: { issues: [{ path: [path] }] } } })
  expect((await note('myturn-games', src)).body.pictures[0].savedTo).toEqual([{ tenant: 'myturn-games', src }])
  const lines = await world.sql('select "actorId", "detail" from auth_event where "action" = ?', 'ai-picture-saved')
  expect(lines).toMatchObject([{ actorId: await world.account(staff) }])
  expect(JSON.parse(lines[0].detail)).toMatchObject({ request: body.id, slug: 'myturn-games' })
})

test('a picture that is put into several libraries at the same time is noted in each', async () => {
  const world = await aiWorld(service)
  const slugs = ['myturn-games', 'emu-esu-com', 'funaneco-jp', 'suda-nijo-com']
  await world.sql(`update auth_user set "role" = 'admin' where "id" = ?`, await world.account(aiUser))
  const { body } = await world.call(aiUser, 'POST', pictures, { prompt: 'a cat' })
  await finishedRequest(world, body.id)
  const copies: { tenant: string; src: string }[] = []
  for (const tenant of slugs) {
    const sent = await upload(world, staffOf(tenant), uploadsOf(tenant), {
      name: 'cat.jpg',
      bytes: await photo(40, 30),
    })
    copies.push({ tenant, src: sent.body.src })
  }
  const noted = await Promise.all(
    copies.map((copy) => world.call(aiUser, 'POST', `${pictures}/${body.id}/files/0/uses`, copy)),
  )
  expect(noted.map(({ status }) => status)).toEqual(copies.map(() => 201))
  const [{ savedTo }] = (await world.call(aiUser, 'GET', `${pictures}/${body.id}`)).body.pictures
  expect(savedTo).toHaveLength(copies.length)
  expect(savedTo).toEqual(expect.arrayContaining(copies))
})

test('the audit log tells of everything that is asked, changed and deleted, and never what was typed', async () => {
  const world = await administeredWorld(withService(service))
  const hanako = await world.person('hanako@captain.example', { cfAi: true })
  const told = async () =>
    (await world.events())
      .filter(({ action }) => action.startsWith('ai-'))
      .map(({ action, actor, actingAs, detail, ip }) => ({ action, actor, actingAs, detail, ip }))
  const call = hanako.browser.call
  const translation = (await call('POST', translations, { text: '秘密の猫' })).body
  await call('PUT', `${translations}/${translation.id}`, { english: 'a secret cat', version: translation.version })
  await call('DELETE', `${translations}/${translation.id}`)
  const request = (await call('POST', pictures, { prompt: 'a secret cat', count: 2 })).body
  await finishedRequest({ call: (_, method, url, body) => call(method, url, body) }, request.id)
  await call('DELETE', `${pictures}/${request.id}`)

  const hers = { actor: { id: hanako.id, name: 'hanako' }, actingAs: null, ip: expect.any(String) }
  const lines = await told()
  expect(lines).toMatchObject([
    { action: 'ai-translated', ...hers, detail: { request: translation.id, model: '@cf/meta/m2m100-1.2b' } },
    { action: 'ai-translation-edited', ...hers, detail: { request: translation.id } },
    { action: 'ai-translation-deleted', ...hers, detail: { request: translation.id } },
    { action: 'ai-pictures-ordered', ...hers, detail: { request: request.id, count: 2 } },
    { action: 'ai-pictures-deleted', ...hers, detail: { request: request.id } },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/猫|cat|our-token/)
  const kept = await world.sql('select "values" from ai_revision')
  expect(kept, 'the words of what was deleted are gone').toEqual([])

  // Both names, while somebody acts in another's.
  await world.admin.post('/api/auth/admin/impersonate-user', { userId: hanako.id, reason: '確認' })
  const path = `${translations}/${(await world.admin.call('POST', translations, { text: '猫' })).body.id}/revisions`
  const both = { by: { name: 'hanako' }, impersonator: { id: world.adminId, name: 'admin' } }
  expect((await world.admin.call('GET', path)).body).toMatchObject([both, both])
  await world.admin.post('/api/auth/admin/stop-impersonating')
  expect((await told()).at(-1)).toMatchObject({
    action: 'ai-translated',
    actor: { id: world.adminId, name: 'admin' },
    actingAs: { id: hanako.id, name: 'hanako' },
  })
})

test('prompts and pictures are kept for a while, not for ever', async () => {
  const world = await aiWorld(service)
  const { body } = await world.call(aiUser, 'POST', pictures, { prompt: 'a cat' })
  await finishedRequest(world, body.id)
  const sweep = (before: string) => world.database.write(null, () => sweepRequests(world.database.dialect, before))
  expect(await sweep('2020-01-01')).toEqual({ requests: 0, files: [] })
  expect(await sweep('2999-01-01')).toEqual({ requests: 1, files: [expect.any(String)] })
  expect((await world.call(aiUser, 'GET', `${pictures}/${body.id}`)).status).toBe(404)
  for (const table of ['ai_request', 'ai_picture', 'ai_revision'])
    expect(await world.sql(`select * from ${table}`), table).toEqual([])
})

test('a stored picture that no request has is removed after an hour, and no other', async () => {
  const world = await aiWorld(service)
  const { body } = await world.call(aiUser, 'POST', pictures, { prompt: 'a cat' })
  await finishedRequest(world, body.id)
  const folder = join(world.env.DATA_DIR, 'generated', 'ai')
  const [known] = readdirSync(folder)
  const store = (name: string, minutesAgo: number) => {
    writeFileSync(join(folder, name), 'picture')
    const then = new Date(Date.now() - minutesAgo * 60_000)
    utimesSync(join(folder, name), then, then)
  }
  store(known!, 120)
  store('left.webp', 61)
  store('coming.webp', 1)
  await createAiServices(world.env, world.database, world.app.log).sweep()
  expect(readdirSync(folder).toSorted()).toEqual(['coming.webp', known].toSorted())
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { open, staffOf, type World } from './support/world.ts'
import { paper, photo, silence, upload, uploadsOf } from './support/upload-files.ts'

/** A tenant's library: found, described, replaced and deleted, with the records that use what is in it. */

const site = 'myprince-vip'
const path = uploadsOf(site)
const areas = `/api/v1/authorized/tenants/${site}/area`
const staff = staffOf(site)

let world: World
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'captain-library-'))
  world = await open({ DATA_DIR: folder })
  return async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  }
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  world.call(staff, method, url, body)
const put = async (name: string, bytes: Uint8Array | Promise<Uint8Array> = photo()) =>
  (await upload(world, staff, path, { name, bytes: await bytes })).body
const found = async (filter: object): Promise<readonly string[]> => {
  const { body } = await call('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  return body.map(({ name }: { name: string }) => name).sort()
}
let number = 0
/** An area with a picture. */
async function areaWith(src: string) {
  number += 1
  const { status, body } = await call('POST', areas, {
    name: `街${number}`,
    slug: `machi-${number}`,
    prefecture: '21',
    image: { src, alt: '街', decorative: false, caption: null },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

test('whether a tenant has a library says its site', async () => {
  const has = async (slug: string) =>
    (await world.call(staffOf(slug), 'GET', `/api/v1/authorized/tenants/${slug}`)).body.library
  expect(await has(site)).toBe(true)
  expect(await has('flat-flat-net')).toBe(false)
})

test('is found by name, by what a picture shows, in any kana, and by kind', async () => {
  const picture = await put('ﾊﾟﾝﾌﾚｯﾄ表紙.png')
  await put('募集要項.pdf', paper())
  await put('雨音.wav', silence())
  await call('PUT', `${path}/${picture.id}`, { version: 1, alt: '夕暮れのネコ' })
  expect(await found({ q: 'パンフレット' })).toEqual(['ﾊﾟﾝﾌﾚｯﾄ表紙.png'])
  expect(await found({ q: 'ねこ' })).toEqual(['ﾊﾟﾝﾌﾚｯﾄ表紙.png'])
  expect(await found({ kind: 'document' })).toEqual(['募集要項.pdf'])
  expect(await found({ kind: 'audio', q: '雨' })).toEqual(['雨音.wav'])
  expect(await found({ kind: 'image', q: '雨' })).toEqual([])
  expect((await call('GET', `${path}?filter=${encodeURIComponent('{"kind":"video"}')}`)).status).toBe(400)
})

test('is described by whoever knows its latest version', async () => {
  const { id } = await put('first.png')
  expect((await call('PUT', `${path}/${id}`, { version: 1, name: '一番.png', alt: '  ' })).body).toMatchObject({
    name: '一番.png',
    alt: '',
    version: 2,
  })
  expect(await call('PUT', `${path}/${id}`, { version: 1, name: '二番.png' })).toMatchObject({
    status: 412,
    body: { data: { current: { title: '一番.png', version: 2 } } },
  })
})

test('tells where a file is used, and is not rid of it before', async () => {
  const { id, src } = await put('used.png')
  const area = await areaWith(src)
  const use = { entity: 'area', id: area.id, field: 'image', title: area.name, trashed: false }
  expect((await call('GET', `${path}/${id}`)).body.uses).toEqual([use])
  for (const url of [`${path}/${id}`, `${path}/${id}?trash=true`])
    expect(await call('DELETE', url)).toMatchObject({ status: 409, body: { data: { blockers: [use] } } })

  await call('DELETE', `${areas}/${area.id}`)
  const trashed = { ...use, trashed: true }
  expect((await call('GET', `${path}/${id}`)).body.uses).toEqual([trashed])
  expect(await call('DELETE', `${path}/${id}`)).toMatchObject({ status: 409, body: { data: { blockers: [trashed] } } })
  expect((await call('DELETE', `${path}/${id}?trash=true`)).status).toBe(204)
  expect((await call('GET', `${path}/${id}`)).status).toBe(404)
  expect((await world.app.inject(src)).statusCode).toBe(404)
})

test('puts a new file in the place of another wherever that is used, as a change of each record', async () => {
  const old = await put('old.png')
  const area = await areaWith(old.src)
  await call('PUT', `${path}/${old.id}`, { version: 1, alt: '駅前' })
  const replacements = `${path}/${old.id}/replacements`
  expect((await upload(world, staff, replacements, { name: 'a.pdf', bytes: paper() })).status).toBe(400)
  const { status, body: next } = await upload(world, staff, replacements, {
    name: '新.png',
    bytes: await photo(90, 60),
  })
  expect(status).toBe(201)
  expect(next).toMatchObject({ name: '新.png', alt: '駅前', width: 90 })

  const now = (await call('GET', `${areas}/${area.id}`)).body
  expect(now).toMatchObject({ version: area.version + 1, image: { src: next.src, width: 90, height: 60, alt: '街' } })
  expect((await call('GET', `${path}/${next.id}`)).body.uses).toMatchObject([{ id: area.id }])
  expect(await found({ id: [old.id, next.id] }), 'the old one is for earlier versions alone').toEqual(['新.png'])
  expect((await world.app.inject(old.src)).statusCode).toBe(200)
})

test('a use by a record of an entity that is no more does not keep a file from being replaced', async () => {
  const old = await put('old.png')
  const { id } = world.tenants[site]
  await world.sql(
    'insert into upload_use (tenant_id, upload, entity, "recordId", field) values (?, ?, ?, ?, ?)',
    id,
    old.id,
    'gone',
    crypto.randomUUID(),
    'image',
  )
  const bytes = await photo(80, 60)
  expect((await upload(world, staff, `${path}/${old.id}/replacements`, { name: '新.png', bytes })).status).toBe(201)
})

test('a record in the trash comes back with the file that took the place of its own, or without one that was deleted', async () => {
  const [old, lost] = [await put('old.png'), await put('lost.png')]
  const [replaced, deleted] = [await areaWith(old.src), await areaWith(lost.src)]
  for (const { id } of [replaced, deleted]) await call('DELETE', `${areas}/${id}`)
  const next = await upload(world, staff, `${path}/${old.id}/replacements`, { name: '新.png', bytes: await photo() })
  expect(next.status).toBe(201)
  expect((await call('DELETE', `${path}/${lost.id}?trash=true`)).status).toBe(204)
  const back = await call('POST', `${areas}/${replaced.id}/restorations`, { version: 3 })
  expect([back.status, back.body.image.src]).toEqual([200, next.body.src])
  expect((await call('GET', `${path}/${next.body.id}`)).body.uses).toMatchObject([{ id: replaced.id, trashed: false }])
  const without = await call('POST', `${areas}/${deleted.id}/restorations`, { version: 2 })
  expect([without.status, without.body.image]).toEqual([200, null])
})

test('keeps the same file once, for its tenant alone; a replaced or lost one is kept anew', async () => {
  const bytes = await photo()
  const sent = (email: string, slug: string, name: string) => upload(world, email, uploadsOf(slug), { name, bytes })
  const first = await sent(staff, site, '看板.png')
  expect(first.status).toBe(201)
  await call('PUT', `${path}/${first.body.id}`, { version: 1, alt: '看板' })
  const again = await sent(staff, site, '別の名前.png')
  expect([again.status, again.body]).toMatchObject([200, { id: first.body.id, name: '看板.png', alt: '看板' }])
  const elsewhere = await sent(staffOf('suda-nijo-com'), 'suda-nijo-com', '看板.png')
  expect([elsewhere.status, elsewhere.body.src === first.body.src]).toEqual([201, false])

  // Two at the same time are one.
  const same = await photo()
  const both = await Promise.all([1, 2].map(() => upload(world, staff, path, { name: '同時.png', bytes: same })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(both[0]!.body.id).toBe(both[1]!.body.id)

  await world.sql('update upload set digest = null where id = ?', first.body.id)
  expect((await sent(staff, site, '前から.png')).status, 'what has no digest is not recognised').toBe(201)
  const stored = join(folder, 'uploads', world.tenants[site].id)
  for (const name of readdirSync(stored)) rmSync(join(stored, name))
  expect((await sent(staff, site, '失われた.png')).status).toBe(201)
  expect((await sent(staff, site, '戻った.png')).status).toBe(200)
})

test('what somebody else uploaded within a day is not unused: it may stand in a form that is not saved yet', async () => {
  const bytes = await photo()
  const theirs = await put('書きかけ.png', bytes)
  const age = (moment: string) =>
    world.sql('update upload set "updatedAt" = ?, "createdBy" = null where id = ?', moment, theirs.id)
  const remove = async () => (await call('POST', `${path}/deletions`, { ids: [theirs.id] })).body
  await age(new Date().toISOString())
  expect(await found({ q: '書きかけ', unused: 'true' })).toEqual([])
  expect(await remove()).toMatchObject({ deleted: [], used: [], recent: [{ id: theirs.id }] })

  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
  await age(yesterday)
  expect(await found({ q: '書きかけ', unused: 'true' })).toEqual(['書きかけ.png'])
  // Sent again, it is in a form again.
  expect((await put('書きかけ.png', bytes)).id).toBe(theirs.id)
  expect(await remove()).toMatchObject({ deleted: [], recent: [{ id: theirs.id }] })
  // Not even by who uploaded it first.
  await world.sql('update upload set "createdBy" = ? where id = ?', await world.account(staff), theirs.id)
  expect(await remove()).toMatchObject({ deleted: [], recent: [{ id: theirs.id }] })
  await age(yesterday)
  expect(await remove()).toEqual({ deleted: [theirs.id], used: [], recent: [] })
})

test('finds what nothing uses, and deletes it together; what records use stays and is named', async () => {
  const [used, inTrash, free, other] = await Promise.all(
    ['一', '二', '三', '四'].map((name) => put(`片付け${name}.png`)),
  )
  await areaWith(used.src)
  const area = await areaWith(inTrash.src)
  await call('DELETE', `${areas}/${area.id}`, { version: 1 })
  expect(await found({ q: '片付け', unused: 'true' })).toEqual([free.name, other.name].sort())
  expect(await call('POST', `${path}/deletions`, { ids: [] })).toMatchObject({ status: 400 })
  const elsewhere = await upload(world, staffOf('suda-nijo-com'), uploadsOf('suda-nijo-com'), {
    name: 'a.png',
    bytes: await photo(),
  })

  const ids = [used, inTrash, free, other, elsewhere.body].map(({ id }) => id)
  const { status, body } = await call('POST', `${path}/deletions`, { ids })
  expect(status).toBe(200)
  expect(body.deleted.toSorted()).toEqual([free.id, other.id].toSorted())
  expect(body.used.map(({ name }: { name: string }) => name).sort()).toEqual([inTrash.name, used.name].sort())
  expect(await found({ q: '片付け' })).toEqual([inTrash.name, used.name].sort())
  expect((await world.app.inject(free.src)).statusCode).toBe(404)
  expect((await world.app.inject(elsewhere.body.src)).statusCode, 'another tenant keeps its own').toBe(200)
})

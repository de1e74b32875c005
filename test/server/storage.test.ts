// @module-tag full
// @module-tag sqlite
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyRatios, copyWidths } from '../../entities/language/uploads/picture-copies.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { readEnv } from '../../server/base/env.ts'
import { openExportStorage, openStorage } from '../../server/base/storage/open-storage.ts'
import type { Storage, StoredFile } from '../../server/base/storage/storage.ts'
import { findColors } from '../../server/features/uploads/picture-colors.ts'
import { namesPlanned } from '../../server/features/imports/import-files.ts'
import { sweepOrphans } from '../../server/features/uploads/sweep.ts'
import { open, staffOf, type World } from './support/world.ts'
import { openBucket, type Bucket } from './support/s3-server.ts'
import { paper, photo, silence, upload, uploadsOf } from './support/upload-files.ts'

let folder: string
let bucket: Bucket
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'captain-storage-'))
  bucket = await openBucket()
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const tenant = '01890000-0000-7000-8000-000000000001'
const keyOf = (letter: string, extension = 'webp') => `${tenant}/${letter.repeat(26)}.${extension}`
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

const storages = [
  {
    name: 'a folder',
    env: () => ({}),
    age: (key: string, at: Date) => utimesSync(join(folder, 'uploads', key), at, at),
  },
  {
    name: 'a bucket',
    env: () => bucket.env,
    age: (key: string, at: Date) => void (bucket.objects.get(key)!.at = at),
  },
] as const

let made = 0
function local(bytes: Uint8Array): string {
  const file = join(folder, `local-${(made += 1)}`)
  writeFileSync(file, bytes)
  return file
}
const read = async (storage: Storage, key: string, span?: { start: number; end: number }) => {
  const stream = await storage.open(key, span)
  return stream && buffer(stream)
}

describe.each(storages)('$name', ({ env, age }) => {
  let storage: Storage
  beforeAll(() => {
    storage = openStorage(readEnv({ DATA_DIR: folder, ...env() }))
  })

  test('gives back what was put into it, whole and in part, and takes the local file', async () => {
    const bytes = Buffer.from('0123456789'.repeat(1000))
    const file = local(bytes)
    await storage.put(keyOf('a', 'pdf'), file, 'application/pdf')
    expect(existsSync(file)).toBe(false)
    expect(await read(storage, keyOf('a', 'pdf'))).toEqual(bytes)
    expect(await read(storage, keyOf('a', 'pdf'), { start: 3, end: 12 })).toEqual(Buffer.from('3456789012'))
    expect(await read(storage, keyOf('a', 'pdf'), { start: 9999, end: 9999 })).toEqual(Buffer.from('9'))
  })

  test('takes what is larger than one part', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'あ')
    await storage.put(keyOf('b', 'wav'), local(bytes), 'audio/wav')
    expect((await read(storage, keyOf('b', 'wav')))!.equals(bytes)).toBe(true)
  })

  test('knows nothing of what is not there, and removes what is, twice if need be', async () => {
    expect(await storage.open(keyOf('z'))).toBeUndefined()
    await storage.put(keyOf('c'), local(Buffer.from('x')), 'image/webp')
    await storage.remove(keyOf('c'))
    await storage.remove(keyOf('c'))
    expect(await storage.open(keyOf('c'))).toBeUndefined()
  })

  test('tells of all that is older than a moment', async () => {
    const keys = ['d', 'e', 'f', 'g', 'h'].map((letter) => keyOf(letter))
    for (const key of keys) {
      await storage.put(key, local(Buffer.from('x')), 'image/webp')
      age(key, hoursAgo(3))
    }
    age(keys[2]!, new Date())
    const found: string[] = []
    for await (const key of storage.keysBefore(hoursAgo(1))) found.push(key)
    expect(found.toSorted()).toEqual(keys.filter((_, index) => index !== 2))
    age(keys[4]!, new Date('2026-01-02T03:04:05Z'))
    const oldest: StoredFile[] = []
    for await (const file of storage.filesBefore(hoursAgo(4))) oldest.push(file)
    expect(oldest).toEqual([{ key: keys[4], modified: new Date('2026-01-02T03:04:05Z') }])
  })
})

test('a folder that is a volume of its own has no keys in what its file system puts there', async () => {
  const own = mkdtempSync(join(folder, 'volume-'))
  const lost = join(own, 'uploads', 'lost+found')
  mkdirSync(lost, { recursive: true })
  writeFileSync(join(lost, '#12'), 'found by fsck')
  const storage = openStorage(readEnv({ DATA_DIR: own }))
  await storage.put(keyOf('a'), local(Buffer.from('x')), 'image/webp')
  const found: string[] = []
  for await (const key of storage.keysBefore(new Date(Date.now() + 60_000))) found.push(key)
  expect(found).toEqual([keyOf('a')])
})

describe.each(storages)('an installation that keeps its files in $name', ({ env, age }) => {
  const site = 'toki-tsumugi-cafe'
  let world: World
  beforeAll(async () => {
    world = await open({ DATA_DIR: folder, ...env() })
    return () => world.close()
  })
  const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers })

  test('serves what was uploaded, whole and in part, and forgets what was deleted', async () => {
    const send = (name: string, bytes: Uint8Array) => upload(world, staffOf(site), uploadsOf(site), { name, bytes })
    const { body: picture } = await send('写真.png', await photo(700, 350))
    expect((await get(picture.src)).headers['content-type']).toBe('image/webp')
    expect((await get(picture.src.replace('.webp', '-320.webp'))).statusCode).toBe(200)
    const [rain, posting] = [silence(), paper()]
    const { body: sound } = await send('rain.wav', rain)
    const part = await get(sound.src, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(rain.subarray(10, 20))
    const { body: document } = await send('募集.pdf', posting)
    expect((await get(document.src)).rawPayload).toEqual(posting)

    await world.call(staffOf(site), 'DELETE', `${uploadsOf(site)}/${picture.id}`)
    expect((await get(picture.src)).statusCode).toBe(404)
    expect((await get(document.src)).statusCode).toBe(200)
  })

  test('makes copies of pictures once, only those of the list, and removes them with the picture', async () => {
    const storage = openStorage(world.env)
    const bytes = await photo(1000, 600)
    const { body: picture } = await upload(world, staffOf(site), uploadsOf(site), { name: '写真.png', bytes })
    const { body: other } = await upload(world, staffOf(site), uploadsOf(site), { name: 'a.png', bytes: await photo() })
    const at = (rest: string) => picture.src.replace('.webp', rest)
    const keys = () => storage.keysWith(at('').replace('/uploads/', ''))
    expect(await keys()).toHaveLength(3)
    const made: Record<string, readonly [string, number, number]> = {
      '-160.webp': ['webp', 160, 96],
      '-640-1x1.avif': ['heif', 600, 600],
      '-320-3x4.jpg': ['jpeg', 320, 427],
      '-1920-16x9.webp': ['webp', 1000, 563],
    }
    for (const [rest, [format, width, height]] of Object.entries(made)) {
      const [first, second] = await Promise.all([get(at(rest)), get(at(rest))])
      expect(first.rawPayload).toEqual(second.rawPayload)
      expect(first.headers).toMatchObject({
        'content-type': rest.endsWith('jpg') ? 'image/jpeg' : `image/${rest.split('.')[1]}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': expect.stringContaining(rest.slice(rest.indexOf('.'))),
      })
      expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format, width, height })
      expect((await get(at(rest), { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    }
    for (const rest of ['-161.webp', '-320-5x4.webp', '-320.png', '-320-1x1.gif', '-0320.webp'])
      expect((await get(at(rest))).statusCode, rest).toBe(404)
    expect(await keys()).toHaveLength(3 + Object.keys(made).length)

    // Twice as many at once as may wait.
    const names = copyWidths.flatMap((width) => copyRatios.map((ratio) => `-${width}-${ratio}`))
    const all = [...names.map((each) => `${each}.webp`), ...names.map((each) => `${each}.jpg`)].slice(0, 32)
    const answers = await Promise.all(all.map((rest) => get(at(rest))))
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]!.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(answers.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(all.length)

    // A copy of a picture that is there is not swept, one of a picture that is gone is.
    const lost = `${world.tenants[site].id}/${'n'.repeat(26)}-320-1x1.avif`
    await storage.put(lost, local(Buffer.from('x')), 'image/avif')
    for (const key of [lost, ...(await keys())]) age(key, hoursAgo(2))
    const before = await keys()
    await sweepOrphans(storage, storeOf(world.database), await world.app.operatorTenant(), hoursAgo(1), namesPlanned)
    expect([await keys(), await storage.keysWith(lost)]).toEqual([before, []])

    await world.call(staffOf(site), 'DELETE', `${uploadsOf(site)}/${picture.id}`)
    expect(await keys()).toEqual([])
    expect((await get(at('-160.webp'))).statusCode).toBe(404)
    expect((await get(other.src)).statusCode).toBe(200)
  })

  test('finds the colour that most of a picture has, at once and of one that came without', async () => {
    const storage = openStorage(world.env)
    const red = { create: { width: 500, height: 300, channels: 4, background: '#c03028ff' } } as const
    const green = { create: { ...red.create, width: 100, height: 100, background: '#208030ff' } } as const
    const bytes = await sharp(red)
      .composite([{ input: await sharp(green).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { body: picture } = await upload(world, staffOf(site), uploadsOf(site), { name: 'ラーメン.png', bytes })
    const color = async () => (await world.sql(`select "color" from upload where "id" = '${picture.id}'`))[0]!['color']
    const atOnce = String(await color())
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(atOnce.slice(at, at + 2), 16))
    expect([Math.abs(r! - 0xc0), Math.abs(g! - 0x30), Math.abs(b! - 0x28)].every((each) => each <= 16)).toBe(true)
    await world.sql(`update upload set "color" = null where "id" = '${picture.id}'`)
    const operator = await world.app.operatorTenant()
    await findColors(world.database, storage, folder, operator, new AbortController().signal)
    expect(await color()).toMatch(/^#[0-9a-f]{6}$/)

    // One that cannot be read is tried three times, and no more.
    await world.sql(`update upload set "color" = null, "colorTries" = 0 where "id" = '${picture.id}'`)
    let opened = 0
    const broken: Storage = {
      ...storage,
      open: async () => {
        opened += 1
        return Readable.from([Buffer.from('no picture')])
      },
    }
    for (let run = 1; run <= 5; run += 1)
      await findColors(world.database, broken, folder, operator, new AbortController().signal)
    // The smallest copy, then the whole.
    expect([opened, await color()]).toEqual([3 * 2, null])
  })

  test('sweeps what no row names, and nothing else', async () => {
    const storage = openStorage(world.env)
    const { id } = world.tenants[site]
    const known = await upload(world, staffOf(site), uploadsOf(site), { name: 'a.pdf', bytes: paper() })
    const knownKey = known.body.src.replace('/uploads/', '')
    const orphans = [`${id}/${'o'.repeat(26)}.webp`, `${id}/${'o'.repeat(26)}-320.webp`]
    const kept = [`${id}/${'p'.repeat(26)}.webp`, `${tenant}/${'q'.repeat(26)}.webp`]
    for (const key of [...orphans, ...kept]) await storage.put(key, local(Buffer.from('x')), 'image/webp')
    for (const key of [knownKey, ...orphans, kept[1]!]) age(key, hoursAgo(2))
    await sweepOrphans(storage, storeOf(world.database), await world.app.operatorTenant(), hoursAgo(1), namesPlanned)
    for (const key of [knownKey, ...kept])
      expect(await storage.open(key).then((stream) => stream?.destroy())).toBeDefined()
    for (const key of orphans) expect(await storage.open(key)).toBeUndefined()
  })
})

describe('a bucket', () => {
  let world: World
  const site = 'suda-nijo-com'
  beforeAll(async () => {
    world = await open({ DATA_DIR: folder, ...bucket.env })
    return () => world.close()
  })
  beforeEach(() => {
    bucket.faults.clear()
    bucket.calls.length = 0
  })
  const send = (name: string, bytes: Uint8Array) => upload(world, staffOf(site), uploadsOf(site), { name, bytes })
  const large = () => {
    const sound = Buffer.alloc(12 * 1024 * 1024)
    silence().copy(sound)
    return sound
  }

  test('gets a large file in parts', async () => {
    expect((await send('long.wav', large())).status).toBe(201)
    expect(bucket.calls.filter((call) => call === 'PUT part')).toHaveLength(3)
    expect(bucket.begun.size).toBe(0)
  })

  test.each([403, 503, 'cut'] as const)('that fails with %s keeps nothing and is answered with 503', async (fault) => {
    const before = [...bucket.objects.keys()]
    for (const call of ['PUT object', 'PUT part']) bucket.faults.set(call, fault)
    const small = await send('a.pdf', paper())
    expect(small).toMatchObject({ status: 503, body: { message: 'The server is temporarily unavailable.' } })
    expect((await send('long.wav', large())).status).toBe(503)
    expect([...bucket.objects.keys()]).toEqual(before)
    expect(bucket.begun.size).toBe(0)
    expect((await world.call(staffOf(site), 'GET', uploadsOf(site))).text).not.toContain('a.pdf')
  })

  test.each([403, 503] as const)('that refuses to read with %s is answered with 503', async (fault) => {
    const { body } = await send('b.pdf', paper())
    bucket.faults.set('GET object', fault)
    const answer = await world.app.inject({ method: 'GET', url: body.src })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('that is cut off while it reads ends the answer short, and the server goes on', async () => {
    const sent = paper()
    const { body } = await send('c.pdf', sent)
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as { port: number }
    bucket.faults.set('GET object', 'cut')
    const cut = await fetch(`http://127.0.0.1:${port}${body.src}`, { headers: { host: 'localhost:3000' } })
    await expect(cut.arrayBuffer()).rejects.toThrow('terminated')
    bucket.faults.clear()
    expect((await world.app.inject({ method: 'GET', url: body.src })).rawPayload).toEqual(sent)
  })

  test('is not asked with another key, nor under another name', async () => {
    for (const wrong of [{ S3_SECRET_ACCESS_KEY: 'another' }, { S3_BUCKET: 'another' }]) {
      const storage = openStorage(readEnv({ DATA_DIR: folder, ...bucket.env, ...wrong }))
      await expect(storage.open(keyOf('a', 'pdf'))).rejects.toMatchObject({ statusCode: 503 })
    }
  })

  test('loses parts of uploads that were never finished', async () => {
    bucket.begun.set('old', { key: keyOf('x'), parts: new Map(), at: hoursAgo(2) })
    bucket.begun.set('young', { key: keyOf('y'), parts: new Map(), at: new Date() })
    bucket.begun.set('foreign', { key: 'backups/of-somebody.tar', parts: new Map(), at: hoursAgo(2) })
    await openStorage(world.env).abortUnfinished(hoursAgo(1))
    expect([...bucket.begun.keys()]).toEqual(['young', 'foreign'])
    const of = (extension: string) => `.exports/${tenant}/00000000-0000-7000-8000-000000000000.${extension}`
    bucket.begun.set('old export', { key: of('xlsx'), parts: new Map(), at: hoursAgo(2) })
    bucket.begun.set('young export', { key: of('csv'), parts: new Map(), at: new Date() })
    await openExportStorage(world.env).abortUnfinished(hoursAgo(1))
    expect([...bucket.begun.keys()]).toEqual(['young', 'foreign', 'young export'])
  })
})

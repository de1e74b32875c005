// @module-tag postgres-full
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '../../server/base/env.ts'
import { jobRunner } from '../../server/base/jobs/runner.ts'
import type { Network } from '../../server/base/network/guarded-request.ts'
import { openStorage, openThumbnailStorage } from '../../server/base/storage/open-storage.ts'
import { namesPlanned } from '../../server/features/imports/import-files.ts'
import { sweepUploads } from '../../server/features/uploads/sweep.ts'
import { thumbnailHandler } from '../../server/features/videos/thumbnail-job.ts'
import { videoThumbnails } from '../../server/features/videos/thumbnails.ts'
import { openBucket, type Bucket } from './support/s3-server.ts'
import { photo } from './support/upload-files.ts'
import { open, staffOf, type World } from './support/world.ts'

/** Stands in for YouTube: answers by path, and counts what it was asked for. */
let youtube: Server
let asked: string[] = []
const served = new Map<string, (reply: ServerResponse) => void>()
let network: Network
let folder: string
let bucket: Bucket
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'captain-thumbnails-'))
  bucket = await openBucket()
  youtube = createServer(({ url }, reply) => {
    asked.push(url!)
    const answer = served.get(url!)
    if (answer) answer(reply)
    else reply.writeHead(404, { 'content-type': 'image/jpeg' }).end('none')
  })
  await new Promise<void>((done) => youtube.listen(0, '127.0.0.1', done))
  const port = String((youtube.address() as AddressInfo).port)
  network = {
    lookup: (name, _options, done) =>
      done(null, [{ address: name === 'youtube.example' ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
    ports: [port],
    thumbnailOrigin: `http://youtube.example:${port}`,
  }
})
afterAll(async () => {
  youtube.close()
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const site = 'sound-clover-com'
let made = 0
/** A video of its own, with its thumbnails at YouTube. */
function video(thumbnails: Readonly<Record<string, Uint8Array>> = {}): string {
  const id = `-video_${String((made += 1)).padStart(4, '0')}`
  for (const [name, bytes] of Object.entries(thumbnails))
    served.set(`/vi/${id}/${name}.jpg`, (reply) => reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes))
  return id
}
const publicSrc = (id: string) => `/video-thumbnails/${id}.webp`
const staffPath = (id: string) => `/api/v1/authorized/tenants/${site}/video-thumbnails/${id}`
const askAsStaff = async (world: World, id: string) => (await world.call(staffOf(site), 'GET', staffPath(id))).body.src
const look = (world: World, id: string) => world.app.inject({ method: 'GET', url: publicSrc(id) })
const isShown = async (world: World, id: string) => (await look(world, id)).headers['cache-control'] !== 'no-store'
const openWorld = async (environment: Record<string, string> = {}): Promise<World> => {
  const data = mkdtempSync(join(folder, 'data-'))
  const world = await open({ DATA_DIR: data, ...environment }, undefined, network)
  asked = []
  return world
}

describe.each([
  { name: 'a folder', env: () => ({}) },
  { name: 'a bucket', env: () => bucket.env },
])('with its files in $name, the thumbnail of a video', ({ env }) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(env())
    return () => world.close()
  })

  test('is fetched once for staff, written anew, and served to anybody from our own origin', async () => {
    const secret = 'a place in Tajimi'
    const tagged = await sharp(await photo(480, 360, 'jpeg'))
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer()
    expect(tagged.includes(secret)).toBe(true)
    const id = video({ hqdefault: tagged })

    const early = await look(world, id)
    expect([early.statusCode, early.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(await sharp(early.rawPayload).raw().toBuffer()).toEqual(Buffer.from([0, 0, 0, 0]))
    expect(asked).toEqual([])

    const together = await Promise.all([1, 2, 3].map(() => askAsStaff(world, id)))
    expect(together).toEqual([1, 2, 3].map(() => publicSrc(id)))
    expect(await askAsStaff(world, id)).toBe(publicSrc(id))
    expect(asked).toEqual([`/vi/${id}/maxresdefault.jpg`, `/vi/${id}/hqdefault.jpg`])

    const shown = await look(world, id)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=2592000',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
    expect(shown.rawPayload.includes(secret)).toBe(false)
  })

  test('is no wider than pages show it, where YouTube has a large one', async () => {
    const id = video({ maxresdefault: await photo(1280, 720, 'jpeg'), hqdefault: await photo(480, 360, 'jpeg') })
    await askAsStaff(world, id)
    expect(await sharp((await look(world, id)).rawPayload).metadata()).toMatchObject({ width: 960, height: 540 })
  })

  test('is still there after the sweep of orphaned files and after a restart', async () => {
    const id = video({ hqdefault: await photo(480, 360, 'jpeg') })
    await askAsStaff(world, id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    await sweepUploads(world.database, openStorage(world.env), world.tenants['funaneco-jp'].id, namesPlanned)
    vi.useRealTimers()
    const restarted = await open({ DATA_DIR: world.env.DATA_DIR, ...env() }, undefined, network)
    onTestFinished(restarted.close)
    expect(await isShown(restarted, id)).toBe(true)
  })
})

describe('YouTube', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
    return () => world.close()
  })

  test('is asked for nothing by readers, and by nobody who is not signed in', async () => {
    const id = video({ hqdefault: await photo(480, 360, 'jpeg') })
    asked = []
    expect(await isShown(world, id)).toBe(false)
    expect((await world.app.inject({ url: staffPath(id) })).statusCode).toBe(401)
    for (const name of ['x', 'x.webp', `${id}x.webp`, `${id}.jpg`, `${id}.webp.webp`])
      expect((await world.app.inject({ url: `/video-thumbnails/${encodeURIComponent(name)}` })).statusCode).toBe(404)
    expect(asked).toEqual([])
  })

  const answers: Readonly<Record<string, (reply: ServerResponse) => void>> = {
    'has none': (reply) => reply.writeHead(404).end(),
    fails: (reply) => reply.writeHead(503).end(),
    'sends something that is no picture': (reply) => reply.end('<script>alert(1)</script>'),
    'sends more than a thumbnail can be': (reply) => reply.end(Buffer.alloc(3 * 1024 * 1024)),
    'breaks off': (reply) => reply.writeHead(200, { 'content-length': 1000 }).write('x', () => reply.destroy()),
    'leads to an address inside': (reply) =>
      reply.writeHead(302, { location: `http://inside.example:${network.ports![0]}/` }).end(),
  }
  test.each(Object.keys(answers))(
    'that %s is not asked again at once, and the video keeps its plain face',
    async (how) => {
      const id = video()
      served.set(`/vi/${id}/maxresdefault.jpg`, answers[how]!)
      asked = []
      expect(await askAsStaff(world, id)).toBeNull()
      const once = asked.length
      expect(once).toBeGreaterThan(0)
      expect(await askAsStaff(world, id)).toBeNull()
      expect(asked).toHaveLength(once)
      expect(await isShown(world, id)).toBe(false)
      expect(await keysOf(world)).toEqual([])
    },
  )
})

/** What the storage of thumbnails holds. */
async function keysOf({ env }: Pick<World, 'env'>): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const key of openThumbnailStorage(env).keysBefore(new Date(Date.now() + 3_600_000))) keys.push(key)
  return keys
}

test('the videos that a saved body newly names are fetched by a job, which is tried again while YouTube is out of reach', async () => {
  const world = await openWorld()
  onTestFinished(world.close)
  const thumbnails = videoThumbnails(world.env, network)
  const log = { info: () => {}, warn: () => {}, error: () => {} } as never
  const handlers = { 'video-thumbnails': thumbnailHandler(thumbnails) }
  const runner = jobRunner(world.database, handlers, { log, now: () => Date.now() + 1000 })
  onTestFinished(() => runner.stop())
  const jobs = () => world.sql(`select * from job where kind = 'video-thumbnails' order by "id"`)

  const [first, second] = [video({ hqdefault: await photo(480, 360, 'jpeg') }), video()]
  const path = `/api/v1/authorized/tenants/${site}/news`
  const bodyOf = (...ids: readonly string[]) => ({
    blocks: ids.map((id) => ({
      type: 'embed',
      data: { service: 'youtube', embed: `https://www.youtube.com/embed/${id}` },
    })),
  })
  const { status, body } = await world.call(staffOf(site), 'POST', path, {
    title: '動画',
    slug: 'douga',
    body: bodyOf(first, first),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(await runner.runDue()).toBe(1)
  expect(await jobs()).toMatchObject([{ status: 'done' }])
  expect(await isShown(world, first)).toBe(true)

  served.set(`/vi/${second}/maxresdefault.jpg`, (reply) => reply.writeHead(503).end())
  asked = []
  const changed = { title: '動画', slug: 'douga', body: bodyOf(first, second), version: body.version }
  expect((await world.call(staffOf(site), 'PUT', `${path}/${body.id}`, changed)).status).toBe(200)
  expect(await runner.runDue()).toBe(0)
  expect(asked).toEqual([`/vi/${second}/maxresdefault.jpg`])
  expect(await jobs()).toMatchObject([{ status: 'done' }, { status: 'waiting', attempts: 1 }])
})

test('a server asks for thirty videos in a minute at most', async () => {
  const world = await openWorld()
  onTestFinished(world.close)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  await askAsStaff(world, video())
  for (let count = 0; count < 35; count += 1) await askAsStaff(world, video())
  expect(new Set(asked.map((path) => path.split('/')[2])).size).toBe(30)
  const next = video({ maxresdefault: await photo(480, 360, 'jpeg') })
  expect(await askAsStaff(world, next)).toBeNull()
  vi.setSystemTime(Date.now() + 61_000)
  // One that was refused is asked for a minute later; any other at once.
  expect(await askAsStaff(world, video({ maxresdefault: await photo(480, 360, 'jpeg') }))).not.toBeNull()
})

test('where as many are kept as may be, the oldest makes room for a new one, also of those that another server has kept', async () => {
  const env = readEnv({ DATA_DIR: mkdtempSync(join(folder, 'data-')), LOG_LEVEL: 'silent' })
  const [one, other] = [1, 2].map(() => videoThumbnails(env, network, 3))
  const bytes = await photo(480, 360, 'jpeg')
  const videos = Array.from({ length: 5 }, () => video({ hqdefault: bytes }))
  const key = (id: string) => `youtube/${Buffer.from(id).toString('hex')}.webp`
  for (const [index, id] of videos.slice(0, 3).entries()) {
    expect(await one!.keep(id)).toBe('kept')
    const at = new Date(Date.UTC(2026, 0, [2, 1, 3][index]))
    utimesSync(join(env.DATA_DIR, 'thumbnails', key(id)), at, at)
  }
  const kept = async () => (await keysOf({ env })).toSorted()
  expect(await other!.keep(videos[3]!)).toBe('kept')
  expect(await kept()).toEqual([0, 2, 3].map((index) => key(videos[index]!)).toSorted())
  expect(await other!.keep(videos[4]!)).toBe('kept')
  expect(await kept()).toEqual([2, 3, 4].map((index) => key(videos[index]!)).toSorted())
  expect(await one!.open(videos[0]!)).toBeUndefined()
})

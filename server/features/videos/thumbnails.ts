import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Env } from '../../base/env.ts'
import { lruCache } from '../../base/db/lru-cache.ts'
import { ApiError, unavailable } from '../../base/errors/api-error.ts'
import type { Network } from '../../base/network/guarded-request.ts'
import { readResponse, UnreadablePage } from '../links/read-page.ts'
import { incomingFolder, openThumbnailStorage, thumbnailsFolder } from '../../base/storage/open-storage.ts'
import { rewritePicture } from '../uploads/rewrite-picture.ts'

/** Whether a video's thumbnail is kept now; `none` if YouTube has none, `unavailable` if it could not be asked. */
export type Kept = 'kept' | 'none' | 'unavailable'

/**
 * The thumbnails of YouTube videos, kept so that readers' browsers need not ask YouTube. Of all tenants together: the
 * same video has the same one. Where there are too many, the oldest make room, and are fetched again when staff open
 * their videos.
 */
export interface VideoThumbnails {
  /** A thumbnail that is kept; undefined if there is none. Never asks YouTube. */
  open(video: string): Promise<Readable | undefined>
  /** Asks YouTube for a thumbnail that is not kept yet, and keeps it. */
  keep(video: string): Promise<Kept>
}

const youtube = 'https://i.ytimg.com'

/** The names of a video's thumbnails, the best first; older videos lack the first (1280 by 720 pixels). */
const names = ['maxresdefault', 'hqdefault'] as const

const minute = 60_000
/** How long YouTube is not asked again, in milliseconds. */
const askedAgainAfter = { none: 60 * minute, unavailable: minute } as const
const maxRemembered = 10_000

/** How many videos a server asks for in a minute, and how many thumbnails are kept in all: about a gigabyte. */
const maxPerMinute = 30
const maxKept = 20_000

const maxBytes = 2 * 1024 * 1024
const picture = { type: 'image/jpeg', maxPixels: 4_000_000, maxSide: 960, quality: 80, widths: [] }
const type = 'image/webp'

/** In hex, since ids differ by case and file names on some systems do not. */
const keyOf = (video: string): string => `youtube/${Buffer.from(video).toString('hex')}.webp`
const keyPattern = /^youtube\/([0-9a-f]{22})\.webp$/

/** `most` are kept; fewer in tests. */
export function videoThumbnails(env: Env, network?: Network, most = maxKept): VideoThumbnails {
  const storage = openThumbnailStorage(env)
  const incoming = incomingFolder(thumbnailsFolder(env))
  const perMinute = { minute: 0, count: 0 }
  const running = new Map<string, Promise<Kept>>()
  const missing = lruCache<Exclude<Kept, 'kept'>>(maxRemembered)
  /** When each was stored. */
  const kept = new Map<string, number>()
  let listing: Promise<void> | undefined
  let listedAt = -Infinity

  /**
   * Known from a list of the storage, which is read once a minute at most, so that requests for unknown videos cost
   * nothing. Another server may have added some, and removed others.
   */
  async function isKept(video: string): Promise<boolean> {
    if (kept.has(video)) return true
    if (performance.now() - listedAt < minute) return false
    await (listing ??= list().finally(() => (listing = undefined)))
    return kept.has(video)
  }

  async function list(): Promise<void> {
    const gone = new Set(kept.keys())
    try {
      for await (const { key, modified } of storage.filesBefore(new Date(Date.now() + 1440 * minute))) {
        const [, hex] = keyPattern.exec(key) ?? []
        if (!hex) continue
        const video = Buffer.from(hex, 'hex').toString()
        kept.set(video, modified.getTime())
        gone.delete(video)
      }
    } catch (error) {
      throw error instanceof ApiError ? error : Object.assign(unavailable(), { cause: error })
    }
    for (const video of gone) kept.delete(video)
    listedAt = performance.now()
  }

  function mayAsk(): boolean {
    const now = Math.floor(Date.now() / minute)
    if (perMinute.minute !== now) Object.assign(perMinute, { minute: now, count: 0 })
    return (perMinute.count += 1) <= maxPerMinute
  }

  async function fetchAndStore(video: string): Promise<Kept> {
    const outcome = mayAsk() ? await download(video) : 'unavailable'
    const result = typeof outcome === 'string' ? outcome : await store(video, outcome)
    if (result === 'kept') kept.set(video, Date.now())
    else missing.set(video, result, { ttl: askedAgainAfter[result] })
    return result
  }

  async function download(video: string): Promise<Buffer | 'none' | 'unavailable'> {
    const origin = network?.thumbnailOrigin ?? youtube
    try {
      for (const name of names) {
        const bytes = await readPicture(`${origin}/vi/${video}/${name}.jpg`, network)
        if (bytes) return bytes
      }
      return 'none'
    } catch (error) {
      if (error instanceof UnreadablePage) return 'unavailable'
      throw error
    }
  }

  /** Removes the oldest before one more is stored. Another server may have removed the same. */
  async function makeRoom(): Promise<void> {
    if (kept.size < most) return
    const oldest = [...kept].toSorted(([, one], [, other]) => one - other).slice(0, kept.size - most + 1)
    for (const [video] of oldest) {
      kept.delete(video)
      await storage.remove(keyOf(video))
    }
  }

  /** Decoded and encoded again like an upload, so that nothing but a picture is ever served. */
  async function store(video: string, bytes: Buffer): Promise<Kept> {
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(incoming, 'video-'))
    try {
      const file = join(folder, 'picture')
      await writeFile(file, bytes, { mode: 0o600 })
      const rewritten = await rewritePicture('videos', { ...picture, file })
      await makeRoom()
      await storage.put(keyOf(video), rewritten.file, type)
      return 'kept'
    } catch (error) {
      // Not a picture, or one that is too large.
      if (error instanceof ApiError && error.statusCode === 400) return 'none'
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    async open(video) {
      if (!(await isKept(video))) return undefined
      const stream = await storage.open(keyOf(video))
      if (!stream) kept.delete(video)
      return stream
    },
    async keep(video) {
      if (await isKept(video)) return 'kept'
      const known = missing.get(video)
      if (known) return known
      if (env.VIDEO_THUMBNAILS === 'off') return 'none'
      const fetching = running.get(video) ?? fetchAndStore(video).finally(() => running.delete(video))
      running.set(video, fetching)
      return fetching
    },
  }
}

/** A picture; undefined if there is none at this address. */
const readPicture = (address: string, network?: Network): Promise<Buffer | undefined> =>
  readResponse(
    address,
    'image/jpeg',
    async (answer) => {
      if (answer.statusCode === 404 || answer.statusCode === 410) return undefined
      if (answer.statusCode !== 200) throw new UnreadablePage()
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > maxBytes) throw new UnreadablePage()
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    },
    network,
  )

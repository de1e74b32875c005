import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { rewritePicture } from '../uploads/rewrite-picture.ts'
import { AiFailure } from './failure.ts'

/**
 * Where generated pictures are kept until someone saves them to a media library. Only the person who requested them may
 * see them.
 */
export interface PictureFiles {
  /** Stores an owner's picture as WebP; returns the name for retrieving it. */
  put(bytes: Buffer, owner: string): Promise<string>
  /** The picture; throws a 404 if it no longer exists. */
  get(name: string): Promise<Readable>
  remove(names: readonly string[]): Promise<void>
  /** The names of all that was stored before a moment. */
  namesBefore(moment: Date): AsyncIterable<string>
}

const type = 'image/webp'

/** The longest side of a generated picture, in pixels. */
const side = 4096

/** Keeps pictures in a storage; `incoming` is a folder where they are written first. */
export function pictureFiles(storage: Storage, incoming: string): PictureFiles {
  return {
    async put(bytes, owner) {
      const name = `ai/${randomUUID()}.webp`
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(incoming, 'made-'))
      try {
        const file = join(folder, 'picture')
        await writeFile(file, bytes, { mode: 0o600 })
        await storage.put(name, await asWebp(file, owner), type)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
      return name
    },
    async get(name) {
      const picture = await storage.open(name)
      if (!picture) throw notFound()
      return picture
    },
    async remove(names) {
      for (const name of names) await storage.remove(name)
    },
    namesBefore: (moment) => storage.keysBefore(moment),
  }
}

/**
 * Decodes and re-encodes what the service sends, so that nothing but a picture is ever stored. Returns the new file.
 */
async function asWebp(file: string, owner: string): Promise<string> {
  const order = { file, type: 'image/*', maxPixels: side ** 2, maxSide: side, quality: 90, widths: [] }
  try {
    return (await rewritePicture(owner, order)).file
  } catch (error) {
    // The server's own fault, such as a full disk, says nothing about the picture.
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error
    throw new AiFailure('malformed', 'The AI service answered with something that is not a picture.')
  }
}

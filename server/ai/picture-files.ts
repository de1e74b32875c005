import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { notFound } from '../errors/api-error.ts'
import type { Storage } from '../storage/storage.ts'
import { rewritePicture } from '../uploads/rewrite-picture.ts'
import { AiFailure } from './failure.ts'

/** Where made pictures are kept until somebody puts them into a media library. Only who asked for them may look. */
export interface PictureFiles {
  /** Keeps a picture of somebody as WebP; answers the name by which it is found again. */
  put(bytes: Buffer, owner: string): Promise<string>
  /** The picture; 404 when it is there no more. */
  get(name: string): Promise<Readable>
  remove(names: readonly string[]): Promise<void>
}

const type = 'image/webp'

/** The longest side of a made picture. */
const side = 4096

/** Keeps them in a storage; `incoming` is a folder where they are written first. */
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
  }
}

/** What the service sends is decoded and written anew, so that nothing but a picture is ever kept. Answers the new file. */
async function asWebp(file: string, owner: string): Promise<string> {
  const order = { file, type: 'image/*', maxPixels: side ** 2, maxSide: side, quality: 90, widths: [] }
  try {
    return (await rewritePicture(owner, order)).file
  } catch {
    throw new AiFailure('malformed', 'The AI service gave something that is no picture.')
  }
}

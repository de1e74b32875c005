import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AiFailure } from './failure.ts'

/** Where made pictures are kept until somebody puts them into a media library. */
export interface PictureFiles {
  /** Keeps a picture as WebP; answers the name by which it is found again. */
  put(name: string, bytes: Buffer): Promise<string>
  get(name: string): Promise<Buffer>
  remove(names: readonly string[]): Promise<void>
}

export function pictureFiles(folder: string): PictureFiles {
  return {
    async put(name, bytes) {
      const file = `${name}.webp`
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), await asWebp(bytes))
      return file
    },
    get: (name) => readFile(join(folder, name)),
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true })
    },
  }
}

/** What the service sends is decoded and written anew, so that nothing but a picture is ever kept. */
async function asWebp(bytes: Buffer): Promise<Buffer> {
  try {
    // Loaded at the first picture: a server that makes none starts without it.
    const { default: sharp } = await import('sharp')
    return await sharp(bytes, { limitInputPixels: 4096 * 4096 })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    throw new AiFailure('malformed', 'The AI service gave something that is no picture.')
  }
}

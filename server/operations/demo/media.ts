import { existsSync, readFileSync, statSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { srcInWidth, pictureWidths } from '../../../entities/language/uploads/upload-url.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { incomingFolder, openStorage, uploadsFolder } from '../../base/storage/open-storage.ts'
import { storageKey, randomFileName, srcOf } from '../../features/uploads/file-names.ts'
import { insertUpload, type StoredFile } from '../../features/uploads/insert-upload.ts'

const media = new URL('media/', import.meta.url)
/** The colour of each picture, found when it was drawn. */
const colors = JSON.parse(readFileSync(new URL('content/picture-colors.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>
const types = {
  webp: { kind: 'image', type: 'image/webp' },
  wav: { kind: 'audio', type: 'audio/wav' },
  mp3: { kind: 'audio', type: 'audio/mpeg' },
  pdf: { kind: 'document', type: 'application/pdf' },
} as const

/** Adds demo files to libraries: what the content calls `/demo/food/curry.webp` becomes an upload of the tenant. */
export interface DemoMedia {
  /** The same content with the addresses of the tenant's uploads. */
  uploadFiles<T>(tenant: string, by: string | null, content: T): Promise<T>
  /** Must be called when everything has been uploaded. */
  cleanUp(): Promise<void>
}

const demoFile = /"src":"\/demo\/([\w./-]+)"(?:,"(?:alt|title)":("(?:[^"\\]|\\.)*"))?/g

export async function demoMedia(env: Env, database: Database): Promise<DemoMedia> {
  const storage = openStorage(env)
  const store = storeOf(database)
  const incoming = incomingFolder(uploadsFolder(env))
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(incoming, 'demo-'))

  async function place(tenant: string, by: string | null, path: string, words: string): Promise<string> {
    const extension = path.slice(path.lastIndexOf('.') + 1) as keyof typeof types
    const name = randomFileName(extension)
    const put = async (from: string, as: string) => {
      const copy = join(folder, as)
      await copyFile(new URL(from, media), copy)
      await storage.put(storageKey(tenant, as), copy, types[extension].type)
    }
    const narrower = pictureWidths.filter((width) => existsSync(new URL(srcInWidth(path, width), media)))
    for (const width of narrower) await put(srcInWidth(path, width), srcInWidth(name, width))
    await put(path, name)
    const file: StoredFile = {
      ...types[extension],
      ...(extension === 'webp' ? { ...sizeOf(path), color: colors[path]! } : { width: null, height: null }),
      name,
      size: statSync(new URL(path, media)).size,
      title: extension === 'webp' ? path.slice(path.lastIndexOf('/') + 1) : words,
      alt: extension === 'webp' ? words : null,
    }
    await database.write(tenant, () => insertUpload(store, tenant, by, file))
    return srcOf(tenant, name)
  }

  return {
    async uploadFiles(tenant, by, content) {
      const text = JSON.stringify(content)
      const files = new Map([...text.matchAll(demoFile)].map(([, path, words = '""']) => [path!, words]))
      const srcs = await Promise.all(
        [...files].map(
          async ([path, words]) => [path, await place(tenant, by, path, JSON.parse(words) as string)] as const,
        ),
      )
      const srcByPath = new Map(srcs)
      return JSON.parse(
        text.replace(/"\/demo\/([\w./-]+)"/g, (whole, path: string) => `"${srcByPath.get(path) ?? whole}"`),
      ) as typeof content
    },
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The size of a WebP picture, from its header; assumes a lossy single frame, as generated. */
function sizeOf(path: string): { readonly width: number; readonly height: number } {
  const head = readFileSync(new URL(path, media)).subarray(0, 30)
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
}

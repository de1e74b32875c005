import type { Database as Sqlite } from 'better-sqlite3'
import { existsSync, createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../base/env.ts'
import { parseKey } from '../../base/storage/key-format.ts'
import { openGeneratedStorage, openStorage, openThumbnailStorage } from '../../base/storage/open-storage.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { drawnSecrets, type BackedUpFile, type FileStore } from './manifest.ts'
import type { Vault } from './vault.ts'

/** The storages whose files are backed up. Exports and files to import are kept for a day only, and are not. */
export const openStorages = (env: Env): Readonly<Record<Exclude<FileStore, 'secrets'>, Storage>> => ({
  uploads: openStorage(env),
  generated: openGeneratedStorage(env),
  thumbnails: openThumbnailStorage(env),
})

const fileChunk = 4 * 1024 * 1024

type WantedFile = Pick<BackedUpFile, 'store' | 'key'>

export interface WantedFiles {
  /** Of an upload all widths that were made when it came; other copies are made again when they are requested. */
  readonly keys: readonly WantedFile[]
  /** What the database names and no storage has. */
  readonly missing: readonly string[]
}

/** Which files belong to a snapshot of the database. */
export async function wantedFiles(sqlite: Sqlite, env: Env, isEncrypted: boolean): Promise<WantedFiles> {
  const storages = openStorages(env)
  const uploads = new Set(sqlite.prepare(`SELECT "tenant_id" || '/' || "name" FROM "upload"`).pluck().all() as string[])
  const generated = new Set(sqlite.prepare('SELECT "file" FROM "ai_picture"').pluck().all() as string[])
  const belongs: Readonly<Record<keyof typeof storages, (key: string) => boolean>> = {
    uploads(key) {
      const parts = parseKey(key)
      return (
        parts !== undefined && !parts.unfinished && !isPictureCopy(key) && uploads.has(`${parts.tenant}/${parts.name}`)
      )
    },
    generated: (key) => generated.has(key),
    thumbnails: () => true,
  }
  const keys: WantedFile[] = []
  const missing = new Set([...uploads].map((key) => `uploads ${key}`))
  for (const store of ['uploads', 'generated', 'thumbnails'] as const)
    for await (const key of storages[store].keysBefore(new Date(Date.now() + future)))
      if (belongs[store](key)) {
        keys.push({ store, key })
        missing.delete(`${store} ${key}`)
      }
  if (isEncrypted)
    for (const key of drawnSecrets) if (existsSync(join(env.DATA_DIR, key))) keys.push({ store: 'secrets', key })
  return { keys, missing: [...missing].sort() }
}

/** Files of clocks that are ahead are wanted, too; in milliseconds. */
const future = 86_400_000

/**
 * Whether a key is of a copy in another shape or format than what came with the picture; it is made again when it is
 * requested.
 */
export const isPictureCopy = (key: string): boolean => copyPattern.test(key)
const copyPattern = /-\d+-\d+x\d+\.|-\d+\.(?!webp$)/

/** Stores a file; undefined if it is gone. */
export async function storeFile(
  vault: Vault,
  env: Env,
  storages: ReturnType<typeof openStorages>,
  { store, key }: WantedFile,
): Promise<BackedUpFile | undefined> {
  const content = store === 'secrets' ? createReadStream(join(env.DATA_DIR, key)) : await storages[store].open(key)
  return content && ({ store, key, ...(await vault.store(content, fileChunk)) } as BackedUpFile)
}

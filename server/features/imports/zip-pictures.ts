import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { fileNameOf, srcOf } from '../uploads/file-names.ts'
import { insertUpload, type StoredFile } from '../uploads/insert-upload.ts'
import { uploadByDigest } from '../uploads/library.ts'
import { storeFile } from '../uploads/store-file.ts'
import { uploadTitle } from '../uploads/upload-title.ts'
import type { UnpackedPicture } from './file-reader.ts'
import type { FoundUpload } from './look-up.ts'
import { foldFileName } from './read-zip.ts'

/** What a name stands for in the ZIP of an import: files of that name, one that is no picture we take, or nothing. */
export type FoundPicture = readonly FoundUpload[] | 'unreadable'

/** The files of an import's ZIP that cells name. */
export interface ZipPictures {
  find(name: string): Promise<FoundPicture>
  /** Those that are stored, and become uploads with the records that name them; until then the storage's sweep spares them. */
  readonly planned: ReadonlyMap<string, StoredFile>
}

/**
 * Stores a picture when a cell names it first: as any upload it is decoded and encoded again, and not kept twice if the
 * library has the same bytes. It has no row before a record is written that uses it.
 */
export function zipPictures(
  { store, tenant }: Context,
  storage: Storage,
  pictures: readonly UnpackedPicture[],
): ZipPictures {
  const byName = new Map<string, UnpackedPicture[]>()
  for (const picture of pictures)
    for (const name of picture.names) byName.set(name, [...(byName.get(name) ?? []), picture])
  const planned = new Map<string, StoredFile>()
  const byDigest = new Map<string, FoundUpload>()
  const known = new Map<UnpackedPicture, Promise<FoundPicture>>()

  async function take({ file, title }: UnpackedPicture): Promise<FoundPicture> {
    if (file === null) return 'unreadable'
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    const digest = hash.digest('hex')
    const same = byDigest.get(digest)
    if (same) return [same]
    const kept = await store.database.read(tenant.id, () => uploadByDigest(store, tenant.id, digest))
    const name = kept?.name ?? (await keep(file, title, digest))
    if (name === undefined) return 'unreadable'
    const found = { src: srcOf(tenant.id, name), alt: kept?.alt ?? null, isFromZip: true } as const
    byDigest.set(digest, found)
    return [found]
  }

  async function keep(file: string, title: string, digest: string): Promise<string | undefined> {
    const received = { file, digest, size: (await stat(file)).size, title: uploadTitle(title) }
    try {
      const stored = await storeFile(storage, tenant.id, received)
      planned.set(srcOf(tenant.id, stored.name), stored)
      return stored.name
    } catch (error) {
      // What is wrong with the file is the fault of its row; a storage that is away is nobody's.
      if (error instanceof ApiError && error.statusCode < 500) return undefined
      throw error
    }
  }

  return {
    planned,
    async find(name) {
      const own = byName.get(foldFileName(name)) ?? []
      const found: FoundUpload[] = []
      for (const picture of own) {
        const taken = known.get(picture) ?? take(picture)
        known.set(picture, taken)
        const [one] = [await taken].flat()
        if (one === undefined || one === 'unreadable') return 'unreadable'
        if (!found.some(({ src }) => src === one.src)) found.push(one)
      }
      return found
    },
  }
}

/** The texts of a value that name uploads. */
const srcsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) =>
        name === 'src' && typeof each === 'string' ? [each] : srcsIn(each),
      )
    : []

/** The planned files that a record's values name. */
export const plannedIn = (values: unknown, planned: ReadonlyMap<string, StoredFile>): readonly string[] =>
  planned.size === 0 ? [] : [...new Set(srcsIn(values))].filter((src) => planned.has(src))

/** Gives the planned files that a record's values name the rows that make uploads of them, where they have none yet. */
export function* insertPlanned(
  { store, tenant, by }: Context,
  values: unknown,
  planned: ReadonlyMap<string, StoredFile>,
): Operation<void> {
  const srcs = plannedIn(values, planned)
  if (srcs.length === 0) return
  const statement = store.cachedStatement<{ name: string }>`import uploads there`(() =>
    store.scope
      .selectFrom('upload')
      .where(store.fn.inJsonArray(column('upload', 'name'), param('names')))
      .select('upload.name'),
  )
  const rows = yield* all(statement({ tenant_id: tenant.id, names: JSON.stringify(srcs.map(fileNameOf)) }))
  const there = new Set(rows.map(({ name }) => srcOf(tenant.id, name)))
  for (const src of srcs) if (!there.has(src)) yield* insertUpload(store, tenant.id, by, planned.get(src)!)
}

import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unavailable } from '../../base/errors/api-error.ts'
import { asDiskError } from '../../base/errors/unavailable.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { openFile, type FileReader } from './file-reader.ts'
import { fileKey, type ImportPlan, type ImportRow } from './import-files.ts'
import { rowJudge } from './judge-rows.ts'
import { judgedAtOnce, pauses, type RowSource } from './row-source.ts'
import { plannedIn, zipPictures } from './zip-pictures.ts'

interface FileWork {
  readonly storage: Storage
  /** Where the uploads of tenants are. */
  readonly uploads: Storage
  /** The local folder into which files are fetched to be read. */
  readonly folder: string
  /** The address that uploads are found at. */
  readonly origin: string
}

/** The rows of an import's file; undefined if it is no longer stored. Throws `UnreadableFile`. */
export async function fileSource(
  { storage, uploads, folder: folders, origin }: FileWork,
  context: Context,
  row: ImportRow,
  signal: AbortSignal,
): Promise<RowSource | undefined> {
  await mkdir(folders, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(folders, 'one-'))
  let reader: FileReader | undefined
  const close = async () => {
    await reader?.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const stored = await storage.open(fileKey(context.tenant.id, row.id))
    if (!stored) {
      await close()
      return undefined
    }
    const file = join(folder, 'file')
    await pipeline(stored, createWriteStream(file, { mode: 0o600 }), { signal }).catch((error: unknown) => {
      // A bucket that breaks off, or a disk that is full.
      throw asDiskError(error) ?? Object.assign(unavailable(), { cause: error })
    })
    reader = await openFile(file, { heading: row.start.heading })
    return { ...rowsOf(reader, { uploads, origin }, context, row), close }
  } catch (error) {
    await close()
    throw error
  }
}

function rowsOf(
  reader: FileReader,
  { uploads, origin }: Pick<FileWork, 'uploads' | 'origin'>,
  context: Context,
  row: ImportRow,
): Omit<RowSource, 'close'> {
  const { headings, format, encoding } = reader.about
  if (headings.length !== row.start.headings.length) throw new Error('The file is not what was read before.')
  const pictures = reader.pictures.length > 0 ? zipPictures(context, uploads, reader.pictures) : undefined
  const judge = rowJudge(context, {
    plan: row.plan as ImportPlan,
    headings,
    format,
    encoding,
    origin,
    ...(pictures && { pictures }),
    // On PostgreSQL nobody waits for the thread while a row is judged.
    ...(context.store.database.dialect === 'sqlite' && { rest: pauses() }),
  })
  const named = new Set<string>()
  let read = 0
  return {
    async next() {
      const rows = await reader.rows(read, judgedAtOnce)
      const judged = await judge.page(rows)
      read += rows.length
      for (const each of judged)
        if (pictures && each !== 'same' && each.values !== null)
          for (const src of plannedIn(each.values, pictures.planned)) named.add(src)
      return { judged, isLast: read >= reader.count }
    },
    // The storage's sweep spares the pictures from here on.
    findings: () => ({
      ...judge.findings(),
      ...(pictures && pictures.planned.size > 0 && { pictures: [...pictures.planned.values()], named: named.size }),
    }),
  }
}

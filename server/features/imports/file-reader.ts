import { open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { ApiError, invalid } from '../../base/errors/api-error.ts'
import { fairQueue } from '../../base/fair-queue.ts'
import {
  UnreadableFile,
  type HeadingRows,
  type Sheet,
  type SheetRow,
  type UnreadableRule,
  type ZipPicture,
} from './sheet.ts'

/** What is known of a file before its rows are read. */
export interface FileStart {
  readonly about: Omit<Sheet, 'rows' | 'top' | 'pictures'>
  readonly count: number
  /** Its first rows, with as much of each cell as is shown. */
  readonly top: readonly SheetRow[]
}

export interface FileReader extends FileStart {
  /** The files beside the sheet, where it came in a ZIP. */
  readonly pictures: readonly UnpackedPicture[]
  rows(from: number, count: number): Promise<readonly SheetRow[]>
  close(): Promise<unknown>
}

/** A file beside the sheet, where it was unpacked: see `ZipPicture`. */
export interface UnpackedPicture extends Pick<ZipPicture, 'names' | 'title'> {
  /** Null where it could not be unpacked. */
  readonly file: string | null
}

/**
 * The message to the thread: the file, the rows of its headings if the caller gave them, and where its rows are written
 * as lines of JSON, if they are needed.
 */
export interface ReadOrder {
  readonly file: string
  readonly heading: HeadingRows | undefined
  readonly rowsFile: string | null
}

export type ReadAnswer =
  | (FileStart & {
      /** Where each row begins in the file of rows, and where the last one ends. */
      readonly places: readonly number[]
      readonly pictures: readonly UnpackedPicture[]
    })
  | { readonly unreadable: { readonly rule: UnreadableRule; readonly params: Readonly<Record<string, number>> } }

/** How long reading a file may take, in milliseconds, and how much memory its thread has, in megabytes. */
const maxTime = 60_000
const maxHeap = 768

/**
 * Files are read one at a time, since each may need that much memory; tenants take turns. Jobs are one of them: no more
 * of them run at once than the queue of jobs lets.
 */
const queue = fairQueue()
const jobs = ''

/** The most files of a tenant that wait to be read. */
const maxWaiting = 3

/** The refusal of a file that cannot be read; any other error as it is. */
export const refusalOf = (error: unknown): unknown =>
  error instanceof UnreadableFile
    ? invalid([{ path: ['file'], rule: `imports.${error.rule}`, params: error.params }])
    : error

/** Reads the beginning of a tenant's file when it is its turn; 503 while too many wait. Throws UnreadableFile. */
export async function readStart(tenant: string, file: string): Promise<FileStart> {
  if (queue.waiting(tenant) >= maxWaiting) throw new ApiError(503, undefined, { reason: 'reading', retryAfter: 60 })
  return queue.run(tenant, () => readFile({ file, heading: undefined, rowsFile: null }))
}

/**
 * Reads a whole file when it is the turn of jobs, or of the tenant for which somebody waits; its rows lie beside it until
 * its folder is deleted. Its headings are in the rows that are given, otherwise found by its shape.
 */
export async function openFile(
  file: string,
  { tenant = jobs, heading }: { readonly tenant?: string; readonly heading?: HeadingRows | undefined } = {},
): Promise<FileReader> {
  const rowsFile = `${file}.rows`
  const { places, ...start } = await queue.run(tenant, () => readFile({ file, heading, rowsFile }))
  const handle = await open(rowsFile)
  return {
    ...start,
    close: () => handle.close(),
    async rows(from, count) {
      const begin = places[from]!
      const end = places[Math.min(from + count, start.count)]!
      const bytes = Buffer.alloc(end - begin)
      await handle.read(bytes, 0, bytes.length, begin)
      return bytes
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as SheetRow)
    },
  }
}

/**
 * Reads a file in a thread of its own, which unpacks and parses it while the server answers others; it may use so much
 * memory and time and no more, and ends when it has read it.
 */
async function readFile(order: ReadOrder): Promise<Exclude<ReadAnswer, { unreadable: unknown }>> {
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: maxHeap },
  })
  // Settled by what comes first: a thread that has answered ends, too.
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile('tooMuch') : error),
  )
  worker.once('exit', () => reject(new Error('The thread that reads an import stopped.')))
  const timer = setTimeout(() => reject(new UnreadableFile('damaged')), maxTime)
  try {
    const answer = await promise
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable.rule, answer.unreadable.params)
    return answer
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { wellFormed } from '../input/well-formed.ts'
import { UnreadableFile, type Sheet, type SheetRow, type UnreadableRule } from './sheet.ts'

/** What is known of a file before its rows are read. */
export interface FileStart {
  readonly about: Omit<Sheet, 'rows'>
  readonly count: number
  readonly samples: readonly SheetRow[]
}

export interface FileReader extends FileStart {
  rows(from: number, count: number): Promise<readonly SheetRow[]>
  close(): Promise<unknown>
}

type Opened =
  FileStart | { readonly unreadable: { readonly rule: UnreadableRule; readonly params: Record<string, number> } }

/** How long reading a file may take, in milliseconds. */
const maxTime = 60_000

/**
 * Reads a file in a thread of its own, which unpacks and parses it while the server answers others; it may use so much
 * memory and time and no more. Throws UnreadableFile.
 */
export async function openFile(file: string): Promise<FileReader> {
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), {
    workerData: { file },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  worker.on('error', (error: NodeJS.ErrnoException) =>
    ended.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile('unpacked', { max: 0 }) : error),
  )
  worker.on('exit', () => ended.reject(new Error('The thread that reads an import stopped.')))
  const next = async (signal?: AbortSignal): Promise<unknown> =>
    ((await Promise.race([once(worker, 'message', signal ? { signal } : {}), ended.promise])) as readonly unknown[])[0]
  const close = (): Promise<unknown> => worker.terminate()
  try {
    const opened = (await next(AbortSignal.timeout(maxTime))) as Opened
    if ('unreadable' in opened) throw new UnreadableFile(opened.unreadable.rule, opened.unreadable.params)
    return {
      ...opened,
      about: { ...opened.about, headings: opened.about.headings.map(wellFormed) },
      close,
      rows(from, count) {
        const answered = next()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ from, count })
        return answered as Promise<readonly SheetRow[]>
      },
    }
  } catch (error) {
    await close()
    throw error instanceof Error && error.name === 'AbortError' ? new UnreadableFile('damaged') : error
  }
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answer, Findings, Order, Plan } from './plan.ts'

/** Reads the records that a page refers to, by entity, as JSON arrays. */
type FindRelated = (needs: Readonly<Record<string, readonly string[]>>) => Promise<Readonly<Record<string, string>>>

export interface FileWriter {
  /** Writes records, given as a JSON array; returns the last one's id and value in the field that sorts the list. */
  page(records: Uint8Array | string): Promise<{ readonly id: string; readonly value: unknown }>
  end(): Promise<{ readonly size: number; readonly findings: Findings }>
  /** Stops the thread, finished or not. */
  close(): Promise<unknown>
}

/**
 * Writes a file in a thread of its own: rows become cells, XML and compressed bytes there, while the server answers
 * others. It takes one page at a time, so that only as much waits as is being written.
 */
export function fileWriter(plan: Plan, file: string, find: FindRelated): FileWriter {
  const worker = new Worker(new URL('export-worker.ts', import.meta.url), { workerData: { plan, file } })
  worker.unref()
  // From the beginning: the thread may fail before it is asked anything, such as on a full disk.
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  worker.on('error', ended.reject)
  worker.on('exit', () => ended.reject(new Error('The thread that writes an export stopped.')))
  async function ask(order: Order): Promise<Answer> {
    const controller = new AbortController()
    const { signal } = controller
    const answered = once(worker, 'message', { signal })
    answered.catch(() => {})
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(order)
    try {
      return (await Promise.race([answered, ended.promise]))[0] as Answer
    } finally {
      controller.abort()
      worker.unref()
    }
  }
  return {
    async page(records) {
      const answer = await ask({ page: records })
      return ('needs' in answer ? await ask({ related: await find(answer.needs) }) : answer) as {
        id: string
        value: unknown
      }
    },
    end: async () => (await ask({ end: true })) as { size: number; findings: Findings },
    close: () => worker.terminate(),
  }
}

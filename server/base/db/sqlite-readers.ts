import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ApiError } from '../errors/api-error.ts'
import { asUnavailable, DatabaseUnavailable } from '../errors/unavailable.ts'
import { fairQueue } from '../fair-queue.ts'
import { untilAborted, type Operation, type Outcome, type Query } from './query.ts'
import type { ReaderAnswer, ReaderOrder } from './reader-thread.ts'

/** Reads that may take long, in threads beside the server. */
export interface SqliteReaders {
  /**
   * Runs an operation when it is the turn of its owner, a tenant's staff or its public; 503 while too many of the owner
   * wait. One whose signal aborts waits no
   * longer, or ends before its next query: a statement that runs in a thread cannot be stopped, not even by ending the
   * thread, which waits for it.
   */
  read<T>(owner: string, operation: () => Operation<T>, signal?: AbortSignal): Promise<T>
  /** How many operations wait for their turn, how many threads there are, and how many of those do nothing. */
  load(): { readonly waiting: number; readonly threads: number; readonly idle: number }
  /** Returns, or resolves, when every thread has closed its connection. */
  close(): void | Promise<void>
}

/** One core is for the server itself. More threads would share one disk, and each has memory of its own. */
const maxThreads = Math.min(4, Math.max(1, availableParallelism() - 1))

/** The most operations of an owner that wait; then 503 with the seconds after which some have had their turn. */
export const maxWaitingReads = 100
const retryAfter = 5

const tooManyWait = (): ApiError =>
  new ApiError(503, 'Too many others wait for searches and long lists. Ask again in a few seconds.', {
    reason: 'busy',
    retryAfter,
  })

/**
 * Every thread has a connection that only reads: in a write-ahead log, it sees what was committed before it began, and
 * neither waits for a writer nor keeps one waiting (sqlite.org/wal.html). Threads start when they are first needed.
 * Owners take turns.
 */
export function sqliteReaders(file: string, noteSeconds: (seconds: number) => void): SqliteReaders {
  const queue = fairQueue(maxThreads)
  const threads = new Set<ReaderThread>()
  const idle: ReaderThread[] = []
  let waiting = 0

  function start(): ReaderThread {
    const thread = startThread(file, noteSeconds)
    threads.add(thread)
    void thread.ended.then(() => {
      threads.delete(thread)
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    })
    return thread
  }

  async function readWith<T>(operation: Operation<T>): Promise<T> {
    const thread = idle.pop() ?? start()
    try {
      return await drive(operation, thread.rowsOf)
    } catch (error) {
      throw asUnavailable(error)
    } finally {
      thread.endOperation()
      if (threads.has(thread)) idle.push(thread)
    }
  }

  return {
    async read(owner, operation, signal) {
      if (queue.waiting(owner) >= maxWaitingReads) throw tooManyWait()
      let isWaiting = true
      const endWaiting = (): void => {
        if (isWaiting) waiting -= 1
        isWaiting = false
      }
      waiting += 1
      const work = () => {
        endWaiting()
        return readWith(signal ? untilAborted(operation(), signal) : operation())
      }
      return queue.run(owner, work, signal).finally(endWaiting)
    },
    load: () => ({ waiting, threads: threads.size, idle: idle.length }),
    close() {
      if (threads.size === 0) return undefined
      return Promise.all([...threads].map((thread) => thread.stop())).then(() => {})
    },
  }
}

/** Runs an operation whose queries are answered later. */
async function drive<T>(operation: Operation<T>, rowsOf: (query: Query) => Promise<Outcome>): Promise<T> {
  let step = operation.next()
  while (!step.done) {
    let outcome: Outcome
    try {
      outcome = await rowsOf(step.value)
    } catch (error) {
      step = operation.throw(error)
      continue
    }
    step = operation.next(outcome)
  }
  return step.value
}

interface ReaderThread {
  readonly rowsOf: (query: Query) => Promise<Outcome>
  /** Ends the transaction in which the thread has read. */
  endOperation(): void
  stop(): Promise<void>
  readonly ended: Promise<unknown>
}

function startThread(file: string, noteSeconds: (seconds: number) => void): ReaderThread {
  const worker = new Worker(new URL('reader-thread.ts', import.meta.url), { workerData: { file } })
  // Only a query keeps the server from exiting.
  worker.unref()
  let asked: PromiseWithResolvers<Outcome> | undefined
  let cause: unknown = new Error('A thread that reads has ended.')
  const post = (order: ReaderOrder): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(order)
  worker.on('message', (answer: ReaderAnswer) => {
    worker.unref()
    if ('rows' in answer) {
      noteSeconds(answer.seconds)
      asked?.resolve(answer.rows.map(withBuffers))
    } else asked?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }))
  })
  worker.on('error', (error) => (cause = error))
  let hasEnded = false
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve())).then(() => {
    hasEnded = true
    asked?.reject(new DatabaseUnavailable(cause))
  })
  return {
    async rowsOf({ sql, parameters }) {
      if (hasEnded) throw new DatabaseUnavailable(cause)
      asked = Promise.withResolvers<Outcome>()
      worker.ref()
      post({ sql, parameters })
      return asked.promise
    },
    endOperation: () => post('operationEnded'),
    async stop() {
      if (hasEnded) return
      worker.ref()
      post('stop')
      await ended
    },
    ended,
  }
}

/** Between threads, a Buffer becomes a plain array of bytes. */
function withBuffers(row: object): object {
  const values = row as Record<string, unknown>
  for (const name in values) {
    const value = values[name]
    if (value instanceof Uint8Array) values[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  return row
}

import { randomUUID } from 'node:crypto'
import cluster, { type Worker } from 'node:cluster'
import { availableParallelism, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * One server on PostgreSQL is several processes (`node:cluster`). The first, the primary (`supervise.ts`), holds the lock of
 * the folder and hands connections out; the others, its workers, answer requests, and share nothing but the database. The
 * first worker prepares the data before the others start.
 */

/**
 * How long a worker that ended is missing before another takes its place, in milliseconds; where it was the last that
 * served, another starts at once.
 */
const restartAfter = 1000

/** How long workers have to answer a question, in milliseconds. */
const patience = 1000

const maxByDefault = 8
const memoryOfEach = 400 * 1024 * 1024

/** A worker for each core, as far as there is memory for them, and few enough for the connections of a PostgreSQL. */
export function defaultProcesses(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / memoryOfEach), maxByDefault))
}

/** What one worker answered; `process` is its number, from 1. */
export interface Answer<T> {
  readonly process: number
  readonly answer: T
}

/** What the worker that has prepared the data knows: how many processes there shall be, and what to print. */
export interface Prepared {
  readonly processes: number
  readonly lines: readonly string[]
}

type FromWorker =
  | { readonly type: 'ready'; readonly prepared?: Prepared | undefined }
  | { readonly type: 'question'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }

type ToWorker =
  | { readonly type: 'stop'; readonly signal: NodeJS.Signals }
  | { readonly type: 'asked'; readonly id: number }
  | { readonly type: 'answers'; readonly id: number; readonly answers: readonly Answer<unknown>[] }
  | { readonly type: 'ended'; readonly names: readonly string[] }

/** In which variable a worker finds its name. */
const nameVariable = 'CAPTAIN_PROCESS'

/**
 * The name under which the primary knows this process, and reports to the others that it has ended; undefined for a
 * single process.
 */
export const processName = cluster.isWorker ? process.env[nameVariable] : undefined

/** Whether this process is one of several that serve, started by another. */
export const isWorker = cluster.isWorker

/** By which variable a worker knows that it prepares the data for all. */
const preparingVariable = 'CAPTAIN_PREPARES'

/** Whether this process prepares the data before the first request: the first worker, or a server that is one process. */
export const isPreparing = !isWorker || process.env[preparingVariable] !== undefined

/**
 * Starts workers, which run this same program: the first, which prepares the data, and as many more as it says. Resolves
 * when they listen with what to print; if the first cannot start, which has said why, this process ends as that did. A
 * worker that ends later is replaced. Signals to stop are passed on, and this process ends after the last worker: with 0 if
 * each has ended in order.
 */
export async function startWorkers(): Promise<readonly string[]> {
  const workers = new Map<number, Worker>()
  const ready = new Set<Worker>()
  const asked = new Map<number, (answer: Answer<unknown>) => void>()
  /** The names of workers that have ended, until they are reported to one that serves. */
  const ended: string[] = []
  let questions = 0
  let prepared: Prepared | undefined
  let hasStarted = false
  let isStopping = false
  let exitCode = 0

  /** Asks every worker; those that do not answer in time are left out. */
  async function ask(): Promise<readonly Answer<unknown>[]> {
    const id = (questions += 1)
    const answers: Answer<unknown>[] = []
    const all = new Promise<void>((resolve) => {
      asked.set(id, (answer) => {
        answers.push(answer)
        if (answers.length >= ready.size) resolve()
      })
    })
    for (const each of ready) send(each, { type: 'asked', id })
    await Promise.race([all, sleep(patience)])
    asked.delete(id)
    return answers.toSorted((one, other) => one.process - other.process)
  }

  /** Reports ended workers to one that serves, which releases what they were working on. */
  function reportEnded(): void {
    const [one] = ready
    if (one && ended.length > 0) send(one, { type: 'ended', names: ended.splice(0) })
  }

  /** Starts the worker of a number; resolves with whether it listens. */
  const startWorker = (number: number): Promise<boolean> =>
    new Promise((resolve) => {
      const startAgain = (why: string, pause = restartAfter): void => {
        if (isStopping || !hasStarted) return
        console.error(`Process ${number} ${why}; another takes its place.`)
        setTimeout(() => {
          if (!isStopping) void startWorker(number)
        }, pause)
      }
      // A machine without memory or process numbers for one more: the others go on.
      const notForked = (error: unknown): void => {
        workers.delete(number)
        resolve(false)
        if (!hasStarted) console.error(`No process can be started: ${String(error)}`)
        startAgain(`could not be started (${String(error)})`)
      }
      const name = randomUUID()
      let worker: Worker
      try {
        worker = cluster.fork({ [nameVariable]: name, ...(!hasStarted && { [preparingVariable]: 'yes' }) })
      } catch (error) {
        return notForked(error)
      }
      workers.set(number, worker)
      closeUndeliveredConnection(worker)
      worker.on('error', (error) => {
        // One that runs says how it ended by `exit`.
        if (worker.process.pid === undefined) notForked(error)
      })
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'answer') asked.get(message.id)?.({ process: number, answer: message.answer })
        if (message.type === 'question')
          void ask().then((answers) => send(worker, { type: 'answers', id: message.id, answers }))
        // One that was killed since it was not ready may have said so in that moment: it has no code to exit with.
        if (message.type !== 'ready' || isStopping) return
        hasStarted = true
        prepared ??= message.prepared
        ready.add(worker)
        reportEnded()
        resolve(true)
      })
      worker.on('exit', (code: number | null, signal: string | null) => {
        workers.delete(number)
        const wasReady = ready.delete(worker)
        resolve(false)
        if (isStopping) {
          if (wasReady) exitCode ||= code ?? 1
          if (workers.size === 0) process.exit(exitCode)
          return
        }
        // The first could not start.
        if (!hasStarted) process.exit(code ?? 1)
        ended.push(name)
        reportEnded()
        startAgain(`has ended (${signal ?? `exit code ${code}`})`, wasReady && ready.size === 0 ? 0 : restartAfter)
      })
    })

  const stop = (signal: NodeJS.Signals): void => {
    isStopping = true
    for (const each of workers.values()) {
      if (ready.has(each)) send(each, { type: 'stop', signal })
      else each.process.kill('SIGKILL')
    }
    if (workers.size === 0) process.exit(exitCode)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  // The first alone, so that what is wrong for all of them is said once.
  if (!(await startWorker(1))) process.exit(1)
  const { processes, lines } = prepared!
  await Promise.all(Array.from({ length: processes - 1 }, (_, index) => startWorker(index + 2)))
  return lines
}

/**
 * Closes the connection that was handed to a worker which ended before it had taken it. `node:cluster` forgets that one, and
 * its client would wait until it gives up by itself. Only one is on its way at a time.
 */
function closeUndeliveredConnection(worker: Worker): void {
  const { process: child } = worker
  const send = child.send.bind(child) as (...values: unknown[]) => boolean
  let handed: { close(): void } | undefined
  child.send = (message: unknown, handle: unknown, ...others: unknown[]): boolean => {
    if (typeof handle === 'object' && handle) handed = handle as { close(): void }
    return send(message, handle, ...others)
  }
  worker.on('exit', () => handed?.close())
}

/** A worker that has just ended gets no messages; its end is handled by `exit`. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}

const sendToPrimary = (message: FromWorker): void => void process.send?.(message)

/** Reports to the primary that this process listens, and what it has prepared, if it was the one to do so. */
export const reportReady = (prepared: Prepared | undefined): void => sendToPrimary({ type: 'ready', prepared })

/**
 * Calls the listener for each SIGTERM or SIGINT to the server. Workers hear of them from the primary only: terminals and
 * service managers send them to all processes, and a second one means "at once".
 */
export function onStopSignal(listener: (signal: NodeJS.Signals) => void): void {
  const ownListener = isWorker ? () => undefined : listener
  process.on('SIGTERM', ownListener)
  process.on('SIGINT', ownListener)
  onMessage((message) => {
    if (message.type === 'stop') listener(message.signal)
  })
}

/** Calls the listener with the names of processes that have ended, in one of those that go on or take their place. */
export function onProcessesEnded(listener: (names: readonly string[]) => void): void {
  onMessage((message) => {
    if (message.type === 'ended') listener(message.names)
  })
}

/** Registers how this process answers when it or another asks all; returns how to ask them. Once in a process. */
export function answerAll<T>(answer: () => Promise<T>): () => Promise<readonly Answer<T>[]> {
  if (!isWorker) return async () => [{ process: 1, answer: await answer() }]
  const waiting = new Map<number, (answers: readonly Answer<T>[]) => void>()
  let questions = 0
  onMessage((message) => {
    if (message.type === 'asked')
      void answer().then((given) => sendToPrimary({ type: 'answer', id: message.id, answer: given }))
    if (message.type !== 'answers') return
    waiting.get(message.id)?.(message.answers as readonly Answer<T>[])
    waiting.delete(message.id)
  })
  return () =>
    new Promise((resolve) => {
      const id = (questions += 1)
      waiting.set(id, resolve)
      sendToPrimary({ type: 'question', id })
    })
}

function onMessage(listener: (message: ToWorker) => void): void {
  if (isWorker) process.on('message', listener)
}

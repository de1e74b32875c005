import { appendFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** What a process of a server says of itself, sizes in bytes. */
export interface Sample {
  readonly at: number
  readonly pid: number
  /** For how long its event loop was held at the most since the last sample, in milliseconds. */
  readonly longest: number
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
  /** What keeps its event loop alive: sockets, files, timers. */
  readonly handles: number
  /** The write-ahead log of SQLite; 0 where there is none. */
  readonly wal: number
}

/**
 * Preloaded into a server (`node --import`): writes a sample every ten seconds. On a machine that has more to do than it
 * can, a turn of the loop also lasts while nothing of it runs; so a hold counts with no more than the processor time that
 * its thread took.
 */
const file = process.env.SOAK_LOOP_FILE!
const log = join(process.env.DATA_DIR!, 'captain.sqlite-wal')
const every = 10
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let longest = 0
let [wallBefore, cpuBefore] = [performance.now(), cpu()]
function watchLoop(): void {
  const [wallNow, cpuNow] = [performance.now(), cpu()]
  longest = Math.max(longest, Math.min(wallNow - wallBefore - every, cpuNow - cpuBefore))
  ;[wallBefore, cpuBefore] = [wallNow, cpuNow]
}

function writeSample(): void {
  const { heapUsed, rss, external } = process.memoryUsage()
  const handles = process.getActiveResourcesInfo().length
  const wal = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  const { pid } = process
  const sample: Sample = { at: Date.now(), pid, longest: Math.round(longest), rss, heapUsed, external, handles, wal }
  appendFileSync(file, `${JSON.stringify(sample)}\n`)
  longest = 0
}

// It is preloaded into threads, too.
if (isMainThread) {
  setInterval(watchLoop, every).unref()
  setInterval(writeSample, 10_000).unref()
}

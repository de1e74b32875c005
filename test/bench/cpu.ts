export interface Stall {
  /** The longest that the event loop stood still, in milliseconds. */
  readonly held: number
  /** The most processor time that its thread took in one turn, in milliseconds: the same on a machine that has more to do. */
  readonly busy: number
  /** Processor time, in milliseconds. */
  readonly cpu: number
}

const tick = 5

/**
 * In a server: tells its processor time so far, in milliseconds, or, to `stall`, how long it held its event loop since that
 * was last asked. It counts by itself, for the first hold after a reset is lost to `monitorEventLoopDelay`.
 */
export function reportCpu(): void {
  let [held, last, before] = [0, performance.now(), process.cpuUsage()]
  let [busy, taken] = [0, milliseconds(process.threadCpuUsage())]
  setInterval(() => {
    const [now, used] = [performance.now(), milliseconds(process.threadCpuUsage())]
    held = Math.max(held, now - last - tick)
    busy = Math.max(busy, used - taken)
    last = now
    taken = used
  }, tick)
  const reportStall = () => {
    process.send!({ held, busy, cpu: milliseconds(process.cpuUsage(before)) } satisfies Stall)
    held = 0
    busy = 0
    before = process.cpuUsage()
  }
  process.on('message', (question) => {
    // A wait that has just ended is counted at the next tick.
    if (question === 'stall') setTimeout(reportStall, 2 * tick)
    else process.send!(milliseconds(process.cpuUsage()))
  })
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

export interface Stall {
  /** The longest that the event loop stood still, in milliseconds. */
  readonly held: number
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
  setInterval(() => {
    const now = performance.now()
    held = Math.max(held, now - last - tick)
    last = now
  }, tick)
  const tellStall = () => {
    process.send!({ held, cpu: milliseconds(process.cpuUsage(before)) } satisfies Stall)
    held = 0
    before = process.cpuUsage()
  }
  process.on('message', (question) => {
    // A wait that has just ended is counted at the next tick.
    if (question === 'stall') setTimeout(tellStall, 2 * tick)
    else process.send!(milliseconds(process.cpuUsage()))
  })
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

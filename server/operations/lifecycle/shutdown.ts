import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../base/db/database.ts'
import { onStopSignal } from '../../base/processes.ts'

/** How long requests in flight may take after the server was asked to stop, in milliseconds. */
const maxDrainTime = 10_000

/** How long closing may take after that, in milliseconds. */
const maxCloseTime = 5_000

interface StopOptions {
  /**
   * How long requests are still taken after SIGTERM, in milliseconds, while `/readyz` says that no more should be sent:
   * a load balancer looks only every few seconds.
   */
  readonly delay?: number
  /** How long requests in flight may take after that, in milliseconds. */
  readonly grace?: number
}

/**
 * The first signal lets requests in flight finish, aborting those that take too long; the second exits immediately.
 * Returns a function to stop for another reason, with its exit code.
 */
export function stopOnSignals(
  app: FastifyInstance,
  database: Database,
  { delay = 0, grace = maxDrainTime }: StopOptions = {},
): (code: number) => Promise<void> {
  let stopping = false
  const stop = async (code: number, pause = 0): Promise<void> => {
    if (stopping) return
    stopping = true
    app.beginStopping()
    app.log.info({ pause, grace }, 'stopping')
    if (pause > 0) await sleep(pause)
    setTimeout(() => {
      // Clients that still have not sent the rest of their request are dropped; that is an orderly shutdown too.
      app.server.closeAllConnections()
      setTimeout(() => process.exit(1), maxCloseTime).unref()
    }, grace).unref()
    try {
      await app.close()
      await database.close()
      app.log.info('stopped')
      process.exit(code)
    } catch (error) {
      app.log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
  }
  onStopSignal((signal) => {
    if (stopping) process.exit(1)
    // Whoever presses Ctrl+C has no load balancer in front.
    void stop(0, signal === 'SIGTERM' ? delay : 0)
  })
  return stop
}

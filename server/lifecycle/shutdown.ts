import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

/** How long requests in flight may take after the server was told to stop, in milliseconds. */
const maxDrainTime = 10_000

/** How long closing may take after that, in milliseconds. */
const maxCloseTime = 5_000

/**
 * The first signal lets requests in flight finish, aborting those that take too long; the second exits immediately.
 * Returns a function to stop for another reason, with its exit code.
 */
export function stopOnSignals(
  app: FastifyInstance,
  database: Database,
  grace = maxDrainTime,
): (code: number) => Promise<void> {
  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    app.beginStopping()
    setTimeout(() => {
      // Clients that still have not sent the rest of their request are dropped; that is an orderly shutdown too.
      app.server.closeAllConnections()
      setTimeout(() => process.exit(1), maxCloseTime).unref()
    }, grace).unref()
    try {
      await app.close()
      await database.close()
      process.exit(code)
    } catch (error) {
      app.log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
  }
  const onSignal = (): void => {
    if (stopping) process.exit(1)
    void stop(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return stop
}

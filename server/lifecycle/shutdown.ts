import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/runner.ts'

/** How long requests in flight may take once the server was asked to stop; in milliseconds. */
const maxDrainTime = 10_000

/** How long closing may take once they are over or broken off. */
const maxCloseTime = 5_000

/**
 * The first signal lets requests in flight finish, and breaks off those that take too long; the second ends at once.
 * Answers how to stop for another reason, with the exit code that tells of it.
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
      // Who did not send the rest of a request by now is waited for no longer; that is an orderly end too.
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

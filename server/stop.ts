import type { FastifyInstance } from 'fastify'
import type { Database } from './db/runner.ts'

/** How long requests in flight may take once the server was asked to stop. */
const drainMost = 10_000

/** The first signal lets requests in flight finish, the second ends at once. */
export function stopOnSignals(app: FastifyInstance, database: Database): void {
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1)
    stopping = true
    app.beginStopping()
    setTimeout(() => process.exit(1), drainMost).unref()
    try {
      await app.close()
      await database.close()
      process.exit(0)
    } catch (error) {
      app.log.error({ err: error }, 'stopping failed')
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

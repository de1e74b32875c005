import type { FastifyInstance } from 'fastify'
import { onProcessesEnded, processName } from '../processes.ts'
import type { Database } from '../db/database.ts'
import type { JobHandlers } from './handler.ts'
import { jobRunner, type JobRunner } from './runner.ts'

interface Work {
  readonly handlers: JobHandlers
  /** Called at each turn of the clock. */
  readonly beat: () => Promise<void>
  /** Begins to listen to the database; the returned function ends it. */
  readonly listen: () => () => void
  /** Called once no job runs any more. */
  readonly stopped: () => Promise<void>
}

/** Runs background jobs from when the server listens until it closes; returns their runner. */
export function runJobs(
  app: FastifyInstance,
  database: Database,
  { handlers, beat, listen, stopped }: Work,
): JobRunner {
  const runner = jobRunner(database, handlers, { name: processName, log: app.log, beat })
  onProcessesEnded((names) => {
    Promise.all(names.map((name) => runner.release(name))).catch((error: unknown) =>
      app.log.error({ err: error }, 'jobs of a process that has ended not given back'),
    )
  })
  const stopListening = listen()
  let starting: Promise<void> = Promise.resolve()
  app.addHook('onListen', (done) => {
    starting = runner
      .start()
      .catch((error: unknown) => app.log.error({ err: error }, 'starting work in the background'))
    done()
  })
  app.addHook('onClose', async () => {
    stopListening()
    await starting
    await runner.stop()
    await stopped()
  })
  return runner
}

import type { FastifyInstance } from 'fastify'
import type { AiServices } from '../ai/services.ts'
import type { Env } from '../env.ts'
import { onProcessesEnded, processName } from '../lifecycle/processes.ts'
import { mailSender, mailSettings } from '../mail/sender.ts'
import type { Network } from '../links/guarded-request.ts'
import type { Storage } from '../storage/storage.ts'
import { exportsFolder, uploadsFolder } from '../storage/open-storage.ts'
import { incomingFolder } from '../uploads/receive.ts'
import type { VideoThumbnails } from '../videos/thumbnails.ts'
import { notificationMailsDue } from '../notifications/notify.ts'
import { schedule } from './job.ts'
import { jobHandlers } from './kinds.ts'
import { jobRunner, type JobRunner } from './runner.ts'

/** Runs background jobs from when the server listens until it closes; returns their runner. */
export function runJobs(
  app: FastifyInstance,
  env: Env,
  storage: Storage,
  exportStorage: Storage,
  thumbnails: VideoThumbnails,
  ai: AiServices | undefined,
  network: Network | undefined,
): JobRunner | undefined {
  const { database } = app
  if (!database || !ai) return undefined
  const settings = mailSettings(env)
  const mail = settings && mailSender(settings)
  const exports = { storage: exportStorage, folder: incomingFolder(exportsFolder(env)), origin: env.PUBLIC_URL }
  const handlers = jobHandlers({
    env,
    database,
    storage,
    pictures: incomingFolder(uploadsFolder(env)),
    ai,
    mail,
    thumbnails,
    exports,
    log: app.log,
    network,
    operator: () => app.operatorTenant(),
  })
  const runner = jobRunner(database, handlers, {
    name: processName,
    log: app.log,
    beat: () => ai.leases.renewAndExpire(),
  })
  onProcessesEnded((names) => {
    Promise.all(names.map((name) => runner.release(name))).catch((error: unknown) =>
      app.log.error({ err: error }, 'jobs of a process that has ended not given back'),
    )
  })
  const stopListening =
    mail &&
    database.onAnnounced(notificationMailsDue, () => {
      database
        .write(null, () => schedule(database.dialect, 'notification-mails', Date.now()))
        .catch((error: unknown) => app.log.error({ err: error }, 'mails of notifications not scheduled'))
    })
  let starting: Promise<void> = Promise.resolve()
  app.addHook('onListen', (done) => {
    starting = runner
      .start()
      .catch((error: unknown) => app.log.error({ err: error }, 'starting work in the background'))
    done()
  })
  app.addHook('onClose', async () => {
    stopListening?.()
    await starting
    await runner.stop()
    await mail?.close()
  })
  return runner
}

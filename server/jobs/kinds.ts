import type { FastifyBaseLogger } from 'fastify'
import type { JobKind } from '../../entities/language/shared/job-kinds.ts'
import { tellExpiry } from '../api-keys/tell-expiry.ts'
import type { AiServices } from '../ai/services.ts'
import { sweepExpired, sweepRefusedSignIns } from '../auth/sweep-expired.ts'
import { backupHandler } from '../backup/job.ts'
import { hasTarget } from '../backup/target.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { exportHandler, type ExportWork } from '../exports/run-export.ts'
import { importHandler, sweepImports } from '../imports/run-import.ts'
import { forgetHandler, sweepExports } from '../exports/sweep.ts'
import type { MailSender } from '../mail/sender.ts'
import { tellingDelivery } from '../mail/tell-delivery.ts'
import { mailNotifications } from '../notifications/mails.ts'
import { sweepNotifications } from '../notifications/notifications.ts'
import { publicationHandler } from '../notifications/publication.ts'
import { unpaidOrderHandler } from '../orders/cancel.ts'
import { storeOf } from '../records/context.ts'
import { rebuildSearchIndex } from '../search/rebuild.ts'
import type { Storage } from '../storage/storage.ts'
import { starterRecords } from '../tenants/starter-records.ts'
import { findColors } from '../uploads/picture-colors.ts'
import { sweepUploads } from '../uploads/sweep.ts'
import { thumbnailHandler } from '../videos/thumbnail-job.ts'
import type { VideoThumbnails } from '../videos/thumbnails.ts'
import { sweepViews } from '../views/sweep.ts'
import { deliveryHandler } from '../webhooks/deliver.ts'
import { relayHandler } from '../webhooks/relay.ts'
import { sweepWebhooks } from '../webhooks/sweep.ts'
import type { Network } from '../links/guarded-request.ts'
import type { JobHandler } from './handler.ts'
import { forgetJobs } from './job.ts'

/** What jobs work with. */
export interface Workplace {
  readonly env: Env
  readonly database: Database
  readonly storage: Storage
  /** The folder in which pictures are worked on. */
  readonly pictures: string
  readonly ai: AiServices
  /** Undefined if this server sends no mail: mails wait until some server does. */
  readonly mail: MailSender | undefined
  readonly operator: () => Promise<string | undefined>
  readonly thumbnails: VideoThumbnails
  readonly exports: Pick<ExportWork, 'storage' | 'folder' | 'origin'>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Where webhooks are sent; the internet by default. */
  readonly network?: Network | undefined
}

const minute = 60_000
const hour = 60 * minute
const hourly = { every: hour, retry: { first: minute, longest: hour, tries: Infinity } } as const
/** What goes through a storage waits for it, and has a place of its own. */
const hourlyInStorage = { ...hourly, atOnce: 1 } as const

/** Every kind of job this server runs, and how. */
export const jobHandlers = ({
  env,
  database,
  storage,
  pictures,
  ai,
  mail,
  operator,
  thumbnails,
  exports,
  log,
  network,
}: Workplace): Readonly<Partial<Record<JobKind, JobHandler>>> => ({
  ...(mail && {
    mail: tellingDelivery(database, mail, log),
    'notification-mails': {
      every: minute,
      retry: hourly.retry,
      isPrivate: true,
      run: async () => mailNotifications(database, await operator(), exports.origin),
    },
  }),
  publication: publicationHandler(database),
  'starter-records': starterRecords(database),
  'unpaid-order': unpaidOrderHandler(database, operator),
  export: exportHandler({ database, operator, ...exports }),
  'forget-export': forgetHandler(database, exports.storage),
  'video-thumbnails': thumbnailHandler(thumbnails),
  'picture-colors': {
    ...hourlyInStorage,
    run: async (_payload, signal) => findColors(database, storage, pictures, await operator(), signal),
  },
  'search-index': {
    ...hourly,
    atOnce: 1,
    run: async (_payload, signal) => rebuildSearchIndex(database, await operator(), signal),
  },
  import: importHandler({ database, operator, uploads: storage, log, ...exports }),
  'api-key-expiry': { ...hourly, run: async () => tellExpiry(database, await operator()) },
  'webhook-events': relayHandler(database, operator, exports.origin),
  'webhook-deliveries': deliveryHandler(database, operator, network),
  ...(hasTarget(env) && {
    backup: backupHandler('backup', { env, database, operator }),
    drill: backupHandler('drill', { env, database, operator }),
  }),
  'sweep-expired': {
    ...hourly,
    run: async () => {
      const now = Date.now()
      await database.write(null, () => sweepExpired(database.dialect, new Date(now).toISOString()))
      await sweepRefusedSignIns(database, now)
    },
  },
  'sweep-uploads': { ...hourlyInStorage, run: async () => sweepUploads(database, storage, await operator()) },
  'sweep-exports': { ...hourlyInStorage, run: async () => sweepExports(database, exports.storage, await operator()) },
  'sweep-imports': { ...hourly, run: async () => sweepImports(database, await operator()) },
  'sweep-notifications': {
    ...hourly,
    run: async () => {
      const owner = await operator()
      if (owner !== undefined) await database.write(owner, () => sweepNotifications(storeOf(database), owner))
    },
  },
  'sweep-views': { ...hourly, run: async () => sweepViews(database, await operator()) },
  'sweep-webhooks': { ...hourly, run: async () => sweepWebhooks(database, await operator()) },
  'sweep-ai': { ...hourlyInStorage, run: () => ai.sweep() },
  'sweep-jobs': { ...hourly, run: () => database.write(null, () => forgetJobs(database.dialect, Date.now())) },
})

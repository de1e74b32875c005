import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { JobKind } from '../../entities/language/shared/job-kinds.ts'
import type { Identity } from '../kernel/auth/identity.ts'
import type { Tables } from '../base/db/declared-tables.ts'
import type { Database } from '../base/db/database.ts'
import type { Env } from '../base/env.ts'
import type { JobHandler } from '../base/jobs/handler.ts'
import type { Network } from '../base/network/guarded-request.ts'
import type { MailSender } from '../base/mail/sender.ts'
import type { SharedPages } from './pages/shared-renderer.ts'
import type { Participant } from '../kernel/records/participants.ts'
import type { Storage } from '../base/storage/storage.ts'

/** What every feature of a server may use. */
export interface Platform {
  readonly env: Env
  /** Absent if only the OpenAPI document is generated. */
  readonly database: Database | undefined
  readonly identity: Identity
  /** Where uploads are stored. */
  readonly storage: Storage
  /** Where files are stored that people ask for or import. */
  readonly exportStorage: Storage
  /** Undefined if this server sends no mail: mails wait until some server does. */
  readonly mail: MailSender | undefined
  /** The public and captain pages, if the server has them. */
  readonly pages: SharedPages | undefined
  /** Where linked pages and thumbnails of videos are read; the internet by default. */
  readonly network: Network | undefined
  /** Where webhooks are sent. */
  readonly webhookNetwork: Network | undefined
  /** How long a stream of events lasts at most, in milliseconds. */
  readonly streamTime: number | undefined
  readonly log: FastifyBaseLogger
  /** The id of the operator's tenant; undefined before setup. */
  operator(): Promise<string | undefined>
}

/** The platform of jobs, which need a database. */
export type Workplace = Platform & { readonly database: Database }

/** A group of operations in the OpenAPI document. */
export interface Tag {
  readonly name: string
  readonly description: string
}

/** What one folder contributes to the server. `features.ts` lists them all. */
export interface Feature {
  readonly name: string
  readonly tags?: readonly Tag[]
  /** What it keeps in the database. */
  readonly tables?: Tables
  /** How it takes part in every change of a record. */
  readonly participant?: Participant
  /** Makes what it needs while a server runs. */
  readonly start?: (platform: Platform) => StartedFeature
}

export interface StartedFeature {
  routes?(app: FastifyInstance): void
  /** The kinds of job that it runs. */
  jobs?(workplace: Workplace): Readonly<Partial<Record<JobKind, JobHandler>>>
  /** Called at each turn of the clock of jobs. */
  beat?(): Promise<void>
  /** Begins to listen to the database; the returned function ends it. */
  listen?(workplace: Workplace): () => void
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Identity } from '../kernel/auth/identity.ts'
import type { Tables } from '../base/db/declared-tables.ts'
import type { Database, Dialect } from '../base/db/database.ts'
import type { Operation } from '../base/db/query.ts'
import type { Env } from '../base/env.ts'
import type { Examine } from '../base/findings.ts'
import type { Metric } from '../base/metrics.ts'
import { hourly, type JobHandler } from '../base/jobs/handler.ts'
import type { Network } from '../base/network/guarded-request.ts'
import type { MailSender } from '../base/mail/sender.ts'
import type { PageForm } from './pages/visitor-form.ts'
import type { SharedPages } from './pages/shared-renderer.ts'
import type { Participant } from '../kernel/records/participants.ts'
import type { Storage } from '../base/storage/storage.ts'
import type { FindMoments } from '../kernel/public/publishing-moment.ts'

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
  /** What `npm run doctor` says of it, in a database of this version. */
  readonly examine?: readonly Examine[]
  /** What may fail of it while visitors are served. */
  readonly faults?: FaultCheck
  /** What is counted of it in the whole installation. */
  readonly survey?: SurveyPart
  /** What this process has counted of it since it started. */
  readonly metrics?: () => readonly Metric[]
  /** How it takes part in every change of a record. */
  readonly participant?: Participant
  /** What the calendar of publications has of it, beside what the windows of records say. */
  readonly publishingMoments?: FindMoments
  /** The form for visitors of the public pages; one feature has it at most. */
  readonly pageForm?: PageForm
  /** Makes what it needs while a server runs. */
  readonly start?: (platform: Platform) => StartedFeature
}

/** What a business module contributes to the server: the `index.ts` of its folder in `server/modules/`. */
export interface Module {
  /** Its features; a module that others contribute to reads them from the modules of the installation. */
  readonly features: readonly Feature[] | ((modules: readonly Module[]) => readonly Feature[])
}

/** Something that somebody has to see to, though visitors are served. */
export interface Fault {
  readonly check: string
  readonly reason: 'failed' | 'late'
}

export interface FaultCheck {
  /** The names of what is looked at. */
  readonly checks: readonly string[]
  find(env: Env, dialect: Dialect): Operation<readonly Fault[]>
}

/** Counts of all tenants together, for System health and for collectors of metrics. */
export interface SurveyPart<Counts = unknown> {
  readonly name: string
  /** How System health answers them, under the name; without a schema it does not. */
  readonly schema?: z.ZodType<Counts>
  /** `operator` is the id of the operator's tenant; undefined before setup. */
  count(database: Database, operator: string | undefined): Promise<Counts>
  metrics(counts: Counts): readonly Metric[]
}

/** A job that repeats each hour, with the places of its own that `how` may give it. */
export const everyHour =
  (run: (workplace: Workplace, signal: AbortSignal) => Promise<void>, how: Omit<JobHandler, 'run'> = hourly) =>
  (workplace: Workplace): JobHandler => ({ ...how, run: (_payload, signal) => run(workplace, signal) })

export interface StartedFeature {
  /** Adds its routes. `jobKinds` are the kinds of job of all features. */
  routes?(app: FastifyInstance, jobKinds: readonly string[]): void
  /** By its kinds of job, how each is run; undefined on a server that is not set up for them. */
  readonly jobs?: Readonly<Record<string, (workplace: Workplace) => JobHandler | undefined>>
  /** By kinds of job of other features, what it adds to how each is run. */
  readonly around?: Readonly<Record<string, (workplace: Workplace, handler: JobHandler) => JobHandler>>
  /** Called at each turn of the clock of jobs. */
  beat?(): Promise<void>
  /** Begins to listen to the database; the returned function ends it. */
  listen?(workplace: Workplace): () => void
}

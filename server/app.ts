import { randomBytes } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Env } from './base/env.ts'
import type { Database } from './base/db/database.ts'
import type { Platform, StartedFeature, Workplace } from './features/feature.ts'
import { features, pageForm } from './features.ts'
import type { JobHandlers } from './base/jobs/handler.ts'
import type { JobRunner } from './base/jobs/runner.ts'
import { runJobs } from './base/jobs/start.ts'
import { mailSender, mailSettings } from './base/mail/sender.ts'
import { openExportStorage, openStorage } from './base/storage/open-storage.ts'
import { guardEdge, readBodies } from './plugins/edge.ts'
import { guardRoutes } from './plugins/route-guards.ts'
import { compressAnswers } from './plugins/compression.ts'
import { connectionLimits, connectionTimes, limitConnections, type ConnectionLimits } from './plugins/connections.ts'
import { drain } from './plugins/drain.ts'
import { guardRedirects } from './plugins/redirects.ts'
import { limitBodyTime, hasBody } from './plugins/slow-bodies.ts'
import { limitResponseTime } from './plugins/time-limit.ts'
import { answerHeads } from './plugins/head-requests.ts'
import { deprecationHeaders } from './plugins/deprecation.ts'
import { refuseUnknownParameters } from './plugins/unknown-parameters.ts'
import { documentRoutes, publishDocument } from './features/openapi/document.ts'
import { servePages } from './plugins/pages.ts'
import type { Pages } from './features/pages/renderer.ts'
import { renderErrorPage, renderingLimit, tooManyPage, wantsPage, type ErrorPage } from './features/pages/error-page.ts'
import { shareRenderer, type SharedPages } from './features/pages/shared-renderer.ts'
import type { ErrorBody } from './base/errors/api-error.ts'
import { answerClientError, answerError, handleErrors, type ShowError } from './plugins/error-handler.ts'
import { loggerOf, logRequests } from './base/logging.ts'
import { createIdentity, type Identity } from './kernel/auth/identity.ts'
import { keyGuard, type KeyGuard } from './features/api-keys/key-guard.ts'
import { authRoutes } from './kernel/auth/routes.ts'
import { acceptPreviousSecret } from './kernel/auth/signed-cookies.ts'
import { allowCrossOriginReads } from './features/content/cors.ts'
import { adminHealthRoutes } from './operations/administration/health.ts'
import { limitRates } from './base/rate-limits/plugin.ts'
import { healthRoutes } from './operations/health/routes.ts'
import { entityRoutes } from './generated/index.ts'
import type { Network } from './base/network/guarded-request.ts'
import { watchCertificate } from './operations/health/certificate.ts'
import { measure, timeRequests, type RequestTimes } from './operations/health/metrics.ts'
import { overdueJobsOf } from './operations/health/overdue.ts'
import { readinessOf } from './operations/health/readiness.ts'
import { surveyOf } from './operations/health/survey.ts'
import { wellFormedUrl } from './base/input/well-formed.ts'
import { schemaController } from './kernel/requests/validation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent if only the OpenAPI document is generated. */
    readonly database: Database | undefined
    /** The id of the operator's tenant, which owns the membership rows; undefined before setup. */
    operatorTenant(): Promise<string | undefined>
    /** Absent without a database. */
    readonly apiKeys: KeyGuard | undefined
    /** Whether a bearer token may enter a tenant; for public content that staff can see even while it is closed. */
    mayEnter(authorization: string, slug: string): Promise<boolean>
  }
}

export interface AppOptions {
  readonly env: Env
  /** Without a database no request can be served, but the OpenAPI document can be generated. */
  readonly database: Database | undefined
  /** The public and captain pages; without them, the app is only the API. */
  readonly pages?: Pages
  /** The network used to read linked pages and thumbnails of videos; replaced in tests. */
  readonly network?: Network
  /** The network that webhooks are sent to, if it is another. */
  readonly webhookNetwork?: Network | undefined
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void }
  /** The maximum number of connections; by default what this process can handle. */
  readonly connections?: ConnectionLimits
  /** How long a stream of events lasts at most, in milliseconds; tests read one to its end. */
  readonly streamTime?: number
}

const megabyte = 1024 * 1024

/** Builds the whole server, ready to listen or to be called with `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, database, pages, logTo, connections = connectionLimits() } = options
  const run = randomBytes(6).toString('hex')
  let requests = 0
  const sharedPages = pages && shareRenderer(pages)
  const showError: ShowError | undefined =
    sharedPages && database && ((request, error) => (wantsPage(request) ? showErrorPage(request, error) : undefined))
  let overLimit: ReturnType<typeof renderingLimit> = async () => undefined
  const showErrorPage = async (request: FastifyRequest, error: ErrorBody): Promise<ErrorPage> =>
    error.statusCode === 429 || (await overLimit(request)) !== undefined
      ? tooManyPage(request)
      : renderErrorPage(app, sharedPages!, env, request, error)
  const app: FastifyInstance = Fastify({
    logger: loggerOf(env, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${run}-${++requests}`,
    trustProxy: env.TRUST_PROXY ?? false,
    bodyLimit: megabyte,
    schemaController,
    rewriteUrl: ({ url }) => wellFormedUrl(url!),
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, showError),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // Nothing is waited for while routes are added, and each would have a timer.
    pluginTimeout: 0,
    ...connectionTimes,
  })

  handleErrors(app, showError)
  logRequests(app, env)
  const requestTimes = env.METRICS_TOKEN ? timeRequests(app) : undefined
  drain(app)
  limitConnections(app, env, connections)
  limitBodyTime(app)
  readPastUnreadBodies(app)
  limitResponseTime(app)
  if (database) {
    answerHeads(app)
    allowCrossOriginReads(app)
  }
  guardEdge(app, env)
  guardRedirects(app, env)
  readBodies(app)
  compressAnswers(app)
  deprecationHeaders(app)
  await documentRoutes(
    app,
    !database,
    features.flatMap(({ tags = [] }) => tags),
  )
  const identity = createIdentity(env, database, app.log)
  app.decorate('database', database)
  app.decorate('operatorTenant', async () => identity.tenantAccess?.operator())
  app.decorate('mayEnter', identity.callers.mayEnter)
  const keys = database && keyGuard(database, app.operatorTenant, app.log, env)
  app.decorate('apiKeys', keys)
  guardRoutes(app, identity.callers, keys)
  refuseUnknownParameters(app)
  if (identity.authServices && env.AUTH_SECRET_PREVIOUS)
    acceptPreviousSecret(app, identity.authServices.secret, env.AUTH_SECRET_PREVIOUS)

  await limitRates(app, env, database)
  overLimit = renderingLimit(app)
  await app.register(authRoutes(identity.authServices))
  addRoutes(app, options, { identity, sharedPages, requestTimes })
  publishDocument(app)
  if (sharedPages) await app.register(servePages(sharedPages.pages, env, identity, overLimit, pageForm))
  return app
}

interface Parts {
  readonly identity: Identity
  readonly sharedPages: SharedPages | undefined
  /** Absent unless they are measured. */
  readonly requestTimes: RequestTimes | undefined
}

/** Adds the routes of the API, and begins the jobs that some of them show. */
function addRoutes(
  app: FastifyInstance,
  { env, database, network, webhookNetwork = network, streamTime }: AppOptions,
  { identity, sharedPages, requestTimes }: Parts,
): void {
  const settings = mailSettings(env)
  const platform: Platform = {
    env,
    database,
    identity,
    storage: openStorage(env),
    exportStorage: openExportStorage(env),
    mail: database && settings && mailSender(settings),
    pages: sharedPages,
    network,
    webhookNetwork,
    streamTime,
    log: app.log,
    operator: () => app.operatorTenant(),
  }
  const started = features.flatMap(({ start }) => start?.(platform) ?? [])
  const jobKinds = started.flatMap(({ jobs = {} }) => Object.keys(jobs)).toSorted()
  for (const feature of started) feature.routes?.(app, jobKinds)
  const runner = database && runJobsOf(app, started, { ...platform, database })
  operationRoutes(app, platform, requestTimes, runner, jobKinds)
  for (const routes of entityRoutes) routes(app)
}

function runJobsOf(app: FastifyInstance, started: readonly StartedFeature[], workplace: Workplace): JobRunner {
  return runJobs(app, workplace.database, {
    handlers: handlersOf(started, workplace),
    beat: async () => {
      for (const { beat } of started) await beat?.()
    },
    listen: () => {
      const ends = started.flatMap(({ listen }) => listen?.(workplace) ?? [])
      return () => ends.forEach((end) => end())
    },
    stopped: async () => workplace.mail?.close(),
  })
}

/** How the kinds of job are run that this server is set up for. */
export const handlersOf = (started: readonly StartedFeature[], workplace: Workplace): JobHandlers =>
  Object.fromEntries(
    started
      .flatMap(({ jobs = {} }) => Object.entries(jobs))
      .flatMap(([kind, make]) => {
        const handler = make(workplace)
        const run = started.reduce(
          (inner, { around }) => inner && (around?.[kind]?.(workplace, inner) ?? inner),
          handler,
        )
        return run ? [[kind, run] as const] : []
      }),
  )

/** Adds the routes that report the health of the server. */
function operationRoutes(
  app: FastifyInstance,
  { env, database, operator }: Platform,
  requestTimes: RequestTimes | undefined,
  jobs: JobRunner | undefined,
  jobKinds: readonly string[],
): void {
  const readiness =
    database &&
    readinessOf({
      database,
      dataDir: env.DATA_DIR,
      isStopping: () => app.isStopping(),
      areJobsLate: () => jobs?.isLate() ?? false,
      log: app.log,
    })
  const overdueJobs = database && overdueJobsOf(database, jobs?.kinds ?? [])
  healthRoutes(app, readiness, overdueJobs, jobKinds)
  const survey = database && surveyOf({ database, dataDir: env.DATA_DIR, operator, kinds: jobs?.kinds ?? [], features })
  const certificate = watchCertificate(env.PUBLIC_URL)
  app.addHook('onClose', async () => certificate.stop())
  adminHealthRoutes(app, env, readiness, overdueJobs, survey, certificate, features, jobKinds)
  if (requestTimes && survey && readiness)
    measure(app, { token: env.METRICS_TOKEN!, database, survey, readiness, requestTimes, certificate, features })
}

/**
 * Discards the rest of a body once its request has been answered. Node does so only for bodies that nobody started to
 * read (`resOnFinish` in lib/_http_server.js): the rest of an upload refused half-way would block the next request on
 * its connection until the connection is given up. Bodies that make no progress are ended by `slow-bodies.ts` here,
 * too.
 */
function readPastUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    // A pipe whose destination no longer reads would block it.
    if (hasBody(request) && !raw.readableEnded) raw.unpipe().resume()
    done()
  })
}

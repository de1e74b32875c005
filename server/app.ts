import { randomBytes } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Env } from './env.ts'
import type { Database } from './db/database.ts'
import { addAtOnce } from './plugins/add-at-once.ts'
import { guardEdge, readBodies } from './plugins/edge.ts'
import { guardRoutes } from './plugins/route-guards.ts'
import { compressAnswers } from './plugins/compression.ts'
import { connectionLimits, connectionTimes, limitConnections, type ConnectionLimits } from './plugins/connections.ts'
import { drain } from './plugins/drain.ts'
import { guardRedirects } from './plugins/redirects.ts'
import { limitBodyTime } from './plugins/slow-bodies.ts'
import { limitResponseTime } from './plugins/time-limit.ts'
import { readPastUnreadBodies } from './plugins/unread-bodies.ts'
import { answerHeads } from './plugins/head-requests.ts'
import { guideRoutes } from './guides/routes.ts'
import { deprecationHeaders } from './plugins/deprecation.ts'
import { documentRoutes, publishDocument } from './plugins/openapi.ts'
import { servePages } from './plugins/pages.ts'
import type { Pages } from './pages/renderer.ts'
import { renderErrorPage, renderingLimit, tooManyPage, wantsPage, type ErrorPage } from './pages/error-page.ts'
import { shareRenderer, type SharedPages } from './pages/shared-renderer.ts'
import type { ErrorBody } from './errors/api-error.ts'
import { answerClientError, answerError, handleErrors, type ShowError } from './errors/error-handler.ts'
import { loggerOf, logRequests } from './plugins/logging.ts'
import { createIdentity, type Identity } from './auth/identity.ts'
import { keyGuard, type KeyGuard } from './api-keys/key-guard.ts'
import { authRoutes } from './auth/routes.ts'
import { acceptPreviousSecret } from './auth/signed-cookies.ts'
import { letPagesRead } from './content/cors.ts'
import { createAiServices } from './ai/services.ts'
import { aiUsageRoutes } from './routes/ai/usage-and-glossary.ts'
import { aiPictureRoutes } from './routes/ai/pictures.ts'
import { aiTranslationRoutes } from './routes/ai/translations.ts'
import { adminHealthRoutes } from './routes/admin/health.ts'
import { adminRoutes } from './routes/admin/index.ts'
import { inquiryRoutes } from './routes/inquiries.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { searchRoutes } from './routes/search.ts'
import { setupRoutes } from './routes/setup.ts'
import { limitRates } from './rate-limits/plugin.ts'
import { accountRoutes } from './routes/accounts.ts'
import { applicationRoutes } from './routes/applications.ts'
import { contentRoutes } from './routes/content.ts'
import { feedRoutes } from './routes/feeds.ts'
import { apiKeyRoutes } from './routes/api-keys.ts'
import { changeSetRoutes } from './routes/change-sets.ts'
import { colleagueRoutes } from './routes/colleagues.ts'
import { exportRoutes } from './routes/exports.ts'
import { importRoutes } from './routes/imports.ts'
import { matchingRoutes } from './matchings/routes.ts'
import { bulkEditRoutes } from './routes/bulk-edits.ts'
import { healthRoutes } from './routes/health.ts'
import { loginRoutes } from './routes/logins.ts'
import { entityRoutes } from './generated/index.ts'
import { userInvitationRoutes } from './routes/user-invitation.ts'
import { attentionRoutes } from './routes/attention.ts'
import { chartRoutes } from './routes/charts.ts'
import { tenantRoutes } from './routes/tenants.ts'
import { tenantDocumentRoutes } from './routes/tenant-document.ts'
import { threadRoutes } from './routes/threads.ts'
import { summaryRoutes } from './routes/summary.ts'
import { todayRoutes } from './routes/today.ts'
import type { Network } from './links/guarded-request.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { openingRoutes } from './routes/opening.ts'
import { customerEmailRoutes } from './routes/customer-emails.ts'
import { emailTextRoutes } from './routes/email-texts.ts'
import { orderIntakeRoutes } from './routes/order-intake.ts'
import { orderRoutes } from './routes/orders.ts'
import { postalCodeRoutes } from './routes/postal-codes.ts'
import { presenceRoutes } from './routes/presence.ts'
import { linkRoutes } from './routes/links.ts'
import { watchCertificate } from './health/certificate.ts'
import { measure, timeRequests, type RequestTimes } from './health/metrics.ts'
import { overdueJobsOf } from './health/overdue.ts'
import { readinessOf } from './health/readiness.ts'
import { surveyOf } from './health/survey.ts'
import { runJobs } from './jobs/start.ts'
import { stateCountRoutes } from './routes/state-counts.ts'
import { uploadFileRoutes } from './routes/upload-files.ts'
import { uploadRoutes } from './routes/uploads.ts'
import { viewRoutes } from './routes/views.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { videoThumbnailRoutes } from './routes/video-thumbnails.ts'
import { openExportStorage, openStorage } from './storage/open-storage.ts'
import { videoThumbnails } from './videos/thumbnails.ts'
import { wellFormedUrl } from './input/well-formed.ts'
import { schemaController } from './routes/validation.ts'

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
    letPagesRead(app)
  }
  guardEdge(app, env)
  guardRedirects(app, env)
  readBodies(app)
  compressAnswers(app)
  deprecationHeaders(app)
  await documentRoutes(app, !database)
  const identity = createIdentity(env, database, app.log)
  app.decorate('database', database)
  app.decorate('operatorTenant', async () => identity.tenantAccess?.operator())
  app.decorate('mayEnter', identity.callers.mayEnter)
  const keys = database && keyGuard(database, app.operatorTenant, app.log)
  app.decorate('apiKeys', keys)
  guardRoutes(app, identity.callers, keys)
  if (identity.authServices && env.AUTH_SECRET_PREVIOUS)
    acceptPreviousSecret(app, identity.authServices.secret, env.AUTH_SECRET_PREVIOUS)

  await limitRates(app, env, database)
  overLimit = renderingLimit(app)
  await app.register(authRoutes(identity.authServices))
  addAtOnce(app, () => addRoutes(app, options, { identity, sharedPages, requestTimes }))
  await publishDocument(app)
  if (sharedPages) await app.register(servePages(sharedPages.pages, env, identity, overLimit))
  return app
}

interface Parts {
  readonly identity: Identity
  readonly sharedPages: SharedPages | undefined
  /** Absent unless they are measured. */
  readonly requestTimes: RequestTimes | undefined
}

/** Adds the routes of the API, and begins the jobs that some of them tell of. */
function addRoutes(
  app: FastifyInstance,
  { env, database, network, webhookNetwork = network, streamTime }: AppOptions,
  { identity, sharedPages, requestTimes }: Parts,
): void {
  invitationRoutes(app, identity.authServices)
  setupRoutes(app, identity.authServices)
  adminRoutes(app, identity)
  loginRoutes(app, identity.callers)
  tenantRoutes(app, env, identity.tenantAccess)
  attentionRoutes(app, identity.tenantAccess)
  searchRoutes(app, identity.tenantAccess)
  accountRoutes(app, database)
  changeSetRoutes(app)
  colleagueRoutes(app)
  postalCodeRoutes(app)
  presenceRoutes(app)
  notificationRoutes(app, identity.tenantAccess, { sendsMail: env.SMTP_URL !== undefined, streamTime })
  threadRoutes(app)
  orderRoutes(app)
  customerEmailRoutes(app, env)
  emailTextRoutes(app)
  orderIntakeRoutes(app, env)
  userInvitationRoutes(app, identity.authServices)
  summaryRoutes(app)
  todayRoutes(app)
  chartRoutes(app)
  const ai = database && createAiServices(env, database, app.log)
  aiUsageRoutes(app, ai)
  aiTranslationRoutes(app, ai)
  aiPictureRoutes(app, ai, identity.callers)
  const storage = openStorage(env)
  uploadRoutes(app, env, storage)
  uploadFileRoutes(app, env, storage)
  const exportStorage = openExportStorage(env)
  exportRoutes(app, exportStorage)
  importRoutes(app, env, exportStorage)
  matchingRoutes(app, env)
  bulkEditRoutes(app)
  viewRoutes(app)
  stateCountRoutes(app)
  apiKeyRoutes(app)
  webhookRoutes(app, webhookNetwork)
  const thumbnails = videoThumbnails(env, network)
  const jobs = runJobs(app, env, storage, exportStorage, thumbnails, ai, webhookNetwork)
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
  healthRoutes(app, readiness, overdueJobs)
  const survey =
    database &&
    surveyOf({
      database,
      dataDir: env.DATA_DIR,
      operator: () => app.operatorTenant(),
      kinds: jobs?.kinds ?? [],
    })
  const certificate = watchCertificate(env.PUBLIC_URL)
  app.addHook('onClose', async () => certificate.stop())
  adminHealthRoutes(app, env, readiness, overdueJobs, survey, certificate)
  if (requestTimes && survey && readiness)
    measure(app, { token: env.METRICS_TOKEN!, database, survey, readiness, requestTimes, certificate })
  linkRoutes(app, network)
  videoThumbnailRoutes(app, thumbnails)
  for (const routes of entityRoutes) routes(app)
  contentRoutes(app, { env, pages: sharedPages, secret: identity.authServices?.secret })
  feedRoutes(app, env)
  openingRoutes(app)
  tenantDocumentRoutes(app, env)
  inquiryRoutes(app, env)
  applicationRoutes(app, env)
  guideRoutes(app, env)
}

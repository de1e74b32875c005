import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { statementsPerSample, type Database } from '../../base/db/database.ts'
import { unauthorized } from '../../base/errors/api-error.ts'
import type { Certificate, CertificateWatch } from './certificate.ts'
import { counts } from '../../base/counts.ts'
import { answerAll, isWorker } from '../../base/processes.ts'
import {
  expositionOf,
  Histogram,
  histogramMetric,
  metric,
  metricsType,
  withLabels,
  type Labels,
  type Metric,
  type Sample,
} from '../../base/metrics.ts'
import type { Feature } from '../../features/feature.ts'
import type { Failure } from './readiness.ts'
import type { Survey } from './survey.ts'
import { commit, version } from '../../base/version.ts'

/** Times every answer from now on; returns the times so far. */
export type RequestTimes = () => Iterable<readonly [Histogram, Labels]>

interface MetricsOptions {
  /** What a collector shows as a bearer token. */
  readonly token: string
  readonly database: Database
  readonly survey: () => Promise<Survey>
  readonly readiness: () => Promise<readonly Failure[]>
  readonly requestTimes: RequestTimes
  readonly certificate: CertificateWatch
  readonly features: readonly Pick<Feature, 'metrics'>[]
}

/** In seconds: from what a cache answers to what a person gives up on. */
const requestBounds = [0.005, 0.025, 0.1, 0.5, 2, 10]
const statementBounds = [0.0001, 0.001, 0.01, 0.1, 1]

/** How often the delay of the event loop is measured, in milliseconds. */
const loopResolution = 20

/**
 * Measures this process from now on, and reports it to collectors at `/metrics`. Without a token there is no such
 * route.
 */
export function measure(
  app: FastifyInstance,
  { token, database, survey, readiness, requestTimes, certificate, features }: MetricsOptions,
): void {
  const isToken = comparedTo(`Bearer ${token}`)
  const statementTimes = new Histogram(statementBounds)
  database.watchStatements((seconds) => statementTimes.observe(seconds, statementsPerSample))
  const loop = monitorEventLoopDelay({ resolution: loopResolution })
  loop.enable()
  app.addHook('onClose', async () => void loop.disable())
  const loopMetrics = (): readonly Metric[] => {
    const [half, most, longest] = [loop.percentile(50), loop.percentile(99), loop.max].map((nanoseconds) =>
      Math.max(0, nanoseconds / 1e9 - loopResolution / 1000),
    )
    loop.reset()
    const help = 'Delay of the event loop since the last look.'
    return [
      metric('gauge', 'nodejs_eventloop_lag_p50_seconds', help, [half!]),
      metric('gauge', 'nodejs_eventloop_lag_p99_seconds', help, [most!]),
      metric('gauge', 'nodejs_eventloop_lag_max_seconds', help, [longest!]),
    ]
  }
  const ownMetrics = async (): Promise<readonly Metric[]> => [
    ...processMetrics(database),
    ...loopMetrics(),
    connectionMetrics(await openConnections(app)),
    histogramMetric('captain_http_request_duration_seconds', 'Requests by route.', requestTimes()),
    ...databaseMetrics(database),
    histogramMetric('captain_database_statement_duration_seconds', 'Statements.', [[statementTimes]]),
    ...countMetrics(),
    ...features.flatMap(({ metrics }) => metrics?.() ?? []),
  ]
  const askAll = answerAll(ownMetrics)

  app.get('/metrics', {
    logLevel: 'warn',
    config: { access: 'public' },
    handler: async (request, reply) => {
      if (!isToken(request.headers.authorization)) throw unauthorized()
      // What the survey asks is left out while it gets no answer: an old number would look like a new one.
      const [failed, surveyed] = await Promise.all([readiness(), survey().catch(() => undefined)])
      const answers = await askAll()
      const text = expositionOf([
        ...answers.flatMap(({ process: number, answer }) =>
          isWorker ? withLabels({ process: String(number) }, answer) : answer,
        ),
        metric('gauge', 'captain_ready', 'Whether visitors can be sent here.', [failed.length === 0 ? 1 : 0]),
        metric('gauge', 'captain_survey_up', 'Whether the sizes and counts of the installation could be read.', [
          surveyed ? 1 : 0,
        ]),
        ...(surveyed ? surveyMetrics(surveyed) : []),
        ...certificateMetrics(certificate.latest()),
      ])
      return reply.type(metricsType).serializer(String).send(text)
    },
  })
}

/** Compares in constant time, whatever the length: what is compared are hashes. */
function comparedTo(expected: string): (given: string | undefined) => boolean {
  const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
  const hash = hashOf(expected)
  return (given = '') => timingSafeEqual(hashOf(given), hash)
}

/**
 * Times every answer by method, template of the route and class of status; ids are never labels, and streams of events
 * are left out. Registered before all plugins, as it counts only what is registered after it.
 */
export function timeRequests(app: FastifyInstance): RequestTimes {
  const byRoute = new Map<object, Map<string, readonly [Histogram, Labels]>>()
  const unknown = {}
  app.addHook('onResponse', (request, reply, done) => {
    // An open page listens for a quarter of an hour: that is no slow answer.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done()
    const { config, url } = request.routeOptions
    const route = url === undefined ? unknown : config
    let ofRoute = byRoute.get(route)
    if (!ofRoute) byRoute.set(route, (ofRoute = new Map()))
    const method = url === undefined ? 'any' : request.method
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const kind = `${method} ${status}`
    let timed = ofRoute.get(kind)
    if (!timed) ofRoute.set(kind, (timed = [new Histogram(requestBounds), { method, route: url ?? 'none', status }]))
    timed[0].observe(reply.elapsedTime / 1000)
    done()
  })
  return () => [...byRoute.values()].flatMap((each) => [...each.values()])
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((answer) => app.server.getConnections((_error, count) => answer(count ?? 0)))

function processMetrics({ dialect }: Database): readonly Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    metric('gauge', 'captain_info', 'Versions.', [
      1,
      { version, commit, node: process.versions.node, database: dialect },
    ]),
    metric('gauge', 'process_resident_memory_bytes', 'Memory of the process.', [rss]),
    metric('gauge', 'nodejs_heap_size_used_bytes', 'Memory of objects.', [heapUsed]),
    metric('gauge', 'nodejs_external_memory_bytes', 'Memory beside objects.', [external]),
    metric('counter', 'process_cpu_seconds_total', 'Processor time.', [(user + system) / 1e6]),
    metric('gauge', 'process_start_time_seconds', 'When the process started.', [performance.timeOrigin / 1000]),
  ]
}

const connectionMetrics = (count: number): Metric =>
  metric('gauge', 'captain_connections', 'Open connections.', [count])

function databaseMetrics(database: Database): readonly Metric[] {
  const { waiting, connections, idle } = database.load()
  return [
    metric('gauge', 'captain_database_waiting', 'Work that waits for the database.', [waiting]),
    metric(
      'gauge',
      'captain_database_connections',
      'Connections to the database.',
      [connections - idle, { state: 'busy' }],
      [idle, { state: 'idle' }],
    ),
  ]
}

/** None before it was read, and while it cannot be. */
const certificateMetrics = (certificate: Certificate | null): readonly Metric[] =>
  certificate?.expiresAt
    ? [
        metric(
          'gauge',
          'captain_certificate_expiry_time_seconds',
          'When the certificate of the address people use expires.',
          [Date.parse(certificate.expiresAt) / 1000],
        ),
      ]
    : []

function countMetrics(): readonly Metric[] {
  const { publicCache, pageCache, jobs } = counts
  const lookups = Object.entries({ public: publicCache, page: pageCache }).flatMap(([cache, { hits, misses }]) => [
    [hits, { cache, result: 'hit' }] as const,
    [misses, { cache, result: 'miss' }] as const,
  ])
  const tries = [...jobs].map(([key, count]): Sample => {
    const [kind, outcome] = key.split(' ') as [string, string]
    return [count, { kind, outcome }]
  })
  return [
    metric('counter', 'captain_cache_lookups_total', 'Lookups in caches.', ...lookups),
    metric('counter', 'captain_job_tries_total', 'Tries of jobs on this server.', ...tries),
  ]
}

function surveyMetrics({ databaseBytes, walBytes, disk, jobs, counted }: Survey): readonly Metric[] {
  const due = jobs.filter(({ status, due: count }) => status === 'waiting' && count > 0)
  const oldest = Math.min(...due.map(({ earliest }) => Date.parse(earliest)))
  const mails = (status: string): number =>
    jobs.find((each) => each.kind === 'mail' && each.status === status)?.count ?? 0
  return [
    metric('gauge', 'captain_database_size_bytes', 'Size of the database.', [databaseBytes]),
    ...(walBytes === null
      ? []
      : [metric('gauge', 'captain_database_wal_bytes', 'Size of the log of SQLite.', [walBytes])]),
    metric('gauge', 'captain_disk_free_bytes', 'Room left on the disk of the data folder.', [disk.free]),
    metric('gauge', 'captain_disk_size_bytes', 'Size of the disk of the data folder.', [disk.total]),
    metric(
      'gauge',
      'captain_jobs',
      'Jobs of the installation that are not done.',
      ...jobs.map(({ kind, status, count }): Sample => [count, { kind, status }]),
    ),
    metric('gauge', 'captain_jobs_due', 'Jobs that should have begun.', [due.reduce((sum, each) => sum + each.due, 0)]),
    metric('gauge', 'captain_jobs_oldest_due_seconds', 'How long the first of them has waited.', [
      due.length === 0 ? 0 : Math.max(0, (Date.now() - oldest) / 1000),
    ]),
    metric(
      'gauge',
      'captain_jobs_waiting_seconds',
      'How long the first of each kind has waited.',
      ...due.map(({ kind, earliest }): Sample => [Math.max(0, (Date.now() - Date.parse(earliest)) / 1000), { kind }]),
    ),
    metric(
      'gauge',
      'captain_mails',
      'Mails not sent.',
      [mails('waiting') + mails('running'), { status: 'waiting' }],
      [mails('failed'), { status: 'failed' }],
    ),
    ...counted.flatMap(({ part, counts: found }) => part.metrics(found)),
  ]
}

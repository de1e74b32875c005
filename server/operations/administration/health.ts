import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { jobStatuses } from '../../../entities/language/shared/job-statuses.ts'
import { migrationNames, migrationsFolder } from '../../base/db/migrations.ts'
import type { Env } from '../../base/env.ts'
import { unavailable } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { certificateFaults, certificateProblems, type CertificateWatch } from '../health/certificate.ts'
import { faultChecksOf, findFaults } from '../health/faults.ts'
import type { Feature } from '../../features/feature.ts'
import type { OverdueJobs } from '../health/overdue.ts'
import type { Failure } from '../health/readiness.ts'
import type { Survey } from '../health/survey.ts'
import { commit, version } from '../../base/version.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { expiringCertificates } from '../../kernel/tenants/expiring-certificates.ts'
import { readinessSchema } from '../health/routes.ts'

const bytes = z.int().nonnegative()
const count = z.int().nonnegative()

const healthOf = (features: readonly Feature[], jobKinds: readonly string[]) =>
  readinessSchema(jobKinds).extend({
    faults: z
      .array(
        z.object({
          check: z.enum(faultChecksOf(features)).describe('What was looked at.'),
          reason: z
            .enum(['failed', 'late'])
            .describe(
              'Whether it failed the last time, or should have been done long ago; files, that the last backup misses some; a certificate, whether it has expired, or should have been renewed by now.',
            ),
        }),
      )
      .describe('What fails besides: visitors are served, but somebody has to see to it.'),
    versions: z
      .object({
        captain: z.string().describe('The version of Captain.'),
        commit: z.string().describe('The commit of its sources, in 12 digits; `unknown` where nothing says it.'),
        node: z.string().describe('The version of Node.js.'),
        database: z.enum(['sqlite', 'postgres']).describe('The kind of database.'),
        migration: z.string().describe('The newest migration of this version.'),
      })
      .describe('What runs on this server.'),
    startedAt: z.iso.datetime().describe('When this server started.'),
    memory: bytes.describe('What this server holds in memory, in bytes.'),
    databaseBytes: bytes.describe('The size of the database, in bytes.'),
    walBytes: bytes.nullable().describe('The size of the log of SQLite, in bytes; null on PostgreSQL.'),
    disk: z
      .object({ free: bytes.describe('What is left.'), total: bytes.describe('Its size.') })
      .describe('The disk of the data folder, in bytes.'),
    jobs: z
      .array(
        z.object({
          kind: z.enum(jobKinds),
          status: z.enum(jobStatuses),
          count,
          due: count.describe('How many of them should have begun by now.'),
          earliest: z.iso.datetime().describe('When the first of them begins, or should have.'),
        }),
      )
      .describe('All jobs that are not done.'),
    sendsMail: z.boolean().describe('Whether this server sends mail.'),
    ...Object.fromEntries(features.flatMap(({ survey }) => (survey?.schema ? [[survey.name, survey.schema]] : []))),
    certificate: z
      .object({
        host: z.string(),
        readAt: z.iso
          .datetime()
          .nullable()
          .describe('When the server read it, or tried to; null if it has not yet. It reads it once an hour at most.'),
        issuer: z.string().nullable().describe('Who issued it.'),
        expiresAt: z.iso.datetime().nullable().describe('When it expires.'),
        problems: z
          .array(z.enum(certificateProblems))
          .describe('Why browsers may refuse it, or that the server could not read it.'),
        reason: z.string().nullable().describe('The code of the error with which it could not be read.'),
      })
      .nullable()
      .describe('The certificate that is shown for the address people use; null if that is not https.'),
    tenantCertificates: z
      .object({
        total: count.describe('How many there are.'),
        certificates: z
          .array(
            z.object({
              hostName: z.string().describe('The host name, as staff have entered it.'),
              expiresOn: z.iso.date().describe('The day that staff have entered.'),
              hasExpired: z.boolean().describe('Whether that day has passed.'),
              tenant: z.object({
                id: z.string(),
                slug: z.string(),
                name: z.string(),
                nameEn: z.string().nullable(),
              }),
            }),
          )
          .describe('The soonest of them.'),
      })
      .describe('Certificates of tenants’ host names that expire within 30 days or have expired.'),
  })

const noCertificates = { total: 0, certificates: [] }

/** How the installation is, for administrators. */
export function adminHealthRoutes(
  app: FastifyInstance,
  env: Env,
  look: (() => Promise<readonly Failure[]>) | undefined,
  lookForJobs: (() => Promise<readonly OverdueJobs[]>) | undefined,
  survey: (() => Promise<Survey>) | undefined,
  certificate: CertificateWatch,
  features: readonly Feature[],
  jobKinds: readonly string[],
): void {
  const health = healthOf(features, jobKinds)
  app.get('/api/v1/admin/health', {
    config: { access: 'operator', unattended: true },
    schema: {
      operationId: 'readInstallationHealth',
      summary: 'Get the health of the installation: failures, sizes, jobs and versions',
      description: 'Sizes and counts are looked up at most every ten seconds.',
      tags: ['Administration'],
      response: { 200: health.describe('How it is now.'), ...errorResponses(401, 403, 503) },
    },
    handler: async (_request, reply) => {
      const { database } = app
      if (!look || !lookForJobs || !survey || !database) throw unavailable()
      const operator = await app.operatorTenant()
      const [failed, overdue, surveyed, faults, tenantCertificates] = await Promise.all([
        look(),
        lookForJobs(),
        survey(),
        database.read(null, () => findFaults(env, database.dialect, features)),
        operator === undefined
          ? noCertificates
          : database.read(operator, () => expiringCertificates(storeOf(database), operator)),
      ])
      const { databaseBytes, walBytes, disk, jobs, counted } = surveyed
      const own = certificate.latest()
      return reply.send({
        status: failed.length === 0 ? 'ready' : 'not-ready',
        failed,
        overdue: [...overdue],
        faults: [...faults, ...certificateFaults(own)],
        versions: {
          captain: version,
          commit,
          node: process.versions.node,
          database: database.dialect,
          migration: migrationNames(migrationsFolder, database.dialect).at(-1)!,
        },
        startedAt: new Date(performance.timeOrigin).toISOString(),
        memory: process.memoryUsage.rss(),
        databaseBytes,
        walBytes,
        disk,
        jobs,
        ...Object.fromEntries(counted.flatMap(({ part, counts }) => (part.schema ? [[part.name, counts]] : []))),
        sendsMail: env.SMTP_URL !== undefined,
        certificate: own && { ...own, problems: [...own.problems] },
        tenantCertificates: { ...tenantCertificates, certificates: [...tenantCertificates.certificates] },
      })
    },
  })
}

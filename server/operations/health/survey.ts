import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { JobStatus } from '../../../entities/language/shared/job-statuses.ts'
import type { Database, Dialect } from '../../base/db/database.ts'
import { all, first, type Operation, type Query } from '../../base/db/query.ts'
import { param } from '../../base/db/parameter.ts'
import { installation } from '../../base/db/scope.ts'
import type { SqliteDatabase } from '../../base/db/sqlite-runner.ts'
import { statement } from '../../base/db/statement.ts'
import { answeredAgain } from './answered-again.ts'
import type { Feature, SurveyPart } from '../../features/feature.ts'

/** Jobs of one kind and status. */
export interface JobCount {
  readonly kind: string
  readonly status: JobStatus
  readonly count: number
  /** How many of them should have begun by now. */
  readonly due: number
  /** When the first of them should begin, or should have. */
  readonly earliest: string
}

/** What an installation holds, and what is queued; all its servers report the same, except for the disk. */
export interface Survey {
  readonly databaseBytes: number
  /** Of SQLite; null on PostgreSQL. */
  readonly walBytes: number | null
  /** Of the file system of the data folder, in bytes. */
  readonly disk: { readonly free: number; readonly total: number }
  /** All but those that are done. */
  readonly jobs: readonly JobCount[]
  /** What was counted of features. */
  readonly counted: readonly { readonly part: SurveyPart; readonly counts: unknown }[]
}

interface SurveyOptions {
  readonly database: Database
  readonly dataDir: string
  readonly operator: () => Promise<string | undefined>
  /** The kinds of job that this server runs. */
  readonly kinds: readonly string[]
  readonly features: readonly Pick<Feature, 'survey'>[]
}

/** How long a survey is given again, in milliseconds: it asks every tenant. */
const keptFor = 10_000

export function surveyOf({ database, dataDir, operator, kinds, features }: SurveyOptions): () => Promise<Survey> {
  async function look(): Promise<Survey> {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return {
      ...(await databaseSizes(database)),
      disk: { free: bavail * bsize, total: blocks * bsize },
      jobs: await database.read(null, () => countJobs(database.dialect, kinds, new Date().toISOString())),
      counted: await Promise.all(
        features.flatMap(({ survey: part }) =>
          part ? operator().then(async (id) => ({ part, counts: await part.count(database, id) })) : [],
        ),
      ),
    }
  }

  return answeredAgain(keptFor, look)
}

async function databaseSizes(database: Database): Promise<Pick<Survey, 'databaseBytes' | 'walBytes'>> {
  if (database.dialect === 'postgres') {
    // Only a role that may connect to a database may ask for its size. Where several installations share a cluster, the
    // server's must not, because all their owners are members of it: the sum of the tables comes close.
    const query: Query<{ bytes: string }> = {
      sql: `SELECT CASE WHEN has_database_privilege(current_database(), 'CONNECT')
        THEN pg_database_size(current_database())
        ELSE (SELECT sum(pg_total_relation_size("oid")) FROM "pg_class" WHERE "relkind" IN ('r', 'm'))
      END AS "bytes"`,
      parameters: [],
    }
    const size = await database.read(null, () => first(query))
    return { databaseBytes: Number(size!.bytes), walBytes: null }
  }
  const { sqlite } = database as SqliteDatabase
  const [pages, size] = ['page_count', 'page_size'].map((name) => Number(sqlite.pragma(name, { simple: true })))
  const wal = sqlite.memory ? undefined : statSync(`${sqlite.name}-wal`, { throwIfNoEntry: false })
  return { databaseBytes: pages! * size!, walBytes: wal?.size ?? 0 }
}

/** What repeats and what no server is set up for any more, such as backups without a place, waits for nothing. */
function* countJobs(dialect: Dialect, kinds: readonly string[], now: string): Operation<readonly JobCount[]> {
  const query = installation(dialect)
    .selectFrom('job')
    .where('status', '!=', 'done')
    .where(({ or, eb }) => or([eb('key', 'is', null), eb('kind', 'in', kinds)]))
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .orderBy('status')
    .select([
      'kind',
      'status',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where "runAt" <= ${param('now')})`.as('due'),
      sql<string>`min("runAt")`.as('earliest'),
    ])
  const rows = yield* all(statement(query)({ now }) as Query<JobCount>)
  return rows.map((row) => ({ ...row, count: Number(row.count), due: Number(row.due) }))
}

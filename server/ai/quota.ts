import { sql } from 'kysely'
import { first, all, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import type { AiRequestRow } from '../db/tables.ts'
import { AiFailure } from './failure.ts'

/** How much may be requested in a day. */
export interface Limits {
  readonly perPerson: number
  readonly perDay: number
}

export interface Usage {
  readonly mine: number
  readonly all: number
}

/** Days begin and end like the service's own allocation: at midnight UTC. */
export const dayOf = (now: Date): { readonly begin: string; readonly end: string } => {
  const begin = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  return { begin: begin.toISOString(), end: new Date(begin.getTime() + 86_400_000).toISOString() }
}

/** The number of requests today, by this account and by all. Deleted requests count too. */
export function* usedToday(dialect: Dialect, kind: AiRequestRow['kind'], userId: string, now: Date): Operation<Usage> {
  const query = requestsToday(dialect, kind, now)
    .select(sql<number>`coalesce(sum("count"), 0)`.as('all'))
    .select(sql<number>`coalesce(sum(case when "userId" = ${userId} then "count" else 0 end), 0)`.as('mine'))
  const row = (yield* first(statement<Usage>(query)({})))!
  return { mine: Number(row.mine), all: Number(row.all) }
}

export interface AccountUsage {
  readonly userId: string
  readonly name: string
  readonly pictures: number
  readonly translations: number
}

/** Today's usage per account, the highest first; for administrators. */
export function* usageToday(dialect: Dialect, now: Date): Operation<readonly AccountUsage[]> {
  const counted = (kind: AiRequestRow['kind']) =>
    sql<number>`coalesce(sum(case when "kind" = ${kind} then "count" else 0 end), 0)`
  const query = installation(dialect)
    .selectFrom('ai_request')
    .innerJoin('auth_user', 'auth_user.id', 'ai_request.userId')
    .where('ai_request.at', '>=', dayOf(now).begin)
    .where('ai_request.at', '<', dayOf(now).end)
    .groupBy(['ai_request.userId', 'auth_user.name'])
    .select(['ai_request.userId', 'auth_user.name'])
    .select(counted('pictures').as('pictures'))
    .select(counted('translation').as('translations'))
    .orderBy('pictures', 'desc')
    .orderBy('ai_request.userId')
  const rows = yield* all(statement<AccountUsage>(query)({}))
  return rows.map((row) => ({ ...row, pictures: Number(row.pictures), translations: Number(row.translations) }))
}

/** Throws if a request would exceed a limit, saying which one and until when. */
export function assertWithinLimits(
  { perPerson, perDay }: Limits,
  { mine, all: everybody }: Usage,
  more: number,
  now: Date,
): void {
  const over = mine + more > perPerson ? 'person' : everybody + more > perDay ? 'installation' : undefined
  if (!over) return
  throw new AiFailure('dailyLimit', 'The limit of this day has been reached.', {
    of: over,
    left: Math.max(0, Math.min(perPerson - mine, perDay - everybody)),
    resetsAt: dayOf(now).end,
  })
}

const requestsToday = (dialect: Dialect, kind: AiRequestRow['kind'], now: Date) =>
  installation(dialect)
    .selectFrom('ai_request')
    .where('kind', '=', kind)
    .where('at', '>=', dayOf(now).begin)
    .where('at', '<', dayOf(now).end)

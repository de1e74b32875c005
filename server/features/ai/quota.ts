import { sql, type RawBuilder } from 'kysely'
import { first, all, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { AiRequestRow } from './tables.ts'
import { AiFailure, promptFailures } from './failure.ts'

/** How much may be made in a day. */
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

/** What was asked for, and how much of it counts. */
interface Counted {
  readonly asked: number
  readonly counts: number
}

/**
 * What is used of a limit: all that counts, and what was asked for in vain as soon as that is more than the limit, too, so
 * that a service that fails is not asked without end.
 */
const usedOf = ({ asked, counts }: Counted, limit: number): number =>
  Number(counts) + Math.max(0, Number(asked) - Number(counts) - limit)

const asked = sql<number>`"ai_request"."count"`

/** Of a request that was failed only the pictures that came count; one that the prompt is to blame for counts in full. */
const counts = sql<number>`case
  when "ai_request"."status" = 'failed' and "ai_request"."failure" not in (${sql.join(promptFailures.map((reason) => sql.lit(reason)))})
  then (select count(*) from "ai_picture" where "ai_picture"."requestId" = "ai_request"."id")
  else "ai_request"."count" end`

const sumOf = (amount: typeof asked, condition: RawBuilder<unknown> = sql`true`) =>
  sql<number>`coalesce(sum(case when ${condition} then ${amount} else 0 end), 0)`

/** How much of today's limits this account and all together have used. Deleted requests count too. */
export function* usedToday(
  dialect: Dialect,
  kind: AiRequestRow['kind'],
  { perPerson, perDay }: Limits,
  userId: string,
  now: Date,
): Operation<Usage> {
  const mine = sql`"ai_request"."userId" = ${userId}`
  const query = requestsToday(dialect, now)
    .where('kind', '=', kind)
    .select(sumOf(asked).as('asked'))
    .select(sumOf(counts).as('counts'))
    .select(sumOf(asked, mine).as('askedByMe'))
    .select(sumOf(counts, mine).as('countsForMe'))
  const row = (yield* first(statement<Counted & { askedByMe: number; countsForMe: number }>(query)({})))!
  return { mine: usedOf({ asked: row.askedByMe, counts: row.countsForMe }, perPerson), all: usedOf(row, perDay) }
}

export interface AccountUsage {
  readonly userId: string
  readonly name: string
  readonly pictures: number
  readonly translations: number
}

/** What each account has used of its limits today, the most pictures first; for administrators. */
export function* usageToday(
  dialect: Dialect,
  limits: { readonly pictures: Limits; readonly translation: Limits },
  now: Date,
): Operation<readonly AccountUsage[]> {
  const of = (kind: AiRequestRow['kind']) => sql`"ai_request"."kind" = ${kind}`
  const query = requestsToday(dialect, now)
    .innerJoin('auth_user', 'auth_user.id', 'ai_request.userId')
    .groupBy(['ai_request.userId', 'auth_user.name'])
    .select(['ai_request.userId', 'auth_user.name'])
    .select(sumOf(asked, of('pictures')).as('picturesAsked'))
    .select(sumOf(counts, of('pictures')).as('pictures'))
    .select(sumOf(asked, of('translation')).as('translationsAsked'))
    .select(sumOf(counts, of('translation')).as('translations'))
    .orderBy('ai_request.userId')
  const rows = yield* all(
    statement<AccountUsage & { readonly picturesAsked: number; readonly translationsAsked: number }>(query)({}),
  )
  return rows
    .map(({ userId, name, ...row }) => ({
      userId,
      name,
      pictures: usedOf({ asked: row.picturesAsked, counts: row.pictures }, limits.pictures.perPerson),
      translations: usedOf({ asked: row.translationsAsked, counts: row.translations }, limits.translation.perPerson),
    }))
    .toSorted((a, b) => b.pictures - a.pictures)
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

const requestsToday = (dialect: Dialect, now: Date) =>
  installation(dialect)
    .selectFrom('ai_request')
    .where('ai_request.at', '>=', dayOf(now).begin)
    .where('ai_request.at', '<', dayOf(now).end)

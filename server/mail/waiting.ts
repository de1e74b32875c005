import type { Selectable } from 'kysely'
import { all, run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import type { InstallationTables } from '../db/tables.ts'

export type WaitingMail = Selectable<InstallationTables['mail']>

const atOnce = 20
/** After this many tries a mail is given up. */
const triesMost = 17
const minute = 60_000
const longestPause = 6 * 60 * minute

/** The pause after a try in vain: a minute, doubled each time, six hours at most. Seventeen tries take two days. */
const pauseAfter = (tries: number): number => Math.min(minute * 2 ** (tries - 1), longestPause)

const textOf = (moment: number): string => new Date(moment).toISOString()

/** The mails whose time has come, the oldest first. No pause is longer than the longest: what is to wait for more was put there by a clock that was ahead. */
export const dueMails = (dialect: Dialect, now: number): Operation<readonly WaitingMail[]> =>
  all(
    statement(
      installation(dialect)
        .selectFrom('mail')
        .selectAll()
        .where(({ eb, or }) => or([eb('nextAt', '<=', textOf(now)), eb('nextAt', '>', textOf(now + longestPause))]))
        .orderBy('nextAt')
        .orderBy('id')
        .limit(atOnce),
    )({}),
  )

/**
 * Takes a mail for one try; false when another process took it first. Its next time is set before it is tried, so that
 * a server which stops in between tries again.
 */
export function* claimMail(dialect: Dialect, { id, attempts }: WaitingMail, now: number): Operation<boolean> {
  const nextAt = textOf(now + pauseAfter(attempts + 1))
  const claimed = yield* run(
    statement(
      installation(dialect)
        .updateTable('mail')
        .set({ attempts: attempts + 1, nextAt })
        .where('id', '=', id)
        .where('attempts', '=', attempts),
    )({}),
  )
  return claimed === 1
}

/** What is sent is forgotten: its text may hold a link that opens an account. */
export function* forgetMail(dialect: Dialect, id: string): Operation<void> {
  yield* run(statement(installation(dialect).deleteFrom('mail').where('id', '=', id))({}))
}

/** Writes down why a mail was not sent; the last time its text goes, and it is tried no more. Answers whether it was the last. */
export function* noteFailure(dialect: Dialect, { id, attempts }: WaitingMail, reason: string): Operation<boolean> {
  const isLast = attempts + 1 >= triesMost
  yield* run(
    statement(
      installation(dialect)
        .updateTable('mail')
        .set({ lastError: reason.slice(0, 500), ...(isLast && { nextAt: null, text: '', html: null }) })
        .where('id', '=', id),
    )({}),
  )
  return isLast
}

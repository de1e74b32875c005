import { createHash } from 'node:crypto'
import { param } from '../db/parameter.ts'
import { first, run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/database.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import type { InstallationTables } from '../db/tables.ts'

/** The count for one key, and until when it is valid. */
export type Attempt = InstallationTables['attempt']

/** How long a count is valid and the maximum wait, in milliseconds. */
export interface AttemptLimits {
  readonly window: number
  readonly wait?: number
}

/**
 * Counts of attempts, in the database: they survive restarts, and servers on one database share them. Find and put in
 * the same write, so that no other write comes between.
 */
export interface Attempts {
  /**
   * The current count, if still valid. An expiry later than one starting now could have was written by a clock that was
   * ahead, and is corrected; servers whose clocks differ slightly still share counts.
   */
  find(key: string, now: number, longest: AttemptLimits): Operation<Attempt | undefined>
  put(attempt: Attempt): Operation<void>
  forget(key: string): Operation<void>
}

/** The key of what is counted. What people typed, or where they are, cannot be recovered from it. */
export const attemptKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

export function attemptsIn(dialect: Dialect): Attempts {
  const db = installation(dialect)
  const findAttempt = statement<Attempt>(
    db.selectFrom('attempt').selectAll().where('key', '=', param('key')).where('expiresAt', '>', param('now')),
  )
  const values = { count: param('count'), waitsUntil: param('waitsUntil'), expiresAt: param('expiresAt') }
  const saveAttempt = statement(
    db
      .insertInto('attempt')
      .values({ key: param('key'), ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values)),
  )
  const deleteAttempt = statement(db.deleteFrom('attempt').where('key', '=', param('key')))
  function* put(attempt: Attempt): Operation<void> {
    yield* run(saveAttempt({ ...attempt }))
  }
  return {
    put,
    *find(key, now, { window, wait = 0 }) {
      const attempt = yield* first(findAttempt({ key, now: new Date(now).toISOString() }))
      if (!attempt) return undefined
      const expiresAt = capAt(attempt.expiresAt, now + window)
      const waitsUntil = attempt.waitsUntil && capAt(attempt.waitsUntil, now + wait)
      if (expiresAt === attempt.expiresAt && waitsUntil === attempt.waitsUntil) return attempt
      // Saved, otherwise its expiry would move on every read.
      const corrected = { ...attempt, expiresAt, waitsUntil }
      yield* put(corrected)
      return corrected
    },
    *forget(key) {
      yield* run(deleteAttempt({ key }))
    },
  }
}

const capAt = (moment: string, latest: number): string =>
  Date.parse(moment) > latest ? new Date(latest).toISOString() : moment

import { createHash } from 'node:crypto'
import { param } from '../db/parameter.ts'
import { first, run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import type { InstallationTables } from '../db/tables.ts'

/** What is counted under one key: how often, and until when it counts. */
export type Attempt = InstallationTables['attempt']

/** How long a count counts and a wait lasts at most, in milliseconds. */
export interface AttemptLimits {
  readonly window: number
  readonly wait?: number
}

/**
 * Counts of attempts, in the database: a restart forgets none, and servers on one database count together. Whoever looks
 * and then puts does both in one write, which no other comes between.
 */
export interface Attempts {
  /**
   * What was counted so far and still counts. What is to end later than it could if it had begun now was written by a
   * clock that was ahead, and is put back to that end; servers whose clocks differ a little go on counting together.
   */
  find(key: string, now: number, longest: AttemptLimits): Operation<Attempt | undefined>
  put(attempt: Attempt): Operation<void>
  forget(key: string): Operation<void>
}

/** The key of whatever is counted. What people typed, or where they are, cannot be read back from it. */
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
      const expiresAt = noLater(attempt.expiresAt, now + window)
      const waitsUntil = attempt.waitsUntil && noLater(attempt.waitsUntil, now + wait)
      if (expiresAt === attempt.expiresAt && waitsUntil === attempt.waitsUntil) return attempt
      // Kept, or its end would move with every look.
      const corrected = { ...attempt, expiresAt, waitsUntil }
      yield* put(corrected)
      return corrected
    },
    *forget(key) {
      yield* run(deleteAttempt({ key }))
    },
  }
}

const noLater = (moment: string, latest: number): string =>
  Date.parse(moment) > latest ? new Date(latest).toISOString() : moment

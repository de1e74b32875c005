import { createHash } from 'node:crypto'
import { marker } from './db/marker.ts'
import { first, run, type Operation } from './db/query.ts'
import type { Dialect } from './db/runner.ts'
import { installation } from './db/scope.ts'
import { statement } from './db/statement.ts'
import type { InstallationTables } from './db/tables.ts'

/** What is counted under one key: how often, and until when it counts. */
export type Attempt = InstallationTables['attempt']

/** How long a count counts and a wait lasts at most, in milliseconds. */
export interface Longest {
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
  find(key: string, now: number, longest: Longest): Operation<Attempt | undefined>
  put(attempt: Attempt): Operation<void>
  forget(key: string): Operation<void>
}

/** The key of whatever is counted. What people typed, or where they are, cannot be read back from it. */
export const attemptKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

export function attemptsIn(dialect: Dialect): Attempts {
  const db = installation(dialect)
  const found = statement<Attempt>(
    db.selectFrom('attempt').selectAll().where('key', '=', marker('key')).where('expiresAt', '>', marker('now')),
  )
  const values = { count: marker('count'), waitsUntil: marker('waitsUntil'), expiresAt: marker('expiresAt') }
  const kept = statement(
    db
      .insertInto('attempt')
      .values({ key: marker('key'), ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values)),
  )
  const forgotten = statement(db.deleteFrom('attempt').where('key', '=', marker('key')))
  function* put(attempt: Attempt): Operation<void> {
    yield* run(kept({ ...attempt }))
  }
  return {
    put,
    *find(key, now, { window, wait = 0 }) {
      const attempt = yield* first(found({ key, now: new Date(now).toISOString() }))
      if (!attempt) return undefined
      const expiresAt = noLater(attempt.expiresAt, now + window)
      const waitsUntil = attempt.waitsUntil && noLater(attempt.waitsUntil, now + wait)
      if (expiresAt === attempt.expiresAt && waitsUntil === attempt.waitsUntil) return attempt
      // Kept, or its end would move with every look.
      const inTime = { ...attempt, expiresAt, waitsUntil }
      yield* put(inTime)
      return inTime
    },
    *forget(key) {
      yield* run(forgotten({ key }))
    },
  }
}

const noLater = (moment: string, latest: number): string =>
  Date.parse(moment) > latest ? new Date(latest).toISOString() : moment

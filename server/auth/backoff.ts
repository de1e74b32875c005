import { attemptKey, attemptsIn } from '../rate-limits/attempts.ts'
import type { Database } from '../db/runner.ts'

const freeTries = 5
const maxWait = 60_000
const day = 24 * 60 * 60 * 1000

export interface Backoff {
  /** Counts a try for an address; answers how many milliseconds it comes too early, 0 when it may go on. */
  begin(email: string): Promise<number>
  succeeded(email: string): Promise<void>
}

/**
 * Slows down guessing at one account from however many places, across restarts and servers: after a few tries in vain
 * each further one doubles the wait, to a minute at most, so that nobody is locked out, and a day without any is a fresh
 * start. Addresses without an account are treated alike.
 */
export function signInBackoff(database: Database, now: () => number = Date.now): Backoff {
  const attempts = attemptsIn(database.dialect)
  const keyOf = (email: string): string => attemptKey('sign-in', email)
  return {
    // Counted before the password is looked at, so that many at once do not slip through together.
    begin: (email) =>
      database.write(null, function* () {
        const [key, at] = [keyOf(email), now()]
        const before = yield* attempts.find(key, at, { window: day, wait: maxWait })
        const early = Date.parse(before?.waitsUntil ?? '') - at
        if (early > 0) return early
        const count = (before?.count ?? 0) + 1
        const pause = count < freeTries ? 0 : Math.min(1000 * 2 ** (count - freeTries), maxWait)
        yield* attempts.put({ key, count, waitsUntil: textOf(at + pause), expiresAt: textOf(at + day) })
        return 0
      }),
    succeeded: (email) => database.write(null, () => attempts.forget(keyOf(email))),
  }
}

const textOf = (moment: number): string => new Date(moment).toISOString()

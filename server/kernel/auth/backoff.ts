import { attemptKey, attemptsIn } from '../../base/rate-limits/attempts.ts'
import type { Database } from '../../base/db/database.ts'

export const freeTries = 5
const maxWait = 60_000
const day = 24 * 60 * 60 * 1000

export interface Backoff {
  /** Counts an attempt for an address; returns how many milliseconds it is too early, 0 if it may proceed. */
  begin(email: string): Promise<number>
  succeeded(email: string): Promise<void>
}

/**
 * Slows down guessing at one account, from any number of places, across restarts and servers. After a few failures each
 * further attempt doubles the wait, up to a minute, so nobody is locked out; a day without attempts resets the count.
 * Addresses without an account are treated the same.
 */
export function signInBackoff(database: Database, now: () => number = Date.now): Backoff {
  const attempts = attemptsIn(database.dialect)
  const keyOf = (email: string): string => attemptKey('sign-in', email)
  return {
    // Counted before the password is checked, so that concurrent attempts cannot slip through.
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

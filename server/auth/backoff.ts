import { LRUCache } from 'lru-cache'

const freeTries = 5
const longest = 60_000
const remembered = 10_000

export interface Backoff {
  /** Counts a try for an address; answers how many milliseconds it comes too early, 0 when it may go on. */
  begin(email: string): number
  succeeded(email: string): void
}

/**
 * Slows down guessing at one account from however many places: after a few tries in vain each further one doubles the
 * wait, to a minute at most, so that nobody is locked out. Addresses without an account are treated alike.
 */
export function backoff(now: () => number = Date.now): Backoff {
  const tries = new LRUCache<string, { readonly count: number; readonly until: number }>({ max: remembered })
  return {
    // Counted before the password is looked at, so that many at once do not slip through together.
    begin(email) {
      const { count, until } = tries.get(email) ?? { count: 0, until: 0 }
      const early = until - now()
      if (early > 0) return early
      const pause = count + 1 < freeTries ? 0 : Math.min(1000 * 2 ** (count + 1 - freeTries), longest)
      tries.set(email, { count: count + 1, until: now() + pause })
      return 0
    },
    succeeded: (email) => void tries.delete(email),
  }
}

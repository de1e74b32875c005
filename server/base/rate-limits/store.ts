import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { attemptKey, attemptsIn } from './attempts.ts'
import type { Database } from '../db/database.ts'
import { lruCache } from '../db/lru-cache.ts'

const minute = 60_000
const maxKeys = 10_000

/** How often a place has called, and for how many milliseconds that remains valid. */
type RateCount = { readonly current: number; readonly ttl: number }
type CountCall = (key: string, window: number, max: number) => RateCount | Promise<RateCount>

/**
 * The store for rate limits. Windows of a minute or more are kept in the database call by call, so that neither a restart
 * nor another server starts a second one; shorter ones by `shortCounter`.
 */
export function rateStore(database: Database, now: () => number = () => Date.now()) {
  const short = shortCounter(database, now)
  const long = databaseCounter(database, now)
  return class Rates implements FastifyRateLimitStore {
    readonly #route: string

    constructor(options: object) {
      const { routeInfo } = options as { routeInfo?: { method: string | readonly string[]; url: string } }
      // HEAD counts along with GET.
      const methods = [routeInfo?.method ?? []].flat().filter((method) => method !== 'HEAD')
      this.#route = routeInfo ? `${methods.join()} ${routeInfo.url}` : ''
    }

    incr(place: string, done: (error: Error | null, counted?: RateCount) => void, window: number, max: number): void {
      const count = window < minute ? short : long
      Promise.resolve(count(attemptKey(this.#route, place), window, max)).then(
        ({ current, ttl }) => done(null, { current, ttl }),
        (error: unknown) => done(error as Error),
      )
    }

    child(options: object): Rates {
      return new Rates(options)
    }
  }
}

/**
 * Counts calls by key, in windows that are too short for a write with each call. On SQLite in memory, as there is one
 * process, and a restart loses seconds; on PostgreSQL over all processes.
 */
export const shortCounter = (database: Database, now: () => number = () => Date.now()): CountCall =>
  database.dialect === 'sqlite' ? memoryCounter() : slicedCounter(databaseCounter(database, now), now)

/** Counts calls by key, in windows of so many milliseconds that begin with the first. */
function memoryCounter(): (key: string, window: number) => RateCount {
  const counts = lruCache<number>(maxKeys)
  return (key, window) => {
    const before = counts.get(key)
    const ttl = before === undefined ? window : Math.max(1, counts.getRemainingTTL(key))
    const current = (before ?? 0) + 1
    counts.set(key, current, { ttl })
    return { current, ttl }
  }
}

/** What part of a limit a process takes at once. */
const slicePart = 0.05

interface Taken {
  /** How many calls are counted in the database, and how many of those this process may still let in. */
  readonly counted: number
  left: number
  readonly max: number
  /** In milliseconds. */
  readonly until: number
}

/**
 * Counts in memory what was counted ahead in the database, a slice of the limit in one write: all processes together
 * never let in more calls than the limit, and somewhat fewer if a caller's reach several processes unevenly.
 */
function slicedCounter(count: DatabaseCounter, now: () => number): CountCall {
  const taken = lruCache<Promise<Taken>>(maxKeys)
  async function take(key: string, window: number, max: number): Promise<Taken> {
    const { current, added, ttl } = await count(key, window, max, Math.max(1, Math.floor(max * slicePart)))
    return { counted: current, left: added, max, until: now() + ttl }
  }
  return async (key, window, max) => {
    for (;;) {
      const before = taken.get(key)
      const current = await before
      // Another call may have taken a slice while this one waited.
      if (taken.get(key) !== before) continue
      const ttl = current ? current.until - now() : 0
      // Longer than a window is left only of one that began while the clock was ahead: the database corrects it.
      if (current?.max === max && ttl > 0 && ttl <= window) {
        if (current.left > 0) {
          current.left -= 1
          return { current: current.counted - current.left, ttl }
        }
        if (current.counted > max) return { current: current.counted, ttl }
      }
      const next = take(key, window, max)
      taken.set(key, next)
      next.catch(() => taken.delete(key))
    }
  }
}

type DatabaseCounter = (
  key: string,
  window: number,
  max: number,
  calls?: number,
) => Promise<RateCount & { /** How many of the calls are within the limit. */ readonly added: number }>

/** Counts calls in the database: at most as many as the limit still allows, or the one that exceeds it. */
function databaseCounter(database: Database, now: () => number): DatabaseCounter {
  const attempts = attemptsIn(database.dialect)
  return (key, window, max, calls = 1) =>
    database.write(null, function* () {
      const at = now()
      const attempt = yield* attempts.find(key, at, { window })
      const expiresAt = attempt?.expiresAt ?? new Date(at + window).toISOString()
      const before = attempt?.count ?? 0
      const added = Math.max(0, Math.min(calls, max - before))
      const count = before + Math.max(1, added)
      // Calls that continue after being refused are not written again.
      if (before <= max) yield* attempts.put({ key, count, waitsUntil: null, expiresAt })
      return { current: count, added, ttl: Date.parse(expiresAt) - at }
    })
}

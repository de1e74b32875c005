import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import { attemptKey, attemptsIn } from './attempts.ts'
import type { Database } from '../db/database.ts'

const minute = 60_000
const maxKeys = 10_000

/** How often a place has called, and for how many milliseconds that remains valid. */
type RateCount = { readonly current: number; readonly ttl: number }
type CountCall = (key: string, window: number, max: number) => RateCount | Promise<RateCount>

/**
 * The store for rate limits. Windows of a minute or more are kept in the database, so that neither a restart nor
 * another server starts a second one; shorter ones would end before that matters, and stay in memory.
 */
export function rateStore(database: Database, now: () => number = () => Date.now()) {
  const short = memoryCounter()
  const long = databaseCounter(database, now)
  return class Rates implements FastifyRateLimitStore {
    readonly #route: string

    constructor(options: object) {
      const { routeInfo } = options as { routeInfo?: { method: string | readonly string[]; url: string } }
      this.#route = routeInfo ? `${[routeInfo.method].flat().join()} ${routeInfo.url}` : ''
    }

    incr(place: string, done: (error: Error | null, counted?: RateCount) => void, window: number, max: number): void {
      const count = window < minute ? short : long
      Promise.resolve(count(attemptKey(this.#route, place), window, max)).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error as Error),
      )
    }

    child(options: object): Rates {
      return new Rates(options)
    }
  }
}

/** Counts calls by key, in windows of so many milliseconds that begin with the first. */
export function memoryCounter(): (key: string, window: number) => RateCount {
  const counts = new LRUCache<string, number>({ max: maxKeys })
  return (key, window) => {
    const before = counts.get(key)
    const ttl = before === undefined ? window : Math.max(1, counts.getRemainingTTL(key))
    const current = (before ?? 0) + 1
    counts.set(key, current, { ttl })
    return { current, ttl }
  }
}

function databaseCounter(database: Database, now: () => number): CountCall {
  const attempts = attemptsIn(database.dialect)
  return (key, window, max) =>
    database.write(null, function* () {
      const at = now()
      const before = yield* attempts.find(key, at, { window })
      const expiresAt = before?.expiresAt ?? new Date(at + window).toISOString()
      const count = (before?.count ?? 0) + 1
      // Calls that continue after being refused are not written again.
      if (count <= max + 1) yield* attempts.put({ key, count, waitsUntil: null, expiresAt })
      return { current: count, ttl: Date.parse(expiresAt) - at }
    })
}

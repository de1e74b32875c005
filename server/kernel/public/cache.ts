import { LRUCache } from 'lru-cache'
import { changeStamp } from '../../base/db/change-counter.ts'
import { answerEach, type Operation } from '../../base/db/query.ts'
import type { Database, ReadOptions } from '../../base/db/database.ts'
import { counts } from '../../base/counts.ts'

/**
 * Something read for the public, and the time (in milliseconds) from which it is outdated even if nothing is written.
 */
export interface Reading<T> {
  readonly value: T
  readonly until: number
  /** How large it is in bytes, where anybody may ask for a large one. */
  readonly bytes?: number
}

/** A reading, the tables it was read from, and when that was, in milliseconds; it stays the same as long as it is kept. */
export interface CachedReading<T> extends Reading<T> {
  readonly tables: ReadonlySet<string>
  readonly readAt: number
  /** No two readings of a process have the same. */
  readonly number: number
}

interface CacheEntry extends CachedReading<unknown> {
  /** The change counts of its tables when it was read. */
  readonly stamp: string
}

const maxEntries = 2000
/** How many bytes of known size are kept in all. */
const maxBytes = 64_000_000
let readings = 0
const caches = new WeakMap<Database, LRUCache<string, CacheEntry>>()

/** Runs an operation; what it reads from counts among the tables of the reading. */
export type Read = <R>(operation: () => Operation<R>) => Promise<R>

/**
 * The cached result of an operation. The database is queried again only if a table it read has since been written, by
 * any server, or its time is over. Tenants never share a reading: the key starts with the tenant.
 */
export const readCached = <T>(
  database: Database,
  tenant: string,
  key: string,
  operation: () => Operation<Reading<T>>,
  options?: ReadOptions,
): Promise<CachedReading<T>> => readPartsCached(database, tenant, key, (read) => read(operation), options)

/** The same for what is read by several operations. */
export async function readPartsCached<T>(
  database: Database,
  tenant: string,
  key: string,
  parts: (read: Read) => Promise<Reading<T>>,
  options?: ReadOptions,
): Promise<CachedReading<T>> {
  const cache = cacheOf(database)
  const cacheKey = `${tenant} ${key}`
  const changes = await database.changes(tenant)
  const cached = cache.get(cacheKey)
  if (cached && cached.stamp === changeStamp(changes, cached.tables) && Date.now() < cached.until) {
    counts.publicCache.hits += 1
    return cached as CacheEntry & CachedReading<T>
  }
  counts.publicCache.misses += 1
  // Counted before reading: a write in between makes the reading outdated, never wrong.
  const tables = new Set<string>()
  const reading = await parts(async (operation) =>
    database.read(tenant, () => trackTables(tables, operation()), options),
  )
  const fresh = { ...reading, tables, readAt: Date.now(), number: (readings += 1) }
  cache.set(cacheKey, { ...fresh, stamp: changeStamp(changes, tables) })
  return fresh
}

/** Runs an operation and records the tables it references, so that nobody has to list them, or can forget one. */
const trackTables = <T>(tables: Set<string>, operation: Operation<T>): Operation<T> =>
  answerEach(operation, function* (query) {
    for (const table of query.tables ?? []) tables.add(table)
    return yield query
  })

function cacheOf(database: Database): LRUCache<string, CacheEntry> {
  const known =
    caches.get(database) ??
    new LRUCache<string, CacheEntry>({
      max: maxEntries,
      maxSize: maxBytes,
      maxEntrySize: maxBytes / 8,
      sizeCalculation: ({ bytes = 1 }) => bytes,
    })
  caches.set(database, known)
  return known
}

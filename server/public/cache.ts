import { LRUCache } from 'lru-cache'
import { changeStamp } from '../db/change-counter.ts'
import type { Operation, Outcome } from '../db/query.ts'
import type { Database } from '../db/database.ts'

/**
 * Something read for the public, and the time (in milliseconds) from which it is outdated even if nothing is written.
 */
export interface Reading<T> {
  readonly value: T
  readonly until: number
}

/** A reading, and the tables it was read from. */
export interface CachedReading<T> extends Reading<T> {
  readonly tables: ReadonlySet<string>
}

interface CacheEntry extends CachedReading<unknown> {
  /** The change counts of its tables when it was read. */
  readonly stamp: string
}

const maxEntries = 2000
const caches = new WeakMap<Database, LRUCache<string, CacheEntry>>()

/**
 * The cached result of an operation. The database is queried again only if a table it read has since been written, by
 * any server, or its time is over. Tenants never share a reading: the key starts with the tenant.
 */
export async function readCached<T>(
  database: Database,
  tenant: string,
  key: string,
  operation: () => Operation<Reading<T>>,
): Promise<CachedReading<T>> {
  const cache = cacheOf(database)
  const cacheKey = `${tenant} ${key}`
  const changes = await database.changes(tenant)
  const cached = cache.get(cacheKey)
  if (cached && cached.stamp === changeStamp(changes, cached.tables) && Date.now() < cached.until)
    return cached as CacheEntry & CachedReading<T>
  // Counted before reading: a write in between makes the reading outdated, never wrong.
  const tables = new Set<string>()
  const reading = await database.read(tenant, () => trackTables(tables, operation()))
  const fresh = { ...reading, tables }
  cache.set(cacheKey, { ...fresh, stamp: changeStamp(changes, tables) })
  return fresh
}

/** Runs an operation and records the tables it references, so that nobody has to list them, or can forget one. */
function* trackTables<T>(tables: Set<string>, operation: Operation<T>): Operation<T> {
  let step = operation.next()
  while (!step.done) {
    for (const table of step.value.tables ?? []) tables.add(table)
    let outcome: Outcome
    try {
      outcome = yield step.value
    } catch (error) {
      step = operation.throw(error)
      continue
    }
    step = operation.next(outcome)
  }
  return step.value
}

function cacheOf(database: Database): LRUCache<string, CacheEntry> {
  const known = caches.get(database) ?? new LRUCache<string, CacheEntry>({ max: maxEntries })
  caches.set(database, known)
  return known
}

import { LRUCache } from 'lru-cache'
import { changesOf } from '../db/changes.ts'
import type { Operation } from '../db/query.ts'
import type { Database } from '../db/runner.ts'

/** Something read for the public, and the moment (in milliseconds) at which time alone makes it untrue. */
export interface Reading<T> {
  readonly value: T
  readonly until: number
}

interface Kept extends Reading<unknown> {
  readonly changes: number
}

const most = 2000
const memories = new WeakMap<Database, LRUCache<string, Kept>>()

/**
 * What an operation reads, asked of the database only when something of the tenant was written since, or its time is
 * over. Two tenants never share a reading: the key starts with the tenant.
 */
export async function remembered<T>(
  database: Database,
  tenant: string,
  key: string,
  operation: () => Operation<Reading<T>>,
): Promise<Reading<T>> {
  const memory = memoryOf(database)
  const place = `${tenant} ${key}`
  const changes = changesOf(database, tenant)
  const known = memory.get(place)
  if (known && known.changes === changes && Date.now() < known.until) return known as Kept & Reading<T>
  // Counted before it is read: a write that comes between makes the reading old, never wrong.
  const reading = await database.read(tenant, operation)
  memory.set(place, { ...reading, changes })
  return reading
}

function memoryOf(database: Database): LRUCache<string, Kept> {
  const known = memories.get(database) ?? new LRUCache<string, Kept>({ max: most })
  memories.set(database, known)
  return known
}

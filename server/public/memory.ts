import { LRUCache } from 'lru-cache'
import { stampOf } from '../db/changes.ts'
import type { Operation, Outcome } from '../db/query.ts'
import type { Database } from '../db/runner.ts'

/** Something read for the public, and the moment (in milliseconds) at which time alone makes it untrue. */
export interface Reading<T> {
  readonly value: T
  readonly until: number
}

/** A reading, and the tables it was made of. */
export interface Remembered<T> extends Reading<T> {
  readonly tables: ReadonlySet<string>
}

interface Kept extends Remembered<unknown> {
  /** The counts of its tables at which it was read. */
  readonly stamp: string
}

const most = 2000
const memories = new WeakMap<Database, LRUCache<string, Kept>>()

/**
 * What an operation reads, asked of the database only when a table that it read was written since, by whichever server,
 * or its time is over. Two tenants never share a reading: the key starts with the tenant.
 */
export async function remembered<T>(
  database: Database,
  tenant: string,
  key: string,
  operation: () => Operation<Reading<T>>,
): Promise<Remembered<T>> {
  const memory = memoryOf(database)
  const place = `${tenant} ${key}`
  const changes = await database.changes(tenant)
  const known = memory.get(place)
  if (known && known.stamp === stampOf(changes, known.tables) && Date.now() < known.until)
    return known as Kept & Remembered<T>
  // Counted before it is read: a write that comes between makes the reading old, never wrong.
  const tables = new Set<string>()
  const reading = await database.read(tenant, () => noting(tables, operation()))
  const kept = { ...reading, tables }
  memory.set(place, { ...kept, stamp: stampOf(changes, tables) })
  return kept
}

/** Does what an operation does, and notes the tables that it names: nobody has to say, or can forget, what a reading is made of. */
function* noting<T>(tables: Set<string>, operation: Operation<T>): Operation<T> {
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

function memoryOf(database: Database): LRUCache<string, Kept> {
  const known = memories.get(database) ?? new LRUCache<string, Kept>({ max: most })
  memories.set(database, known)
  return known
}

import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Operation } from '../../base/db/query.ts'

/** All changes made by one call, across records. A change set is undone as a whole. */
export interface ChangeSet {
  readonly id: string
  /** The number of revisions so far. */
  size: number
  /**
   * Of each record that is being written, by entity and id: what is left to record of its writes, in their order. Its effects
   * may write it again before its own write is recorded.
   */
  readonly unrecorded: Map<string, (() => Operation<void>)[]>
}

/** A change set without changes, or one that goes on in another transaction. */
export const newChangeSet = (begun?: Pick<ChangeSet, 'id' | 'size'>): ChangeSet => ({
  ...(begun ?? { id: uuid({ rng: nextRandom }), size: 0 }),
  unrecorded: new Map(),
})

const bytesPerId = 16
const random = new Uint8Array(256 * bytesPerId)
let used = random.length

/** Fetched for many ids at once: for one alone, that took longer than the statement that stores it. */
function nextRandom(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  return random.subarray(used, (used += bytesPerId))
}

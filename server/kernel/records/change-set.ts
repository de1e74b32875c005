import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'

/** All changes made by one call, across records. A change set is undone as a whole. */
export interface ChangeSet {
  readonly id: string
  /** The number of revisions so far. */
  size: number
}

export const newChangeSet = (): ChangeSet => ({ id: uuid({ rng: nextRandom }), size: 0 })

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

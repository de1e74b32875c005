import { placesHeld } from '../../../../entities/events/places-held.ts'
import type { EntityHooks } from '../../../kernel/records/entity-hooks.ts'
import { referencingSum } from '../../../kernel/records/referencing-sum.ts'

export const hooks = {
  /**
   * Places that remain move with the capacity, and are never more than its applications leave of it, whatever somebody
   * writes.
   */
  *beforeWrite(context, { kind, before, columns }) {
    if (!before || kind === 'import' || !('capacity' in columns || 'remaining' in columns)) return {}
    const { capacity, remaining } = { ...before, ...columns }
    if (capacity === null || remaining === null) return {}
    const moved = 'remaining' in columns || before.capacity === null ? 0 : Number(capacity) - Number(before.capacity)
    const free = Number(capacity) - (yield* referencingSum(context, placesHeld, before.id))
    const left = Math.max(0, Math.min(Number(remaining) + moved, free))
    return left === remaining ? {} : { remaining: left }
  },
} satisfies EntityHooks

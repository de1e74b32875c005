import type { Entity } from '../../../../entities/language/entity.ts'
import { hasOrderIndex } from '../../../../entities/language/derived/list-order.ts'
import { maxRange } from '../../../../entities/language/system-operation.ts'
import type { RecordQuery } from './query.ts'

/**
 * Whether what a list costs grows with the number of records there are: it searches, compares, sorts or counts them one
 * by one, or begins far behind. Otherwise an index leads to the records of the page, and their total is kept.
 */
export function mayTakeLong(entity: Entity, { sort, from, conditions, words, trashed }: RecordQuery): boolean {
  if (entity.viewOf || words.length > 0 || trashed) return true
  // Ids lead to their records, however many others there are.
  if (conditions.some(({ field, operator }) => field === 'id' && (operator === 'eq' || operator === 'in'))) return false
  const sorted = entity.fields[sort.field]
  return (
    conditions.length > 0 || from >= maxRange || !(sort.field === 'id' || (sorted && hasOrderIndex(entity, sorted)))
  )
}

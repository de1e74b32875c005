import { statesOf } from '../../../entities/language/entity.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'

/**
 * Whether a record is waiting for action or settled; undefined where the entity makes no such distinction. Lists show
 * it by font weight.
 */
export function useNeedsAction(record: CaptainRecord): 'waiting' | 'settled' | undefined {
  const entity = useEntity()
  const states = statesOf(entity)
  if (!entity.waiting || !states) return undefined
  return entity.waiting.includes(String(record[states.name])) ? 'waiting' : 'settled'
}

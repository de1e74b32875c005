import { statesOf } from '../../../entities/language/entity.ts'
import { useEntity } from '../screens/entity-context.tsx'
import type { CaptainRecord } from '../api/record.ts'

/** Whether a record waits for somebody or is settled; nothing where the entity makes no difference. Lists show it by weight. */
export function useNeedsAction(record: CaptainRecord): 'waiting' | 'settled' | undefined {
  const entity = useEntity()
  const states = statesOf(entity)
  if (!entity.waiting || !states) return undefined
  return entity.waiting.includes(String(record[states.name])) ? 'waiting' : 'settled'
}

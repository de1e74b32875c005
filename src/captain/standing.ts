import { statesOf } from '../../entities/entity.ts'
import { useEntity } from './entity-context.tsx'
import type { CaptainRecord } from './record.ts'

/** Whether a record waits for somebody or is settled; nothing where the entity makes no difference. Lists show it by weight. */
export function useStanding(record: CaptainRecord): 'waiting' | 'settled' | undefined {
  const entity = useEntity()
  const states = statesOf(entity)
  if (!entity.waiting || !states) return undefined
  return entity.waiting.includes(String(record[states.name])) ? 'waiting' : 'settled'
}

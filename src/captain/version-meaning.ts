import { useGetList } from 'react-admin'
import { statesOf } from '../../entities/entity.ts'
import { conditionName } from '../../entities/list-operators.ts'
import { meaningOf, type VersionMeaning } from '../../entities/versions.ts'
import { useEntity } from './entity-context.tsx'
import type { CaptainRecord } from './record.ts'

/** The version of the entity at hand that is in force today: `null` for none, `undefined` until it is known. */
export function useInForce(): CaptainRecord | null | undefined {
  const entity = useEntity()
  const states = statesOf(entity)
  const { data } = useGetList<CaptainRecord>(
    entity.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { ...(states && { [conditionName(states.name, 'now')]: ['current'] }) },
      meta: { aside: true },
    },
    { enabled: entity.versions !== undefined, staleTime: 30_000 },
  )
  return data && (data[0] ?? null)
}

/** What a published version that counts from a day means today; undefined until that is known. */
export function useVersionMeaning(from: string): VersionMeaning | undefined {
  const { versions } = useEntity()
  const inForce = useInForce()
  const meaning = meaningOf(from, inForce?.[versions!.from] as string | undefined)
  return meaning === 'upcoming' || inForce !== undefined ? meaning : undefined
}

import { useGetList } from 'react-admin'
import { statesOf } from '../../../entities/language/entity.ts'
import { conditionName } from '../../../entities/language/list-operators.ts'
import { versionStatus, type VersionStatus } from '../../../entities/language/versions.ts'
import { useEntity } from '../screens/entity-context.tsx'
import type { CaptainRecord } from '../api/record.ts'

/** The version of the entity at hand that is in force today: `null` for none, `undefined` until it is known. */
export function useVersionInForce(): CaptainRecord | null | undefined {
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
export function useVersionStatus(from: string): VersionStatus | undefined {
  const { versions } = useEntity()
  const inForce = useVersionInForce()
  const status = versionStatus(from, inForce?.[versions!.from] as string | undefined)
  return status === 'upcoming' || inForce !== undefined ? status : undefined
}

import { useGetList } from 'react-admin'
import { statesOf } from '../../../entities/language/entity.ts'
import { conditionName } from '../../../entities/language/derived/list-operators.ts'
import { versionStatus, type VersionStatus } from '../../../entities/language/declaration/versions.ts'
import { useEntity } from '../context/entity-context.tsx'
import type { CaptainRecord } from '../api/record.ts'

/** The current entity's version in force today: `null` if there is none, `undefined` while loading. */
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

/** The status today of a published version with an effective date; undefined while loading. */
export function useVersionStatus(from: string): VersionStatus | undefined {
  const { versions } = useEntity()
  const inForce = useVersionInForce()
  const status = versionStatus(from, inForce?.[versions!.from] as string | undefined)
  return status === 'upcoming' || inForce !== undefined ? status : undefined
}

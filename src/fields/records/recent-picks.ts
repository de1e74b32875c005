import { useGetManyAggregate, type RaRecord } from 'react-admin'
import { useTenant } from '../../captain/tenant-context.tsx'
import { getSession } from '../../shell/session.ts'

const most = 5

/** What is kept of the picks, as ids; whatever else stands there counts as nothing. */
export function picksIn(kept: string | null): readonly string[] {
  try {
    const ids = JSON.parse(kept ?? '[]') as unknown
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** The picks after one more, newest first. */
export const withPick = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, most)

/**
 * The records of an entity that this person picked last in this tenant, newest first, and the way to note another.
 * Only ids are kept; names are read anew, so what was deleted since is not offered.
 */
export function useRecentPicks(entity: string, wanted: boolean) {
  const key = `captain.picks.${getSession()?.user.id ?? ''}.${useTenant().slug}.${entity}`
  const ids = wanted ? picksIn(localStorage.getItem(key)) : []
  const { data = [] } = useGetManyAggregate<RaRecord<string>>(entity, { ids: [...ids] }, { enabled: ids.length > 0 })
  return {
    recent: ids.flatMap((id) => data.find((record) => record?.id === id) ?? []),
    note: (id: string) => localStorage.setItem(key, JSON.stringify(withPick(picksIn(localStorage.getItem(key)), id))),
  }
}

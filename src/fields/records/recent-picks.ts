import { useGetManyAggregate, type RaRecord } from 'react-admin'
import { useTenant } from '../../captain/tenant/tenant-context.tsx'
import { getSession } from '../../shell/session/session.ts'

const maxPicks = 5

/** What is kept of the picks, as ids; whatever else stands there counts as nothing. */
export function parsePicks(kept: string | null): readonly string[] {
  try {
    const ids = JSON.parse(kept ?? '[]') as unknown
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, maxPicks) : []
  } catch {
    return []
  }
}

/** The picks after one more, newest first. */
export const withPick = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, maxPicks)

/**
 * The records of an entity that this person picked last in this tenant, newest first, and the way to note another.
 * Only ids are kept; names are read anew, so what was deleted since is not offered.
 */
export function useRecentPicks(entity: string, enabled: boolean) {
  const key = `captain.picks.${getSession()?.user.id ?? ''}.${useTenant().slug}.${entity}`
  const ids = enabled ? parsePicks(localStorage.getItem(key)) : []
  const { data = [] } = useGetManyAggregate<RaRecord<string>>(entity, { ids: [...ids] }, { enabled: ids.length > 0 })
  return {
    recent: ids.flatMap((id) => data.find((record) => record?.id === id) ?? []),
    note: (id: string) =>
      localStorage.setItem(key, JSON.stringify(withPick(parsePicks(localStorage.getItem(key)), id))),
  }
}

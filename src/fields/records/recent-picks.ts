import { useGetManyAggregate, type RaRecord } from 'react-admin'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { getSession } from '../../shell/session/session.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'

const maxPicks = 5

/** Parses stored picks into ids; anything malformed is ignored. */
export function parsePicks(stored: string | null): readonly string[] {
  try {
    const ids = JSON.parse(stored ?? '[]') as unknown
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, maxPicks) : []
  } catch {
    return []
  }
}

/** Adds a pick; newest first. */
export const withPick = (ids: readonly string[], id: string): readonly string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, maxPicks)

/**
 * The records of an entity that this user last picked in this tenant, newest first, and a function to add one. Only ids
 * are stored and the records are refetched, so deleted ones are not offered.
 */
export function useRecentPicks(entity: string, enabled: boolean) {
  const key = `captain.picks.${getSession()?.user.id ?? ''}.${useTenant().slug}.${entity}`
  const ids = enabled ? parsePicks(readStored('localStorage', key)) : []
  const { data = [] } = useGetManyAggregate<RaRecord<string>>(entity, { ids: [...ids] }, { enabled: ids.length > 0 })
  return {
    recent: ids.flatMap((id) => data.find((record) => record?.id === id) ?? []),
    note: (id: string) =>
      writeStored('localStorage', key, JSON.stringify(withPick(parsePicks(readStored('localStorage', key)), id))),
  }
}

import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Entity } from '../../entities/entity.ts'

interface Place {
  readonly entity: Entity
  readonly parent: string | undefined
}

const EntityContext = createContext<Place | undefined>(undefined)

/** Says which entity a screen is about, and the record it stands within (`tenant/{id}/tenant-user`). */
export function EntityProvider({
  entity,
  parent,
  children,
}: {
  entity: Entity
  parent?: string | undefined
  children: ReactNode
}) {
  const place = useMemo(() => ({ entity, parent }), [entity, parent])
  return <EntityContext value={place}>{children}</EntityContext>
}

export const useEntity = (): Entity => usePlace().entity

/** The id of the record that a nested entity stands within; undefined where the tenant itself is the parent. */
export const useParent = (): string | undefined => usePlace().parent

function usePlace(): Place {
  const place = use(EntityContext)
  if (!place) throw new Error('No entity here: render below EntityProvider.')
  return place
}

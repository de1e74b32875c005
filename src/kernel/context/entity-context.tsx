import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'

interface EntityScope {
  readonly entity: Entity
  readonly parent: string | undefined
}

const EntityScopeContext = createContext<EntityScope | undefined>(undefined)

/** Provides a screen's entity and, for a nested one, the id of the parent record (`tenant/{id}/tenant-user`). */
export function EntityProvider({
  entity,
  parent,
  children,
}: {
  entity: Entity
  parent?: string | undefined
  children: ReactNode
}) {
  const scope = useMemo(() => ({ entity, parent }), [entity, parent])
  return <EntityScopeContext value={scope}>{children}</EntityScopeContext>
}

export const useEntity = (): Entity => useEntityScope().entity

/** The id of a nested entity's parent record; undefined where the tenant itself is the parent. */
export const useParent = (): string | undefined => useEntityScope().parent

function useEntityScope(): EntityScope {
  const scope = use(EntityScopeContext)
  if (!scope) throw new Error('No entity here: render below EntityProvider.')
  return scope
}

import type { ReactNode } from 'react'
import { ResourceContextProvider, useParams } from 'react-admin'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { EntityProvider } from '../../kernel/context/entity-context.tsx'
import { StaffFieldsProvider } from './staff-fields/fill-before-transition.tsx'

/** Provides the entity of a screen and, for a nested one, the parent id from the path. */
export function EntityScopeOf({ entity, children }: { readonly entity: Entity; readonly children: ReactNode }) {
  const { parent } = useParams<{ parent?: string }>()
  return (
    <EntityProvider entity={entity} parent={entity.parent && parent}>
      <ResourceContextProvider value={entity.name}>
        {statesOf(entity) ? <StaffFieldsProvider>{children}</StaffFieldsProvider> : children}
      </ResourceContextProvider>
    </EntityProvider>
  )
}

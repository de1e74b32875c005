import type { ReactNode } from 'react'
import { ResourceContextProvider, useParams } from 'react-admin'
import type { Entity } from '../../entities/entity.ts'
import { EntityProvider } from './entity-context.tsx'
import { FillingProvider } from './working/filling.tsx'

/** Where a screen stands: its entity, and, for a nested one, the record named before it in the path. */
export function Place({ entity, children }: { readonly entity: Entity; readonly children: ReactNode }) {
  const { parent } = useParams<{ parent?: string }>()
  return (
    <EntityProvider entity={entity} parent={entity.within && parent}>
      <ResourceContextProvider value={entity.name}>
        {entity.working ? <FillingProvider>{children}</FillingProvider> : children}
      </ResourceContextProvider>
    </EntityProvider>
  )
}

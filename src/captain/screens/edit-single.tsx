import type { ReactNode } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { EditRecord } from '../edit/edit-record.tsx'
import { EntityScopeOf } from '../record/entity-scope.tsx'

/** The page that edits the tenant's only record of an entity, which may never have been saved yet. */
export const EditSingle = ({ entity, children }: { readonly entity: Entity; readonly children: ReactNode }) => (
  <EntityScopeOf entity={entity}>
    <EditRecord id={undefined}>{children}</EditRecord>
  </EntityScopeOf>
)

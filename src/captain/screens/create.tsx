import type { ReactNode } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { CreateRecord } from '../edit/create-record.tsx'
import { EntityScopeOf } from '../record/entity-scope.tsx'

/** The page that creates a record. Children: sections of inputs and a rail. */
export const Create = ({ entity, children }: { readonly entity: Entity; readonly children: ReactNode }) => (
  <EntityScopeOf entity={entity}>
    <CreateRecord>{children}</CreateRecord>
  </EntityScopeOf>
)

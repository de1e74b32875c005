import { useParams } from 'react-admin'
import type { ReactNode } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { EditRecord } from '../edit/edit-record.tsx'
import { EntityScopeOf } from '../record/entity-scope.tsx'

/** The page that edits a record. Children: sections of inputs and a rail. */
export function Edit({ entity, children }: { readonly entity: Entity; readonly children: ReactNode }) {
  const { id } = useParams<{ id: string }>()
  return (
    <EntityScopeOf entity={entity}>
      <EditRecord key={id} id={id && decodeURIComponent(id)}>
        {children}
      </EditRecord>
    </EntityScopeOf>
  )
}

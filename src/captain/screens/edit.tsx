import { useParams } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { EditRecord } from '../edit/edit-record.tsx'
import type { FormContents } from '../form/record-form.tsx'
import { EntityScopeOf } from '../record/entity-scope.tsx'

/** The page that edits a record. */
export function Edit({ entity, ...contents }: { readonly entity: Entity } & FormContents) {
  const { id } = useParams<{ id: string }>()
  return (
    <EntityScopeOf entity={entity}>
      <EditRecord key={id} id={id && decodeURIComponent(id)} contents={contents} />
    </EntityScopeOf>
  )
}

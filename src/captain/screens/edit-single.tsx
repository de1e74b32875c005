import type { Entity } from '../../../entities/language/entity.ts'
import { EditRecord } from '../edit/edit-record.tsx'
import type { FormContents } from '../form/record-form.tsx'
import { EntityScopeOf } from '../record/entity-scope.tsx'

/** The page that edits the tenant's only record of an entity, which may never have been saved yet. */
export const EditSingle = ({ entity, ...contents }: { readonly entity: Entity } & FormContents) => (
  <EntityScopeOf entity={entity}>
    <EditRecord id={undefined} contents={contents} />
  </EntityScopeOf>
)

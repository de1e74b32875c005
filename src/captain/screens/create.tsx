import type { Entity } from '../../../entities/language/entity.ts'
import { CreateRecord } from '../edit/create-record.tsx'
import type { FormContents } from '../form/record-form.tsx'
import { EntityScopeOf } from '../record/entity-scope.tsx'

/** The page that creates a record. */
export const Create = ({ entity, ...contents }: { readonly entity: Entity } & FormContents) => (
  <EntityScopeOf entity={entity}>
    <CreateRecord contents={contents} />
  </EntityScopeOf>
)

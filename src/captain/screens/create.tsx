import type { Entity } from '../../../entities/language/entity.ts'
import { CreateRecord } from '../edit/create-record.tsx'
import type { FormParts } from '../form/form-parts.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'

export { prepareInputs } from '../../fields/input/by-kind.ts'

interface CreateProps extends FormParts {
  readonly entity: Entity
}

/** The page that creates a record. */
export default function Create({ entity, ...parts }: CreateProps) {
  return (
    <EntityScopeOf entity={entity}>
      <CreateRecord parts={parts} />
    </EntityScopeOf>
  )
}

import { useParams } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { EditRecord } from '../edit/edit-record.tsx'
import type { FormParts } from '../form/form-parts.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'

export { prepareInputs } from '../../fields/input/by-kind.ts'

interface EditProps extends FormParts {
  readonly entity: Entity
}

/** The page that edits a record. Without an id in the path, the tenant's only record, which may never have been saved. */
export default function Edit({ entity, ...parts }: EditProps) {
  const { id } = useParams<{ id: string }>()
  return (
    <EntityScopeOf entity={entity}>
      <EditRecord key={id} id={id && decodeURIComponent(id)} parts={parts} />
    </EntityScopeOf>
  )
}

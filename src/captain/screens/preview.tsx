import { useParams } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import type { FieldComponents } from '../../kernel/form/field-entry.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'
import { PreviewRecord, type PreviewParts } from '../preview/preview-record.tsx'

interface PreviewProps extends PreviewParts {
  readonly entity: Entity
  readonly fields: FieldComponents
}

/** The read-only screen of a record; its id comes from the URL. */
export function Preview({ entity, ...parts }: PreviewProps) {
  const { id: address = '' } = useParams<{ id: string }>()
  return (
    <EntityScopeOf entity={entity}>
      <PreviewRecord key={address} address={address} {...parts} />
    </EntityScopeOf>
  )
}

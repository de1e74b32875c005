import { useParams } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'
import { PreviewRecord, type PreviewParts } from '../preview/preview-record.tsx'

interface PreviewProps extends PreviewParts {
  readonly entity: Entity
}

/** The read-only screen of a record; its id comes from the URL. */
export default function Preview({ entity, ...parts }: PreviewProps) {
  const { id: address = '' } = useParams<{ id: string }>()
  return (
    <EntityScopeOf entity={entity}>
      <PreviewRecord key={address} address={address} {...parts} />
    </EntityScopeOf>
  )
}

import type { ReactNode } from 'react'
import { useParams } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'
import { PreviewRecord, type PreviewParts } from '../preview/preview-record.tsx'

interface PreviewProps extends PreviewParts {
  readonly entity: Entity
  /** The fields, each named in `source`. */
  readonly children: ReactNode
}

/** The read-only screen of a record; its id comes from the URL. */
export function Preview({ entity, children, ...parts }: PreviewProps) {
  const { id: address = '' } = useParams<{ id: string }>()
  return (
    <EntityScopeOf entity={entity}>
      <PreviewRecord key={address} address={address} {...parts}>
        {children}
      </PreviewRecord>
    </EntityScopeOf>
  )
}

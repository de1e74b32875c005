import type { ReactNode } from 'react'
import { useParams } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { EntityScopeOf } from './entity-scope.tsx'
import { PreviewRecord } from '../preview/preview-record.tsx'

interface PreviewProps {
  readonly entity: Entity
  /** Additional actions in the header, specific to the entity. */
  readonly actions?: ReactNode
  /** Additional content below the fields, specific to the entity. */
  readonly more?: ReactNode
  /** The fields, each named in `source`. */
  readonly children: ReactNode
}

/** The read-only screen of a record; its id comes from the URL. */
export function Preview({ entity, actions, more, children }: PreviewProps) {
  const { id: address = '' } = useParams<{ id: string }>()
  return (
    <EntityScopeOf entity={entity}>
      <PreviewRecord key={address} address={address} actions={actions} more={more}>
        {children}
      </PreviewRecord>
    </EntityScopeOf>
  )
}

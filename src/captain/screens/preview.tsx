import type { ReactNode } from 'react'
import { useParams } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { EntityScopeOf } from './entity-scope.tsx'
import { PreviewRecord } from '../preview/preview-record.tsx'

interface PreviewProps {
  readonly entity: Entity
  /** What can be done with a record of this entity besides, in the head. */
  readonly actions?: ReactNode
  /** What stands below the fields of a record of this entity. */
  readonly more?: ReactNode
  /** The fields, each naming itself in `source`. */
  readonly children: ReactNode
}

/** The screen on which a record is read as a whole, found by its address in the URL. */
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

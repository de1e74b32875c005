import type { ReactNode } from 'react'
import type { Entity } from '../../entities/entity.ts'
import { EditRecord } from './form/edit-record.tsx'
import { Place } from './place.tsx'

/** The page that edits the tenant's only record of an entity; it is there before it was ever saved. */
export const EditSingle = ({ entity, children }: { readonly entity: Entity; readonly children: ReactNode }) => (
  <Place entity={entity}>
    <EditRecord id={undefined}>{children}</EditRecord>
  </Place>
)

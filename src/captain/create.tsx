import type { ReactNode } from 'react'
import type { Entity } from '../../entities/entity.ts'
import { CreateRecord } from './form/create-record.tsx'
import { Place } from './place.tsx'

/** The page that makes a new record. Its children are sections of inputs and a rail. */
export const Create = ({ entity, children }: { readonly entity: Entity; readonly children: ReactNode }) => (
  <Place entity={entity}>
    <CreateRecord>{children}</CreateRecord>
  </Place>
)

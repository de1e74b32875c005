import { useLocation } from 'ra-core'
import type { ReactNode } from 'react'
import { initialValues } from '../../../entities/body.ts'
import { useEntity } from '../entity-context.tsx'
import { sourceKey } from '../record-paths.ts'
import { useTenant } from '../tenant-context.tsx'
import { NewRecord } from './new-record.tsx'
import { NextVersion } from './next-version.tsx'

/** The form of a record to be, empty or filled with the version it is made of (`?from=`). */
export function CreateRecord({ children }: { readonly children: ReactNode }) {
  const entity = useEntity()
  const { site } = useTenant()
  const source = new URLSearchParams(useLocation().search).get(sourceKey)
  if (entity.versions && source) {
    return (
      <NextVersion key={source} source={source}>
        {children}
      </NextVersion>
    )
  }
  return <NewRecord values={initialValues(entity, site)}>{children}</NewRecord>
}

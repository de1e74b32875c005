import { useLocation } from 'react-admin'
import type { ReactNode } from 'react'
import { initialValues, type Values } from '../../../entities/body.ts'
import { isEnterable } from '../../../entities/calendar.ts'
import type { Entity } from '../../../entities/entity.ts'
import { useEntity } from '../entity-context.tsx'
import { sourceKey } from '../record-paths.ts'
import { useTenant } from '../tenant-context.tsx'
import { NewRecord } from './new-record.tsx'
import { NextVersion } from './next-version.tsx'

/** The form of a record to be: empty, filled with the version it is made of (`?from=`), or for a day of a calendar (`?date=`). */
export function CreateRecord({ children }: { readonly children: ReactNode }) {
  const entity = useEntity()
  const { site } = useTenant()
  const asked = new URLSearchParams(useLocation().search)
  const source = asked.get(sourceKey)
  if (entity.versions && source) {
    return (
      <NextVersion key={source} source={source}>
        {children}
      </NextVersion>
    )
  }
  const day = dayIn(entity, asked)
  return (
    <NewRecord values={{ ...initialValues(entity, site), ...day }} fromList={day !== undefined}>
      {children}
    </NewRecord>
  )
}

function dayIn({ calendar }: Entity, asked: URLSearchParams): Values | undefined {
  const day = calendar && asked.get(calendar.date)
  return day && isEnterable(day) ? { [calendar.date]: day } : undefined
}

import { lazy, Suspense } from 'react'
import { useEntity } from '../captain/entity-context.tsx'
import { patient } from '../shell/patient.ts'
import type { FieldProps } from './entry.ts'

const Mark = lazy(() => patient(() => import('./alert-note.tsx')))

/** Before a value, what about the record wants attention there. Most entities have nothing of the kind, and never download it. */
export function AlertMark({ source }: FieldProps) {
  if (!Object.values(useEntity().alerts ?? {}).some(({ at }) => at === source)) return null
  return (
    <Suspense>
      <Mark source={source} />
    </Suspense>
  )
}

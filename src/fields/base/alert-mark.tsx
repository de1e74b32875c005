import { lazy, Suspense } from 'react'
import { useEntity } from '../../captain/screens/entity-context.tsx'
import { loadWhenOnline } from '../../shell/api/load-when-online.ts'
import type { FieldProps } from './field-entry.ts'

const Mark = lazy(() => loadWhenOnline(() => import('./alert-note.tsx')))

/** Before a value, what about the record wants attention there. Most entities have nothing of the kind, and never download it. */
export function AlertMark({ source }: FieldProps) {
  if (!Object.values(useEntity().alerts ?? {}).some(({ at }) => at === source)) return null
  return (
    <Suspense>
      <Mark source={source} />
    </Suspense>
  )
}

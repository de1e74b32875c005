import { lazy, Suspense } from 'react'
import { loadWhenOnline } from '../../../shell/api/load-when-online.ts'
import { useEntity } from '../../screens/entity-context.tsx'

const PresenceNote = lazy(() => loadWhenOnline(() => import('./presence-note.tsx')))

/** Who else has a record open. Loaded after the page, which does not wait for it. */
export function Presence({ id }: { readonly id: string }) {
  return (
    <Suspense>
      <PresenceNote entity={useEntity().name} id={id} />
    </Suspense>
  )
}

import { Suspense, type ReactNode } from 'react'
import type { Entity } from '../../entities/entity.ts'
import { lazyPart } from '../shell/lazy-part.ts'
import { ScreenAwaited } from '../shell/screen-awaited.tsx'
import { WithWords } from '../shell/with-words.tsx'
import { useView } from './calendar/view.ts'
import { useEntity } from './entity-context.tsx'
import { Records } from './list/records.tsx'
import { Place } from './place.tsx'

export const Calendar = lazyPart(() => import('./calendar/calendar.tsx'))
export const SingleRecord = lazyPart(() => import('./list/single-record.tsx'))

interface ListProps {
  readonly entity: Entity
  /** The columns, each naming its field in `source`. */
  readonly children: ReactNode
}

/** The list screen of an entity; where the tenant has one record only, that record as a page. */
export const List = ({ entity, children }: ListProps) => (
  <Place entity={entity}>
    {entity.edit === 'single' ? (
      <Suspense fallback={<ScreenAwaited shape="form" />}>
        <SingleRecord>{children}</SingleRecord>
      </Suspense>
    ) : (
      <Viewed>{children}</Viewed>
    )}
  </Place>
)

/** The records as a list or, where they belong to days, as a calendar. */
function Viewed({ children }: { readonly children: ReactNode }) {
  const [view] = useView(useEntity())
  if (view === 'list') return <Records>{children}</Records>
  return (
    <Suspense fallback={<ScreenAwaited shape="list" />}>
      <WithWords sets={['validations']}>
        <Calendar view={view} />
      </WithWords>
    </Suspense>
  )
}

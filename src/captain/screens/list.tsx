import { Suspense, type ReactNode } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useRequestedCalendar, useCalendarView } from '../calendar/calendar-view.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { EntityList } from '../list/entity-list.tsx'
import { Calendar, SingleRecord } from '../lazy/list-parts.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'

interface ListProps {
  readonly entity: Entity
  /** The columns, each naming its field in `source`. */
  readonly children: ReactNode
}

/** An entity's list screen; where the tenant has only one record, that record. */
export const List = ({ entity, children }: ListProps) => (
  <EntityScopeOf entity={entity}>
    {entity.edit === 'single' ? (
      <Suspense fallback={<ScreenSkeleton shape="form" />}>
        <SingleRecord>{children}</SingleRecord>
      </Suspense>
    ) : (
      <ListOrCalendar>{children}</ListOrCalendar>
    )}
  </EntityScopeOf>
)

/** The records as a list or, for entities organised by day, a calendar. */
function ListOrCalendar({ children }: { readonly children: ReactNode }) {
  const entity = useEntity()
  useRequestedCalendar(entity)
  const [view] = useCalendarView(entity)
  if (view === 'list') return <EntityList>{children}</EntityList>
  return (
    <Suspense fallback={<ScreenSkeleton shape="list" />}>
      <WithWords sets={['validations', 'forms']}>
        <Calendar view={view} />
      </WithWords>
    </Suspense>
  )
}

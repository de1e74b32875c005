import { Suspense } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useRequestedCalendar, useCalendarView } from '../calendar/calendar-view.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import type { ListColumns } from '../../kernel/context/screen-map.ts'
import { EntityList } from '../list/entity-list.tsx'
import { Calendar, SingleRecord } from '../lazy/list-parts.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'

interface ListProps {
  readonly entity: Entity
  readonly columns?: ListColumns | undefined
}

const noColumns: ListColumns = {}

/** An entity's list screen; where the tenant has only one record, that record. */
export default function List({ entity, columns = noColumns }: ListProps) {
  return (
    <EntityScopeOf entity={entity}>
      {entity.edit === 'single' ? (
        <Suspense fallback={<ScreenSkeleton shape="form" />}>
          <SingleRecord />
        </Suspense>
      ) : (
        <ListOrCalendar columns={columns} />
      )}
    </EntityScopeOf>
  )
}

/** The records as a list or, for entities organised by day, a calendar. */
function ListOrCalendar({ columns }: { readonly columns: ListColumns }) {
  const entity = useEntity()
  useRequestedCalendar(entity)
  const [view] = useCalendarView(entity)
  if (view === 'list') return <EntityList columns={columns} />
  return (
    <Suspense fallback={<ScreenSkeleton shape="list" />}>
      <WithWords sets={['validations', 'forms']}>
        <Calendar view={view} />
      </WithWords>
    </Suspense>
  )
}

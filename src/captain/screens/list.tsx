import { Suspense } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useRequestedCalendar, useCalendarView } from '../calendar/calendar-view.ts'
import type { FieldComponents } from '../../kernel/form/field-entry.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { EntityList } from '../list/entity-list.tsx'
import { Calendar, SingleRecord } from '../lazy/list-parts.ts'
import { EntityScopeOf } from '../record/entity-scope.tsx'

interface ListProps {
  readonly entity: Entity
  readonly columns: FieldComponents
}

/** An entity's list screen; where the tenant has only one record, that record. */
export const List = ({ entity, columns }: ListProps) => (
  <EntityScopeOf entity={entity}>
    {entity.edit === 'single' ? (
      <Suspense fallback={<ScreenSkeleton shape="form" />}>
        <SingleRecord columns={columns} />
      </Suspense>
    ) : (
      <ListOrCalendar columns={columns} />
    )}
  </EntityScopeOf>
)

/** The records as a list or, for entities organised by day, a calendar. */
function ListOrCalendar({ columns }: Pick<ListProps, 'columns'>) {
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

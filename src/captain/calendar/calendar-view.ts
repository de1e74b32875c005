import { useStore } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'

export const calendarViews = ['list', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** How one looks at the records of an entity; remembered. Where a week makes the records, it comes first. */
export function useCalendarView({ name, calendar }: Entity): readonly [CalendarView, (view: CalendarView) => void] {
  const [view, setView] = useStore<CalendarView>(`${name}.view`, calendar?.rows ? 'week' : 'list')
  return [calendar ? view : 'list', setView]
}

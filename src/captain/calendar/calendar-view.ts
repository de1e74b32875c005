import { useStore } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'

export const calendarViews = ['list', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The chosen view of an entity's records, remembered. Where records are created per week, the week comes first. */
export function useCalendarView({ name, calendar }: Entity): readonly [CalendarView, (view: CalendarView) => void] {
  const [view, setView] = useStore<CalendarView>(`${name}.view`, calendar?.rows ? 'week' : 'list')
  return [calendar ? view : 'list', setView]
}

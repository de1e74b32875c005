import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useStore, useStoreContext } from 'react-admin'
import type { Entity } from '../../../entities/language/entity.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { calendarSearch } from './calendar-search.ts'
import { forgetShownDay } from './use-shown-day.ts'

export const calendarViews = ['list', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

const storeKey = ({ name }: Entity): string => `${name}.view`

/**
 * The chosen view of an entity's records, remembered. The calendar comes first:
 * the week where records are created per week, else the month. An address
 * that asks for something, such as a filter, asks it of the list; another view takes it back.
 */
export function useCalendarView(entity: Entity): readonly [CalendarView, (view: CalendarView) => void] {
  const { calendar } = entity
  const { search } = useLocation()
  const navigate = useNavigate()
  const [view, setView] = useStore<CalendarView>(storeKey(entity), calendar?.rows ? 'week' : 'month')
  const asksOfList = search !== '' && !asksForCalendar(search)
  return [
    calendar && !asksOfList ? view : 'list',
    (next) => {
      setView(next)
      if (asksOfList && next !== 'list') navigate({ search: '' }, { replace: true })
    },
  ]
}

const asksForCalendar = (search: string): boolean =>
  new URLSearchParams(search).get('calendar') === calendarSearch.calendar

/**
 * Where the address asks for an entity's calendar, chooses it before it is drawn: the month for who had chosen that, else
 * the week, with today. Then the address no longer says so, and coming back to it finds what was shown last.
 */
export function useRequestedCalendar(entity: Entity): void {
  const { slug } = useTenant()
  const { search } = useLocation()
  const navigate = useNavigate()
  const store = useStoreContext()
  const asked = entity.calendar !== undefined && asksForCalendar(search)
  useState(() => {
    if (!asked) return
    forgetShownDay(slug, entity.name)
    const chosen = store.getItem<CalendarView>(storeKey(entity))
    if (chosen !== 'week' && chosen !== 'month') store.setItem(storeKey(entity), 'week')
  })
  useEffect(() => {
    if (asked) navigate({ search: '' }, { replace: true })
  }, [asked, navigate])
}

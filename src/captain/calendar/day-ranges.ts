import { addDays, daysBetween, monthOf, weekOf } from '../../../entities/language/dates/plain-date.ts'
import type { CalendarView } from './calendar-view.ts'

/** A month of 31 days that begins on a Saturday touches so many. */
const maxWeeks = 6

/** The days of a week, or all weeks that a month touches. */
export function visibleDays(view: CalendarView, day: string): readonly string[] {
  const { from, until } = view === 'week' ? weekOf(day) : monthOf(day)
  const [first, last] = [weekOf(from).from, weekOf(until).until]
  return daysBetween(first, last, maxWeeks * 7)
}

/** The same day a week earlier or later; the first day of the month before or after. */
export function shiftPeriod(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * by)
  const { from, until } = monthOf(day)
  return by === 1 ? addDays(until, 1) : monthOf(addDays(from, -1)).from
}

/** Days run from Monday; the place a cell has moves with an arrow key. */
export function shiftDays(index: number, key: string, columns: number, count: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  const next = index + (steps[key] ?? 0)
  return next >= 0 && next < count ? next : index
}

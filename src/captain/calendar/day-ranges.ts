import { addDays, daysBetween, monthOf, weekOf } from '../../../entities/language/dates/plain-date.ts'
import type { CalendarView } from './calendar-view.ts'

/** A 31-day month beginning on a Saturday spans six weeks. */
const maxWeeks = 6

/** The days of a week, or of all weeks that a month touches. */
export function visibleDays(view: CalendarView, day: string): readonly string[] {
  const { from, until } = view === 'week' ? weekOf(day) : monthOf(day)
  const [first, last] = [weekOf(from).from, weekOf(until).until]
  return daysBetween(first, last, maxWeeks * 7)
}

/** The same day one week earlier or later, or the first day of the previous or next month. */
export function shiftPeriod(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * by)
  const { from, until } = monthOf(day)
  return by === 1 ? addDays(until, 1) : monthOf(addDays(from, -1)).from
}

/** The index to which an arrow key moves the focus in a grid; unchanged at its edges. */
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

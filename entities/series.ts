import { addDays, isDate } from './calendar.ts'
import type { Issue } from './issue.ts'

/** A record for every day from its own to another, both included. */
export interface Series {
  /** The field of the day. */
  readonly date: string
  /** How many days at most. */
  readonly most: number
}

/** What is wrong with a last day, beside the first one; a first day that is none is the record's own matter. */
export function seriesIssue({ date, most }: Series, first: unknown, until: unknown): Issue | undefined {
  const issue = (rule: string, params: Issue['params'] = {}): Issue => ({ path: ['until'], rule, params })
  if (typeof until !== 'string' || !isDate(until)) return issue('date')
  if (typeof first !== 'string' || !isDate(first)) return undefined
  if (until < first) return issue('integrity.endNotBeforeStart', { start: date, end: 'until' })
  const latest = addDays(first, most - 1)
  return until > latest ? issue('dateNotAfter.date', { date: latest }) : undefined
}

/** The days from a first to a last. */
export function daysOf(first: string, until: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

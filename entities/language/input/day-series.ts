import { addDays, daysBetween } from '../dates/plain-date.ts'
import { brokenDateRule } from '../fields/date.ts'
import type { Issue } from './issues.ts'

/** A series of records, one for each day from the record's own day to another, both included. */
export interface DaySeries {
  /** The field that holds the day. */
  readonly date: string
  /** The maximum number of days. */
  readonly most: number
}

/** The issue with the last day of a series, if any. An invalid first day is reported by the record's own validation. */
export function seriesIssue({ date, most }: DaySeries, first: unknown, until: unknown): Issue | undefined {
  const issue = (rule: string, params: Issue['params'] = {}): Issue => ({ path: ['until'], rule, params })
  const brokenRule = brokenDateRule(until)
  if (brokenRule) return issue(brokenRule.rule, brokenRule.params)
  if (brokenDateRule(first)) return undefined
  if (String(until) < String(first)) return issue('integrity.endNotBeforeStart', { start: date, end: 'until' })
  const latest = addDays(String(first), most - 1)
  return String(until) > latest ? issue('dateNotAfter.date', { date: latest }) : undefined
}

/** The days of a series in order; empty if the first day is invalid. */
export const seriesDays = ({ most }: DaySeries, first: unknown, until: string): readonly string[] =>
  brokenDateRule(first) ? [] : daysBetween(String(first), until, most)

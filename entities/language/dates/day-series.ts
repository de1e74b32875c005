import { addDays, daysBetween } from './plain-date.ts'
import { brokenDateRule } from '../fields/date.ts'
import type { Issue } from '../input/issues.ts'

/** A record for every day from its own to another, both included. */
export interface DaySeries {
  /** The field of the day. */
  readonly date: string
  /** How many days at most. */
  readonly most: number
}

/** What is wrong with a last day, beside the first one; a first day that is none is the record's own matter. */
export function seriesIssue({ date, most }: DaySeries, first: unknown, until: unknown): Issue | undefined {
  const issue = (rule: string, params: Issue['params'] = {}): Issue => ({ path: ['until'], rule, params })
  const brokenRule = brokenDateRule(until)
  if (brokenRule) return issue(brokenRule.rule, brokenRule.params)
  if (brokenDateRule(first)) return undefined
  if (String(until) < String(first)) return issue('integrity.endNotBeforeStart', { start: date, end: 'until' })
  const latest = addDays(String(first), most - 1)
  return String(until) > latest ? issue('dateNotAfter.date', { date: latest }) : undefined
}

/** The days of a series in order; none where the first is no day that can be entered. */
export const seriesDays = ({ most }: DaySeries, first: unknown, until: string): readonly string[] =>
  brokenDateRule(first) ? [] : daysBetween(String(first), until, most)

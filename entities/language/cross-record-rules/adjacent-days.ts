import type { AdjacentDayRule } from './rule.ts'
import type { RecordValues } from '../condition.ts'

type Span = Readonly<Record<string, unknown>>

const minutesOf = (clock: unknown): number => Number(String(clock).slice(0, 2)) * 60 + Number(String(clock).slice(3))
const minutesPerDay = 24 * 60

/**
 * Hours that run past midnight end before the next day's begin. `spans` is the repeated group of hours on the 30-hour
 * clock, followed by the names of its start and end fields; `date` is the day they belong to; `groupBy` are the fields
 * that identify whose days are compared.
 */
export const noOverlapWithNextDay = <F extends string>(
  spans: F,
  [start, end]: readonly [string, string],
  date: F,
  ...groupBy: readonly F[]
): AdjacentDayRule<F> => {
  const spansOf = (record: RecordValues | undefined) => (record?.[spans] ?? []) as readonly Span[]
  const isApart = (day: RecordValues | undefined, next: RecordValues | undefined): boolean =>
    spansOf(day).every((ofDay) =>
      spansOf(next).every((ofNext) => minutesOf(ofDay[end]) - minutesPerDay <= minutesOf(ofNext[start])),
    )
  return {
    rule: 'integrity.crossDayOverlap',
    params: {},
    at: spans,
    groupBy,
    adjacentBy: date,
    fields: [spans],
    holds: (record, before, after) => isApart(before, record) && isApart(record, after),
  }
}

import type { BesideRule } from './rule.ts'
import type { RecordValues } from '../record-rule.ts'

type Span = Readonly<Record<string, unknown>>

const minutes = (clock: unknown): number => Number(String(clock).slice(0, 2)) * 60 + Number(String(clock).slice(3))
const wholeDay = 24 * 60

/**
 * What a day runs past midnight ends before the next day begins. `spans` are rows from a time to a time of the 30-hour
 * clock, `date` is the day they belong to, `alike` says whose days are compared.
 */
export const apartFromNextDay = <F extends string>(
  spans: F,
  [start, end]: readonly [string, string],
  date: F,
  ...alike: readonly F[]
): BesideRule<F> => {
  const spansOf = (record: RecordValues | undefined) => (record?.[spans] ?? []) as readonly Span[]
  const apart = (day: RecordValues | undefined, next: RecordValues | undefined): boolean =>
    spansOf(day).every((late) => spansOf(next).every((early) => minutes(late[end]) - wholeDay <= minutes(early[start])))
  return {
    rule: 'integrity.crossDayOverlap',
    params: {},
    at: spans,
    alike,
    beside: date,
    of: [spans],
    holds: (record, before, after) => apart(before, record) && apart(record, after),
  }
}

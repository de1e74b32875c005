import type { LimitRule } from './rule.ts'

/** No two records have the same values in both fields. The fault is shown at the first field. */
export const uniquePair = <F extends string>(a: F, b: F): LimitRule<F> => ({
  rule: 'integrity.uniquePair',
  params: { a, b },
  at: a,
  groupBy: [a, b],
  max: 1,
})

/** At most `max` records have the same value in a field. */
export const maxPerValue = <F extends string>(field: F, max: number): LimitRule<F> => ({
  rule: 'integrity.countMax',
  params: { max },
  at: field,
  groupBy: [field],
  max,
})

/** At most one published record takes effect on any date. */
export const onePublishedPerDate = <F extends string>(date: F, status: F): LimitRule<F> => ({
  rule: 'integrity.onePublishedPerDate',
  params: {},
  at: date,
  groupBy: [date],
  when: { [status]: 'published' } as Partial<Record<F, string>>,
  max: 1,
})

/** At most one record has the toggle switched on. */
export const atMostOne = <F extends string>(flag: F): LimitRule<F> => ({
  rule: 'integrity.exactlyOneMain',
  params: {},
  at: flag,
  groupBy: [],
  when: { [flag]: true } as Partial<Record<F, boolean>>,
  max: 1,
})

/** No two records have periods that share a day. */
export const noOverlap = <F extends string>(start: F, end: F): LimitRule<F> => ({
  rule: 'integrity.periodOverlap',
  params: {},
  at: start,
  groupBy: [],
  period: [start, end],
  max: 1,
})

/** No two records of a group have periods that share a day. */
export const noOverlapPerGroup = <F extends string>(
  start: F,
  end: F,
  ...groupBy: readonly [F, ...F[]]
): LimitRule<F> => ({
  ...noOverlap(start, end),
  rule: 'integrity.samePeriod',
  params: { labels: groupBy.join(',') },
  at: groupBy[0],
  groupBy,
})

/** A value is unique across the records of all parents. */
export const uniqueAcrossParents = <F extends string>(field: F): LimitRule<F> => ({
  rule: 'duplicate',
  params: {},
  at: field,
  groupBy: [field],
  max: 1,
  acrossParents: true,
})

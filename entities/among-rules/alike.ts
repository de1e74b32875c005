import type { AlikeRule } from './rule.ts'

/** No two records have the same values in both fields. The fault is shown at the first. */
export const uniquePair = <F extends string>(a: F, b: F): AlikeRule<F> => ({
  rule: 'integrity.uniquePair',
  params: { a, b },
  at: a,
  alike: [a, b],
  most: 1,
})

/** At most so many records have the same value in a field. */
export const mostWithin = <F extends string>(field: F, max: number): AlikeRule<F> => ({
  rule: 'integrity.countMax',
  params: { max },
  at: field,
  alike: [field],
  most: max,
})

/** At most one of the records that take effect on a date is published. */
export const onePublishedPerDate = <F extends string>(date: F, status: F): AlikeRule<F> => ({
  rule: 'integrity.onePublishedPerDate',
  params: {},
  at: date,
  alike: [date],
  when: { [status]: 'published' } as Partial<Record<F, string>>,
  most: 1,
})

/** At most one record is marked by a switch. */
export const atMostOne = <F extends string>(flag: F): AlikeRule<F> => ({
  rule: 'integrity.exactlyOneMain',
  params: {},
  at: flag,
  alike: [],
  when: { [flag]: true } as Partial<Record<F, boolean>>,
  most: 1,
})

/** The periods of no two records share a day. */
export const noOverlap = <F extends string>(start: F, end: F): AlikeRule<F> => ({
  rule: 'integrity.periodOverlap',
  params: {},
  at: start,
  alike: [],
  during: [start, end],
  most: 1,
})

/** The periods of no two records that are alike share a day. */
export const noOverlapAlike = <F extends string>(start: F, end: F, ...alike: readonly [F, ...F[]]): AlikeRule<F> => ({
  ...noOverlap(start, end),
  rule: 'integrity.samePeriod',
  params: { labels: alike.join(',') },
  at: alike[0],
  alike,
})

/** A value that no other record has, whatever it stands within. */
export const uniqueEverywhere = <F extends string>(field: F): AlikeRule<F> => ({
  rule: 'duplicate',
  params: {},
  at: field,
  alike: [field],
  most: 1,
  everywhere: true,
})

import type { CoversSumRule, ReferencingSum } from './rule.ts'

/** Warns if a number is lower than what the records that reference this one hold. */
export const coversHeld = <F extends string>(number: F, covers: ReferencingSum): CoversSumRule<F> => ({
  rule: 'integrity.belowHeld',
  params: {},
  at: number,
  covers,
  warning: true,
})

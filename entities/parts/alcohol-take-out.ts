import type { RecordRule } from '../language/record-rules/index.ts'

/** Warns that selling alcohol to take away requires a licence. */
export const alcoholTakeOut = <F extends string>(isAlcohol: F, canTakeOut: F): RecordRule<F> => ({
  rule: 'integrity.alcoholTakeOut',
  params: {},
  at: canTakeOut,
  holds: (record) => record[isAlcohol] !== true || record[canTakeOut] !== true,
  warning: true,
})

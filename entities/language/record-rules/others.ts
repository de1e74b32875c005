import type { RecordRule } from './rule.ts'
import { hasValue } from './condition.ts'

/** A record does not point at itself. One that is new has no id yet, and cannot. */
export const notSelf = <F extends string>(references: F): RecordRule<F> => ({
  rule: 'integrity.notSelf',
  params: {},
  at: references,
  holds: (record) => !hasValue(record.id) || ![record[references]].flat().includes(record.id),
})

/** A registration number whose digits differ from the corporate number is worth a second look: a company's are the same, a sole proprietor's are not. */
export const invoiceMatchesCorporate = <F extends string>(corporate: F, invoice: F): RecordRule<F> => ({
  rule: 'integrity.invoiceMismatch',
  params: {},
  at: invoice,
  holds: (record) =>
    !hasValue(record[corporate]) || !hasValue(record[invoice]) || record[invoice] === `T${String(record[corporate])}`,
  warning: true,
})

/** Who sells alcohol to take away needs a licence, which is worth a second look. */
export const alcoholTakeOut = <F extends string>(isAlcohol: F, canTakeOut: F): RecordRule<F> => ({
  rule: 'integrity.alcoholTakeOut',
  params: {},
  at: canTakeOut,
  holds: (record) => record[isAlcohol] !== true || record[canTakeOut] !== true,
  warning: true,
})

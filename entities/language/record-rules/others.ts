import type { RecordRule } from './rule.ts'
import { hasValue } from '../condition.ts'

/** A record does not reference itself. A new record has no id yet, so it cannot. */
export const notSelf = <F extends string>(references: F): RecordRule<F> => ({
  rule: 'integrity.notSelf',
  params: {},
  at: references,
  holds: (record) => !hasValue(record.id) || ![record[references]].flat().includes(record.id),
})

/**
 * Warns if the digits of an invoice registration number differ from the corporate number: they are the same for a
 * company, but not for a sole proprietor.
 */
export const invoiceMatchesCorporate = <F extends string>(corporate: F, invoice: F): RecordRule<F> => ({
  rule: 'integrity.invoiceMismatch',
  params: {},
  at: invoice,
  holds: (record) =>
    !hasValue(record[corporate]) || !hasValue(record[invoice]) || record[invoice] === `T${String(record[corporate])}`,
  warning: true,
})

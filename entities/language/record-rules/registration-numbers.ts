import type { RecordRule } from './rule.ts'
import { hasValue } from '../condition.ts'

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

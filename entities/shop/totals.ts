import type { RecordValues } from '../language/condition.ts'
import type { RecordRule } from '../language/record-rules/rule.ts'
import { isTaxAllowed, standardRate, taxSums, type TaxRate, type TaxSum } from '../language/numbers/tax.ts'

interface Item {
  readonly taxRate: TaxRate
  readonly unitPrice: number
  readonly quantity: number
  readonly amount: number
}

const rowsOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as readonly T[]) : [])
const numberOrZero = (value: unknown): number => (typeof value === 'number' ? value : 0)
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

interface Totals<F extends string> {
  readonly items: F
  readonly itemsTotal: F
  readonly shipping: F
  readonly discount: F
  readonly total: F
}

/**
 * Each line's amount is price times quantity, and the total is the sum of the lines plus the shipping fee minus the
 * discount.
 */
export const totalsAddUp = <const F extends string>(fields: Totals<F>): RecordRule<F> =>
  totalRule(fields.total, (record) => {
    const lines = rowsOf<Item>(record[fields.items])
    const itemsTotal = numberOrZero(record[fields.itemsTotal])
    return (
      lines.every(({ unitPrice, quantity, amount }) => amount === unitPrice * quantity) &&
      sum(lines.map(({ amount }) => amount)) === itemsTotal &&
      itemsTotal + numberOrZero(record[fields.shipping]) - numberOrZero(record[fields.discount]) ===
        record[fields.total]
    )
  })

/**
 * The amounts charged at each tax rate add up to the total, and the tax of each rate is correct. Without a discount
 * (which may be taken from either rate), the amount of each rate is the sum of its lines, with shipping at the standard
 * rate.
 */
export const taxesAddUp = <const F extends string>(breakdown: F, fields: Totals<F>): RecordRule<F> =>
  totalRule(breakdown, (record) => {
    const sums = rowsOf<TaxSum>(record[breakdown])
    if (sum(sums.map(({ taxableAmount }) => taxableAmount)) !== record[fields.total] || !sums.every(isTaxAllowed))
      return false
    if (numberOrZero(record[fields.discount]) > 0) return true
    const shipping = { amount: numberOrZero(record[fields.shipping]), taxRate: standardRate }
    return taxSums([...rowsOf<Item>(record[fields.items]), shipping]).every(
      ({ taxRate, taxableAmount }) =>
        taxableAmount === numberOrZero(sums.find((each) => each.taxRate === taxRate)?.taxableAmount),
    )
  })

const totalRule = <F extends string>(at: F, holds: (record: RecordValues) => boolean): RecordRule<F> => ({
  rule: 'integrity.totalMismatch',
  params: {},
  at,
  holds,
})

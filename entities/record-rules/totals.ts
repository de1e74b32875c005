import type { RecordRule, RecordValues } from './rule.ts'
import { isTaxOf, standardRate, taxSums, type TaxRate, type TaxSum } from '../tax.ts'

interface Item {
  readonly taxRate: TaxRate
  readonly unitPrice: number
  readonly quantity: number
  readonly amount: number
}

const rows = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as readonly T[]) : [])
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

interface Totals<F extends string> {
  readonly items: F
  readonly itemsTotal: F
  readonly shipping: F
  readonly discount: F
  readonly total: F
}

/** Each line is its price times its quantity, and the lines with the shipping fee less the discount are the total. */
export const totalsAddUp = <const F extends string>(names: Totals<F>): RecordRule<F> =>
  mismatch(names.total, (record) => {
    const lines = rows<Item>(record[names.items])
    const itemsTotal = number(record[names.itemsTotal])
    return (
      lines.every(({ unitPrice, quantity, amount }) => amount === unitPrice * quantity) &&
      sum(lines.map(({ amount }) => amount)) === itemsTotal &&
      itemsTotal + number(record[names.shipping]) - number(record[names.discount]) === record[names.total]
    )
  })

/**
 * What was charged at each rate is the total together, and the tax of each is in it. Without a discount, which may be
 * taken from either rate, each rate is what its lines come to, shipping at the standard one.
 */
export const taxesAddUp = <const F extends string>(breakdown: F, names: Totals<F>): RecordRule<F> =>
  mismatch(breakdown, (record) => {
    const sums = rows<TaxSum>(record[breakdown])
    if (sum(sums.map(({ taxableAmount }) => taxableAmount)) !== record[names.total] || !sums.every(isTaxOf))
      return false
    if (number(record[names.discount]) > 0) return true
    const shipping = { amount: number(record[names.shipping]), taxRate: standardRate }
    return taxSums([...rows<Item>(record[names.items]), shipping]).every(
      ({ taxRate, taxableAmount }) =>
        taxableAmount === number(sums.find((each) => each.taxRate === taxRate)?.taxableAmount),
    )
  })

const mismatch = <F extends string>(at: F, holds: (record: RecordValues) => boolean): RecordRule<F> => ({
  rule: 'integrity.totalMismatch',
  params: {},
  at,
  holds,
})

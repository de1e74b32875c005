import { compareDecimals } from '../numbers/decimals.ts'
import type { RecordRule } from './rule.ts'
import { hasValue, matchesCondition, type FieldNamesIn, type When, type RecordValues } from '../condition.ts'

/** Compares two amounts like `compareDecimals`; undefined if one is missing. Decimals are text. */
const compareAmounts = (record: RecordValues, a: string, b: string): number | undefined =>
  hasValue(record[a]) && hasValue(record[b]) ? compareDecimals(String(record[a]), String(record[b])) : undefined

const atMostRule =
  (rule: string) =>
  <F extends string>(amount: F, limit: F): RecordRule<F> => ({
    rule: `integrity.${rule}`,
    params: {},
    at: amount,
    compares: [amount, limit],
    holds: (record) => (compareAmounts(record, amount, limit) ?? 0) <= 0,
  })

/** The discount is at most the price. */
export const discountLimit = atMostRule('discountLimit')
/** The amount refunded is at most the amount paid. */
export const refundLimit = atMostRule('refundLimit')
/** The remaining places are at most all places. */
export const remainingLimit = atMostRule('remainingLimit')

/** The maximum is not below the minimum, if both are present. */
export const maxNotBelowMin = <F extends string>(min: F, max: F): RecordRule<F> => ({
  rule: 'integrity.maxNotBelowMin',
  params: { a: max, b: min },
  at: max,
  compares: [max, min],
  holds: (record) => (compareAmounts(record, max, min) ?? 0) >= 0,
})

/** The regular price, if present, is above the current price. */
export const listPriceHigher = <F extends string>(listPrice: F, price: F): RecordRule<F> => ({
  rule: 'integrity.listPriceHigher',
  params: {},
  at: listPrice,
  compares: [listPrice, price],
  holds: (record) => (compareAmounts(record, listPrice, price) ?? 1) > 0,
})

/** The amount received equals the amount due, when the record matches the condition. */
export const amountMatches = <F extends string, const W extends When>(
  paid: F,
  due: F,
  when: W,
): RecordRule<F | FieldNamesIn<W>, W> => ({
  rule: 'integrity.amountMismatch',
  params: {},
  at: paid,
  compares: [paid, due],
  when,
  holds: (record) => !matchesCondition(when, record) || compareAmounts(record, paid, due) === 0,
})

/** An amount is whole yen if its type is `yen`, and at most 100 if it is `percent`. */
export const amountShape = <F extends string>(amount: F, type: F): RecordRule<F> => ({
  rule: 'integrity.amountShape',
  params: {},
  at: amount,
  holds: (record) => {
    if (!hasValue(record[amount])) return true
    const text = String(record[amount])
    if (record[type] === 'yen') return /^[0-9]+$/.test(text)
    return record[type] !== 'percent' || compareDecimals(text, '100') <= 0
  },
})

import { decimalPlaces } from '../db/column.ts'

/**
 * Decimals are kept as their plain form with the whole part filled up with zeros: text that sorts, and compares, as the
 * numbers do, exactly and by index, on both databases alike (a number of SQLite's own is binary, and JavaScript's would
 * lose the last places on the way).
 */
export function toSortableDecimal(plain: string): string {
  const [whole = '', ...part] = plain.split('.')
  return [whole.padStart(decimalPlaces, '0'), ...part].join('.')
}

export const fromSortableDecimal = (sortable: string): string => sortable.replace(/^0+(?=[0-9])/, '')

import { decimalPlaces } from '../../base/db/column.ts'

/**
 * Decimals are stored in plain form with the integer part zero-padded. As text they sort and compare exactly like the
 * numbers, using an index, on both databases. (SQLite's own numbers are binary, and JavaScript's would lose the last
 * digits.)
 */
export function toSortableDecimal(plain: string): string {
  const [whole = '', ...part] = plain.split('.')
  return [whole.padStart(decimalPlaces, '0'), ...part].join('.')
}

export const fromSortableDecimal = (sortable: string): string => sortable.replace(/^0+(?=[0-9])/, '')

import { integerMax, max, min } from '../../../entities/language/rules/numbers.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  { rule: min(1), valid: [1, 2], invalid: [0, -1, 0.999] },
  { rule: max(10), valid: [10, -10], invalid: [11, 10.001] },
  { rule: integerMax(), valid: [2_147_483_647, 0], invalid: [2_147_483_648] },

  { rule: min(0), valid: ['0', '0.001', '9999999999999.999'], invalid: ['-0.001'] },
]

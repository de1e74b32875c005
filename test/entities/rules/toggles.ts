import { onlyFalse, onlyTrue } from '../../../entities/language/rules/toggles.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  { rule: onlyTrue(), valid: [true], invalid: [false, 'true', 1] },
  { rule: onlyFalse(), valid: [false], invalid: [true, 'false', 0] },
]

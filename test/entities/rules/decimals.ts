import { decimal1, decimal2, decimal2Max, decimal3, decimal3Max } from '../../../entities/language/rules/decimals.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  {
    rule: decimal1(),
    valid: ['0', '12', '12.5', '-0.5', '9'.repeat(30)],
    invalid: ['', '12.', '.5', '12.55', '１２.5', '12．5', '1,5', '1e3', ' 1', '+1', '--1', '1\n'],
  },
  { rule: decimal2(), valid: ['0', '12.5', '12.55', '-1.25'], invalid: ['', '12.555', '12.', 'x', '1.2.3'] },
  { rule: decimal3(), valid: ['0', '12.555', '-12.555'], invalid: ['', '12.5555', '.555', '∞', 'NaN'] },
  {
    rule: decimal2Max(),
    valid: ['0', '-99999999999999', '9999999999999.99', '0009999999999999.990'],
    invalid: ['9999999999999.991', '10000000000000', '99999999999990', 'x'],
  },
  {
    rule: decimal3Max(),
    valid: ['9999999999999.999', '9999999999999.9990'],
    invalid: ['9999999999999.9991', '10000000000000', 'x'],
  },
]

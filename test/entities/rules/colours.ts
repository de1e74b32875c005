import { hexColorShape } from '../../../entities/language/rules/colours.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  {
    rule: hexColorShape(),
    valid: ['#000000', '#AbCdEf'],
    invalid: ['#000', '000000', '#00000g', '#0000000', '＃000000'],
  },
]

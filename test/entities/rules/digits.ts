import {
  digitsExact,
  digitsHyphen,
  digitsHyphenDigits,
  digitsMax,
  digitsMin,
  editionShape,
  janCode,
  numeric,
} from '../../../entities/language/rules/digits.ts'
import type { Table } from './table.ts'

export const tables: readonly Table[] = [
  {
    rule: numeric(),
    valid: ['0', '007', '9'.repeat(100)],
    invalid: ['', ' ', '１', '1.0', '-1', '1 ', '一', '٣', '1\n'],
  },
  { rule: digitsExact(3), valid: ['000', '123'], invalid: ['', '12', '1234', '１２３', '12a', ' 123', '123\n'] },
  { rule: digitsMin(3), valid: ['123', '1234', '0'.repeat(100)], invalid: ['', '12', '１２３', '12a'] },
  { rule: digitsMax(3), valid: ['1', '123'], invalid: ['', '1234', '１', '1a', '-1'] },
  {
    rule: digitsHyphen(),
    valid: ['1-2', '-', '123', '--1'],
    invalid: ['', '1‐2', '1−2', '1–2', '1ー2', '1－2', '１-２', '1 2', '1-2\n'],
  },
  {
    rule: digitsHyphenDigits(4, 2),
    valid: ['2026-04', '0000-00'],
    invalid: ['', '202604', '2026-4', '2026-004', '26-04', '2026−04', '２０２６-04', '2026-04-01'],
  },
  {
    rule: janCode(),
    valid: ['49123456', '4901234567894'],
    invalid: ['', '4912345', '491234567', '490123456789', '49012345678945', '４９123456'],
  },
  {
    rule: editionShape(),
    valid: ['1.0', '2.10.3', '999.999.999'],
    invalid: ['', '1', '1.', '.1', '1.0.0.0', '1000.0', '1．0', 'v1.0', '1.0\n'],
  },
]

import { yen } from '../../entities/language/fields/yen.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: yen(),
  valid: [0, 1234, 2147483647],
  invalid: [
    { value: null, rule: 'required' },
    { value: -1, rule: 'min' },
    { value: 2147483648, rule: 'integerMax' },
    { value: 1.5, rule: 'integer' },
    { value: '1234', rule: 'integer' },
    { value: 'free', rule: 'integer' },
  ],
  stored: [
    ['1234', 1234],
    ['１２３４', 1234],
    ['1,234,567', 1234567],
    ['１，２３４円', 1234],
    ['¥1,234', 1234],
    ['￥ 1,234', 1234],
    ['12,34', '12,34'],
    ['1.5', '1.5'],
    ['free', 'free'],
  ],
  shown: [
    [0, '0円', '¥0'],
    [1234567, '1,234,567円', '¥1,234,567'],
  ],
} satisfies Examples

export const fill: Fill = typed

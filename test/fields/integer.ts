import { integer } from '../../entities/language/fields/integer.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: integer({ min: 1 }),
  valid: [1, 1200, 2147483647],
  invalid: [
    { value: null, rule: 'required' },
    { value: 0, rule: 'min' },
    { value: 2147483648, rule: 'integerMax' },
    { value: 1.5, rule: 'integer' },
    { value: '12', rule: 'integer' },
    { value: 'twelve', rule: 'integer' },
  ],
  stored: [
    ['12', 12],
    ['１２', 12],
    [' 007 ', 7],
    ['-3', -3],
    ['1.5', '1.5'],
    ['twelve', 'twelve'],
  ],
  shown: [
    [7, '7', '7'],
    [1200000, '1,200,000', '1,200,000'],
  ],
} satisfies Examples

export const fill: Fill = typed

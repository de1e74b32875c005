import { phone } from '../../entities/language/fields/phone.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: phone(),
  valid: ['03-1234-5678', '0312345678', '+81-3-1234-5678', '090-1234-5678'],
  invalid: [
    { value: null, rule: 'required' },
    { value: '1234', rule: 'phone' },
    { value: '03-1234-567x', rule: 'phone' },
    { value: '03-1234-5678 内線5', rule: 'phone' },
    { value: 312345678, rule: 'text' },
  ],
  stored: [
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['03ー1234ー5678', '03-1234-5678'],
    ['03−1234−5678 ', '03-1234-5678'],
  ],
  shown: [['03-1234-5678', '03-1234-5678', '03-1234-5678']],
} satisfies Examples

export const fill: Fill = typed

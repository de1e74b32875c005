import { postalCode } from '../../entities/language/fields/postal-code.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: postalCode(),
  valid: ['5070033', '507-0033'],
  invalid: [
    { value: null, rule: 'required' },
    { value: '507003', rule: 'postalCode' },
    { value: '50-70033', rule: 'postalCode' },
    { value: 5070033, rule: 'text' },
  ],
  stored: [
    ['507-0033', '5070033'],
    ['５０７－００３３', '5070033'],
    ['507ー0033', '5070033'],
    ['〒507-0033', '5070033'],
    ['〒 ５０７−００３３', '5070033'],
    ['5070033', '5070033'],
  ],
  shown: [['5070033', '507-0033', '507-0033']],
} satisfies Examples

export const fill: Fill = typed

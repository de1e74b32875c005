import { corporateNumber } from '../../entities/language/fields/corporate-number.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: corporateNumber(),
  // The second has a wrong check digit, which is worth a warning and no refusal.
  valid: ['7000012050002', '1000012050002'],
  invalid: [
    { value: null, rule: 'required' },
    { value: '700001205000', rule: 'corporateNumber' },
    { value: '70000120500022', rule: 'corporateNumber' },
    { value: 'T7000012050002', rule: 'corporateNumber' },
    { value: 7000012050002, rule: 'text' },
  ],
  stored: [
    ['７０００-０１２０-５０００-２', '7000012050002'],
    ['7000‐012050002 ', '7000012050002'],
  ],
  shown: [['7000012050002', '7000012050002', '7000012050002']],
} satisfies Examples

export const fill: Fill = typed

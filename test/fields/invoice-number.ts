import { invoiceNumber } from '../../entities/language/fields/invoice-number.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: invoiceNumber(),
  // The second has a wrong check digit, which is worth a warning and no refusal.
  valid: ['T7000012050002', 'T1000012050002'],
  invalid: [
    { value: null, rule: 'required' },
    { value: '7000012050002', rule: 'invoiceNumber' },
    { value: 'T700001205000', rule: 'invoiceNumber' },
    { value: 'U7000012050002', rule: 'invoiceNumber' },
    { value: 7000012050002, rule: 'text' },
  ],
  stored: [['ｔ７０００-０１２０-５０００-２', 'T7000012050002']],
  shown: [['T7000012050002', 'T7000012050002', 'T7000012050002']],
} satisfies Examples

export const fill: Fill = typed

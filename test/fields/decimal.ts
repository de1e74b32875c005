import { decimal } from '../../entities/language/fields/decimal.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: decimal({ places: 3, unit: 'kilogram' }),
  valid: ['0', '0.125', '12.5', '9999999999999.999'],
  invalid: [
    { value: null, rule: 'required' },
    { value: '', rule: 'required' },
    { value: '1.2345', rule: 'decimal3' },
    { value: '1,5', rule: 'decimal3' },
    { value: '1e3', rule: 'decimal3' },
    { value: 'heavy', rule: 'decimal3' },
    { value: '10000000000000', rule: 'decimal3Max' },
    { value: '-0.001', rule: 'min' },
    { value: 12.5, rule: 'decimalText' },
  ],
  stored: [
    ['12.50', '12.5'],
    ['012.5', '12.5'],
    ['.125', '0.125'],
    ['3.', '3'],
    ['0.000', '0'],
    ['１２．５', '12.5'],
    [' 1,234.5 ', '1234.5'],
    ['9999999999999.999', '9999999999999.999'],
    ['heavy', 'heavy'],
  ],
  shown: [
    ['0.125', '0.125kg', '0.125 kg'],
    ['9999999999999.999', '9,999,999,999,999.999kg', '9,999,999,999,999.999 kg'],
  ],
} satisfies Examples

export const fill: Fill = typed

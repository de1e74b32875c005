import { toggle } from '../../entities/language/fields/toggle.ts'
import type { Examples } from './example.ts'
import type { Fill } from './fill.ts'

export const examples = {
  schema: toggle(),
  valid: [true, false],
  invalid: [
    { value: 'true', rule: 'boolean' },
    { value: 1, rule: 'boolean' },
  ],
  stored: [[true, true]],
  shown: [
    [true, 'はい', 'Yes'],
    [false, 'いいえ', 'No'],
  ],
} satisfies Examples

export const fill: Fill = (place, value) => place.locator('input[type=checkbox]').setChecked(value === true)

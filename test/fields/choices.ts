import { choices } from '../../entities/fields/choices.ts'
import type { Examples } from './example.ts'

export const examples = {
  schema: choices(['everyone', 'staff', 'press'], { max: 2 }),
  valid: [['staff'], ['staff', 'everyone'], []],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: ['nobody'], rule: 'invalid' },
    { value: 'staff', rule: 'option' },
    { value: ['staff', 'staff'], rule: 'uniqueItems' },
    { value: ['staff', 'everyone', 'press'], rule: 'countMax' },
  ],
  stored: [[['staff'], ['staff']]],
  shown: [[['staff', 'everyone'], 'スタッフ、誰でも', 'Staff, Everyone']],
} satisfies Examples

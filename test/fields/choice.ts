import { choice } from '../../entities/fields/choice.ts'
import type { Examples } from './example.ts'

export const examples = {
  schema: choice(['everyone', 'staff']),
  valid: ['everyone', 'staff'],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: '', rule: 'selectRequired' },
    { value: 'nobody', rule: 'option' },
    { value: ['staff'], rule: 'option' },
  ],
  stored: [['staff', 'staff']],
  shown: [['staff', 'スタッフ', 'Staff']],
} satisfies Examples

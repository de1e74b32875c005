import { email } from '../../entities/language/fields/email.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: email(),
  valid: ['hanako@example.com', "o'neil+news@mail.example.co.jp"],
  invalid: [
    { value: null, rule: 'required' },
    { value: 'hanako', rule: 'email' },
    { value: 'hanako@example', rule: 'email' },
    { value: 'hana ko@example.com', rule: 'email' },
    { value: `${'a'.repeat(250)}@example.com`, rule: 'maxBytes' },
    { value: 1, rule: 'text' },
  ],
  stored: [['ｈａｎａｋｏ＠example.com　', 'hanako@example.com']],
  shown: [['hanako@example.com', 'hanako@example.com', 'hanako@example.com']],
} satisfies Examples

export const fill: Fill = typed

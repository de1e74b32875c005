import { text } from '../../entities/language/fields/text.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: text({ max: 10, maxBytes: 30 }),
  valid: ['春のご案内', '𠮷野家', 'a'.repeat(10)],
  invalid: [
    { value: null, rule: 'required' },
    { value: '', rule: 'required' },
    { value: '　', rule: 'required' },
    { value: '\u200b\u2060', rule: 'required' },
    { value: '\u3164 \u2800\ufeff', rule: 'required' },
    { value: 'あ'.repeat(11), rule: 'maxFullWidth' },
    { value: '𠮷'.repeat(10), rule: 'maxBytes' },
    { value: 12, rule: 'text' },
    { value: ['春'], rule: 'text' },
  ],
  stored: [
    ['　春のご案内 ', '春のご案内'],
    ['Ｗｅｂ', 'Ｗｅｂ'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
  ],
  shown: [
    ['春のご案内', '春のご案内', '春のご案内'],
    ['<b>太字</b>', '<b>太字</b>', '<b>太字</b>'],
  ],
} satisfies Examples

export const fill: Fill = typed

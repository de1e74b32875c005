import { longText } from '../../entities/language/fields/long-text.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: longText({ max: 20 }),
  valid: ['一行目\n二行目', '𠮷'.repeat(20)],
  invalid: [
    { value: null, rule: 'required' },
    { value: ' \n　', rule: 'required' },
    { value: 'あ'.repeat(21), rule: 'maxFullWidth' },
    { value: ['一行目'], rule: 'text' },
  ],
  stored: [['一行目\r\n二行目\r三行目 ', '一行目\n二行目\n三行目']],
  shown: [['一行目', '一行目', '一行目']],
} satisfies Examples

export const fill: Fill = typed

import { colour } from '../../entities/language/fields/colour.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: colour(),
  valid: ['#2B5A6B', '#ffffff'],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: 'red', rule: 'hexColor' },
    { value: '#FFF', rule: 'hexColor' },
    { value: '#2B5A6B80', rule: 'hexColor' },
    { value: 0x2b5a6b, rule: 'hexColor' },
  ],
  stored: [[' ＃２B5A6B ', '#2B5A6B']],
  shown: [['#2B5A6B', '#2B5A6B', '#2B5A6B']],
} satisfies Examples

export const fill: Fill = typed

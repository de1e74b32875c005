import { icon } from '../../entities/language/fields/icon.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: icon(),
  valid: ['mdi:home', 'mdi:circle-small'],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: 'mdi:家', rule: 'iconPath' },
    { value: 'mdi/home', rule: 'iconPath' },
    { value: 'fa:home', rule: 'iconSet' },
    { value: 'home', rule: 'iconSet' },
    { value: `mdi:${'a'.repeat(57)}`, rule: 'maxBytes' },
    { value: 1, rule: 'iconPath' },
  ],
  stored: [[' ｍｄｉ：ｈｏｍｅ ', 'mdi:home']],
  shown: [['mdi:home', 'mdi:home', 'mdi:home']],
} satisfies Examples

export const fill: Fill = typed

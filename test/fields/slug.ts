import { slug } from '../../entities/language/fields/slug.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: slug({ maxBytes: 20 }),
  valid: ['spring-sale', 'Spring_2026', '7'],
  invalid: [
    { value: null, rule: 'required' },
    { value: '春の催し', rule: 'slug' },
    { value: 'spring/sale', rule: 'slug' },
    { value: 'spring sale', rule: 'slug' },
    { value: 'a'.repeat(21), rule: 'maxBytes' },
    { value: 'new', rule: 'notReserved' },
    { value: 'Edit', rule: 'notReserved' },
    { value: 7, rule: 'text' },
  ],
  stored: [['　ｓｐｒｉｎｇ－sale ', 'spring-sale']],
  shown: [['spring-sale', 'spring-sale', 'spring-sale']],
} satisfies Examples

export const fill: Fill = typed

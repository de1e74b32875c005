import { publication } from '../../entities/language/fields/states.ts'
import type { Examples } from './example.ts'
import type { Fill } from './fill.ts'

export const examples = {
  schema: publication({ from: 'publishAt', until: 'unpublishAt' }),
  valid: ['draft', 'published', 'archived'],
  invalid: [
    { value: 'hidden', rule: 'option' },
    { value: true, rule: 'option' },
  ],
  stored: [['published', 'published']],
  shown: [
    ['draft', '下書き', 'Draft'],
    ['published', '公開中', 'Published'],
  ],
} satisfies Examples

/** Shown in a form, and moved by buttons alone. */
export const fill: Fill = async () => {}

import { reference } from '../../entities/language/fields/reference.ts'
import { lostId, someId, type Examples } from './example.ts'
import { choose, type Fill } from './fill.ts'

export const examples = {
  schema: reference<string>('article-category'),
  valid: [someId],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: 'column', rule: 'integrity.refNotFound' },
    { value: 7, rule: 'integrity.refNotFound' },
  ],
  stored: [[someId, someId]],
  shown: [
    [someId, '制作の話', '制作の話'],
    [lostId, '削除されたデータ', 'Deleted item'],
  ],
} satisfies Examples

export const fill: Fill = (place, value, { titleOf }) => choose(place, value === null ? null : titleOf(String(value)))

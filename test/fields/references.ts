import { references } from '../../entities/fields/references.ts'
import { lostId, someId, type Examples } from './example.ts'

export const examples = {
  schema: references('article-category', { max: 2 }),
  valid: [[someId], [lostId, someId], []],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: someId, rule: 'integrity.refNotFound' },
    { value: [someId, someId], rule: 'uniqueItems' },
    { value: [1, 2, 3].map((last) => `0198c1de-7a00-7000-8000-00000000000${last}`), rule: 'countMax' },
  ],
  stored: [
    [
      [lostId, someId],
      [lostId, someId],
    ],
  ],
  shown: [[[someId, lostId], '制作の話 削除された項目', '制作の話 Deleted item']],
} satisfies Examples

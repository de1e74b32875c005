import { references } from '../../entities/language/fields/references.ts'
import { lostId, someId, type Examples } from './example.ts'
import { choose, keepRows, type Fill, type Wrong } from './fill.ts'

export const examples = {
  schema: references<string>('article-category', { max: 2 }),
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
  shown: [[[someId, lostId], '制作の話 削除されたデータ', '制作の話 Deleted item']],
} satisfies Examples

export const fill: Fill = async (place, value, { titleOf }) => {
  await keepRows(place, 0)
  for (const id of (value ?? []) as readonly string[]) await choose(place, titleOf(id))
}

/** Fewer than must be chosen. */
export const wrong: Wrong = ({ rules }, right) => {
  const min = Number(rules.find(({ rule }) => rule === 'countBetween')?.params.min ?? 0)
  return min > 1 ? [(right as readonly string[]).slice(0, min - 1)] : []
}

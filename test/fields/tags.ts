import { tags } from '../../entities/language/fields/tags.ts'
import type { Examples } from './example.ts'
import type { Fill, Wrong } from './fill.ts'

export const examples = {
  schema: tags({ max: 3 }),
  valid: [['開発'], ['開発', 'デザイン', 'α'], []],
  invalid: [
    { value: null, rule: 'required' },
    { value: '開発', rule: 'tags' },
    { value: ['開発', '開発'], rule: 'uniqueItems' },
    { value: ['　'], rule: 'tagLength' },
    { value: ['あ'.repeat(31)], rule: 'tagLength' },
    { value: ['a', 'b', 'c', 'd'], rule: 'countMax' },
  ],
  stored: [
    [
      [' 開発', 'デザイン　'],
      ['開発', 'デザイン'],
    ],
  ],
  shown: [[['開発', 'デザイン'], '開発 デザイン', '開発 デザイン']],
} satisfies Examples

export const fill: Fill = async (place, value) => {
  const box = place.locator('.MuiOutlinedInput-input')
  for (let count = await place.locator('.MuiChip-root').count(); count > 0; count -= 1) await box.press('Backspace')
  for (const tag of (value ?? []) as readonly string[]) {
    await box.fill(tag)
    await box.press('Enter')
  }
}

/** A tag of too many characters, and one tag too many. */
export const wrong: Wrong = ({ rules }) => {
  const { max } = rules.find(({ rule }) => rule === 'countMax')!.params
  return [['あ'.repeat(31)], Array.from({ length: Number(max) + 1 }, (_, index) => `印${index}`)]
}

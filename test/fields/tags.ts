import { tags } from '../../entities/fields/tags.ts'
import type { Examples } from './example.ts'

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

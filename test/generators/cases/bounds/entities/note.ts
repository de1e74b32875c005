import { z } from 'zod'
import { entity } from '../../../../../entities/language/entity.ts'
import {
  choice,
  choices,
  colour,
  decimal,
  images,
  integer,
  lines,
  longText,
  references,
  text,
  yen,
} from '../../../../../entities/language/fields/index.ts'
import { digitsExact, digitsMax, digitsMin, janCode } from '../../../../../entities/language/rules/digits.ts'
import { xAccount } from '../../../../../entities/language/rules/contact.ts'

/** Bounds that no value fits, initial values outside their bounds, and texts without bounds. */
export const note = entity('note', {
  sites: ['emu-esu-com'],
  schema: z.object({
    places: integer({ min: 10, max: 5 }),
    rank: integer({ min: 1, max: 9, initially: 0 }),
    fee: yen({ max: 1000, initially: 1001 }),
    weight: decimal({ places: 1, min: 3, max: 2.5 }),
    tint: colour({ initially: 'red' }),
    code: text({ max: 20, rules: [digitsMin(8), digitsMax(4)], initially: 'none' }),
    moods: choices(['calm', 'gay'], { min: 3, max: 5 }),
    pictures: images({ min: 4, max: 2 }),
    notes: references<string>('note', { max: 0 }),
    name: text({}),
    account: text({ rules: [xAccount()] }),
    body: longText({ max: Number(undefined) }),
    jan: text({ rules: [janCode()] }),
    zip: text({ rules: [digitsExact(7)] }),
    edition: choice(['1.0', '2', 'a|b']),
    rows: lines({ label: text({ kana: 'hiragana' }), count: integer({ max: -1 }), kind: choice(['x.y']) }),
  }),
  list: ['name', 'rank'],
  menu: { group: 'content', icon: 'ArticleOutlined' },
})

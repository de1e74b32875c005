// @module-tag sqlite
import { expect, test } from 'vitest'
import { partsOf } from '../../server/features/exports/parts-of.ts'

const address = [64, 32, 50, 50]
const lines = [32, 32, 32]

test.each([
  // A number with hyphens stays whole, and with the word before it.
  ['京都府京都市中京区町町町町町町町-5-301', lines, ['京都府京都市中京区町町町町町町', '町-5-301'], ''],
  ['東京都千代田区丸の内3丁目12番地301号', [28, 32], ['東京都千代田区丸の内3丁目', '12番地301号'], ''],
  // A building begins a column of its own, also where both would fit into one.
  [
    '東京都千代田区丸の内1-2-3 丸の内ビルディング501',
    address,
    ['東京都千代田区丸の内1-2-3', '丸の内ビルディング501'],
    '',
  ],
  [
    '東京都港区南青山１－２－３　青山マンション３０１',
    lines,
    ['東京都港区南青山１－２－３', '青山マンション３０１'],
    '',
  ],
  // A word of katakana or letters is not cut.
  ['岐阜県多治見市本町スカイレジデンスタワー', [28, 32], ['岐阜県多治見市本町', 'スカイレジデンスタワー'], ''],
  ['Emma Wilhelmina Alexandra Sample-Smith', [32, 32], ['Emma Wilhelmina Alexandra', 'Sample-Smith'], ''],
  // What fits stays in one column, even where it has a space.
  ['山田 花子', [32], ['山田 花子'], ''],
  ['', lines, [], ''],
  // Half-width katakana takes half.
  ['ｶﾌﾞｼｷｶﾞｲｼｬ', [8, 10], ['ｶﾌﾞｼｷｶﾞｲ', 'ｼｬ'], ''],
  // A word that no column holds is cut at the width; what no column has room for is left over.
  ['ああああああああああああああああああ', [8, 8], ['ああああ', 'ああああ'], 'ああああああああああ'],
  ['株式会社長い名前の会社 営業第一部', [22], ['株式会社長い名前の会社'], '営業第一部'],
])('%s is cut between words and numbers', (text, widths, parts, rest) => {
  expect(partsOf(text, widths)).toEqual({ parts, rest })
})

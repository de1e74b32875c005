import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textDiff } from '../../../src/captain/history/text-diff.ts'

const shown = (before: string, after: string) =>
  textDiff(before, after).map(({ kind, text }) => `${{ same: '=', added: '+', removed: '-' }[kind]}${text}`)

describe('the difference of two texts', () => {
  test('is nothing where they are the same', () => {
    expect(shown('同じ', '同じ')).toEqual(['=同じ'])
    expect(shown('', '')).toEqual([])
  })
  test('is found word by word in Japanese', () => {
    expect(shown('営業時間を変更しました。', '定休日を変更しました。')).toEqual([
      '-営業時間',
      '+定休日',
      '=を変更しました。',
    ])
  })
  test('marks each changed word of a Japanese sentence, and leaves what lies between', () => {
    expect(shown('平日は午前9時から開店します。', '平日は午前10時から閉店します。')).toEqual([
      '=平日は午前',
      '-9',
      '+10',
      '=時から',
      '-開店',
      '+閉店',
      '=します。',
    ])
    expect(shown('本日は休業です。', '本日は臨時休業です。')).toEqual(['=本日は', '+臨時', '=休業です。'])
  })
  test('tells one space from another, and a new line from none', () => {
    expect(shown('東京　本店', '東京 本店')).toEqual(['=東京', '-　', '+ ', '=本店'])
    expect(shown('一階\n二階', '一階\n\n二階')).toEqual(['=一階\n', '+\n', '=二階'])
  })
  test('stands between what stayed, what went before what came', () => {
    expect(shown('open from nine to five', 'open from ten to five')).toEqual([
      '=open from ',
      '-nine',
      '+ten',
      '= to five',
    ])
  })
  test('gives both texts back when read from either side', () => {
    const text = fc.array(fc.constantFrom('雨', '営業', ' ', 'a', 'b', '\n', '。')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const stretches = textDiff(before, after)
        const without = (kind: string) =>
          stretches
            .filter((each) => each.kind !== kind)
            .map((each) => each.text)
            .join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }),
    )
  })
  test('of two long texts with nothing in common is told at once', () => {
    const stretches = textDiff('a '.repeat(3000), 'b '.repeat(3000))
    expect(stretches.map(({ kind }) => kind)).toEqual(['removed', 'added', 'same'])
  })
  test('of two long texts shows only the middle as replaced', () => {
    const [before, after] = ['春', '秋'].map((season) => `お知らせ。${`${season}、献立、`.repeat(900)}以上。`)
    expect(textDiff(before!, after!).map(({ kind, text }) => [kind, text.length])).toEqual([
      ['same', 5],
      ['removed', 900 * 5 - 4],
      ['added', 900 * 5 - 4],
      ['same', 7],
    ])
  })
})

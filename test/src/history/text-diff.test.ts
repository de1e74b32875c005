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
})

import { expect, test } from 'vitest'
import { gojuonKey } from '../../entities/language/text/gojuon.ts'

test('readings come in the order of the kana, whatever their kana, size, voicing and long marks', () => {
  const inOrder = [
    'あい',
    'アイウ',
    'いす',
    'ヴィオラ',
    'うえ',
    'かあてん',
    'ガーデン',
    'がか',
    'きゃく',
    'キヤノン',
    'さ　に',
    'さとう　はなこ',
    'サトウ・ハナコ',
    'さとうじ',
    'スーパー',
    'すうひつ',
    'ゼロ',
    'はは',
    'はば',
    'ハハア',
    'ぱり',
    'ラーメン',
    'らあら',
    'ヲタ',
    'ん',
  ]
  const sorted = inOrder
    .toReversed()
    .sort((a, b) => (gojuonKey(a) < gojuonKey(b) ? -1 : gojuonKey(a) > gojuonKey(b) ? 1 : a < b ? -1 : 1))
  expect(sorted).toEqual(inOrder)
  expect(gojuonKey('ぱーーティー')).toBe('ハアアテイイ')
  expect(gojuonKey('いすゞ')).toBe('イス')
})

import { expect, test } from 'vitest'
import { searchNames } from '../../../src/captain/list/filters/search-names.ts'

test('a search box names the first two fields it searches, where there is room', () => {
  expect(searchNames(['注文番号', '注文者名', 'メールアドレス'], '、')).toBe('注文番号、注文者名')
  expect(searchNames(['Order number', 'Customer', 'Email'], ', ')).toBe('Order number, Customer')
  expect(searchNames(['Name of the organisation', 'Contact person'], ', ')).toBe('Name of the organisation')
  expect(searchNames(['タイトル'], '、')).toBe('タイトル')
})

test('it names no field that repeats another, as that of the same in English does', () => {
  expect(searchNames(['メニュー名', 'メニュー名（英語）'], '、')).toBe('メニュー名')
  expect(searchNames(['Title', 'Title (kana)', 'Credits'], ', ')).toBe('Title, Credits')
})

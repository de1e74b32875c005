import { expect, test } from 'vitest'
import { searchNames } from '../../../src/captain/list/filters/list-search.tsx'

test('a search box names the first two fields it searches, where there is room', () => {
  expect(searchNames(['注文番号', '注文者名', 'メールアドレス'], { name: '注文', plural: '注文' }, '、')).toBe(
    '注文番号、注文者名',
  )
  expect(
    searchNames(['Name of the organisation', 'Contact person'], { name: 'Member', plural: 'Members' }, ' or '),
  ).toBe('name of the organisation')
  expect(searchNames(['タイトル'], { name: 'ニュース', plural: 'ニュース' }, '、')).toBe('タイトル')
})

test('within its sentence, and without what the records are called', () => {
  expect(searchNames(['Order number', 'Customer', 'Email'], { name: 'Order', plural: 'Orders' }, ' or ')).toBe(
    'number or customer',
  )
  expect(searchNames(['URL', 'FAQ'], { name: 'Link', plural: 'Links' }, ' or ')).toBe('URL or FAQ')
})

test('it names no field that repeats another, as that of the same in English does', () => {
  expect(searchNames(['メニュー名', 'メニュー名（英語）'], { name: 'ドリンク', plural: 'ドリンク' }, '、')).toBe(
    'メニュー名',
  )
  expect(searchNames(['Title', 'Title (kana)', 'Credits'], { name: 'Sound', plural: 'Sounds' }, ' or ')).toBe(
    'title or credits',
  )
})

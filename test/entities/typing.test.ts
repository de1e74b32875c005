import { expect, test } from 'vitest'
import { narrow, plainHyphens, plainLineEnds, trimmed, typed } from '../../entities/typing.ts'

test.each([
  ['ＡＢＣ　１２３＠', 'ABC 123@'],
  ['ｶﾞ', 'ガ'],
  ['㈱', '(株)'],
])('%j is %j in narrow letters', (text, expected) => expect(narrow(text)).toBe(expected))

test.each([...'‐‑‒–—―−ーｰ－﹣'])('%j counts as a hyphen', (hyphen) => expect(plainHyphens(`1${hyphen}2`)).toBe('1-2'))

test('line ends are one character, whatever the browser sent', () =>
  expect(plainLineEnds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd'))

test('spaces around a text are not part of it, the full-width one included', () =>
  expect(trimmed('　 あ い\t')).toBe('あ い'))

test('steps go from left to right, and what is no text passes', () => {
  const read = typed(narrow, plainHyphens, trimmed)
  expect(read('　０３−１２３４')).toBe('03-1234')
  for (const value of [null, undefined, 3, false, ['　a']]) expect(read(value)).toBe(value)
})

import { expect, test } from 'vitest'
import { sound } from '../../entities/sound.ts'
import {
  toHalfWidth,
  toAsciiHyphens,
  manyLines,
  oneLine,
  normaliseText,
} from '../../entities/language/text/normalise-text.ts'

test.each([
  ['ＡＢＣ　１２３＠', 'ABC 123@'],
  ['ｶﾞ', 'ガ'],
  ['㈱', '(株)'],
])('%j is %j in narrow letters', (text, expected) => expect(toHalfWidth(text)).toBe(expected))

test.each([...'‐‑‒–—―−ーｰ－﹣'])('%j counts as a hyphen', (hyphen) => expect(toAsciiHyphens(`1${hyphen}2`)).toBe('1-2'))

test('line ends are one character, whatever the browser sent', () =>
  expect(manyLines('a\r\nb\rc\nd\u2028e\vf')).toBe('a\nb\nc\nd\ne\nf'))

test('spaces around a text are not part of it, the full-width one included', () =>
  expect(oneLine('　 あ い\t')).toBe('あ い'))

test('steps go from left to right, and what is no text passes', () => {
  const read = normaliseText(toHalfWidth, toAsciiHyphens, oneLine)
  expect(read('　０３−１２３４')).toBe('03-1234')
  for (const value of [null, undefined, 3, false, ['　a']]) expect(read(value)).toBe(value)
})

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=42', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s'],
  [' HTTPS://m.youtube.com/shorts/dQw4w9WgXcQ ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/@captain', 'https://www.youtube.com/@captain'],
  ['https://youtu.be/', 'https://youtu.be/'],
  ['https://vimeo.com/1', 'https://vimeo.com/1'],
])('where a video is asked for, %s is %s', (typed, stored) =>
  expect(sound.fields['youtubeUrl']!.normalise!(typed)).toBe(stored),
)

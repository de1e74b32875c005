import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkFailure, plainLink } from '../../../src/fields/rich-text/tools/link-failure.ts'
import { ApiError, fetchError } from '../../../src/shell/api/api.ts'

const wordsIn = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${locale}/editor.json`, 'utf8')).interface.tools.linkTool

test.each([
  [
    'a page that says nothing, or must not be read',
    new ApiError('', 400),
    '別のリンクでお試しください。',
    'try another',
  ],
  ['no connection', fetchError(new TypeError('Failed to fetch')), '取得できませんでした。', 'could not be fetched'],
  ['too many questions', new ApiError('', 429), '取得できませんでした。', 'could not be fetched'],
  ['a server in trouble', new ApiError('', 503), '取得できませんでした。', 'could not be fetched'],
  ['an answer that is no JSON', new SyntaxError(), '形式が正しくありません。', 'wrong format'],
])('%s is told in the words of the specification', (_, error, ja, en) => {
  expect(wordsIn('ja')[linkFailure(error)]).toContain(ja)
  expect(wordsIn('en')[linkFailure(error)]).toContain(en)
})

test.each([
  [
    'https://example.jp/?a=1&b="2"',
    '<a href="https://example.jp/?a=1&amp;b=%222%22">https://example.jp/?a=1&amp;b="2"</a>',
  ],
  ['javascript:alert(1)', undefined],
  ['example.jp', undefined],
])('the address %s of a card that cannot be made is kept as %s', (url, html) => expect(plainLink(url)).toBe(html))

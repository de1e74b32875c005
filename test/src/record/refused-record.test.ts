import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { labelsOf } from '../../../src/kernel/words/labels.ts'
import { relatedErrorText, undoErrorText } from '../../../src/kernel/words/error-text.ts'
import { createWords, type Messages } from '../../../src/shell/words/words.ts'

const read = (file: string): Messages =>
  JSON.parse(readFileSync(new URL(`../../../locales/ja/${file}.json`, import.meta.url), 'utf8')) as Messages
const words = createWords('ja', { commons: read('commons'), resources: { news: read('entities/news') } })
const labels = labelsOf(words, 'news')
const titleOf = ({ id }: { readonly id: string }) => (id === 'b' ? '二つめの題' : null)

/** What a call on several records answers whose record somebody else has changed. */
const refused = (record: object) => ({ status: 412, body: { data: { current: {}, record } } })

test('the one of several records that was refused is called by its title', () => {
  const error = refused({ entity: 'news', id: 'b', title: null })
  expect(relatedErrorText(words.translate, labels, error, () => labels, titleOf)).toMatch(/^「二つめの題」：.+/)
  expect(undoErrorText(words.translate, labels, error, () => labels, titleOf)).toMatch(/^「二つめの題」：.+/)
})

test('one whose title nobody knows here is called by what it is', () => {
  const error = refused({ entity: 'news', id: 'x', title: null })
  expect(relatedErrorText(words.translate, labels, error, () => labels, titleOf)).toMatch(/^「お知らせ」：.+/)
})

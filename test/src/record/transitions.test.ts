import { expect, test } from 'vitest'
import { faq } from '../../../entities/company-site/faq.ts'
import { news } from '../../../entities/news.ts'
import { deletionLock } from '../../../src/kernel/api/record.ts'
import { article } from '../../../entities/company-site/article.ts'
import { transitionOptions } from '../../../src/captain/record/transitions.ts'

const labels = { transition: (to: string, from?: string) => (from === 'archived' ? `${from}-${to}` : to) }
const record = (id: string, status: string) => ({ id, version: 1, status })
const moves = (...records: ReturnType<typeof record>[]) =>
  transitionOptions(news, labels, records).map(({ verb, main, records: movable }) => [
    verb,
    main,
    movable.map(({ id }) => id).join(''),
  ])

test('a record offers the states it may become', () => {
  expect(moves(record('a', 'published'))).toEqual([
    ['draft', false, 'a'],
    ['archived', false, 'a'],
  ])
})

test('several records offer what some of them may become, each move with just those', () => {
  expect(moves(record('a', 'draft'), record('b', 'published'), record('c', 'archived'))).toEqual([
    ['draft', false, 'b'],
    ['published', true, 'ac'],
    ['archived', false, 'b'],
  ])
})

test('a step with a verb of its own is called by it where all records take that step', () => {
  expect(moves(record('c', 'archived'))).toEqual([['archived-published', true, 'c']])
})

test('an entity without states has no moves', () => {
  expect(transitionOptions(faq, labels, [record('a', 'draft')])).toEqual([])
})

test('a state in which a record may not be deleted holds it', () => {
  expect(deletionLock(article, record('a', 'published'))).toEqual({ field: 'status', state: 'published' })
  expect(deletionLock(article, record('a', 'draft'))).toBeUndefined()
  expect(deletionLock(news, record('a', 'published'))).toBeUndefined()
})

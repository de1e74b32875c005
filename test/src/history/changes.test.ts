import { expect, test } from 'vitest'
import { news } from '../../../entities/news.ts'
import { changesOf } from '../../../src/captain/history/changes.ts'

test('changes are the fields that differ, in the order of the declaration', () => {
  const changes = changesOf(
    news,
    { status: 'draft', title: '旧', slug: 'a' },
    { slug: 'a', status: 'published', title: '新' },
  )
  expect(changes.map(({ field, before, after }) => [field.name, before, after])).toEqual([
    ['title', '旧', '新'],
    ['status', 'draft', 'published'],
  ])
})

test('a new record differs from nothing in what it has', () => {
  expect(changesOf(news, null, { title: '新', body: null }).map(({ field }) => field.name)).toEqual(['title'])
})

test('neither an absent value nor the order of keys is a change', () => {
  const body = { blocks: [{ type: 'paragraph', data: { text: 'a' } }], time: 1 }
  const same = { time: 1, blocks: [{ data: { text: 'a' }, type: 'paragraph' }] }
  expect(changesOf(news, { body, linkUrl: null }, { body: same })).toEqual([])
})

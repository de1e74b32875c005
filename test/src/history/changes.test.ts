import { expect, test } from 'vitest'
import { news } from '../../../entities/news.ts'
import { privacyPolicy } from '../../../entities/legal/privacy-policy.ts'
import { product } from '../../../entities/shop/product.ts'
import { changesOf, isUndoable } from '../../../src/captain/history/changes.ts'

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

test('a change is undone by itself where the field may have its earlier value again', () => {
  const [title, status] = changesOf(news, { title: '旧', status: 'draft' }, { title: '新', status: 'published' })
  const undoable = (record: object, change = title!) => isUndoable(news, 'emu-esu-com', { ...record }, change)
  expect(undoable({ title: '新' })).toBe(true)
  expect(undoable({ title: 'もっと新しい' }), 'changed again since').toBe(true)
  expect(undoable({ title: '旧' }), 'there is nothing to undo').toBe(false)
  expect(undoable({ status: 'published' }, status), 'a state has buttons of its own').toBe(false)
  const [locked] = changesOf(privacyPolicy, { title: '旧' }, { title: '新' })
  const published = { title: '新', status: 'published', effectiveOn: '2026-01-01' }
  expect(isUndoable(privacyPolicy, 'emu-esu-com', published, locked!)).toBe(false)
  const [stock] = changesOf(product, { stock: 10 }, { stock: 6 })
  expect(isUndoable(product, 'suda-nijo-com', { stock: 6 }, stock!), 'an order holds the rest').toBe(false)
})

import { expect, test } from 'vitest'
import { faq } from '../../../entities/faq.ts'
import { news } from '../../../entities/news.ts'
import { copiedValues } from '../../../src/captain/form/copied-values.ts'

test('a copy begins with the values of a record, without its address, state and publication', () => {
  const thumbnail = { src: '/uploads/a', alt: '絵', decorative: false, caption: null, width: 1, height: 1 }
  const record = {
    id: '1',
    version: 7,
    title: '元の題',
    slug: 'first',
    category: 'event',
    thumbnail,
    isPinned: true,
    status: 'published',
    publishAt: '2026-11-21T00:00:00.000Z',
    unpublishAt: '2026-12-21T00:00:00.000Z',
  }
  const copy = copiedValues(news, 'emu-esu-com', record)
  expect(copy).toMatchObject({ title: '元の題', category: 'event', thumbnail, isPinned: true })
  for (const name of ['slug', 'publishAt', 'unpublishAt']) expect([name, copy[name] ?? null]).toEqual([name, null])
  expect(copy.status ?? 'draft').toBe('draft')
  expect(copy).not.toHaveProperty('id')
  expect(copy).not.toHaveProperty('version')
})

test('a copy goes to the end of an order made by hand', () => {
  expect(copiedValues(faq, 'toki-tsumugi-cafe', { question: '?', sortOrder: 3 }).sortOrder ?? null).not.toBe(3)
})

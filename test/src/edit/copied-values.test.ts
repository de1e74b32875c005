import { expect, test } from 'vitest'
import { event } from '../../../entities/events/event.ts'
import { faq } from '../../../entities/company-site/faq.ts'
import { news } from '../../../entities/news.ts'
import { product } from '../../../entities/shop/product.ts'
import { choiceOf, chosenParts, optionalParts } from '../../../src/captain/edit/copy-options.ts'
import { copiedValues } from '../../../src/kernel/form/copied-values.ts'

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

test('a copy has given nothing away of what other records take from', () => {
  const full = { title: '会', capacity: 10, remaining: 0 }
  expect(copiedValues(event, 'toki-tsumugi-cafe', full)).toMatchObject({ capacity: 10, remaining: null })
  expect(copiedValues(product, 'suda-nijo-com', { stock: 7, price: 100 })).toMatchObject({ stock: 0, price: 100 })
})

test('a copy takes its pictures or leaves them, and moves its dates by weeks on the same weekday or by months', () => {
  const copy = copiedValues(event, 'tajimi-kasa-pub-com', {
    title: '餅つき',
    startAt: '2027-01-31T01:00:00.000Z',
    endAt: '2027-01-31T15:30:00.000Z',
    sessions: [{ date: '2027-01-31', startTime: '10:00', endTime: '11:00', theme: null }],
    images: [{ src: '/uploads/a' }],
    publishAt: '2026-12-01T00:00:00.000Z',
  })
  const { pictures, dates } = optionalParts(event, copy)
  expect([pictures, dates]).toEqual([['images'], ['startAt', 'endAt', 'sessions']])
  expect(chosenParts(event, copy, 'fourWeeks', true)).toMatchObject({
    startAt: '2027-02-28T01:00:00.000Z',
    endAt: '2027-02-28T15:30:00.000Z',
    sessions: [{ date: '2027-02-28', startTime: '10:00', endTime: '11:00', theme: null }],
    images: [{ src: '/uploads/a' }],
  })
  // The 31st of a short month is its last day, on the wall clock of Japan, where the end is already the next day.
  const next = chosenParts(event, copy, 'month', false)
  expect(next).toMatchObject({ startAt: '2027-02-28T01:00:00.000Z', endAt: '2027-02-28T15:30:00.000Z' })
  expect(next.images).toBe(null)
  expect(chosenParts(event, copy, 'none', true)).toEqual(
    Object.fromEntries([...pictures, ...dates].map((name) => [name, copy[name]])),
  )
})

test('what was chosen of a copy is known from the values of the form, also after an earlier visit is carried on', () => {
  const copy = copiedValues(event, 'tajimi-kasa-pub-com', {
    startAt: '2027-01-31T01:00:00.000Z',
    endAt: '2027-01-31T03:00:00.000Z',
    images: [{ src: '/uploads/a' }],
  })
  const initial = { shift: 'none', withPictures: true } as const
  expect(choiceOf(event, copy, copy, initial)).toEqual(initial)
  const restored = { ...copy, ...chosenParts(event, copy, 'week', false) }
  expect(choiceOf(event, copy, restored, initial)).toEqual({ shift: 'week', withPictures: false })
  // A day typed by hand is no other choice.
  const typed = { ...restored, endAt: '2027-02-09T03:00:00.000Z' }
  expect(choiceOf(event, copy, typed, initial).shift).toBe('week')
  // Four weeks and a month later are the same day here.
  const month = { ...copy, ...chosenParts(event, copy, 'month', true) }
  expect(choiceOf(event, copy, month, { shift: 'month', withPictures: true }).shift).toBe('month')
  expect(choiceOf(event, copy, month, { shift: 'fourWeeks', withPictures: true }).shift).toBe('fourWeeks')
})

import { expect, test } from 'vitest'
import { businessDay } from '../../../entities/opening/business-day.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { drink } from '../../../entities/drink.ts'
import { maintenanceSite } from '../../../entities/kernel/maintenance-site.ts'
import { news } from '../../../entities/news.ts'
import { formatOf } from '../../../src/kernel/words/format.ts'
import { valueText } from '../../../src/captain/history/value-text.ts'

const labels = {
  option: (field: string, value: string) => `${field}=${value}`,
  label: (field: string) => field,
} as Parameters<typeof valueText>[2]['labels']
const translate = (key: string, params: object = {}) => [key.split('.').at(-1), ...Object.values(params)].join(' ')
const reader = { labels, format: formatOf('ja', 'Asia/Tokyo'), translate }
const text = (field: string, value: unknown, entity: Entity = news) => valueText(entity.fields[field]!, value, reader)

test('values are told in words, an empty one by its own', () => {
  expect(text('status', 'draft')).toBe('status=draft')
  expect(text('platforms', ['pc', 'ios'])).toBe('platforms=pc · platforms=ios')
  for (const nothing of [null, undefined, '', []]) expect(text('platforms', nothing)).toBe('empty')
})

test('instants are told in the tenant’s zone, dates as they are', () => {
  expect(text('publishAt', '2026-11-20T15:05:00.000Z')).toBe('2026/11/21 00:05')
  expect(text('heldFrom', '2026-11-21')).toBe('2026/11/21')
})

test('a body is told by its words, without markup or entities', () => {
  const body = {
    blocks: [
      { type: 'paragraph', data: { text: 'ねこ &amp; <b>いぬ</b>' } },
      { type: 'delimiter', data: {} },
    ],
  }
  expect(text('body', body)).toBe('ねこ & いぬ')
})

test('a row is told by the labels of its own parts, its amounts with their unit, and nothing of what is empty', () => {
  expect(text('sizes', [{ name: 'S', price: 480 }], drink)).toBe('sizes.name S · sizes.price yen 480 480')
  expect(text('allowedIps', [{ ip: '192.0.2.1', note: null }], maintenanceSite)).toBe('allowedIps.ip 192.0.2.1')
})

test('a toggle is told by its own words, if it has some', () => {
  expect(text('isVisible', true, drink)).toBe('isVisible=true')
  const none = { ...reader, labels: { ...labels, option: (_: string, value: string) => value } }
  expect(valueText(drink.fields.isAlcohol!, false, none)).toBe('no')
})

test('a week is told day by day', () => {
  const days = [
    { weekday: 'mon', isOpen: true, ranges: [{ openTime: '11:00', closeTime: '25:00' }], note: 'ラストまで' },
    { weekday: 'tue', isOpen: false, ranges: [], note: null },
  ]
  expect(text('days', days, businessDay)).toBe('mon span 11:00 25:00 ラストまで\ntue closed')
})

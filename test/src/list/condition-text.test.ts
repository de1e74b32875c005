import { expect, test } from 'vitest'
import { news } from '../../../entities/news.ts'
import { pricePlan } from '../../../entities/price-plan.ts'
import { formatOf } from '../../../src/kernel/words/format.ts'
import { conditionText } from '../../../src/captain/list/filters/condition-text.ts'
import { dayParts, optionParts, type Condition } from '../../../src/captain/list/filters/conditions.ts'

const labels = { label: (field: string) => field, option: (_: string, value: string) => value } as Parameters<
  typeof conditionText
>[1]['labels']
const translate = (key: string, params: object = {}) =>
  [key.replace(/^commons\.(operators\.chip\.)?/, ''), ...Object.values(params)].join(' ')
const timeZone = 'Asia/Tokyo'
const reader = { labels, format: formatOf('ja', timeZone), translate, timeZone, nameOf: (id: string) => id }
const chip = (field: string, parts: Condition['parts']) => conditionText({ field: news.fields[field]!, parts }, reader)

test('a chip says its field and what is asked of it', () => {
  expect(chip('status', optionParts(['draft']))).toBe('eq status draft')
  expect(chip('status', optionParts(['draft', 'archived']))).toBe('eq status draftlistSeparatorarchived')
  expect(chip('status', { eq: ['draft', 'archived'] })).toBe('eq status draftlistSeparatorarchived')
  expect(chip('isPinned', { eq: true })).toBe('eq isPinned table.yes')
  expect(chip('title', { contains: '旅' })).toBe('contains title 旅')
})

test('a chip of days names the days meant, both ends included', () => {
  const days = (from?: string, until?: string) =>
    chip('publishAt', dayParts(news.fields.publishAt!, { from, until }, timeZone))
  expect(days('2026-11-01', '2026-11-30')).toBe('eq publishAt units.range 2026/11/01 2026/11/30')
  expect(days('2026-11-21', '2026-11-21')).toBe('eq publishAt 2026/11/21')
  expect(days('2026-11-01')).toBe('from publishAt 2026/11/01')
  expect(days(undefined, '2026-11-30')).toBe('until publishAt 2026/11/30')
})

test('a chip of times says them as they are kept, on the clock of 30 hours', () => {
  const times = (parts: Condition['parts']) => conditionText({ field: pricePlan.fields['startTime']!, parts }, reader)
  expect(times({ gte: '09:00', lte: '25:00' })).toBe('eq startTime units.range 09:00 25:00')
  expect(times({ gte: '09:00', lte: '09:00' })).toBe('eq startTime 09:00')
  expect(times({ gte: '09:00' })).toBe('from startTime 09:00')
  expect(times({ lte: '25:00' })).toBe('until startTime 25:00')
})

test('a chip of days as seen from today says them as they are, not the days they are now', () => {
  expect(chip('publishAt', { within: 'next-7-days' })).toBe('eq publishAt views.within.next-7-days')
  expect(chip('publishAt', { within: 'older-than-3-days' })).toBe('eq publishAt views.olderThan 3')
  expect(chip('publishAt', { eq: null })).toBe('eq publishAt table.empty')
})

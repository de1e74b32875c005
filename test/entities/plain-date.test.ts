import { expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  isWithinDateRange,
  monthOf,
  currentBusinessDay,
  today,
  weekOf,
} from '../../entities/language/dates/plain-date.ts'

test.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20'],
  ['2026-11-20T15:00:00.000Z', '2026-11-21'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Japan', (instant, day) => expect(today(new Date(instant))).toBe(day))

test('on the 30-hour clock a day runs until six in the morning', () => {
  expect(currentBusinessDay(new Date('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20')
  expect(currentBusinessDay(new Date('2026-11-20T21:00:00.000Z'))).toBe('2026-11-21')
})

test('days are counted through the ends of months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('a week runs from Monday to Sunday, a month to its last day', () => {
  expect(weekOf('2026-11-21')).toEqual({ from: '2026-11-16', until: '2026-11-22' })
  expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', until: '2026-11-22' })
  expect(weekOf('2026-11-23')).toEqual({ from: '2026-11-23', until: '2026-11-29' })
  expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
})

test('days run from the first to the last, both included', () => {
  expect(daysBetween('2028-02-28', '2028-03-01', 31)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysBetween('2028-02-28', '2028-02-28', 31)).toEqual(['2028-02-28'])
  expect(daysBetween('2028-02-28', '2028-02-27', 31)).toEqual([])
})

test.each([
  ['2026-01-01', '2999-12-31'],
  // What follows 9999-12-31 sorts before it.
  ['9999-12-01', '9999-12-31'],
  ['9999-12-31', '9999-12-31'],
])('a walk from %s to %s takes no more steps than it may', (first, last) => {
  for (const max of [0, 1, 31, 40]) expect(daysBetween(first, last, max).length).toBeLessThanOrEqual(max)
})

test.each([
  ['1868-01-01', true],
  ['1867-12-31', false],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['2400-02-29', true],
  ['2300-02-29', false],
  ['+010000-01-01', false],
  ['1868-01-01T00:00:00.000+09:00', true],
  ['1867-12-31T14:00:00.000Z', false],
  ['2999-12-31T14:59:59.999Z', true],
  ['2999-12-31T15:00:00.000Z', false],
  ['9999-12-31T23:59:59-01:00', false],
  ['+010000-01-01T00:00:00.000Z', false],
  ['0500-01-01T00:00:00.000Z', false],
  ['T', false],
])('whether %s can be entered: %s', (text, can) => expect(isWithinDateRange(text)).toBe(can))

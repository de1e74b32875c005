import { expect, test } from 'vitest'
import { addDays, monthOf, runningDay, today, weekOf } from '../../entities/calendar.ts'

test.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20'],
  ['2026-11-20T15:00:00.000Z', '2026-11-21'],
  ['2026-12-31T15:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Japan', (instant, day) => expect(today(new Date(instant))).toBe(day))

test('on the 30-hour clock a day runs until six in the morning', () => {
  expect(runningDay(new Date('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20')
  expect(runningDay(new Date('2026-11-20T21:00:00.000Z'))).toBe('2026-11-21')
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

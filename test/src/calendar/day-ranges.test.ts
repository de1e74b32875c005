import { describe, expect, test } from 'vitest'
import { visibleDays, shiftDays, shiftPeriod } from '../../../src/captain/calendar/day-ranges.ts'

describe('a calendar', () => {
  test('shows a week from Monday, or all weeks a month touches', () => {
    expect(visibleDays('week', '2026-11-22')).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    )
    const month = visibleDays('month', '2026-11-21')
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    expect(visibleDays('month', '2027-02-10').length).toBe(28)
  })

  test.each(['1868-01-01', '2999-12-31', '9999-12-31'])('ends around %s too', (day) => {
    expect(visibleDays('week', day).length).toBeLessThanOrEqual(7)
    expect(visibleDays('month', day).length).toBeLessThanOrEqual(42)
  })

  test('goes a week or a month on and back, through the end of a year', () => {
    expect(shiftPeriod('week', '2026-12-30', 1)).toBe('2027-01-06')
    expect(shiftPeriod('month', '2026-12-31', 1)).toBe('2027-01-01')
    expect(shiftPeriod('month', '2027-01-31', -1)).toBe('2026-12-01')
    expect(shiftPeriod('month', '2026-03-31', -1)).toBe('2026-02-01')
  })

  test('is walked by arrow keys, and not left by them', () => {
    expect([
      shiftDays(8, 'ArrowLeft', 7, 14),
      shiftDays(8, 'ArrowRight', 7, 14),
      shiftDays(8, 'ArrowUp', 7, 14),
      shiftDays(1, 'ArrowDown', 7, 14),
    ]).toEqual([7, 9, 1, 8])
    expect([
      shiftDays(0, 'ArrowLeft', 7, 14),
      shiftDays(3, 'ArrowUp', 7, 14),
      shiftDays(13, 'ArrowRight', 7, 14),
    ]).toEqual([0, 3, 13])
    expect(shiftDays(5, 'Enter', 7, 14)).toBe(5)
  })
})

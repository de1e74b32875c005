import { describe, expect, test } from 'vitest'
import { daysOf, moved, stepped } from '../../../src/captain/calendar/days.ts'

describe('a calendar', () => {
  test('shows a week from Monday, or all weeks a month touches', () => {
    expect(daysOf('week', '2026-11-22')).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    )
    const month = daysOf('month', '2026-11-21')
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    expect(daysOf('month', '2027-02-10').length).toBe(28)
  })

  test.each(['1868-01-01', '2999-12-31', '9999-12-31'])('ends around %s too', (day) => {
    expect(daysOf('week', day).length).toBeLessThanOrEqual(7)
    expect(daysOf('month', day).length).toBeLessThanOrEqual(42)
  })

  test('goes a week or a month on and back, through the end of a year', () => {
    expect(stepped('week', '2026-12-30', 1)).toBe('2027-01-06')
    expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01')
    expect(stepped('month', '2027-01-31', -1)).toBe('2026-12-01')
    expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01')
  })

  test('is walked by arrow keys, and not left by them', () => {
    expect([
      moved(8, 'ArrowLeft', 7, 14),
      moved(8, 'ArrowRight', 7, 14),
      moved(8, 'ArrowUp', 7, 14),
      moved(1, 'ArrowDown', 7, 14),
    ]).toEqual([7, 9, 1, 8])
    expect([moved(0, 'ArrowLeft', 7, 14), moved(3, 'ArrowUp', 7, 14), moved(13, 'ArrowRight', 7, 14)]).toEqual([
      0, 3, 13,
    ])
    expect(moved(5, 'Enter', 7, 14)).toBe(5)
  })
})

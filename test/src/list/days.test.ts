import { describe, expect, test } from 'vitest'
import { dayOf, startOfDay } from '../../../src/captain/list/days.ts'

describe('a day in a zone', () => {
  test('begins at its own midnight, whatever the zone of the machine', () => {
    expect(startOfDay('2026-11-21', 'Asia/Tokyo')).toBe('2026-11-20T15:00:00.000Z')
    expect(startOfDay('2026-11-21', 'UTC')).toBe('2026-11-21T00:00:00.000Z')
  })
  test('begins right on the days when clocks change', () => {
    expect(startOfDay('2026-03-08', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z')
    expect(startOfDay('2026-03-09', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z')
    expect(startOfDay('2026-11-02', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z')
  })
  test('is read back from any of its instants', () => {
    expect(dayOf('2026-11-20T15:00:00.000Z', 'Asia/Tokyo')).toBe('2026-11-21')
    expect(dayOf('2026-11-20T14:59:59.999Z', 'Asia/Tokyo')).toBe('2026-11-20')
  })
})

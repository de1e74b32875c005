import { describe, expect, test } from 'vitest'
import { timeZone } from '../../entities/language/dates/time-zone.ts'
import { dayOf, instantFrom, startOfDay, wallClock } from '../../entities/language/dates/wall-clock.ts'

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
    expect(dayOf(undefined, 'Asia/Tokyo')).toBeUndefined()
  })
  test('is one of Japan where no zone is named', () => {
    expect(timeZone).toBe('Asia/Tokyo')
    expect(startOfDay('2026-11-21')).toBe(startOfDay('2026-11-21', 'Asia/Tokyo'))
    expect(dayOf('2026-11-20T15:00:00.000Z')).toBe('2026-11-21')
  })
  test.each(['1868-01-01', '1887-12-31', '1888-01-01', '1950-07-01', '1951-09-09', '2026-11-21', '2999-12-31'])(
    '%s begins when the clocks of its time said so, and is read back',
    (day) => {
      expect(wallClock(startOfDay(day))).toBe(`${day}T00:00`)
      expect(instantFrom(`${day}T00:00`)).toBe(startOfDay(day))
    },
  )
})

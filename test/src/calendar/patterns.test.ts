import { expect, test } from 'vitest'
import { castWorkSchedule as entity } from '../../../entities/shifts/cast-work-schedule.ts'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import {
  isPainted,
  paint,
  patternsWithoutHours,
  statesWithHours,
  usualPatterns,
} from '../../../src/captain/calendar/patterns.ts'

const hours = [{ startTime: '19:00', endTime: '27:00', area: null }]
const evening = { state: 'working', hours }
const day = (id: string, ahead: number, status = 'undecided', timeRanges: object | null = null) => ({
  id,
  version: 1,
  date: addDays(today(), ahead),
  status,
  timeRanges,
})

test('the patterns to choose from are the hours in use, most used first, a day off, and undecided', () => {
  const noon = [{ startTime: '12:00', endTime: '17:00' }]
  const records = [
    day('a', 1, 'working', noon),
    day('b', 2, 'full', hours),
    day('c', 3, 'working', [{ startTime: '19:00', endTime: '27:00' }]),
    day('d', 4, 'off'),
  ]
  expect(usualPatterns(entity, records)).toEqual([evening, { state: 'working', hours: noon }])
  expect(patternsWithoutHours(entity).map(({ state }) => state)).toEqual(['off', 'undecided'])
  expect(statesWithHours(entity)).toEqual(['working'])
})

test('painting makes drafts of days that can be changed and are not so already, and painting again clears them', () => {
  const records = [day('past', -3), day('next', 1), day('same', 2, 'working', hours)]
  const drafts = paint(entity, new Map(), records, evening)
  expect([...drafts.keys()]).toEqual(['next'])
  expect(isPainted(drafts, records, evening)).toBe(true)
  expect(isPainted(drafts, records, { state: 'off', hours: null })).toBe(false)
  expect(paint(entity, drafts, records, undefined).size).toBe(0)
})

test('a day that is painted over keeps the version on which it was first painted', () => {
  const drafts = paint(entity, new Map(), [day('next', 1)], evening)
  const over = paint(entity, drafts, [{ ...day('next', 1, 'working'), version: 2 }], { state: 'off', hours: null })
  expect(over.get('next')).toMatchObject({ record: { version: 1 }, pattern: { state: 'off' } })
})

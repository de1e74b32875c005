import { expect, test } from 'vitest'
import { currentVersionDay, versionStatus, nextVersionNumber } from '../../entities/language/declaration/versions.ts'

const days = ['2026-04-01', '2024-04-01', '2027-01-01']

test.each([
  ['2024-03-31', undefined],
  ['2024-04-01', '2024-04-01'],
  ['2026-03-31', '2024-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['2028-01-01', '2027-01-01'],
])('on %s the version of %s is in force', (day, expected) => {
  expect(currentVersionDay(days, day)).toBe(expected)
})

test('a version is to come, in force or past', () => {
  expect(days.map((from) => versionStatus(from, currentVersionDay(days, '2026-04-01'), '2026-04-01'))).toEqual([
    'current',
    'past',
    'upcoming',
  ])
})

test.each([
  [['1.0'], '1.1'],
  [['1.9', '1.10', '1.2'], '1.11'],
  [['2.10.3', '2.9'], '2.10.4'],
  [['1.1', '1.1.1'], '1.1.2'],
  [[], undefined],
])('after %j comes %s', (numbers, next) => {
  expect(nextVersionNumber(numbers)).toBe(next)
})

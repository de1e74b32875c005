import { expect, test } from 'vitest'
import { isRelativeDays, relativeDays, relativeSpan } from '../../entities/language/dates/relative-days.ts'

test.each([
  ['2028-02-28', 'this-week', '2028-02-28', '2028-03-05'],
  ['2028-02-27', 'next-week', '2028-02-28', '2028-03-05'],
  ['2028-03-05', 'last-week', '2028-02-21', '2028-02-27'],
  ['2027-12-31', 'this-month', '2027-12-01', '2027-12-31'],
  ['2027-12-31', 'next-month', '2028-01-01', '2028-01-31'],
  ['2028-03-31', 'last-month', '2028-02-01', '2028-02-29'],
  ['2027-12-31', 'tomorrow', '2028-01-01', '2028-01-01'],
  ['2028-01-01', 'yesterday', '2027-12-31', '2027-12-31'],
  ['2028-02-26', 'next-7-days', '2028-02-26', '2028-03-03'],
  ['2028-03-03', 'last-7-days', '2028-02-26', '2028-03-03'],
  ['2028-01-01', 'next-30-days', '2028-01-01', '2028-01-30'],
  ['2028-01-30', 'last-30-days', '2028-01-01', '2028-01-30'],
  ['2028-03-01', 'before-today', undefined, '2028-02-29'],
  ['2028-03-01', 'from-today', '2028-03-01', undefined],
  ['2028-03-01', 'older-than-3-days', undefined, '2028-02-26'],
])('on %s, %s is from %s until %s', (day, name, from, until) => {
  const span = relativeSpan(name, day)
  expect([span.from, span.until]).toEqual([from, until])
})

test('days as seen from today have the names that are listed, or an age of up to 999 days', () => {
  for (const name of [...relativeDays, 'older-than-1-days', 'older-than-999-days'])
    expect(isRelativeDays(name)).toBe(true)
  for (const name of ['', 'toString', 'older-than-days', 'older-than-01-days', 'older-than-1000-days', 3, null])
    expect(isRelativeDays(name)).toBe(false)
})

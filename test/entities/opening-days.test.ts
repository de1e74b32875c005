import { expect, test } from 'vitest'
import { addDays, weekdays } from '../../entities/language/dates/plain-date.ts'
import { holidayOn, isHoliday } from '../../entities/language/dates/holidays.ts'
import { isClosedOn } from '../../entities/language/shared/opening-days.ts'

/** As announced by the Cabinet Office. */
const holidays: Readonly<Record<string, string>> = {
  '2024':
    '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23',
  '2025':
    '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
  '2026': '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  '2027': '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
}

test.each(Object.entries(holidays))('the holidays of %s', (year, expected) => {
  const actual: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1))
    if (isHoliday(day)) actual.push(day.slice(5))
  expect(actual.join(' ')).toBe(expected)
})

test.each([
  ['2026-11-23', 'labour'],
  ['2026-05-06', 'substitute'],
  ['2026-09-22', 'between'],
  ['2026-10-12', 'sports'],
  ['2026-11-22', undefined],
])('%s is called %s', (day, name) => expect(holidayOn(day)).toBe(name))

test.each([
  ['1868-01-01', true],
  ['2999-12-31', false],
  ['9999-12-31', false],
])('whether %s is a holiday is found within a week of days', (day, expected) => expect(isHoliday(day)).toBe(expected))

const hours = (more: object = {}) => ({
  days: weekdays.map((weekday) => ({
    weekday,
    isOpen: weekday !== 'tue' && weekday !== 'sun',
    ranges: [],
    note: null,
  })),
  holidayRule: 'asWeekday',
  holidayEveRule: 'asWeekday',
  monthlyClosed: [{ nth: 3, weekday: 'wed' }],
  effectiveFrom: '2026-01-01',
  ...more,
})

test.each<[string, string, boolean, object?, object?]>([
  ['2026-06-01', 'a Monday', false],
  ['2026-06-02', 'a Tuesday', true],
  ['2026-06-10', 'the second Wednesday', false],
  ['2026-06-17', 'the third Wednesday', true],
  ['2025-12-30', 'a Tuesday before the hours take effect', false],
  ['2026-06-02', 'a Tuesday on which it opens', false, {}, { kind: 'open' }],
  ['2026-06-01', 'a Monday on which it closes', true, {}, { kind: 'closed' }],
  ['2026-06-17', 'the third Wednesday, let to a party', false, {}, { kind: 'private' }],
  ['2026-07-20', 'a holiday as any Monday', false],
  ['2026-07-20', 'a holiday that is as Sundays are', true, { holidayRule: 'asSunday' }],
  ['2026-07-20', 'a holiday on which it closes', true, { holidayRule: 'closed' }],
  ['2026-09-22', 'a Tuesday between two holidays, as Sundays are', true, { holidayRule: 'asSunday' }],
  ['2026-11-02', 'the eve of a holiday as any Monday', false],
  ['2026-08-10', 'the eve of a holiday that is as Saturdays are', false, { holidayEveRule: 'asSaturday' }],
  ['2026-11-22', 'a Sunday before a holiday, as Saturdays are', false, { holidayEveRule: 'asSaturday' }],
])('on %s, %s, closed is %s', (day, _, closed, more = {}, exception = undefined) => {
  expect(isClosedOn(day, hours(more), exception as never)).toBe(closed)
})

test('a shop that never said its hours is not known to be closed', () => {
  expect(isClosedOn('2026-06-02', undefined, undefined)).toBe(false)
})

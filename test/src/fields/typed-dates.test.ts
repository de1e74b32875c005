import { expect, it } from 'vitest'
import { parseFullDateTime, parseTypedDate, parseTypedDateTime } from '../../../entities/language/dates/typed-date.ts'

const now = '2026-11-22'

it.each([
  ['2026/1/5', '2026-01-05'],
  ['２０２６／１／５', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['12/22', '2026-12-22'],
  ['１２月２２日（火）', '2026-12-22'],
  ['1/5', '2027-01-05'],
  ['10-1', '2026-10-01'],
  ['令和8年12月1日', '2026-12-01'],
  ['令和元年5月1日', '2019-05-01'],
  ['R8.12.1', '2026-12-01'],
  ['Ｓ６３／１／７', '1988-01-07'],
  ['今日', '2026-11-22'],
  ['あした', '2026-11-23'],
  ['明日', '2026-11-23'],
  ['tomorrow', '2026-11-23'],
  ['Yesterday', '2026-11-21'],
  ['あさって', '2026-11-24'],
  ['12/22(Tue)', '2026-12-22'],
  ['平成31年4月30日', '2019-04-30'],
  ['5 Jan 2026', '2026-01-05'],
  ['Sat 13 December, 2026', '2026-12-13'],
  ['Dec. 13th, 2026', '2026-12-13'],
  ['september 1', '2026-09-01'],
  ['13dec', '2026-12-13'],
  ['30 Feb 2026', undefined],
  ['13 Decimal', undefined],
  ['Dec 2026', undefined],
  ['平成40年1月1日', undefined],
  ['S65.1.1', undefined],
  ['令和0年1月1日', undefined],
  ['2/30', undefined],
  ['12', undefined],
  ['soon', undefined],
  ['constructor', undefined],
])('the day typed as %s is %s', (typed, day) => expect(parseTypedDate(typed, now)).toBe(day))

it('a day without a year is the nearest, before as after new year', () => {
  expect(parseTypedDate('1/5', '2026-12-30')).toBe('2027-01-05')
  expect(parseTypedDate('12/30', '2027-01-05')).toBe('2026-12-30')
  expect(parseTypedDate('2/29', '2026-11-22')).toBeUndefined()
  expect(parseTypedDate('2/29', '2027-11-22')).toBe('2028-02-29')
})

it.each([
  ['12/22 18:00', '2026-12-22T18:00'],
  ['１２／２２　１８：００', '2026-12-22T18:00'],
  ['12月22日18時', '2026-12-22T18:00'],
  ['12/22(火) 18:30', '2026-12-22T18:30'],
  ['あした 10時', '2026-11-23T10:00'],
  ['あした10時半', '2026-11-23T10:30'],
  ['明日の午後3時', '2026-11-23T15:00'],
  ['明日の朝７時', '2026-11-23T07:00'],
  ['あした夕方5時半', '2026-11-23T17:30'],
  ['今日の夜8時', '2026-11-22T20:00'],
  ['明日', '2026-11-23T00:00'],
  ['tomorrow 10:00', '2026-11-23T10:00'],
  ['13 Dec 2026 10:00', '2026-12-13T10:00'],
  ['Dec 13, 6pm', '2026-12-13T18:00'],
  ['tomorrow 3pm', '2026-11-23T15:00'],
  ['today 12am', '2026-11-22T00:00'],
  ['令和8年12月1日 9:05', '2026-12-01T09:05'],
  ['2026/1/5 9:30', '2026-01-05T09:30'],
  ['2026/1/5 0930', '2026-01-05T09:30'],
  ['2026-11-21T13:05', '2026-11-21T13:05'],
  ['18:00', '2026-11-22T18:00'],
  ['12/22(tue) 10:00', '2026-12-22T10:00'],
  ['2026-1-5 10:00:00', '2026-01-05T10:00'],
  ['2026-1-5 10:00:37', '2026-01-05T10:00:37'],
  ['あした、10時', '2026-11-23T10:00'],
  ['午後0時半', '2026-11-22T12:30'],
  ['12/22 25:00', undefined],
  // Of the night and past it alike.
  ['今日の夜1時', undefined],
  ['12/22 10:00:60', undefined],
  ['tomorrow 13pm', undefined],
  // Digits alone are a year or a day as well.
  ['2026', undefined],
  ['1225', undefined],
  // An instant is taken as it stands, by the field.
  ['2026-11-21T13:05:00Z', undefined],
  ['2026/1/512', undefined],
  ['いつか', undefined],
])('the time typed as %s is %s', (typed, time) => expect(parseTypedDateTime(typed, now)).toBe(time))

it('what is longer than any day and time is none, however it begins', () => {
  expect(parseTypedDate(`2026/1/5(月${'x'.repeat(60)})`, now)).toBeUndefined()
  expect(parseTypedDateTime(`2026/1/5${' '.repeat(60)}9:30`, now)).toBeUndefined()
  expect(parseFullDateTime(`2026/1/5${' '.repeat(60)}9:30`)).toBeUndefined()
  // Spaces around it are not part of it.
  expect(parseTypedDateTime(`${' '.repeat(60)}2026/1/5 9:30\n`, now)).toBe('2026-01-05T09:30')
})

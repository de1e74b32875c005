import { describe, expect, test } from 'vitest'
import { kindOf } from '../../../entities/language/field-kind.ts'
import { fieldOf } from '../../../entities/language/entity.ts'
import { decimal, integer, richText, text, yen } from '../../../entities/language/fields/index.ts'
import { instantFrom, wallClock } from '../../../entities/language/dates/wall-clock.ts'
import { units } from '../../../entities/language/numbers/units.ts'
import english from '../../../locales/en/commons.json' with { type: 'json' }
import japanese from '../../../locales/ja/commons.json' with { type: 'json' }
import { createWords } from '../../../src/shell/words/words.ts'
import { nextDayTime, timeSpan } from '../../../src/fields/values/next-day-time.ts'
import { parseTypedValue } from '../../../src/fields/values/parse-typed-value.ts'
import { slugFromTitle } from '../../../entities/language/text/slug-from-title.ts'
import { controlWidth } from '../../../src/fields/base/control-width.ts'
import { parseTypedDateTime } from '../../../entities/language/dates/typed-date.ts'

describe('A number', () => {
  const size = kindOf(decimal({ places: 1, unit: 'squareMetre' }))!
  const energy = kindOf(integer({ unit: 'kilocalorie' }))!
  const people = kindOf(integer({ unit: 'person' }))!
  const price = kindOf(yen())!

  test.each([
    ['６５０ｋｃａｌ', energy, 650],
    ['650 KCAL', energy, 650],
    ['12.5㎡', size, '12.5'],
    ['1,012.50 m²', size, '1012.5'],
    ['￥1,200円', price, 1200],
    ['\\1200', price, 1200],
    ['４　people', people, 4],
    ['20名', people, 20],
    // What is no unit of the field stays, to be refused, and so does a unit alone.
    ['650g', energy, '650g'],
    ['kcal', energy, 'kcal'],
    [`4${' '.repeat(40)}people`, people, `4${' '.repeat(40)}people`],
  ] as const)('typed as %s is read without its unit', (typed, kind, read) =>
    expect(parseTypedValue(kind, typed)).toBe(read),
  )

  test.each(units)('of %s is read as the screens of either language show it', async (unit) => {
    for (const locale of ['ja', 'en'] as const) {
      const words = createWords(locale)
      await words.load('units')
      for (const n of [1, 1200])
        expect(
          parseTypedValue(
            kindOf(integer({ unit }))!,
            words.translate(`units.${unit}`, { smart_count: n, n: n.toLocaleString('en') }),
          ),
        ).toBe(n)
    }
  })
})

describe('A date and time', () => {
  test.each([
    '2026/11/21 13:05',
    '2026-11-21 13:05',
    '２０２６／１１／２１　１３：０５',
    '2026年11月21日 13時05分',
    '2026/11/21 1305',
    '2026-11-21T13:05',
  ])('is typed as %s', (typed) => expect(parseTypedDateTime(typed)).toBe('2026-11-21T13:05'))

  test('needs no time, and no leading zeros', () => {
    expect(parseTypedDateTime('2026/1/5')).toBe('2026-01-05T00:00')
    expect(parseTypedDateTime('2026/1/5 9:30')).toBe('2026-01-05T09:30')
  })

  test("is an instant in the tenant's zone, and comes back as it was typed", () => {
    expect(instantFrom('2026-11-21T13:05', 'Asia/Tokyo')).toBe('2026-11-21T04:05:00.000Z')
    expect(wallClock('2026-11-21T04:05:00.000Z', 'Asia/Tokyo')).toBe('2026-11-21T13:05')
    expect(instantFrom('2026-07-01T12:00', 'America/New_York')).toBe('2026-07-01T16:00:00.000Z')
    expect(instantFrom('2026-11-01T12:00', 'America/New_York')).toBe('2026-11-01T17:00:00.000Z')
  })

  test('that does not exist is no instant', () => {
    expect(instantFrom('2026-02-30T10:00', 'Asia/Tokyo')).toBeUndefined()
    expect(instantFrom('2026-01-01T25:00', 'Asia/Tokyo')).toBeUndefined()
    expect(wallClock('soon', 'Asia/Tokyo')).toBeUndefined()
    expect(wallClock('+010000-01-01T00:00:00.000Z', 'Asia/Tokyo')).toBeUndefined()
  })

  test.each(['0026-11-21T10:00', '1867-12-31T23:59', '3000-01-01T00:00', '9999-12-31T23:59'])(
    'a slip of the finger, %s, stays as it was typed, for the rules to speak of',
    (wall) => expect(wallClock(instantFrom(wall, 'Asia/Tokyo'), 'Asia/Tokyo')).toBe(wall),
  )
})

test('From 24:00 on a time is one of the next day', () => {
  expect(nextDayTime('25:30')).toBe('1:30')
  expect(nextDayTime('24:00')).toBe('0:00')
  expect(nextDayTime('23:59')).toBeUndefined()
  expect(nextDayTime(null)).toBeUndefined()
  const spans = (['ja', 'en'] as const).map((locale) => {
    const words = createWords(locale, { commons: { ja: japanese, en: english }[locale] })
    return [timeSpan(words, '13:00', '22:00'), timeSpan(words, '13:00', '25:00')]
  })
  expect(spans).toEqual([
    ['13:00–22:00', '13:00–25:00'],
    ['13:00–22:00', '13:00–1:00 (next day)'],
  ])
})

test('A slug is made of a title in plain letters only', () => {
  expect(slugFromTitle("Cat's Market — 2026".replace('—', '-'))).toBe('cats-market-2026')
  expect(slugFromTitle('猫の市場')).toBeUndefined()
  expect(slugFromTitle('!?')).toBeUndefined()
  expect(slugFromTitle(null)).toBeUndefined()
})

test('A box is as wide as what belongs in it', () => {
  const width = (schema: Parameters<typeof fieldOf>[1]) => controlWidth(fieldOf('value', schema))
  expect(width(text({ max: 10 }))).toBe('13em')
  expect(width(text({ maxBytes: 24 }))).toBe('18em')
  expect(width(text({ max: 80 }))).toBe('100%')
  expect(width(richText())).toBe('100%')
})

import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { pictureRules, normalisePicture, maxPictureText } from '../../entities/language/uploads/pictures.ts'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import { entity, type Entity } from '../../entities/language/entity.ts'
import { date } from '../../entities/language/fields/index.ts'
import { changeIssues } from '../../entities/language/input/body.ts'
import { rulesCheck, type Rule } from '../../entities/language/rule.ts'
import { slugShape } from '../../entities/language/rules/address.ts'
import { notBeforeToday } from '../../entities/language/rules/dates.ts'
import { maxBytes, maxFullWidth } from '../../entities/language/rules/text.ts'
import { someSrc } from '../fields/example.ts'
import { locales, wordsOf } from '../locales/words.ts'
import type { Table } from './rules/table.ts'

// The tables say what today is when they are loaded: the day must not end before they are tried.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const room = new URL('../../entities/language/rules/', import.meta.url)
const files = readdirSync(room).map((file) => file.replace('.ts', ''))

const modules = await Promise.all(
  files.map(async (file) => ((await import(`./rules/${file}.ts`)) as { tables: readonly Table[] }).tables),
)
const tables = modules.flat()

/**
 * Typed by hand from section 5 of the specification, without its rules that are part of the kinds: presence, types,
 * duplicates.
 */
const specified = `
  integerMax decimal1 decimal2 decimal3 decimal2Max decimal3Max maxBytes nonBlank startsWithAt startsWithUrl
  startsWithImageBase64 halfWidth numeric alphabet alphabetUpper alphabetLower alphanumeric alphanumericExact
  digitsHyphen digitsHyphenDigits digitsExact digitsMin digitsMax hiragana katakana hiraganaKatakana
  maxFullWidth dateNotBeforeToday dateNotAfter.date dateNotAfter.today email phone localPhone fax postalCode
  domainName ipv4 ipv6 macAddress corporateNumber invoiceNumber slug url filePath fileName iconPath xAccount
  facebookId instagramId lineId youtubeChannelId onlyTrue onlyFalse uniqueItems exactlyOneTrue countExact
  countMin countMax countBetween
`
  .trim()
  .split(/\s+/)

describe.each(tables)('$rule.rule', ({ rule, valid, invalid }) => {
  test.each(valid.map((value) => [value]))('holds for %j', (value) => expect(rule.holds(value)).toBe(true))
  test.each(invalid.map((value) => [value]))('is broken by %j', (value) => expect(rule.holds(value)).toBe(false))
})

describe('Every rule', () => {
  const codes = new Set(tables.map(({ rule }) => rule.rule))

  test.each(files)('of %s has a table', async (file) => {
    const builders = Object.keys((await import(`../../entities/language/rules/${file}.ts`)) as object)
    const text = readFileSync(new URL(`rules/${file}.ts`, import.meta.url), 'utf8')
    expect(builders.filter((builder) => !text.includes(`rule: ${builder}(`))).toEqual([])
  })

  test.each(locales)('has words in %s', (locale) => {
    const words = wordsOf(locale, 'validations')
    expect([...codes].filter((code) => !words.has(code))).toEqual([])
  })

  test('fills its sentence', () => {
    const words = wordsOf('ja', 'validations')
    const unfilled = tables.filter(({ rule: { rule, params } }) =>
      [...(words.get(rule) ?? '').matchAll(/%\{(\w+)\}/g)].some(
        ([, name]) => name !== 'label' && !(String(name) in params),
      ),
    )
    expect(unfilled).toEqual([])
  })

  test.each(specified)('of the specification is there: %s', (code) => expect(codes).toContain(code))
})

test('bytes tell people how many characters that is', () => {
  expect(maxBytes(100).params).toEqual({ max: 100, fullWidth: 33, halfWidth: 100 })
})

test('of several broken rules the first speaks, and a warning never does', () => {
  const schema = z.string().check(rulesCheck([{ ...maxBytes(1), warning: true }, maxFullWidth(2), slugShape()]))
  const { error } = schema.safeParse('あいう')
  expect(error?.issues).toMatchObject([{ code: 'custom', params: { rule: 'maxFullWidth', max: 2 } }])
  expect(schema.safeParse('ab').success).toBe(true)
})

test('of each place in a value one rule speaks, until one is about the whole', () => {
  const at = (rule: string, ...path: (string | number)[]): Rule => ({
    rule,
    params: {},
    holds: () => false,
    where: () => path,
  })
  const rules = [at('a', 'alt'), at('b', 'alt'), at('c', 'caption'), at('d'), at('e', 'src')]
  const { error } = z.object({}).check(rulesCheck(rules)).safeParse({})
  expect(error?.issues).toMatchObject([
    { path: ['alt'], params: { rule: 'a' } },
    { path: ['caption'], params: { rule: 'c' } },
    { path: [], params: { rule: 'd' } },
  ])
})

test('a picture without words says so, and what is too long of it too', () => {
  const picture = normalisePicture({ src: someSrc, caption: 'あ'.repeat(maxPictureText + 1) })
  const { error } = z.any().check(rulesCheck(pictureRules())).safeParse(picture)
  expect(error?.issues.map(({ path }) => path)).toEqual([['alt'], ['caption']])
})

test('a date before today is refused from midnight in Tokyo on, and where a night is declared from its end on', () => {
  const now = Date.now()
  onTestFinished(() => void vi.setSystemTime(now))
  const day = (...rules: Rule[]) =>
    entity('day', {
      sites: [],
      schema: z.object({ date: date({ rules }) }),
      menu: { group: 'business', icon: 'Event' },
    })
  const calendar = day(notBeforeToday())
  const untilFive = day(notBeforeToday({ nightUntil: 5 }))
  const taken = (of: Entity, value: string): boolean => changeIssues(of, { date: value }).length === 0
  // In New York, where the suites run, all of this is the morning or the afternoon of the first.
  for (const [at, isYesterdayTaken, isYesterdayTakenWithNight, isItOfTheCafe] of [
    ['2026-12-01T23:59:59+09:00', true, true, true],
    ['2026-12-02T00:00:00+09:00', false, true, true],
    ['2026-12-02T04:59:59+09:00', false, true, true],
    ['2026-12-02T05:00:00+09:00', false, false, true],
    ['2026-12-02T05:59:59+09:00', false, false, true],
    ['2026-12-02T06:00:00+09:00', false, false, false],
  ] as const) {
    vi.setSystemTime(at)
    const answers = [calendar, untilFive, businessSchedule].map((each) => taken(each, '2026-12-01'))
    expect([at, ...answers]).toEqual([at, isYesterdayTaken, isYesterdayTakenWithNight, isItOfTheCafe])
    for (const each of [calendar, untilFive, businessSchedule]) {
      expect(taken(each, '2026-12-02')).toBe(true)
      expect(taken(each, '2026-11-30')).toBe(false)
    }
  }
})

test('what time alone can break is no matter of a value by itself', () => {
  expect(
    z
      .string()
      .check(rulesCheck([notBeforeToday()]))
      .safeParse('2000-01-01').success,
  ).toBe(true)
})

/** Inputs of 100,000 characters that make a backtracking matcher try every possibility before it gives up. */
const hostile = [
  'a',
  '0',
  '-',
  '.',
  '@',
  ':',
  ',',
  '0-',
  'a.',
  'a-',
  '0.',
  '1.1.',
  'ff:',
  '+0',
  ' ',
  '　',
  'あ',
  'ア',
  'T0',
  'UC',
  'https://',
  'a@a.',
  '#',
  '😺',
  'data:image/',
  '00:00:',
].flatMap((piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length))
  return [text, `${text}\n`, `\u0000${text}`, `0${text}x`, `data:image/${text}`]
})

test.each(tables.filter(({ valid }) => typeof valid[0] === 'string'))(
  '$rule.rule reads 100,000 hostile characters once, not over and over',
  ({ rule }) => {
    // A quadratic match would take minutes and hit the test's timeout; no clock is asserted.
    for (const text of hostile) expect(rule.holds(text)).toBeTypeOf('boolean')
  },
)

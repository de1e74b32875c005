import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import type { Entity, Field } from '../../entities/language/entity.ts'
import { kindOf, type Kind } from '../../entities/language/field-kind.ts'
import { anyValue } from '../../entities/language/condition.ts'
import { englishMessage } from '../../server/base/locale/english.ts'
import { locales, wordsOf } from './words.ts'

const rulesOf = (kind: Kind): readonly string[] => [
  kind.missingRule,
  kind.wrongTypeRule,
  ...kind.rules.map(({ rule }) => rule),
  ...Object.values(kind.item?.shape ?? {}).flatMap((inner) => rulesOf(kindOf(inner)!)),
]

const declared = new Set(
  Object.values<Entity>(entities).flatMap(({ fields, rules = [], crossRecordRules: among = [] }) => [
    ...Object.values<Field>(fields).flatMap(rulesOf),
    ...[...rules, ...among].map(({ rule }) => rule),
  ]),
)

/** Codes written out in a room: `rule: 'unknownField'`. */
const written = (room: string): readonly string[] =>
  readdirSync(new URL(`../../${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(`../../${room}/${file}`, import.meta.url), 'utf8').matchAll(/\brule: '([\w.]+)'/g),
    ])
    .map(([, rule]) => rule!)

const codes = [...new Set([...declared, ...written('entities'), ...written('server')])].sort()

describe('Every rule has words', () => {
  test.each(locales)('in %s', (locale) => {
    const words = wordsOf(locale, 'validations')
    // What only a file can have wrong is said by the import.
    const ofFiles = wordsOf(locale, 'imports')
    const isSaid = (code: string): boolean => words.has(code) || ofFiles.has(code.replace(/^imports\./, 'faults.'))
    expect(codes.filter((code) => !isSaid(code))).toEqual([])
  })

  test('the parameters of a rule fill its sentence', () => {
    const rules = Object.values<Entity>(entities).flatMap(({ fields, rules = [] }) => [
      ...Object.values<Field>(fields).flatMap((field) => field.rules),
      ...rules,
    ])
    const unfilled = rules
      .map(({ rule, params }) =>
        wordsOf('ja', 'validations')
          .get(rule)!
          .matchAll(/%\{(\w+)\}/g)
          .map(([, name]) => [rule, name!, params] as const),
      )
      .flatMap((each) => [...each])
      // The number and the kind of a block of rich text come with the place of the fault.
      .filter(([, name, params]) => !['label', 'n', 'block'].includes(name) && !(name in params))
    expect(unfilled).toEqual([])
  })
})

describe('The API says a fault in plain English', () => {
  test('with the label of the field, and its name in the API', () => {
    const issue = { path: ['title'], rule: 'maxFullWidth', params: { max: 80 } }
    expect(englishMessage(issue, 'news')).toBe('Title (`title`) must be at most 80 characters.')
  })

  test('with the label of a field inside a week', () => {
    const issue = { path: ['days', 0, 'ranges', 1, 'lastOrderTime'], rule: 'integrity.lastOrderInside', params: {} }
    expect(englishMessage(issue, 'business-day')).toBe('The last order must be between opening and closing.')
  })

  test('with the labels of the fields that a rule is about', () => {
    const issue = { path: ['body'], rule: 'integrity.atLeastOne', params: { labels: 'body,linkUrl' } }
    expect(englishMessage(issue, 'news')).toBe('At least one of Body (`body`) and Link URL (`linkUrl`) is required.')
  })

  test('with the condition under which it applies', () => {
    const params = { target: 'linkUrl', condition: { status: ['draft', 'published'], body: anyValue, isVisible: true } }
    expect(englishMessage({ path: ['linkUrl'], rule: 'integrity.requiredWhen', params }, 'news')).toBe(
      'Link URL (`linkUrl`) must be given when Status (`status`) is “Draft” or “Published” and Body (`body`) is filled in and “Show on site (`isVisible`)” is on.',
    )
  })

  test('and by its key where a field or an entity has no words yet', () => {
    expect(englishMessage({ path: ['size'], rule: 'min', params: { min: 3 } }, 'sofa')).toBe('size must be 3 or more.')
  })
})

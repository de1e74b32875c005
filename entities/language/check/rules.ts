import type { Entity, Field } from '../entity.ts'
import { fault, type Fault, unknownFields } from './fault.ts'
import { expectedValues } from '../condition.ts'
import { fieldsOfCrossRecordRule, type CrossRecordRule } from '../cross-record-rules/index.ts'
import { referenceFieldsOf } from '../derived/reference-fields.ts'

/** The type as which values of a field are compared; undefined if they have no meaningful order. */
const comparableAs = ({ kind, storage }: Field): string | undefined => {
  if (kind === 'date' || kind === 'date-time' || kind === 'time') return kind
  return storage === 'integer' || storage === 'decimal' ? 'number' : undefined
}

/** Checks rules that compare two fields: both must be days, instants, times or numbers. */
export const comparisonFaults = (entity: Entity): readonly Fault[] => [
  ...(entity.rules ?? []).flatMap(({ rule, compares }) => incomparableFaults(entity, `rules ${rule}`, compares)),
  ...(entity.crossRecordRules ?? []).flatMap((rule) =>
    incomparableFaults(entity, `crossRecordRules ${rule.rule}`, 'period' in rule ? rule.period : undefined),
  ),
  ...periodsOf(entity).flatMap(([key, start, end]) =>
    isNamed(start, lastWords) && isNamed(end, firstWords)
      ? [
          fault(
            'E255',
            `${entity.name}.${key}`,
            `${start}, ${end}`,
            `By their names, ${end} is the beginning and ${start} the end: name the beginning first.`,
          ),
        ]
      : [],
  ),
]

/** All periods of an entity: where each is declared, its beginning and its end. */
const periodsOf = (entity: Entity): readonly (readonly [key: string, start: string, end: string])[] => [
  ...(entity.rules ?? []).flatMap(({ rule, params: { start, end } }) =>
    typeof start === 'string' && typeof end === 'string' ? [[`rules ${rule}`, start, end] as const] : [],
  ),
  ...(entity.crossRecordRules ?? []).flatMap((rule) =>
    'period' in rule && rule.period
      ? [[`crossRecordRules ${rule.rule}`, rule.period[0]!, rule.period[1]!] as const]
      : [],
  ),
  ...Object.values(entity.fields).flatMap(({ name, window }) =>
    window ? [[`${name}.window`, window.from, window.until] as const] : [],
  ),
]

/** The words by which fields are named that begin or end a period, at either end of the name: `startOn`, `publishUntil`. */
const firstWords: readonly string[] = ['from', 'start', 'starts', 'begin', 'begins', 'open', 'opens', 'publish']
const lastWords: readonly string[] = ['until', 'to', 'end', 'ends', 'close', 'closes', 'unpublish']

const isNamed = (field: string, words: readonly string[]): boolean => {
  const parts = field.split(/(?=[A-Z])/).map((part) => part.toLowerCase())
  return words.includes(parts[0]!) || words.includes(parts.at(-1)!)
}

function incomparableFaults(entity: Entity, key: string, names: readonly string[] = []): readonly Fault[] {
  const fields = names.flatMap((name) => entity.fields[name] ?? [])
  const scales = new Set(fields.map(comparableAs))
  if (fields.length < names.length || (scales.size <= 1 && !scales.has(undefined))) return []
  return [
    fault(
      'E195',
      `${entity.name}.${key}`,
      fields.map(({ name, kind }) => `${name} (${kind})`).join(', '),
      'These cannot be compared: take two days, two moments, two times of day or two numbers.',
    ),
  ]
}

/** All conditions of an entity, each with the place where it is declared and its expected values by field. */
const conditionsOf = (entity: Entity): readonly (readonly [string, Readonly<Record<string, unknown>>])[] => [
  ...(entity.rules ?? []).map(({ rule, when = {} }) => [`rules ${rule}`, when] as const),
  ...(entity.crossRecordRules ?? []).map(({ rule, when = {} }) => [`crossRecordRules ${rule}`, when] as const),
  ...Object.entries(entity.alerts ?? {}).map(([name, { when }]) => [`alerts ${name}`, when] as const),
  ...Object.entries(entity.onEnter ?? {}).map(([state, values]) => [`onEnter.${state}`, values] as const),
]

/** Finds values that a field is compared with, or set to, but can never have. */
export const conditionFaults = (entity: Entity): readonly Fault[] =>
  conditionsOf(entity).flatMap(([key, condition]) =>
    Object.entries(condition).flatMap(([name, expected]) => impossibleValueFaults(entity, key, name, expected)),
  )

function impossibleValueFaults(entity: Entity, key: string, name: string, expected: unknown): readonly Fault[] {
  const field = entity.fields[name]
  // Unknown names are reported by the check of the place they appear in, except in the conditions of rules.
  if (!field) return key.startsWith('rules ') ? unknownFields('E158', entity, key, [name]) : []
  const hint = field.options ? `Name some of: ${field.options.join(', ')}.` : 'The field never has this value.'
  return expectedValues(expected)
    .filter((value) => !field.schema.safeParse(value).success)
    .map((value) => fault('E194', `${entity.name}.${key}`, `${name}=${String(value)}`, hint))
}

/** Checks the rules between a record and the tenant's other records. */
export const crossRecordRuleFaults = (entity: Entity): readonly Fault[] =>
  (entity.crossRecordRules ?? []).flatMap((rule) => [
    ...unknownFields('E164', entity, `crossRecordRules ${rule.rule}`, [
      ...new Set([rule.at, ...fieldsOfCrossRecordRule(rule)]),
    ]),
    ...referenceFaults(entity, rule),
  ])

function referenceFaults(entity: Entity, rule: CrossRecordRule): readonly Fault[] {
  const followed = 'reference' in rule ? rule.reference : 'siblingsBy' in rule ? rule.siblingsBy : undefined
  if (followed === undefined || !entity.fields[followed]) return []
  if (referenceFieldsOf(entity).some(({ field, part }) => field === followed && !part)) return []
  return [
    fault(
      'E165',
      `${entity.name}.crossRecordRules`,
      `${rule.rule} by ${followed}`,
      'A rule follows a reference() or references().',
    ),
  ]
}

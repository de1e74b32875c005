import type { Entity } from '../entity.ts'
import { expectedValues } from '../condition.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

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

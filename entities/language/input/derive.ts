import { z } from 'zod'
import { hasValue } from '../condition.ts'
import type { Entity } from '../entity.ts'
import type { Derivation } from '../field-kind.ts'
import { normaliseValues, type Values } from './body.ts'
import { issuesOf, type Issue } from './issues.ts'

/** By reference, the record that it names: null where it names none, undefined while that is not known. */
export type ReferencedRecords = Readonly<Record<string, Values | null | undefined>>

/**
 * The derived values that a write gives a record, by field, whether or not they differ: those of which an input is among
 * the changed fields, and those that have none yet. `record` is the record after the change, with null for empty fields;
 * an input that is undefined is not known, and neither is what is derived from it.
 */
export function derivedValues(
  entity: Entity,
  record: Values,
  changed: Iterable<string>,
  referenced: ReferencedRecords,
): Values {
  const values: Record<string, unknown> = {}
  const moved = new Set(changed)
  for (const [name, derivation] of derivationsInOrder(entity)) {
    const inputs = derivation.from.map(inputField)
    if (hasValue(record[name]) && !inputs.some((input) => moved.has(input))) continue
    const value = valueOf(entity, derivation, { ...record, ...values }, referenced)
    values[name] = value === undefined ? undefined : normaliseValues(entity, { [name]: value })[name]
    if (JSON.stringify(values[name]) !== JSON.stringify(record[name] ?? null)) moved.add(name)
  }
  return values
}

/** What is wrong with derived values: they are of the wrong type, break a rule of their field, or lack what is required. */
export function derivedIssues(entity: Entity, values: Values): readonly Issue[] {
  return Object.entries(values).flatMap(([name, value]): readonly Issue[] => {
    const { nullable, missingRule, schema } = entity.fields[name]!
    if (!hasValue(value)) return nullable ? [] : [{ path: [name], rule: missingRule, params: {} }]
    const { error } = z.object({ [name]: schema }).safeParse({ [name]: value }, { reportInput: true })
    return error ? issuesOf(error, entity, values) : []
  })
}

/** The references whose records derived values are made of. */
export const followedReferences = ({ derived = {} }: Entity): readonly string[] => [
  ...new Set(Object.values(derived).flatMap(({ from }) => from.filter((path) => path.includes('.')).map(inputField))),
]

/** The field of the record that an input names, or follows. */
export const inputField = (path: string): string => path.split('.', 1)[0]!

/** What an entity derives, each after what it is derived from. What goes in a circle, `check` refuses. */
export function derivationsInOrder({ derived = {} }: Entity): readonly (readonly [string, Derivation])[] {
  const ordered = new Map<string, Derivation>()
  const visited = new Set<string>()
  const add = (name: string): void => {
    const derivation = derived[name]
    if (!derivation || visited.has(name)) return
    visited.add(name)
    derivation.from.map(inputField).forEach(add)
    ordered.set(name, derivation)
  }
  Object.keys(derived).forEach(add)
  return [...ordered]
}

function valueOf(
  { fields }: Entity,
  { from, value }: Derivation,
  record: Values,
  referenced: ReferencedRecords,
): unknown {
  const inputs: Record<string, unknown> = {}
  for (const path of from) {
    const name = inputField(path)
    const own = record[name]
    if (own === undefined) return undefined
    if (!hasValue(own) && !fields[name]!.optional) return null
    if (path === name) inputs[name] = hasValue(own) ? own : null
    else if (!hasValue(own)) inputs[name] = null
    else {
      const target = referenced[name]
      if (!target) return target
      const part = path.slice(name.length + 1)
      inputs[name] = { ...(inputs[name] as Values | undefined), [part]: target[part] ?? null }
    }
  }
  return value(inputs) ?? null
}

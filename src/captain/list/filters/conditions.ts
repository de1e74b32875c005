import type { Field } from '../../../../entities/language/entity.ts'
import { addDays, lastDay } from '../../../../entities/language/dates/plain-date.ts'
import { conditionName, fieldAndOperator, type Operator } from '../../../../entities/language/derived/list-operators.ts'
import { dayOf, startOfDay } from '../../../../entities/language/dates/wall-clock.ts'

/** A list's filter as in the API and the URL: field name, with an operator suffix or without, to value. */
export type Filter = Readonly<Record<string, unknown>>

/** The part of a filter on one field; all of `parts` must match. */
export interface Condition {
  readonly field: Field
  readonly parts: Readonly<Partial<Record<Operator, unknown>>>
}

/** The editor a field is filtered with; undefined for kinds that cannot be filtered by. */
export const editorKind = ({ filter, window }: Field): Field['filter'] => (window ? 'options' : filter)

/**
 * The conditions of a filter on the given fields, in the order they were set. The search text (`q`) is not one of them.
 */
export function conditionsOf(filter: Filter, fields: readonly Field[]): readonly Condition[] {
  const found = new Map<string, Condition>()
  for (const [key, value] of Object.entries(filter)) {
    const [name, operator] = fieldAndOperator(key)
    const field = fields.find((each) => each.name === name)
    if (field) found.set(name, { field, parts: { ...found.get(name)?.parts, [operator]: value } })
  }
  return [...found.values()]
}

/** Replaces the condition on one field; a condition without parts removes it. */
export function withCondition(filter: Filter, { field, parts }: Condition): Filter {
  const others = Object.entries(filter).filter(([key]) => fieldAndOperator(key)[0] !== field.name)
  const own = Object.entries(parts).map(([operator, value]) => [conditionName(field.name, operator as Operator), value])
  return Object.fromEntries([...others, ...own.filter(([, value]) => value !== undefined)])
}

/** The options that a condition allows. */
export function optionsIn({ parts }: Condition): readonly string[] {
  // The API takes several values without an operator too.
  const several = parts.now ?? parts.in ?? parts.eq
  if (Array.isArray(several)) return several.map(String)
  return parts.eq === undefined ? [] : [String(parts.eq)]
}

/**
 * Where a field has effective states besides its stored value (`meanings`), users filter by the effective one (`now`).
 */
export function optionParts(options: readonly string[], meanings = false): Condition['parts'] {
  if (options.length === 0) return {}
  if (meanings) return { now: options }
  return options.length === 1 ? { eq: options[0] } : { in: options }
}

/** A range of days, both ends inclusive; either may be open. */
export interface DayRange {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/**
 * Instants are bounded by the start of days in the tenant's zone, plain dates by the days themselves. An `until` on the
 * last possible day sets no bound.
 */
export function dayParts(field: Field, { from, until }: DayRange, timeZone: string): Condition['parts'] {
  if (field.kind === 'date') return { ...(from && { gte: from }), ...(until && { lte: until }) }
  return {
    ...(from && { gte: startOfDay(from, timeZone) }),
    ...(until && until < lastDay && { lt: startOfDay(addDays(until, 1), timeZone) }),
  }
}

export function daysIn({ field, parts }: Condition, timeZone: string): DayRange {
  const { gte, lte, lt } = parts
  if (field.kind === 'date') return { from: text(gte), until: text(lte) }
  const end = dayOf(lt, timeZone)
  return { from: dayOf(gte, timeZone), until: end && addDays(end, -1) }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

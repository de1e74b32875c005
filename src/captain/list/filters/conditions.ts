import type { Field } from '../../../../entities/language/entity.ts'
import { addDays, lastDay } from '../../../../entities/language/dates/plain-date.ts'
import { conditionName, fieldAndOperator, type Operator } from '../../../../entities/language/list-operators.ts'
import { dayOf, startOfDay } from '../../../../entities/language/dates/wall-clock.ts'

/** A list's filter as the API and the URL have it: field, or field with the suffix of an operator, to value. */
export type Filter = Readonly<Record<string, unknown>>

/** What a filter says of one field; all of it must hold. */
export interface Condition {
  readonly field: Field
  readonly parts: Readonly<Partial<Record<Operator, unknown>>>
}

/** The question a field can be filtered by, or undefined for a kind that has none. */
export const editorKind = ({ filter, window }: Field): Field['filter'] => (window ? 'options' : filter)

/** The conditions of a filter on known fields, in the order in which they were set. The words searched for (`q`) are none. */
export function conditionsOf(filter: Filter, fields: readonly Field[]): readonly Condition[] {
  const found = new Map<string, Condition>()
  for (const [key, value] of Object.entries(filter)) {
    const [name, operator] = fieldAndOperator(key)
    const field = fields.find((each) => each.name === name)
    if (field) found.set(name, { field, parts: { ...found.get(name)?.parts, [operator]: value } })
  }
  return [...found.values()]
}

/** The filter with one field's condition set anew; without parts it is taken away. */
export function withCondition(filter: Filter, { field, parts }: Condition): Filter {
  const others = Object.entries(filter).filter(([key]) => fieldAndOperator(key)[0] !== field.name)
  const own = Object.entries(parts).map(([operator, value]) => [conditionName(field.name, operator as Operator), value])
  return Object.fromEntries([...others, ...own.filter(([, value]) => value !== undefined)])
}

/** The options a condition allows. */
export function optionsIn({ parts }: Condition): readonly string[] {
  const several = parts.now ?? parts.in
  if (Array.isArray(several)) return several.map(String)
  return parts.eq === undefined ? [] : [String(parts.eq)]
}

/** Where a state has meanings beside its value, people ask for the meaning they see. */
export function optionParts(options: readonly string[], meanings = false): Condition['parts'] {
  if (options.length === 0) return {}
  if (meanings) return { now: options }
  return options.length === 1 ? { eq: options[0] } : { in: options }
}

/** A span of days, both ends included; either may be open. */
export interface DayRange {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Instants are bounded by the beginnings of days in the tenant's zone; plain dates by themselves. Nothing lies after the last day. */
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

import { z } from 'zod'
import { alertFilter } from '../../../entities/alerts.ts'
import { isComparable } from '../../../entities/decimals.ts'
import { fieldsOf } from '../../../entities/at-site.ts'
import type { Entity, Field } from '../../../entities/entity.ts'
import {
  equality,
  fieldAndOperator,
  holdsSeveral,
  operatorsOf,
  ordered,
  type Operator,
} from '../../../entities/list-operators.ts'
import { hasMeanings, meaningsOf } from '../../../entities/meanings.ts'
import { date } from '../../../entities/fields/date.ts'
import { dateTime, toInstant } from '../../../entities/fields/date-time.ts'
import { time } from '../../../entities/fields/time.ts'
import { ruleOf, type Issue } from '../../../entities/issue.ts'
import type { KindName } from '../../../entities/kind-names.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import { stored, type Stored } from '../record/row.ts'

export interface Condition {
  readonly field: string
  readonly operator: Operator
  /** Bound into the statement: one stored value, null, or the JSON of several. */
  readonly value: Stored
  /** Whether the column keeps an array. */
  readonly array: boolean
}

/** A name that may be filtered by: how it is kept, and how a value for it is read. */
export interface Comparable {
  readonly name: string
  readonly storage: Field['storage']
  readonly operators: readonly Operator[]
  /** Whether it holds several values, one of which is compared. */
  readonly array: boolean
  /** Whether it may be asked for records that have no value. */
  readonly nullable: boolean
  /** What the value can mean now, where that is more than the value. */
  readonly meanings?: readonly string[]
  read(value: unknown): z.ZodSafeParseResult<unknown>
}

const instant = dateTime()

/** The kinds whose texts sort as time does, and how a value to compare them with is read; times on the clock of 30 hours. */
const clocks: Readonly<Partial<Record<KindName, z.ZodType>>> = { date: date(), 'date-time': instant, time: time() }

const single = { storage: 'text', array: false, nullable: true } as const

const system: readonly Comparable[] = [
  { ...single, name: 'id', operators: equality, read: (value) => z.string().max(100).safeParse(value) },
  ...['createdAt', 'updatedAt', 'trashedAt'].map((name): Comparable => ({
    ...single,
    name,
    operators: ordered,
    read: (value) => instant.safeParse(toInstant(value)),
  })),
  ...['createdBy', 'updatedBy'].map((name): Comparable => ({
    ...single,
    name,
    operators: equality,
    read: (value) => z.string().max(100).safeParse(value),
  })),
]

/** What the records of an entity may be filtered by at a site. Long texts, rich texts and groups are not among it. */
export const comparables = (entity: Entity, site: SiteSlug): readonly Comparable[] => [
  ...system,
  ...fieldsOf(entity, site)
    .filter((field) => operatorsOf(entity, field).length > 0)
    .map((field) => comparable(entity, field)),
  ...(entity.alerts ? [alertComparable(Object.keys(entity.alerts))] : []),
]

/** What the records of an entity may be sorted by at a site. */
export const sortables = (entity: Entity, site: SiteSlug): readonly string[] => [
  'id',
  'createdAt',
  'updatedAt',
  'trashedAt',
  ...fieldsOf(entity, site)
    .filter(({ sortable, heavy }) => sortable && !heavy)
    .map(({ name }) => name),
]

/** What wants attention, by its names. */
const alertComparable = (names: readonly string[]): Comparable => ({
  ...single,
  name: alertFilter,
  nullable: false,
  operators: ['eq', 'in'],
  read: (value) => z.enum(names as [string, ...string[]]).safeParse(value),
})

function comparable(entity: Entity, field: Field): Comparable {
  const element = holdsSeveral(field) ? elementOf(field) : undefined
  return {
    name: field.name,
    array: element !== undefined,
    nullable: true,
    storage: element ? 'text' : field.storage,
    operators: operatorsOf(entity, field),
    ...(hasMeanings(entity, field) && { meanings: meaningsOf(entity, field) }),
    // A part of a text need not be a whole valid text; so parts are read elsewhere.
    read: (given) => (element ? element.safeParse(given) : plain(field).safeParse(field.normalise?.(given) ?? given)),
  }
}

/** The value's own type, closed list and shape; the rules of a record (lengths, patterns) do not bind a question. */
function plain({ kind, storage, options }: Field): z.ZodType {
  if (clocks[kind]) return clocks[kind]
  if (options) return z.enum(options as [string, ...string[]])
  if (storage === 'boolean') return z.boolean()
  if (storage === 'integer') return z.int()
  if (storage === 'decimal') return z.string().refine(isComparable)
  return z.string().max(1000)
}

const elementOf = ({ options }: Field): z.ZodType =>
  options ? z.enum(options as [string, ...string[]]) : z.string().max(1000)

export type Read = { readonly condition: Condition } | { readonly issue: Issue }

/** Reads one entry of a filter: `"publishAt_gte": "2026-…"`. */
export function readCondition(allowed: ReadonlyMap<string, Comparable>, key: string, given: unknown): Read {
  const issue = (rule: string): Read => ({ issue: { path: ['filter', key], rule, params: {} } })
  const [name, named] = fieldAndOperator(key)
  const found = allowed.get(name)
  if (!found) return issue('unknownField')
  const operator = named === 'eq' && Array.isArray(given) ? 'in' : named
  const { array } = found
  if (!found.operators.includes(operator)) return issue('invalid')
  if (given === null && found.nullable && (operator === 'eq' || operator === 'neq'))
    return { condition: { field: name, operator, value: null, array } }
  if (operator === 'in' || operator === 'now') return readMany(found, operator, key, given)
  if (operator === 'contains' && !array) {
    const part = z.string().min(1).max(200).safeParse(given)
    return part.success ? { condition: { field: name, operator, value: part.data, array } } : issue('invalid')
  }
  const value = found.read(given)
  return value.success
    ? { condition: { field: name, operator, value: stored(found.storage, value.data), array } }
    : { issue: faultOf(key, value) }
}

/** What is wrong with a value: the rule it breaks, where one speaks. */
const faultOf = (key: string, read: z.ZodSafeParseResult<unknown> | undefined): Issue => ({
  path: ['filter', key],
  ...((read?.error && ruleOf(read.error.issues[0]!)) ?? { rule: 'invalid', params: {} }),
})

function readMany(found: Comparable, operator: 'in' | 'now', key: string, given: unknown): Read {
  const read = operator === 'now' ? (each: unknown) => z.enum(found.meanings!).safeParse(each) : found.read
  const values = Array.isArray(given) && given.length <= 1000 ? given.map((each) => read(each)) : []
  const wrong = values.find(({ success }) => !success)
  if (!Array.isArray(given) || given.length > 1000 || wrong) return { issue: faultOf(key, wrong) }
  const kept = values.map(({ data }) => stored(operator === 'now' ? 'text' : found.storage, data))
  return { condition: { field: found.name, operator, value: JSON.stringify(kept), array: false } }
}

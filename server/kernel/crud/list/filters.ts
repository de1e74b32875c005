import { z } from 'zod'
import { alertNames } from '../../../../entities/language/derived/alert-field.ts'
import { alertFilterName } from '../../../../entities/language/declaration/alerts.ts'
import { assignedFilterName, nobodyValue } from '../../../../entities/language/derived/assignee.ts'
import { draftFilterName } from '../../../../entities/language/derived/draft-fields.ts'
import { isComparableDecimal } from '../../../../entities/language/numbers/decimals.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import {
  dated,
  equality,
  fieldAndOperator,
  isMultiValued,
  operatorsOf,
  ownAccount,
  type Operator,
} from '../../../../entities/language/derived/list-operators.ts'
import { isRelativeDays } from '../../../../entities/language/dates/relative-days.ts'
import { isSortable } from '../../../../entities/language/derived/list-order.ts'
import { hasDerivedStatus, derivedStatusesOf } from '../../../../entities/language/derived/derived-status.ts'
import { date } from '../../../../entities/language/fields/date.ts'
import { dateTime, toInstant } from '../../../../entities/language/fields/date-time.ts'
import { time } from '../../../../entities/language/fields/time.ts'
import { ruleOfIssue, type Issue } from '../../../../entities/language/input/issues.ts'
import type { KindName } from '../../../../entities/language/field-kind-names.ts'
import { referenceParts } from '../../../../entities/language/derived/reference-fields.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { toStored, type Stored } from '../../records/stored-values.ts'

export interface Condition {
  readonly field: string
  readonly operator: Operator
  /** Bound to the statement: a stored value, null, or a JSON array of several. */
  readonly value: Stored
  /** Whether the column stores an array. */
  readonly array: boolean
  /** Whether the values are accounts, among which `me` is the caller's. */
  readonly person?: boolean
  /** Whether days are compared as plain dates; otherwise as instants. */
  readonly plainDate?: boolean
  /** Whether they are the days of a calendar, whose today is the business day. */
  readonly businessDay?: boolean
}

/** A filterable field: how it is stored, and how its filter values are parsed. */
export interface Comparable {
  readonly name: string
  readonly storage: Field['storage']
  readonly operators: readonly Operator[]
  /** Whether the field holds several values, one of which is compared. */
  readonly array: boolean
  /** Whether it is possible to filter for records without a value. */
  readonly nullable: boolean
  /** Whether its values are accounts. */
  readonly person?: boolean
  /** Whether its values are plain dates. */
  readonly plainDate?: boolean
  /** Whether they are the days of a calendar. */
  readonly businessDay?: boolean
  /** The derived meanings a value can currently have, if it can mean more than the value itself. */
  readonly meanings?: readonly string[]
  read(value: unknown): z.ZodSafeParseResult<unknown>
}

const instant = dateTime()

/**
 * The kinds stored as text that sorts chronologically, and how filter values for them are parsed. Times use the 30-hour
 * clock.
 */
const clocks: Readonly<Partial<Record<KindName, z.ZodType>>> = { date: date(), 'date-time': instant, time: time() }

const single = { storage: 'text', array: false, nullable: true } as const

const system: readonly Comparable[] = [
  { ...single, name: 'id', operators: equality, read: (value) => z.string().max(100).safeParse(value) },
  ...['createdAt', 'updatedAt', 'trashedAt'].map((name): Comparable => ({
    ...single,
    name,
    operators: dated,
    read: (value) => instant.safeParse(toInstant(value)),
  })),
  ...['createdBy', 'updatedBy'].map((name): Comparable => ({
    ...single,
    name,
    operators: equality,
    person: true,
    read: (value) => z.string().max(100).safeParse(value),
  })),
]

/** The filterable fields of an entity at a site. Long texts, rich text and groups are excluded. */
export const comparables = (entity: Entity, site: SiteSlug): readonly Comparable[] => [
  ...system,
  ...siteFields(entity, site)
    .filter((field) => operatorsOf(entity, field).length > 0)
    .map((field) => comparable(entity, field)),
  ...referenceParts(siteFields(entity, site)).map(partComparable),
  assigned,
  ...(entity.keepsDraft ? [withDraft] : []),
  ...(alertNames(entity, site).length > 0 ? [alertComparable(alertNames(entity, site))] : []),
]

/** The sortable fields of an entity at a site. */
export const sortables = (entity: Entity, site: SiteSlug): readonly string[] => [
  'id',
  'createdAt',
  'updatedAt',
  'trashedAt',
  ...siteFields(entity, site)
    .filter((field) => isSortable(entity, field) && !field.heavy)
    .map(({ name }) => name),
]

/** Filters by the records that the rows of a group reference: any row may. */
const partComparable = ({ name }: Field): Comparable => ({
  ...single,
  name,
  nullable: false,
  operators: ['eq', 'in'],
  read: (value) => z.string().max(100).safeParse(value),
})

/** Filters by the account that a record is assigned to. */
const assigned: Comparable = {
  ...single,
  name: assignedFilterName,
  nullable: false,
  person: true,
  operators: ['eq', 'in'],
  read: (value) => z.union([z.enum([ownAccount, nobodyValue]), z.uuid()]).safeParse(value),
}

/** Filters by whether a published record has a draft beside it. */
const withDraft: Comparable = {
  name: draftFilterName,
  storage: 'boolean',
  array: false,
  nullable: false,
  operators: ['eq'],
  read: (value) => z.boolean().safeParse(value),
}

/** Filters by alert name. */
const alertComparable = (names: readonly string[]): Comparable => ({
  ...single,
  name: alertFilterName,
  nullable: false,
  operators: ['eq', 'in'],
  read: (value) => z.enum(names as [string, ...string[]]).safeParse(value),
})

function comparable(entity: Entity, field: Field): Comparable {
  const element = isMultiValued(field) ? elementOf(field) : undefined
  return {
    name: field.name,
    array: element !== undefined,
    nullable: true,
    storage: element ? 'text' : field.storage,
    operators: operatorsOf(entity, field),
    ...(field.kind === 'account' && { person: true }),
    ...(field.kind === 'date' && { plainDate: true, businessDay: entity.calendar?.date === field.name }),
    ...(hasDerivedStatus(entity, field) && { meanings: derivedStatusesOf(entity, field) }),
    // A substring need not be a valid value, so substrings are parsed elsewhere.
    read: (input) =>
      element ? element.safeParse(input) : plainSchema(field).safeParse(field.normalise?.(input) ?? input),
  }
}

/** The value's type, options and format. Record rules (lengths, patterns) do not apply to filters. */
function plainSchema({ kind, storage, options }: Field): z.ZodType {
  if (clocks[kind]) return clocks[kind]
  if (options) return z.enum(options as [string, ...string[]])
  if (storage === 'boolean') return z.boolean()
  if (storage === 'integer') return z.int()
  if (storage === 'decimal') return z.string().refine(isComparableDecimal)
  return z.string().max(1000)
}

const elementOf = ({ options }: Field): z.ZodType =>
  options ? z.enum(options as [string, ...string[]]) : z.string().max(1000)

export type ConditionResult = { readonly condition: Condition } | { readonly issue: Issue }

/** Parses one entry of a filter: `"publishAt_gte": "2026-…"`. */
export function readCondition(allowed: ReadonlyMap<string, Comparable>, key: string, input: unknown): ConditionResult {
  const issue = (rule: string): ConditionResult => ({ issue: { path: ['filter', key], rule, params: {} } })
  const [name, named] = fieldAndOperator(key)
  const target = allowed.get(name)
  if (!target) return issue('unknownField')
  const operator = named === 'eq' && Array.isArray(input) ? 'in' : named
  const { array, person, plainDate, businessDay } = target
  const kept = {
    field: name,
    operator,
    array,
    ...(person && { person }),
    ...(plainDate && { plainDate }),
    ...(businessDay && { businessDay }),
  }
  if (!target.operators.includes(operator)) return issue('invalid')
  if (input === null && target.nullable && (operator === 'eq' || operator === 'neq'))
    return { condition: { ...kept, value: null } }
  if (operator === 'in' || operator === 'now') return readMany(target, operator, key, input)
  if (operator === 'within') return isRelativeDays(input) ? { condition: { ...kept, value: input } } : issue('option')
  if (operator === 'contains' && !array) {
    const part = z.string().min(1).max(200).safeParse(input)
    return part.success ? { condition: { ...kept, value: part.data } } : issue('invalid')
  }
  const value = target.read(input)
  return value.success
    ? { condition: { ...kept, value: toStored(target.storage, value.data) } }
    : { issue: issueOf(key, value) }
}

/** The issue for an invalid value, using the broken rule where there is one. */
const issueOf = (key: string, result: z.ZodSafeParseResult<unknown> | undefined): Issue => ({
  path: ['filter', key],
  ...((result?.error && ruleOfIssue(result.error.issues[0]!)) ?? { rule: 'invalid', params: {} }),
})

function readMany(target: Comparable, operator: 'in' | 'now', key: string, input: unknown): ConditionResult {
  const read = operator === 'now' ? (each: unknown) => z.enum(target.meanings!).safeParse(each) : target.read
  const values = Array.isArray(input) && input.length <= 1000 ? input.map((each) => read(each)) : []
  const invalidValue = values.find(({ success }) => !success)
  if (!Array.isArray(input) || input.length > 1000 || invalidValue) return { issue: issueOf(key, invalidValue) }
  const storedValues = values.map(({ data }) => toStored(operator === 'now' ? 'text' : target.storage, data))
  const value = JSON.stringify(storedValues)
  return { condition: { field: target.name, operator, value, array: false, ...(target.person && { person: true }) } }
}

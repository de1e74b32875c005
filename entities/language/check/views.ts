import { alertNames } from '../derived/alert-field.ts'
import { alertFilterName } from '../declaration/alerts.ts'
import { isRelativeDays } from '../dates/relative-days.ts'
import { derivedStatusesOf } from '../derived/derived-status.ts'
import type { Entity, Field } from '../entity.ts'
import { columnFields } from '../derived/entity-views.ts'
import { dated, equality, fieldAndOperator, operatorsOf, ownAccount, type Operator } from '../derived/list-operators.ts'
import { isSortable } from '../derived/list-order.ts'
import type { SiteSlug } from '../../installation.ts'
import { fault, type Fault } from './fault.ts'

/** Checks that what wants attention is asked for by what the list answers. */
export const attentionFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.attention ?? {}).flatMap(([name, { filter }]) =>
    unanswered(entity, filter).map((each) =>
      fault('E186', `${entity.name}.attention.${name}`, each, 'The list has no such condition, or no such value.'),
    ),
  )

/** The conditions of a filter that the list does not answer. */
const unanswered = (entity: Entity, filter: Readonly<Record<string, unknown>>) =>
  Object.entries(filter).flatMap(([key, value]) => (isAnswered(entity, key, value) ? [] : [{ [key]: value }]))

/** Checks that the views an entity brings along ask what its list answers. */
export const viewFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.views ?? {}).flatMap(([name, { filter, sort, columns = [] }]) => {
    const at = `${entity.name}.views.${name}`
    const listed = new Set(sitesOf(entity).flatMap((site) => columnFields(entity, site).map((field) => field.name)))
    const sorted = sort && entity.fields[sort[0]]
    return [
      ...unanswered(entity, filter).map((each) =>
        fault('E184', at, each, 'The list has no such condition, or no such value.'),
      ),
      ...(sort && !(sorted && isSortable(entity, sorted))
        ? [fault('E184', at, sort[0], 'The list cannot be sorted by this.')]
        : []),
      ...columns
        .filter((column) => !listed.has(column))
        .map((column) => fault('E184', at, column, 'The list has no such column.')),
    ]
  })

const sitesOf = (entity: Entity): readonly SiteSlug[] => Object.keys(entity.sites) as SiteSlug[]

function isAnswered(entity: Entity, key: string, value: unknown): boolean {
  const [name, operator] = fieldAndOperator(key)
  if (name === alertFilterName)
    return [value]
      .flat()
      .every((each) => sitesOf(entity).some((site) => alertNames(entity, site).includes(String(each))))
  const field = entity.fields[name]
  const operators: readonly Operator[] = field ? operatorsOf(entity, field) : (systemOperators[name] ?? [])
  if (!operators.includes(operator)) return false
  if (operator === 'within') return isRelativeDays(value)
  if (operator === 'now' || operator === 'in')
    return Array.isArray(value) && value.every((each) => isValueOf(entity, field, operator, each))
  return value === null || isValueOf(entity, field, operator, value)
}

function isValueOf(entity: Entity, field: Field | undefined, operator: Operator, value: unknown): boolean {
  if (!field) return typeof value === 'string'
  if (operator === 'now') return derivedStatusesOf(entity, field).includes(String(value))
  if (field.kind === 'account' && value === ownAccount) return true
  // What is contained need be no whole value.
  return operator === 'contains' || field.schema.safeParse(value).success
}

const systemOperators: Readonly<Partial<Record<string, readonly Operator[]>>> = {
  createdAt: dated,
  updatedAt: dated,
  createdBy: equality,
  updatedBy: equality,
}

import { sql, type RawBuilder } from 'kysely'
import { alertsAt, type Alert, type Comparison } from '../../../entities/language/alerts.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import type { Operator } from '../../../entities/language/list-operators.ts'
import type { When } from '../../../entities/language/record-rules/condition.ts'
import { column } from '../../db/column.ts'
import { param } from '../../db/parameter.ts'
import type { Store } from '../../records/context.ts'
import { toStored } from '../../records/stored-values.ts'
import { entityByName } from '../../records/registry.ts'

/** Whether a record shows the bound alert today or, for `in`, one of the bound alerts. */
export function alertCondition(
  store: Store,
  entity: Entity,
  operator: Operator,
  param: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const fields = [...new Set(Object.values(entity.alerts!).map(({ at }) => at))]
  const conditions = fields.map((field) => {
    const name = alertName(store, entity, field)
    return operator === 'in' ? store.fn.inJsonArray(name, param) : sql<boolean>`${name} = ${param}`
  })
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** The name of the alert shown on a field: the first that applies, otherwise null. */
function alertName(store: Store, entity: Entity, field: string): RawBuilder<string | null> {
  const cases = alertsAt(entity, field).map(
    ([name, alert]) => sql`when ${alertHolds(store, entity, alert)} then ${sql.lit(name)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

function alertHolds(
  store: Store,
  entity: Entity,
  { comparison: asks, when, referencedBy: pointing }: Alert,
): RawBuilder<boolean> {
  const { table } = store.scope.records(entity)
  const own = conditionSql(entity, table, when)
  if (!pointing) return and(own, comparisonSql(store, table, asks))
  const referencing = store.scope.records(entityByName(pointing.entity)!)
  const matching = referencing
    .select()
    .where(column(referencing.table, 'trashedAt'), 'is', null)
    .where(sql<boolean>`${column(referencing.table, pointing.field)} = ${column(table, 'id')}`)
    .where(comparisonSql(store, referencing.table, asks))
    .select(sql`1`.as('found'))
  return and(own, sql`exists ${matching}`)
}

function comparisonSql({ fn }: Store, table: string, asks: Comparison): RawBuilder<boolean> {
  const amount = (value: number | string) => (typeof value === 'string' ? column(table, value) : sql.lit(value))
  if ('amount' in asks) return sql`${column(table, asks.amount)} <= ${amount(asks.limit)}`
  return sql`${column(table, asks.date)} <= ${fn.dayAfter(param('today'), sql`coalesce(${amount(asks.days)}, 0)`)}`
}

/** A declared condition as SQL. */
const conditionSql = ({ fields }: Entity, table: string, when: When<string>): RawBuilder<boolean> =>
  Object.entries(when).reduce<RawBuilder<boolean>>(
    (all, [name, expected]) => and(all, fieldMatches(fields[name]!, column(table, name), expected)),
    sql`1 = 1`,
  )

function fieldMatches(
  { storage }: Field,
  stored: RawBuilder<unknown>,
  expected: When<string>[string],
): RawBuilder<boolean> {
  const values = (options: readonly unknown[]) => sql.join(options.map((each) => sql`${toStored(storage, each)}`))
  if (typeof expected !== 'object') return sql`${stored} = ${toStored(storage, expected)}`
  if ('anyValue' in expected) return sql`${stored} is not null`
  if ('not' in expected) return sql`(${stored} is null or ${stored} not in (${values(expected.not)}))`
  return sql`${stored} in (${values(expected)})`
}

const and = (one: RawBuilder<boolean>, other: RawBuilder<boolean>): RawBuilder<boolean> => sql`(${one} and ${other})`

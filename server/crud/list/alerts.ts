import { sql, type RawBuilder } from 'kysely'
import { alertsAt, type Alert, type Comparison } from '../../../entities/alerts.ts'
import type { Entity, Field } from '../../../entities/entity.ts'
import type { Operator } from '../../../entities/list-operators.ts'
import type { When } from '../../../entities/record-rules/condition.ts'
import { column } from '../../db/column.ts'
import { marker } from '../../db/marker.ts'
import type { Store } from '../context.ts'
import { stored } from '../record/row.ts'
import { entityNamed } from '../registry.ts'

/** Whether a record shows an alert today: the one that is bound or, for `in`, one of those. */
export function showsAlert(
  store: Store,
  entity: Entity,
  operator: Operator,
  bound: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const places = [...new Set(Object.values(entity.alerts!).map(({ at }) => at))]
  const shown = places.map((field) => {
    const name = alertAt(store, entity, field)
    return operator === 'in' ? store.idiom.isAmong(name, bound) : sql<boolean>`${name} = ${bound}`
  })
  return sql`(${sql.join(shown, sql` or `)})`
}

/** The name of the alert that a field of a record shows: the first that holds, else null. */
function alertAt(store: Store, entity: Entity, field: string): RawBuilder<string | null> {
  const cases = alertsAt(entity, field).map(
    ([name, alert]) => sql`when ${holds(store, entity, alert)} then ${sql.lit(name)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

function holds(store: Store, entity: Entity, { asks, when, pointing }: Alert): RawBuilder<boolean> {
  const { table } = store.scope.records(entity)
  const own = isSo(entity, table, when)
  if (!pointing) return both(own, isAsAsked(store, table, asks))
  const others = store.scope.records(entityNamed(pointing.entity)!)
  const found = others
    .select()
    .where(column(others.table, 'trashedAt'), 'is', null)
    .where(sql<boolean>`${column(others.table, pointing.field)} = ${column(table, 'id')}`)
    .where(isAsAsked(store, others.table, asks))
    .select(sql`1`.as('found'))
  return both(own, sql`exists ${found}`)
}

function isAsAsked({ idiom }: Store, table: string, asks: Comparison): RawBuilder<boolean> {
  const amount = (given: number | string) => (typeof given === 'string' ? column(table, given) : sql.lit(given))
  if ('amount' in asks) return sql`${column(table, asks.amount)} <= ${amount(asks.limit)}`
  return sql`${column(table, asks.date)} <= ${idiom.dayAfter(marker('today'), sql`coalesce(${amount(asks.days)}, 0)`)}`
}

/** A condition of a declaration in words of the database. */
const isSo = ({ fields }: Entity, table: string, when: When<string>): RawBuilder<boolean> =>
  Object.entries(when).reduce<RawBuilder<boolean>>(
    (all, [name, expected]) => both(all, agrees(fields[name]!, column(table, name), expected)),
    sql`1 = 1`,
  )

function agrees({ storage }: Field, kept: RawBuilder<unknown>, expected: When<string>[string]): RawBuilder<boolean> {
  const values = (given: readonly unknown[]) => sql.join(given.map((each) => sql`${stored(storage, each)}`))
  if (typeof expected !== 'object') return sql`${kept} = ${stored(storage, expected)}`
  if ('given' in expected) return sql`${kept} is not null`
  if ('not' in expected) return sql`(${kept} is null or ${kept} not in (${values(expected.not)}))`
  return sql`${kept} in (${values(expected)})`
}

const both = (one: RawBuilder<boolean>, other: RawBuilder<boolean>): RawBuilder<boolean> => sql`(${one} and ${other})`

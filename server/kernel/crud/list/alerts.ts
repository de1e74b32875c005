import { sql, type RawBuilder } from 'kysely'
import { alertsAt, type Alert, type Comparison } from '../../../../entities/language/declaration/alerts.ts'
import type { DerivedAlert } from '../../../../entities/language/derived/derived-alerts.ts'
import { hasEnglishSql, lacksEnglishSql } from '../../../../entities/language/derived/lacking-english.ts'
import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import { draftState } from '../../../../entities/language/fields/states.ts'
import type { When } from '../../../../entities/language/condition.ts'
import { publishedState } from '../../../../entities/language/declaration/versions.ts'
import { column } from '../../../base/db/column.ts'
import { param } from '../../../base/db/parameter.ts'
import type { Store } from '../../records/context.ts'
import { and, conditionSql } from '../../records/declared-condition.ts'
import type { Stored } from '../../records/stored-values.ts'
import { entityByName } from '../../records/registry.ts'

/** The alerts that a condition names, each once. */
export const namedAlerts = (value: Stored): readonly string[] => {
  const text = String(value)
  return text.startsWith('[') ? [...new Set(JSON.parse(text) as string[])].sort() : [text]
}

/**
 * Whether a record shows one of the alerts now. They are written into the statement: so the database sees what is
 * compared, and can use an index.
 */
export const alertCondition = (store: Store, entity: Entity, names: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    names.map((name) => shownAlert(store, entity, name)),
    sql` or `,
  )})`

function shownAlert(store: Store, entity: Entity, name: string): RawBuilder<boolean> {
  const alert = entity.alerts?.[name]
  if (!alert) return derivedAlertHolds(store, entity, name as DerivedAlert)
  const atField = alertsAt(entity, alert.at)
  const earlier = atField.slice(
    0,
    atField.findIndex(([each]) => each === name),
  )
  // At each field, only the first one that applies is shown.
  return earlier.reduce(
    (holds, [, each]) => sql`(${holds} and ${alertHolds(store, entity, each)} is not true)`,
    alertHolds(store, entity, alert),
  )
}

/** The SQL of what `derived-alerts.ts` describes. */
function derivedAlertHolds({ scope }: Store, entity: Entity, name: DerivedAlert): RawBuilder<boolean> {
  const records = scope.records(entity)
  const { table } = records
  const states = statesOf(entity)
  const inState = (state: string) => conditionSql(entity, table, { [states!.name]: state })
  switch (name) {
    case 'opensSoon': {
      if (!entity.versions) {
        const { from, during } = states!.window!
        const opens = column(table, from)
        return and(inState(during), sql`(${opens} > ${param('now')} and ${opens} < ${param('soonEnd')})`)
      }
      const starts = column(table, entity.versions.from)
      return and(inState(publishedState), sql`(${starts} > ${param('today')} and ${starts} <= ${param('soonDay')})`)
    }
    case 'untouchedDraft':
      return and(inState(draftState), sql`${column(table, 'updatedAt')} <= ${param('untouchedSince')}`)
    case 'englishMissing': {
      const name = (field: string): string => `"${table}"."${field}"`
      const translated = records
        .select()
        .where(column(table, 'trashedAt'), 'is', null)
        .where(sql<boolean>`(${sql.raw(hasEnglishSql(entity, name))})`)
        .select(sql`1`.as('one'))
      return and(
        sql`((${sql.raw(lacksEnglishSql(entity, name))}) and ${shownToPublic(entity, table)})`,
        sql`exists ${translated}`,
      )
    }
    case 'englishStale': {
      const stale = scope
        .selectFrom('translation')
        .where('translation.entity', '=', sql.lit(entity.name))
        .where('translation.state', '=', sql.lit('stale'))
        .select('translation.recordId')
      return and(sql`${column(table, 'id')} in ${stale}`, shownToPublic(entity, table))
    }
  }
}

/** Records that the public sees or will see. */
function shownToPublic(entity: Entity, table: string): RawBuilder<boolean> {
  const states = statesOf(entity)
  const shown = entity.public!.when
  const when = conditionSql(entity, table, shown === 'always' ? {} : (shown as When<string>))
  if (!states?.window) return when
  const until = column(table, states.window.until)
  return and(when, sql`(${until} is null or ${until} > ${param('now')})`)
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

import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { gojuonReplacements } from '../../../entities/language/text/gojuon.ts'
import { groupingField, isDateOfDrafts, isGrouped } from '../../../entities/language/derived/list-order.ts'
import { isAlwaysGiven } from '../../../entities/language/site-fields.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { tableOf } from '../../base/db/scope.ts'
import { entityByName } from './registry.ts'

/**
 * Sorts records by a field, those without a value last; ties are left to the caller. Drafts that have no date yet come
 * first where the newest date does. The index of the field has the same terms. By the field that an entity's lists are
 * grouped by: by its groups, and within a group by the manual order.
 */
export function sortedBy<DB, Table extends keyof DB, Row>(
  records: SelectQueryBuilder<DB, Table, Row>,
  entity: Entity,
  table: string,
  field: string,
  direction: 'ASC' | 'DESC',
): SelectQueryBuilder<DB, Table, Row> {
  const towards = direction === 'ASC' ? 'asc' : 'desc'
  if (isGrouped(entity, field))
    return groupTerms(entity, table).reduce(
      (sorted, term) => sorted.orderBy(term, towards),
      withGroups(records, entity, table),
    )
  const stored = column(table, field)
  const declared = entity.fields[field]
  const isReading = declared?.reading === true
  // Columns of the system that lists can be sorted by always have a value. Where none is missing nothing is said of it:
  // PostgreSQL reads an index backwards only for exactly its own order.
  const isGiven = !declared || isAlwaysGiven(entity, declared)
  const first = areUndatedFirst(entity, field, direction)
  const sorted = records.orderBy(isReading ? gojuonKeyOf(stored) : stored, (by) =>
    isGiven ? by[towards]() : first ? by[towards]().nullsFirst() : by[towards]().nullsLast(),
  )
  return isReading ? sorted.orderBy(stored, towards) : sorted
}

/**
 * What lists in groups are sorted by, before the id: the place of the group, and the manual order in it. They run through
 * the groups in their order, and in each through its index of the manual order: nothing is sorted.
 */
export function groupTerms(entity: Entity, table: string): readonly RawBuilder<unknown>[] {
  const { name, to, options = [] } = groupingField(entity)!
  const manual = column(table, entity.reorder!)
  if (to === undefined) return [placeAmong(options, column(table, name)), manual]
  const target = entityByName(to)!
  const group = tableOf(target)
  return [column(group, target.reorder!), column(group, 'id'), manual]
}

/** Records with the records that they are grouped by, if that is what groups are. */
export function withGroups<DB, Table extends keyof DB, Row>(
  records: SelectQueryBuilder<DB, Table, Row>,
  entity: Entity,
  table: string,
): SelectQueryBuilder<DB, Table, Row> {
  const { name, to } = groupingField(entity)!
  if (to === undefined) return records
  const group = tableOf(entityByName(to)!)
  const untyped = records as unknown as SelectQueryBuilder<Record<string, any>, string, Row>
  return untyped.innerJoin(group, (join) =>
    join
      .on(sql<boolean>`${column(group, 'tenant_id')} = ${param('tenant_id')}`)
      // As an expression, the id cannot be looked up: otherwise SQLite would look up the group of each record, and sort.
      .on(sql<boolean>`${column(group, 'id')} || '' = ${column(table, name)}`),
  ) as unknown as SelectQueryBuilder<DB, Table, Row>
}

/** The place of an option among those declared; the index has the same expression. */
const placeAmong = (options: readonly string[], stored: RawBuilder<unknown>): RawBuilder<number> =>
  sql`case ${stored} ${sql.join(
    options.map((option, place) => sql`when ${sql.lit(option)} then ${sql.lit(place)}`),
    sql` `,
  )} end`

/** Whether records without a value come first: drafts that have no date yet, where the newest date does. */
export const areUndatedFirst = (entity: Entity, field: string, direction: 'ASC' | 'DESC'): boolean =>
  direction === 'DESC' && isDateOfDrafts(entity, field)

/** What readings are sorted by. */
export const gojuonKeyOf = (stored: RawBuilder<unknown>): RawBuilder<unknown> =>
  gojuonReplacements.reduce((key, [from, to]) => sql`replace(${key}, ${sql.lit(from)}, ${sql.lit(to)})`, stored)

import { sql, type Compilable, type Expression, type RawBuilder } from 'kysely'
import { column } from '../../db/column.ts'
import { param } from '../../db/parameter.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { groupingField } from '../../../entities/language/list-order.ts'
import type { Query } from '../../db/query.ts'
import type { Column } from '../../records/columns.ts'
import type { Context } from '../../records/context.ts'
import { areUndatedFirst, gojuonKeyOf, sortedBy } from '../../records/sort-order.ts'
import type { Stored } from '../../records/stored-values.ts'
import { rowSize } from '../size-limits.ts'
import type { RecordQuery } from './query.ts'
import { bindings, matchingRecords, shapeOf, withSearchResults, type Builder } from './select.ts'

/**
 * A place in a list. Records without a value in the sorted field are a part of their own, by id alone (`withoutValue`).
 * `id` and `value` are those of the last record before the place; none at the beginning of either part. In a list by
 * groups, `skipped` records are before the place.
 */
export interface Place {
  readonly withoutValue: boolean
  readonly skipped?: number
  readonly id?: string
  readonly value?: Stored
}

/** Where a list begins, and the parts that it has. */
export function beginningOf(
  entity: Entity,
  { sort: { field, direction } }: RecordQuery,
): Place & { readonly parts: 1 | 2 } {
  if (field === 'id' || isGrouped(entity, field)) return { withoutValue: false, skipped: 0, parts: 1 }
  return { withoutValue: areUndatedFirst(entity, field, direction), parts: 2 }
}

/** Whether a list runs through groups: those have few records, and their order is not that of a value. */
const isGrouped = (entity: Entity, field: string): boolean => groupingField(entity)?.name === field

/** Records as a JSON array, and their number. */
export interface Following {
  readonly records: Buffer | string
  readonly count: number
}

interface Span {
  readonly place: Place
  readonly limit: number
  /** The search results for entities without a search index. */
  readonly foundIds?: readonly string[] | undefined
}

/**
 * The records that follow a place in a list. A page begins after a record instead of at a number: the last page of a
 * long list costs as much as the first, and what others add or delete meanwhile neither repeats nor skips a record.
 */
export function followingQuery(
  context: Context,
  query: RecordQuery,
  columns: readonly Column[],
  span: Span,
): Query<Following> {
  const { store, entity } = context
  const { table } = store.scope.records(entity)
  const names = columns.map(({ name }) => name).join()
  return statementFor<Following>(context, query, span, `following ${names}`, () => {
    const page = recordsAfter(context, query, span.place).select(store.fn.jsonObject(table, columns).as('object'))
    return store.scope
      .over(page, 'page')
      .select([
        store.fn.jsonBytes(store.fn.jsonArray(column('page', 'object'))).as('records'),
        sql<number>`count(*)`.as('count'),
      ]) as Compilable<Following> & Expression<Following>
  })
}

/** The size in bytes of each of these records, in order. */
export function followingSizes(
  context: Context,
  query: RecordQuery,
  columns: readonly Column[],
  span: Span,
): Query<{ bytes: number }> {
  const { store, entity } = context
  const { table } = store.scope.records(entity)
  const names = columns.map(({ name }) => name).join()
  return statementFor(context, query, span, `following sizes ${names}`, () =>
    recordsAfter(context, query, span.place).select(rowSize(store.fn, table, columns).as('bytes')),
  )
}

function statementFor<Row>(
  context: Context,
  query: RecordQuery,
  { place, limit, foundIds }: Span,
  kind: string,
  compile: () => Compilable<Row> & Expression<Row>,
): Query<Row> {
  const shape = `${kind}|${place.withoutValue}|${place.id !== undefined}|${shapeOf(context, query)}`
  const statement = context.store.cachedStatement<Row>(shape, () => withSearchResults(context, query, compile()))
  return statement({
    ...bindings(context, query, foundIds),
    limit,
    offset: place.skipped,
    afterId: place.id,
    afterValue: place.value,
  })
}

function recordsAfter(context: Context, query: RecordQuery, { withoutValue, id }: Place): Builder {
  const { entity, store } = context
  const { table } = store.scope.records(entity)
  const { field, direction } = query.sort
  const [own, stored] = [column(table, 'id'), column(table, field)]
  const towards = direction === 'ASC' ? 'asc' : 'desc'
  if (isGrouped(entity, field))
    return sortedBy(matchingRecords(context, query), entity, table, field, direction)
      .orderBy(own, towards)
      .limit(param('limit'))
      .offset(param('offset'))
  const isReading = entity.fields[field]?.reading === true
  const ordered = (of: RawBuilder<unknown>) => (isReading ? [gojuonKeyOf(of), of] : [of])
  // The terms of the order, as in the index of the field.
  const terms = field === 'id' || withoutValue ? [own] : [...ordered(stored), own]
  const last = field === 'id' || withoutValue ? [param('afterId')] : [...ordered(param('afterValue')), param('afterId')]
  let records = matchingRecords(context, query)
  if (field !== 'id') records = records.where(stored, withoutValue ? 'is' : 'is not', null)
  if (id !== undefined)
    records = records.where(
      sql<boolean>`(${sql.join(terms)}) ${direction === 'ASC' ? sql`>` : sql`<`} (${sql.join(last)})`,
    )
  return terms.reduce((sorted, term) => sorted.orderBy(term, towards), records).limit(param('limit'))
}

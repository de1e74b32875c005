import { sql, type Compilable, type Expression, type RawBuilder } from 'kysely'
import { column } from '../../../base/db/column.ts'
import { param } from '../../../base/db/parameter.ts'
import { isGrouped } from '../../../../entities/language/derived/list-order.ts'
import { all, first, type Operation, type Query } from '../../../base/db/query.ts'
import type { Column } from '../../records/columns.ts'
import type { Context } from '../../records/context.ts'
import { areUndatedFirst, gojuonKeyOf, groupTerms, sortedBy, withGroups } from '../../records/sort-order.ts'
import type { Stored } from '../../records/stored-values.ts'
import { rowSize } from '../size-limits.ts'
import type { RecordQuery } from './query.ts'
import { bindings, inOneArray, matchingRecords, shapeOf, withSearchResults, type Builder } from './select.ts'

/**
 * A place in a list. Records without a value in the sorted field are a part of their own, by id alone (`withoutValue`).
 * `id` and `value` are those of the last record before the place; none at the beginning of either part. In a list by
 * groups, the place is after a record with an `id` and a `placeInGroups`, or it is given by the ids of the records
 * after it as the list stood at its beginning, the `remaining`.
 */
export interface Place {
  readonly withoutValue: boolean
  readonly remaining?: readonly string[]
  readonly id?: string
  readonly value?: Stored
  readonly placeInGroups?: PlaceInGroups | undefined
}

/** What a record of a list by groups is sorted by, before its id. */
export type PlaceInGroups = readonly Stored[]

/** Where a list begins, and the parts that it has. */
export function* beginningOf(
  context: Context,
  query: RecordQuery,
  foundIds: readonly string[] | undefined,
): Operation<Place & { readonly parts: 1 | 2 }> {
  const { entity } = context
  const { field, direction } = query.sort
  if (isGrouped(entity, field)) {
    const remaining = (yield* all(idsQuery(context, query, foundIds))).map(({ id }) => id)
    return { withoutValue: false, remaining, parts: 1 }
  }
  if (field === 'id') return { withoutValue: false, parts: 1 }
  return { withoutValue: areUndatedFirst(entity, field, direction), parts: 2 }
}

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

/** The ids of all records of a list by groups, in order. */
function idsQuery(
  context: Context,
  query: RecordQuery,
  foundIds: readonly string[] | undefined,
): Query<{ readonly id: string }> {
  const { table } = context.store.scope.records(context.entity)
  const statement = context.store.cachedStatement<{ readonly id: string }>`ids|${shapeOf(context, query)}`(() =>
    withSearchResults(context, query, inGroups(context, query).select(column(table, 'id').as('id'))),
  )
  return statement(bindings(context, query, foundIds))
}

/** Where a record stands in the order by groups. */
export function* placeInGroupsOf({ store, entity, tenant }: Context, id: string): Operation<PlaceInGroups> {
  const { table, select } = store.scope.records(entity)
  const statement = store.cachedStatement<Record<string, Stored>>`place in groups|${entity.name}`(() =>
    withGroups(select(), entity, table)
      .where(column(table, 'id'), '=', param('id'))
      .select(groupTerms(entity, table).map((term, index) => term.as(`term${index}`))),
  )
  const row = (yield* first(statement({ tenant_id: tenant.id, id })))!
  return Object.keys(row).map((_, index) => row[`term${index}`]!)
}

/**
 * The records that follow a place in a list. A page begins after a record instead of at a number: the last page of a
 * long list costs as much as the first, and what others add, move or delete meanwhile neither repeats nor skips a
 * record. Where a place has `remaining` records, the page is those that are still in the list.
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
    return inOneArray(store, page) as Compilable<Following> & Expression<Following>
  })
}

/** The id and the size in bytes of each of these records, in order. */
export function followingSizes(
  context: Context,
  query: RecordQuery,
  columns: readonly Column[],
  span: Span,
): Query<{ readonly id: string; readonly bytes: number }> {
  const { store, entity } = context
  const { table } = store.scope.records(entity)
  const names = columns.map(({ name }) => name).join()
  return statementFor(context, query, span, `following sizes ${names}`, () =>
    recordsAfter(context, query, span.place).select([
      column(table, 'id').as('id'),
      rowSize(store.fn, table, columns).as('bytes'),
    ]),
  )
}

function statementFor<Row>(
  context: Context,
  query: RecordQuery,
  { place, limit, foundIds }: Span,
  kind: string,
  compile: () => Compilable<Row> & Expression<Row>,
): Query<Row> {
  const { withoutValue, id, value, remaining, placeInGroups = [] } = place
  const shape = [kind, withoutValue, id !== undefined, remaining !== undefined, shapeOf(context, query)].join('|')
  const statement = context.store.cachedStatement<Row>`${shape}`(() => withSearchResults(context, query, compile()))
  return statement({
    ...bindings(context, query, foundIds),
    limit,
    ...(remaining && { remaining: JSON.stringify(remaining) }),
    afterId: id,
    afterValue: value,
    ...Object.fromEntries(placeInGroups.map((term, index) => [afterTerm(index), term])),
  })
}

const afterTerm = (index: number): string => `afterTerm${index}`

function recordsAfter(context: Context, query: RecordQuery, { withoutValue, id, remaining }: Place): Builder {
  const { entity, store } = context
  const { table } = store.scope.records(entity)
  const { field, direction } = query.sort
  const [own, stored] = [column(table, 'id'), column(table, field)]
  const towards = direction === 'ASC' ? 'asc' : 'desc'
  const isAfter = (terms: readonly RawBuilder<unknown>[], last: readonly RawBuilder<unknown>[]) =>
    sql<boolean>`(${sql.join(terms)}) ${direction === 'ASC' ? sql`>` : sql`<`} (${sql.join(last)})`
  if (isGrouped(entity, field)) {
    const terms = groupTerms(entity, table)
    const last = terms.map((_, index) => param(afterTerm(index)))
    return inGroups(context, query)
      .where(
        remaining
          ? store.fn.inJsonArray(own, param('remaining'))
          : isAfter([...terms, own], [...last, param('afterId')]),
      )
      .limit(param('limit'))
  }
  const isReading = entity.fields[field]?.reading === true
  const ordered = (of: RawBuilder<unknown>) => (isReading ? [gojuonKeyOf(of), of] : [of])
  // The terms of the order, as in the index of the field.
  const terms = field === 'id' || withoutValue ? [own] : [...ordered(stored), own]
  const last = field === 'id' || withoutValue ? [param('afterId')] : [...ordered(param('afterValue')), param('afterId')]
  let records = matchingRecords(context, query)
  if (field !== 'id') records = records.where(stored, withoutValue ? 'is' : 'is not', null)
  if (id !== undefined) records = records.where(isAfter(terms, last))
  return terms.reduce((sorted, term) => sorted.orderBy(term, towards), records).limit(param('limit'))
}

function inGroups(context: Context, query: RecordQuery): Builder {
  const { entity, store } = context
  const { table } = store.scope.records(entity)
  const { field, direction } = query.sort
  return sortedBy(matchingRecords(context, query), entity, table, field, direction).orderBy(
    column(table, 'id'),
    direction === 'ASC' ? 'asc' : 'desc',
  )
}

import { sql, type Compilable, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { alertFilterName } from '../../../../entities/language/declaration/alerts.ts'
import { assignedFilterName } from '../../../../entities/language/derived/assignee.ts'
import { derivedAlertTimes } from '../../../../entities/language/derived/derived-alerts.ts'
import { windowStatuses } from '../../../../entities/language/derived/derived-status.ts'
import { addDays, currentBusinessDay, today } from '../../../../entities/language/dates/plain-date.ts'
import { relativeSpan } from '../../../../entities/language/dates/relative-days.ts'
import { startOfDay } from '../../../../entities/language/dates/wall-clock.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import { ownAccount } from '../../../../entities/language/derived/list-operators.ts'
import { mainPictureName, pictureFields } from '../../../../entities/language/derived/record-picture.ts'
import { draftFilterName } from '../../../../entities/language/derived/draft-fields.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { publishedState } from '../../../../entities/language/declaration/versions.ts'
import { assignedCondition, assignedShape, needsMembers } from './assigned.ts'
import { column } from '../../../base/db/column.ts'
import { param } from '../../../base/db/parameter.ts'
import type { Query } from '../../../base/db/query.ts'
import type { JsonMembers, StoredColumn } from '../../../base/db/sql-functions.ts'
import { tablesIn } from '../../../base/db/tenant-guard.ts'
import type { Bindings } from '../../../base/db/statement.ts'
import type { RecordTables, Scope } from '../../../base/db/scope.ts'
import { tenantBindings, type Colleague, type Context, type Store } from '../../records/context.ts'
import type { Stored } from '../../records/stored-values.ts'
import { rowSize } from '../size-limits.ts'
import { draftMember, hasDraft } from '../../drafts/draft-mark.ts'
import { sortedBy } from '../../records/sort-order.ts'
import { listColumns } from '../../records/columns.ts'
import { isVisibleNow } from '../../public/visible-now.ts'
import { searchQuery, isIndexed, searchBindings, searchShape } from '../../search-index/record-index.ts'
import { alertCondition, namedAlerts } from './alerts.ts'
import type { Condition } from './filters.ts'
import { changesSql, type Counted } from './page-tag.ts'
import type { RecordQuery } from './query.ts'

/** A page of a list: its records as a JSON array in bytes, their number, and the total. */
export interface Page extends Counted {
  readonly records: Buffer | string
  readonly count: number
  readonly total: number
}

/** The records of a list under construction. */
export type Builder = SelectQueryBuilder<RecordTables, 'record', {}>

/** The single query of a list. `foundIds` are the search results for entities without a search index. */
export function pageQuery(context: Context, query: RecordQuery, foundIds?: readonly string[]): Query<Page> {
  return cachedByShape('list', context, query, () => compilePage(context, query))(bindings(context, query, foundIds))
}

/** The size in bytes of each record of a page, in page order. */
export function sizesQuery(
  context: Context,
  query: RecordQuery,
  foundIds?: readonly string[],
): Query<{ bytes: number }> {
  const compile = () => compileSizes(context, query)
  return cachedByShape('sizes', context, query, compile)(bindings(context, query, foundIds))
}

/** Caches the compiled statement per query shape; the values are bound. */
function cachedByShape<Row>(kind: string, context: Context, query: RecordQuery, compile: () => Compilable<Row>) {
  return context.store.cachedStatement<Row>`${kind}|${shapeOf(context, query)}`(compile)
}

/** What a query's statement depends on, apart from the values bound to it. */
export const shapeOf = (
  { entity, tenant }: Context,
  { sort, include, conditions, words, trashed, forPublic, unpublished, also, except }: RecordQuery,
): string =>
  [
    entity.name,
    forPublic === true,
    unpublished === true,
    also !== undefined,
    except !== undefined,
    tenant.site,
    sort.field,
    sort.direction,
    trashed,
    searchShape(words),
    include.join(),
    conditions.map(({ field, operator, value }) => `${field} ${operator} ${shapeOfValue(field, value)}`).join(),
  ].join('|')

/** Alerts, whether there is a draft, and whether nobody is asked for, are part of the statement, not values bound to it. */
const shapeOfValue = (field: string, value: Stored): string =>
  field === alertFilterName
    ? namedAlerts(value).join(' ')
    : field === assignedFilterName
      ? assignedShape(value)
      : field === draftFilterName
        ? String(value)
        : String(value === null)

/** The values of a list query's conditions, words and range. */
export function bindings(context: Context, query: RecordQuery, foundIds: readonly string[] | undefined): Bindings {
  const { conditions, words } = query
  return {
    ...tenantBindings(context),
    limit: query.to - query.from + 1,
    offset: query.from,
    ...previewBindings(query),
    ...conditionBindings(conditions, { by: context.by, at: query.at, members: context.colleagues }),
    ...(words.length > 0 && (foundIds ? { foundIds: JSON.stringify(foundIds) } : searchBindings(context, words))),
  }
}

/** For whom and when conditions are compared: by default for nobody, and now. */
interface Asking {
  readonly prefix?: string
  /** Whom `me` means. */
  readonly by?: string | null
  readonly at?: Date | undefined
  /** Who belongs to the tenant; needed where something is asked for that nobody has (`withMembersAsked`). */
  readonly members?: readonly Colleague[] | undefined
}

/**
 * The values of conditions, and the times with which they compare. What a condition says of the caller and of today is
 * decided here, each time that its statement runs.
 */
export function conditionBindings(
  conditions: readonly Condition[],
  { prefix = valuePrefix, by = null, at = new Date(), members }: Asking = {},
): Bindings {
  const day = today(at)
  return {
    ...Object.fromEntries(
      conditions.flatMap((condition, index) =>
        valuesOf(condition, `${prefix}${index}`, { by, day: condition.businessDay ? currentBusinessDay(at) : day }),
      ),
    ),
    now: at.toISOString(),
    today: day,
    ...(needsMembers({ conditions }) && { [membersName(prefix)]: idsOf(members) }),
    ...(conditions.some(({ field }) => field === alertFilterName) && derivedAlertTimes(at)),
  }
}

function valuesOf(
  { operator, value, person, plainDate }: Condition,
  name: string,
  { by, day }: { readonly by: string | null; readonly day: string },
): readonly (readonly [name: string, value: Stored])[] {
  if (operator === 'within') {
    const { from, until } = relativeSpan(String(value), day)
    const after = until && addDays(until, 1)
    const stored = (bound: string) => (plainDate ? bound : startOfDay(bound))
    return [
      [name, from === undefined ? '' : stored(from)],
      [endOf(name), after === undefined ? endOfTime : stored(after)],
    ]
  }
  if (!person || value === null) return [[name, value]]
  if (operator !== 'in') return [[name, value === ownAccount ? by : value]]
  const accounts = JSON.parse(String(value)) as readonly string[]
  return [[name, JSON.stringify(accounts.map((each) => (each === ownAccount ? by : each)))]]
}

/** The name of the value before which the days of a condition end. */
const endOf = (name: string): string => `${name}_end`

/** Follows every day and instant as text. */
const endOfTime = '9999'

const valuePrefix = 'value'

/** The name of the ids of those who belong to the tenant. */
const membersName = (prefix: string): string => `${prefix}_members`

function idsOf(members: readonly Colleague[] | undefined): string {
  if (!members) throw new Error('What nobody has cannot be found without the members of the tenant.')
  return JSON.stringify(members.map(({ id }) => id))
}

function compilePage(context: Context, query: RecordQuery): Compilable<Page> {
  const { store, entity, tenant } = context
  const columns = listColumns(entity, tenant.site, query.include).concat(
    query.trashed ? [{ name: 'trashedAt', storage: 'text' }] : [],
  )
  const pictures = query.include.includes(mainPictureName) ? pictureFields(siteFields(entity, tenant.site)) : []
  const { table } = store.scope.records(entity)
  const optional = draftMember(store, entity, table)
  const answer = inOneArray(store, pageObjects(context, query, columns, pictures, optional)).select(
    sql<number>`(${totalSql(context, query)})`.as('total'),
  )
  const tables = tablesIn(answer.compile().sql)
  return withSearchResults<Page>(context, query, answer.select(changesSql(context, query, tables).as('changes')))
}

/**
 * The records of a page as JSON objects, with the first of their pictures if fields with pictures are given. PostgreSQL
 * would make objects of the records before the page, too, so it makes them of the page's rows; SQLite does not, and
 * would take a fifth longer that way.
 */
export function pageObjects(
  context: Context,
  query: RecordQuery,
  columns: readonly StoredColumn[],
  pictures: readonly Field[] = [],
  optional: JsonMembers = {},
): SelectQueryBuilder<any, any, { object: string }> {
  const { store, entity } = context
  const { table } = store.scope.records(entity)
  const members = pictures.length > 0 ? { [mainPictureName]: mainPictureSql(store, table, pictures) } : {}
  const names = new Set([...columns, ...pictures].map(({ name }) => name))
  const page = pageBuilder(context, query)
  const rows =
    store.scope.dialect === 'postgres'
      ? store.scope.over(page.select([...names].map((name) => column(table, name).as(name))), table)
      : page
  return rows.select(store.fn.jsonObject(table, columns, members, optional).as('object'))
}

/** Rows with an `object` as one JSON array of them, and their number. */
export const inOneArray = ({ scope, fn }: Store, page: SelectQueryBuilder<any, any, { object: string }>) =>
  scope
    .over(page, 'page')
    .select([fn.jsonBytes(fn.jsonArray(column('page', 'object'))).as('records'), sql<number>`count(*)`.as('count')])

/** The first picture of fields with pictures. */
function mainPictureSql({ fn }: Store, table: string, fields: readonly Field[]): RawBuilder<string | null> {
  const pictures = fields.map(({ name, kind }) => {
    const stored = column(table, name)
    return kind === 'images' ? fn.mainPicture(stored) : sql<string | null>`cast(${stored} as text)`
  })
  return pictures.length === 1 ? pictures[0]! : sql`coalesce(${sql.join(pictures)})`
}

function compileSizes(context: Context, query: RecordQuery): Compilable<{ bytes: number }> {
  const { store, entity, tenant } = context
  const { table } = store.scope.records(entity)
  const columns = listColumns(entity, tenant.site, query.include)
  return withSearchResults(
    context,
    query,
    pageBuilder(context, query).select(rowSize(store.fn, table, columns).as('bytes')),
  )
}

/** The page and the total both use the search results, so they are materialised once. */
export function withSearchResults<Row>(
  { store, entity }: Context,
  query: RecordQuery,
  answer: Compilable<Row> & Expression<Row>,
): Compilable<Row> {
  const { words } = query
  if (words.length === 0 || !isFoundByIndex(entity, query)) return answer
  return store.scope.plain<Row>(
    sql`with search_found as materialized (${searchQuery(store, words)}) select * from ${answer} as "answer"`,
  )
}

/** Whether a list's own statement searches: the index knows hidden texts, too, so what it finds for the public is checked. */
const isFoundByIndex = (entity: Entity, { forPublic }: Pick<RecordQuery, 'forPublic'>): boolean =>
  isIndexed(entity) && !forPublic

/** The records of a page, in order. */
export function pageBuilder(context: Context, query: RecordQuery): Builder {
  const { table } = context.store.scope.records(context.entity)
  const { field, direction } = query.sort
  const builder = matchingRecords(context, query)
  return (field === 'id' ? builder : sortedBy(builder, context.entity, table, field, direction))
    .orderBy(column(table, 'id'), direction === 'ASC' ? 'asc' : 'desc')
    .limit(param('limit'))
    .offset(param('offset'))
}

/** The stored total covers the whole list; narrower queries are counted. */
function totalSql(context: Context, query: RecordQuery): RawBuilder<number> {
  const { store, entity } = context
  if (query.trashed || query.words.length > 0 || query.conditions.length > 0 || entity.parent || entity.viewOf) {
    return sql`${matchingRecords(context, query).select(sql<number>`count(*)`.as('count'))}`
  }
  const storedTotal = store.scope.selectFrom('total').where('total.entity', '=', param('entity')).select('total.count')
  return sql`coalesce((${storedTotal}), 0)`
}

/** The records matching a query, without order or limit. Its values are bound under names with the prefix. */
export function matchingRecords(
  { store, entity, tenant }: Context,
  {
    trashed,
    words,
    conditions,
    forPublic,
    unpublished,
    also,
    except,
  }: Pick<RecordQuery, 'trashed' | 'words' | 'conditions' | 'forPublic' | 'unpublished' | 'also' | 'except'>,
  prefix = valuePrefix,
): Builder {
  const { table, select } = store.scope.records(entity)
  let builder = select().where(column(table, 'trashedAt'), trashed ? 'is not' : 'is', null)
  if (entity.parent) builder = builder.where(column(table, entity.parent.name), '=', param('parent'))
  if (forPublic)
    builder = builder.where(isFoundByPublic(store, entity, tenant.site, table, { unpublished, also, except }))
  if (words.length > 0)
    builder = builder.where(
      isFoundByIndex(entity, { forPublic })
        ? sql<boolean>`${column(table, 'id')} in (select "id" from search_found)`
        : store.fn.inJsonArray(column(table, 'id'), param('foundIds')),
    )
  for (const [index, condition] of conditions.entries())
    builder = builder.where(conditionSql(store, table, entity, condition, prefix, index))
  return builder
}

/** Whether a list for the public has a record; the ids of `also` and `except` are bound by `previewBindings`. */
export function isFoundByPublic(
  { fn }: Store,
  entity: Entity,
  site: SiteSlug,
  table: string,
  { unpublished, also, except }: Pick<RecordQuery, 'unpublished' | 'also' | 'except'>,
): RawBuilder<boolean> {
  if (unpublished) return sql`1 = 1`
  const id = column(table, 'id')
  const visible = isVisibleNow(entity, site, table)
  const found = also ? sql<boolean>`(${visible} or ${fn.inJsonArray(id, param('also'))})` : visible
  return except ? sql`(${found} and not ${fn.inJsonArray(id, param('except'))})` : found
}

/** The values of what a list for the public has besides, and has not. */
export const previewBindings = ({ also, except }: Pick<RecordQuery, 'also' | 'except'>): Bindings => ({
  ...(also && { also: JSON.stringify(also) }),
  ...(except && { except: JSON.stringify(except) }),
})

function conditionSql(
  store: Store,
  table: string,
  entity: Entity,
  { field, operator, value, array }: Condition,
  prefix: string,
  index: number,
): RawBuilder<boolean> {
  const { fn, scope } = store
  const name = `${prefix}${index}`
  const bound = param(name)
  if (field === draftFilterName)
    return value === 1 ? hasDraft(store, entity, table) : sql`not ${hasDraft(store, entity, table)}`
  if (field === alertFilterName) return alertCondition(store, entity, namedAlerts(value))
  if (field === assignedFilterName)
    return assignedCondition(store, entity, table, value, bound, param(membersName(prefix)))
  const [group, part] = field.split('.') as [string, string?]
  if (part !== undefined) {
    const rows = column(table, group)
    return operator === 'in' ? fn.rowsContainAny(rows, part, bound) : fn.rowsContain(rows, part, bound)
  }
  const stored = column(table, field)
  switch (operator) {
    case 'eq':
      return value === null ? sql`${stored} is null` : sql`${stored} = ${bound}`
    case 'neq':
      return value === null ? sql`${stored} is not null` : sql`${stored} is distinct from ${bound}`
    case 'gte':
      return sql`${stored} >= ${bound}`
    case 'lte':
      return sql`${stored} <= ${bound}`
    case 'gt':
      return sql`${stored} > ${bound}`
    case 'lt':
      return sql`${stored} < ${bound}`
    case 'within':
      return sql`(${stored} >= ${bound} and ${stored} < ${param(endOf(name))})`
    case 'in':
      return fn.inJsonArray(stored, bound, storageOf(entity, field))
    case 'now':
      return fn.inJsonArray(
        entity.versions ? versionStatusNow(scope, entity, field) : derivedStatusNow(table, entity.fields[field]!),
        bound,
      )
    case 'contains':
      return array ? fn.arrayContains(stored, bound) : fn.textContains(stored, bound)
  }
}

/** System columns that can be filtered by several values are stored as text. */
const storageOf = ({ fields }: Entity, name: string) => fields[name]?.storage ?? 'text'

/** The current meaning of a record's state, as `derivedStatusOf` has it. */
function derivedStatusNow(table: string, { name, storage, window }: Field): RawBuilder<string> {
  const stored = column(table, name)
  const state = storage === 'boolean' ? sql`case when ${stored} then 'true' else 'false' end` : stored
  const statuses = windowStatuses.map(
    ({ status, end, isOver }) =>
      sql`when ${column(table, window![end])} ${sql.raw(isOver ? '<=' : '>')} ${param('now')} then ${sql.lit(status)}`,
  )
  return sql`case when ${state} <> ${sql.lit(window!.during)} then ${state} ${sql.join(statuses, sql` `)} else ${state} end`
}

/**
 * The current status of a version, as in `meaningOf`: a published one is compared with the day of the version in force.
 */
function versionStatusNow(scope: Scope, entity: Entity, field: string): RawBuilder<string> {
  const { table, select } = scope.records(entity)
  const [state, from] = [column(table, field), column(table, entity.versions!.from)]
  const inForce = select()
    .where(column(table, 'trashedAt'), 'is', null)
    .where(state, '=', publishedState)
    .where(from, '<=', param('today'))
    .select(sql`max(${from})`.as('day'))
  return sql`case when ${state} <> ${sql.lit(publishedState)} then ${state}
    when ${from} > ${param('today')} then 'upcoming'
    when ${from} = (${inForce}) then 'current' else 'past' end`
}

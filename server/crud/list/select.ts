import { sql, type Compilable, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { alertFilter } from '../../../entities/alerts.ts'
import { today } from '../../../entities/calendar.ts'
import type { Entity, Field } from '../../../entities/entity.ts'
import { publishedState } from '../../../entities/versions.ts'
import { column } from '../../db/column.ts'
import { marker } from '../../db/marker.ts'
import type { Query } from '../../db/query.ts'
import type { Bindings } from '../../db/statement.ts'
import type { RecordTables, Scope } from '../../db/scope.ts'
import { wallOf, type Context, type Store } from '../context.ts'
import { bytesOf } from '../record/bytes.ts'
import { listColumns } from '../record/columns.ts'
import { foundBySearch, isIndexed, searchBindings, searchShape } from '../search/entries.ts'
import { showsAlert } from './alerts.ts'
import type { Condition } from './filters.ts'
import type { Question } from './question.ts'

/** A page of a list: its records as the bytes of a JSON array, how many they are, and how many there are in all. */
export interface Page {
  readonly records: Buffer | string
  readonly shown: number
  readonly total: number
}

type Builder = SelectQueryBuilder<RecordTables, 'record', {}>

/** The one query of a list. Where no index of words is kept, `found` are the records that have them. */
export function pageQuery(context: Context, question: Question, found?: readonly string[]): Query<Page> {
  return shapedBy('list', context, question, () => compilePage(context, question))(bindings(context, question, found))
}

/** How many bytes each record of a page is, in its order. */
export function sizesQuery(context: Context, question: Question, found?: readonly string[]): Query<{ bytes: number }> {
  const compile = () => compileSizes(context, question)
  return shapedBy('sizes', context, question, compile)(bindings(context, question, found))
}

/** A statement is compiled once for each shape of question; what is asked for is bound. */
function shapedBy<Row>(
  what: string,
  { store, entity, tenant }: Context,
  question: Question,
  compile: () => Compilable<Row>,
) {
  const { sort, include, conditions, words, trashed } = question
  const shape = [
    what,
    entity.name,
    tenant.site,
    sort.field,
    sort.direction,
    trashed,
    searchShape(words),
    include.join(),
    conditions.map(({ field, operator, value }) => `${field} ${operator} ${value === null}`).join(),
  ].join('|')
  return store.shaped<Row>(shape, compile)
}

function bindings(context: Context, question: Question, found: readonly string[] | undefined): Bindings {
  const { conditions, words } = question
  return {
    ...wallOf(context),
    limit: question.to - question.from + 1,
    offset: question.from,
    ...Object.fromEntries(conditions.map(({ value }, index) => [`value${index}`, value])),
    now: new Date().toISOString(),
    today: today(),
    ...(words.length > 0 && (found ? { found: JSON.stringify(found) } : searchBindings(context, words))),
  }
}

function compilePage(context: Context, question: Question): Compilable<Page> {
  const { store, entity, tenant } = context
  const { table } = store.scope.records(entity)
  const columns = listColumns(entity, tenant.site, question.include).concat(
    question.trashed ? [{ name: 'trashedAt', storage: 'text' }] : [],
  )
  const page = pageOf(context, question).select(store.idiom.jsonObject(table, columns).as('object'))
  const answer = store.scope
    .over(page, 'page')
    .select([
      store.idiom.sent(store.idiom.jsonArray(column('page', 'object'))).as('records'),
      sql<number>`count(*)`.as('shown'),
      sql<number>`(${total(context, question)})`.as('total'),
    ])
  return withFound<Page>(context, question, answer)
}

function compileSizes(context: Context, question: Question): Compilable<{ bytes: number }> {
  const { store, entity, tenant } = context
  const { table } = store.scope.records(entity)
  const columns = listColumns(entity, tenant.site, question.include)
  return withFound(
    context,
    question,
    pageOf(context, question).select(bytesOf(store.idiom, table, columns).as('bytes')),
  )
}

/** The page and the total both ask what was found; it is found once. */
function withFound<Row>(
  { store, entity }: Context,
  { words }: Question,
  answer: Compilable<Row> & Expression<Row>,
): Compilable<Row> {
  if (words.length === 0 || !isIndexed(entity)) return answer
  return store.scope.plain<Row>(
    sql`with search_found as materialized (${foundBySearch(store, words)}) select * from ${answer} as "answer"`,
  )
}

/** The records of a page, in its order. */
function pageOf(context: Context, question: Question): Builder {
  const { table } = context.store.scope.records(context.entity)
  const { field, direction } = question.sort
  const builder = asked(context, question)
  return (
    field === 'id'
      ? builder
      : builder.orderBy(column(table, field), (by) => (direction === 'ASC' ? by.asc() : by.desc()).nullsLast())
  )
    .orderBy(column(table, 'id'), direction === 'ASC' ? 'asc' : 'desc')
    .limit(marker('limit'))
    .offset(marker('offset'))
}

/** The total is kept for the whole list; it is counted only when less than that was asked for. */
function total(context: Context, question: Question): RawBuilder<number> {
  const { store, entity } = context
  if (
    question.trashed ||
    question.words.length > 0 ||
    question.conditions.length > 0 ||
    entity.within ||
    entity.viewOf
  ) {
    return sql`${asked(context, question).select(sql<number>`count(*)`.as('count'))}`
  }
  const kept = store.scope.selectFrom('total').where('total.entity', '=', marker('entity')).select('total.count')
  return sql`coalesce((${kept}), 0)`
}

/** The records of a question, without order or page. */
function asked(context: Context, { trashed, words, conditions }: Question): Builder {
  const { store, entity } = context
  const { table, select } = store.scope.records(entity)
  let builder = select().where(column(table, 'trashedAt'), trashed ? 'is not' : 'is', null)
  if (entity.within) builder = builder.where(column(table, entity.within.name), '=', marker('parent'))
  if (words.length > 0)
    builder = builder.where(
      isIndexed(entity)
        ? sql<boolean>`${column(table, 'id')} in (select "id" from search_found)`
        : store.idiom.isAmong(column(table, 'id'), marker('found')),
    )
  for (const [index, condition] of conditions.entries())
    builder = builder.where(holds(store, table, entity, condition, marker(`value${index}`)))
  return builder
}

function holds(
  store: Store,
  table: string,
  entity: Entity,
  { field, operator, value, array }: Condition,
  bound: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const { idiom, scope } = store
  if (field === alertFilter) return showsAlert(store, entity, operator, bound)
  const kept = column(table, field)
  switch (operator) {
    case 'eq':
      return value === null ? sql`${kept} is null` : sql`${kept} = ${bound}`
    case 'neq':
      return value === null ? sql`${kept} is not null` : sql`${kept} is distinct from ${bound}`
    case 'gte':
      return sql`${kept} >= ${bound}`
    case 'lte':
      return sql`${kept} <= ${bound}`
    case 'gt':
      return sql`${kept} > ${bound}`
    case 'lt':
      return sql`${kept} < ${bound}`
    case 'in':
      return idiom.isAmong(kept, bound, storageOf(entity, field))
    case 'now':
      return idiom.isAmong(
        entity.versions ? versionNow(scope, entity, field) : meaningNow(table, entity.fields[field]!),
        bound,
      )
    case 'contains':
      return array ? idiom.arrayHas(kept, bound) : idiom.textHas(kept, bound)
  }
}

/** What the server itself keeps of a record, and may be asked for several of, is text. */
const storageOf = ({ fields }: Entity, name: string) => fields[name]?.storage ?? 'text'

/** What a record's state means at the moment of asking: the window decides while it is published. */
function meaningNow(table: string, { name, storage, window }: Field): RawBuilder<string> {
  const [kept, from, until] = [column(table, name), column(table, window!.from), column(table, window!.until)]
  const state = storage === 'boolean' ? sql`case when ${kept} then 'true' else 'false' end` : kept
  return sql`case when ${state} <> ${sql.lit(window!.during)} then ${state}
    when ${until} <= ${marker('now')} then 'expired'
    when ${from} > ${marker('now')} then 'scheduled' else ${state} end`
}

/** What a version means today, as `meaningOf` says: one that is published is compared with the day of the one in force. */
function versionNow(scope: Scope, entity: Entity, field: string): RawBuilder<string> {
  const { table, select } = scope.records(entity)
  const [state, from] = [column(table, field), column(table, entity.versions!.from)]
  const inForce = select()
    .where(column(table, 'trashedAt'), 'is', null)
    .where(state, '=', publishedState)
    .where(from, '<=', marker('today'))
    .select(sql`max(${from})`.as('day'))
  return sql`case when ${state} <> ${sql.lit(publishedState)} then ${state}
    when ${from} > ${marker('today')} then 'upcoming'
    when ${from} = (${inForce}) then 'current' else 'past' end`
}

import { sql } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { isGrouped } from '../../../entities/language/derived/list-order.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { publicSlug } from '../../../entities/language/derived/public-content.ts'
import type { Condition } from '../../kernel/crud/list/filters.ts'
import { keyOf, recordsIn, type View } from '../../kernel/crud/views.ts'
import {
  beginningOf,
  followingQuery,
  followingSizes,
  placeInGroupsOf,
  type Place,
} from '../../kernel/crud/list/following.ts'
import { mayTakeLong } from '../../kernel/crud/list/may-take-long.ts'
import type { RecordQuery } from '../../kernel/crud/list/query.ts'
import {
  bindings,
  inOneArray,
  matchingRecords,
  pageBuilder,
  pageObjects,
  shapeOf,
} from '../../kernel/crud/list/select.ts'
import { countFitting, maxResponseBytes, rowSize } from '../../kernel/crud/size-limits.ts'
import type { Database, ReadOptions } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { readCached, readPartsCached, type CachedReading, type Read, type Reading } from '../../kernel/public/cache.ts'
import { recordOfFormerSlug } from '../../kernel/public/former-slugs.ts'
import type { PublicRecord, Publisher } from '../../kernel/public/public-record.ts'
import { nextBoundary } from '../../kernel/public/visible-now.ts'
import type { Column } from '../../kernel/records/columns.ts'
import type { Context } from '../../kernel/records/context.ts'
import { toStored } from '../../kernel/records/stored-values.ts'
import { expandReferences } from './expand-references.ts'
import { findPublic } from './find-public.ts'
import { columnsOf, contextOf, hasBodies, parsedRows, recordsOf, type Rows } from './public-rows.ts'
import type { ContentQuery, CursorPlace, ShownContent } from './query.ts'

/** A page of a public list. */
export interface ContentPage {
  readonly records: readonly PublicRecord[]
  /** How many records the whole list has. */
  readonly total: number
  /** Where the next page begins, if there is more. */
  readonly next: CursorPlace | undefined
}

/** Who reads. */
export interface Reader {
  readonly signal?: AbortSignal
  /** Is asked before a search whose answer is not kept; throws if the reader has searched too often. */
  readonly admitSearch?: () => Promise<void>
}

/**
 * A page of what the public sees of an entity, read by queries, and until when it is true if nobody writes anything.
 * Throws if the bodies are too large for one answer, and the signal's reason if that aborts.
 */
export async function readContentPage(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  query: ContentQuery,
  origin: string,
  { signal, admitSearch }: Reader = {},
): Promise<CachedReading<ContentPage>> {
  const context = contextOf(database, tenant, entity)
  const { sort, from, to, conditions, words, place, shown } = query
  const withBodies = shown.body !== undefined
  const asked = JSON.stringify([sort, conditions, words])
  const { view, expand } = shown
  const key = JSON.stringify([from, to, place, withBodies, expand, origin])
  const forPublic = { forPublic: true, signal }
  const options = { ...forPublic, mayTakeLong: mayTakeLong(entity, query) }
  const parts = async (read: Read): Promise<Reading<ContentPage>> => {
    if (words.length > 0) await admitSearch?.()
    const found = words.length > 0 ? await findPublic(context, query, read) : undefined
    const total = found ? found.ids.length : await totalOf(context, query, asked, forPublic)
    return read(function* () {
      const boundary = yield* nextBoundary(context.store, tenant.id, entity)
      const columns = columnsOf(view, context, withBodies, sort.field)
      const { rows, next, bytes } = yield* readPage(context, query, columns, found?.ids)
      const shaped = yield* recordsOf(view, context, rows, withBodies, origin)
      const { records, until, bytes: added } = yield* expandReferences(view, context, expand, shaped, origin)
      const trueUntil = Math.min(found?.until ?? Infinity, boundary, until)
      return { value: { records, total, next }, until: trueUntil, bytes: bytes + added }
    })
  }
  return readPartsCached(database, tenant.id, `content ${keyOf(view)} ${entity.name} ${asked} ${key}`, parts, options)
}

/**
 * The first record that the public sees with a value, with its bodies; undefined if there is none. One that had the slug
 * before has its present one in `movedTo`.
 */
export async function readContentRecord(
  database: Database,
  tenant: Publisher,
  entity: Entity,
  condition: Condition,
  { view, expand }: ShownContent,
  origin: string,
): Promise<CachedReading<PublicRecord | undefined>> {
  const context = contextOf(database, tenant, entity)
  const slug = publicSlug(entity)?.name
  const key = JSON.stringify([condition, expand, origin])
  return readCached(database, tenant.id, `content one ${keyOf(view)} ${entity.name} ${key}`, function* () {
    const found = yield* readOne(context, condition, view, expand, origin)
    if (found.value || condition.field !== slug) return found
    const id = yield* recordOfFormerSlug(context.store, tenant.id, entity, String(condition.value))
    if (id === undefined) return found
    const moved = yield* readOne(context, { ...condition, field: 'id', value: id }, view, expand, origin)
    const value = moved.value && { ...moved.value, movedTo: moved.value[slug] }
    return { ...moved, value, until: Math.min(found.until, moved.until) }
  })
}

function* readOne(
  context: Context,
  condition: Condition,
  view: View,
  expand: ShownContent['expand'],
  origin: string,
): Operation<Reading<PublicRecord | undefined>> {
  const sort = { field: 'id', direction: 'ASC' } as const
  const query = { sort, from: 0, to: 0, conditions: [condition], words: [], trashed: false, include: [] } as const
  const boundary = yield* nextBoundary(context.store, context.tenant.id, context.entity)
  const columns = columnsOf(view, context, true, sort.field)
  const { rows, bytes } = yield* readRange(
    context,
    { ...query, ...recordsIn(view, context.entity) },
    columns,
    undefined,
  )
  const shaped = yield* recordsOf(view, context, rows, true, origin)
  const { records, until, bytes: added } = yield* expandReferences(view, context, expand, shaped, origin)
  return { value: records[0], until: Math.min(boundary, until), bytes: bytes + added }
}

/** So many records are counted in no time. */
const countedAtOnce = 5_000

/**
 * It is counted once, however many pages are read. What the public sees has no total that is kept: where there are many
 * records, counting them takes long.
 */
async function totalOf(context: Context, query: RecordQuery, asked: string, options: ReadOptions): Promise<number> {
  const { store, entity, tenant } = context
  const count = function* () {
    const until = yield* nextBoundary(store, tenant.id, entity)
    const statement = store.cachedStatement<{ count: number }>`content total|${shapeOf(context, query)}`(() =>
      matchingRecords(context, query).select(sql<number>`count(*)`.as('count')),
    )
    const row = yield* first(statement(bindings(context, query, undefined)))
    return { value: Number(row!.count), until }
  }
  const key = `content total ${query.unpublished === true} ${JSON.stringify([query.also, query.except])} ${entity.name} ${asked}`
  const stored = store.cachedStatement<{ count: number }>`content stored total`(() =>
    store.scope.selectFrom('total').where('total.entity', '=', param('entity')).select('total.count'),
  )
  const all = await store.database.read(tenant.id, () => first(stored({ tenant_id: tenant.id, entity: entity.name })))
  const { value } = await readCached(store.database, tenant.id, key, count, {
    ...options,
    mayTakeLong: Number(all?.count ?? 0) > countedAtOnce,
  })
  return value
}

interface PageRows {
  readonly rows: readonly Values[]
  readonly next?: CursorPlace | undefined
  readonly bytes: number
}

/** The rows of a page, and one more if there is one: it shows that another page follows. */
function* readPage(
  context: Context,
  query: ContentQuery,
  columns: readonly Column[],
  foundIds: readonly string[] | undefined,
): Operation<PageRows> {
  const size = query.to - query.from + 1
  const { rows, bytes } = query.place
    ? yield* readAfter(context, query, columns, query.place, size + 1, foundIds)
    : yield* readRange(context, { ...query, to: query.to + 1 }, columns, foundIds)
  const last = rows[size - 1]
  if (rows.length <= size || !last) return { rows, bytes }
  const { field } = query.sort
  const id = String(last['id'])
  const value = toStored(columns.find(({ name }) => name === field)!.storage, last[field])
  const placeInGroups = isGrouped(context.entity, field) ? yield* placeInGroupsOf(context, id) : undefined
  return { rows: rows.slice(0, size), next: { id, value, placeInGroups, from: query.to + 1, size }, bytes }
}

function* readRange(
  context: Context,
  query: RecordQuery,
  columns: readonly Column[],
  foundIds: readonly string[] | undefined,
): Operation<PageRows> {
  const { store, entity } = context
  const { table } = store.scope.records(entity)
  const shape = `${columns.map(({ name }) => name).join()}|${shapeOf(context, query)}`
  const bound = bindings(context, query, foundIds)
  const sizes = store.cachedStatement<{ bytes: number }>`content sizes|${shape}`(() =>
    pageBuilder(context, query).select(rowSize(store.fn, table, columns).as('bytes')),
  )
  if (hasBodies(entity, columns)) assertFit(context, yield* all(sizes(bound)))
  const statement = store.cachedStatement<Rows>`content|${shape}`(() =>
    inOneArray(store, pageObjects(context, query, columns)),
  )
  const answer = (yield* first(statement(bound)))!
  // Without bodies it hardly ever is too large: then only, it is asked how many would fit.
  if (answer.records.length > maxResponseBytes) assertFit(context, yield* all(sizes(bound)))
  return { rows: parsedRows(answer), bytes: answer.records.length }
}

/** The rows that follow a place, through both parts of the list. */
function* readAfter(
  context: Context,
  query: ContentQuery,
  columns: readonly Column[],
  { id, value, placeInGroups }: CursorPlace,
  limit: number,
  foundIds: readonly string[] | undefined,
): Operation<PageRows> {
  let bytes = 0
  const readSpan = function* (place: Place, wanted: number): Operation<readonly Values[]> {
    const span = { place, limit: wanted, foundIds }
    const assertSpanFits = function* () {
      assertFit(context, yield* all(followingSizes(context, query, columns, span)))
    }
    if (hasBodies(context.entity, columns)) yield* assertSpanFits()
    const answer = (yield* first(followingQuery(context, query, columns, span)))!
    if (answer.records.length > maxResponseBytes) yield* assertSpanFits()
    bytes += answer.records.length
    return parsedRows(answer)
  }
  if (placeInGroups) {
    const rows = yield* readSpan({ withoutValue: false, id, placeInGroups }, limit)
    return { rows, bytes }
  }
  const { parts, ...start } = yield* beginningOf(context, query, foundIds)
  const isById = query.sort.field === 'id'
  const withoutValue = !isById && value === null
  const rows = [...(yield* readSpan({ withoutValue, id, ...(!withoutValue && { value }) }, limit))]
  const isFirstPart = withoutValue === start.withoutValue
  if (parts === 2 && isFirstPart && rows.length < limit)
    rows.push(...(yield* readSpan({ withoutValue: !withoutValue }, limit - rows.length)))
  return { rows, bytes }
}

/** Throws if the records are too large for one answer; the error says how many would fit. */
function assertFit({ entity }: Context, sizes: readonly { readonly bytes: number }[]): void {
  const fits = countFitting(
    sizes.map(({ bytes }) => bytes),
    maxResponseBytes,
  )
  if (fits < sizes.length) throw invalid([{ path: ['range'], rule: 'answerTooLarge', params: { fits } }], entity.name)
}

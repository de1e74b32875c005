import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { column } from '../../base/db/column.ts'
import type { Database, Dialect } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import { installation, tableOf } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { ScopedTables } from '../../base/db/tables.ts'
import { storeOf, tenantBindings, type Context, type Store } from '../../kernel/records/context.ts'
import type { Row } from '../../kernel/records/stored-values.ts'
import { allTenants, type AnyTenant } from '../../kernel/tenants/all-tenants.ts'
import { fromKanaBytes } from '../../kernel/search-index/kana-bytes.ts'
import { isIndexed, searchableText, selectSearched } from '../../kernel/search-index/record-index.ts'
import { searchIndex } from '../../kernel/search-index/search-index-of.ts'
import { uploadText } from '../../kernel/search-index/upload-text.ts'

/** By what the records of an entity are indexed for searches. */
export interface SearchDeclarationRow {
  entity: string
  /** JSON: the searched fields of each site; empty if it is not searched. */
  fields: string
  since: string
  /** When all records were last compared with their index; null until they were. */
  checkedAt: string | null
}

declare module '../../base/db/tables.ts' {
  interface InstallationTables {
    search_declaration: SearchDeclarationRow
  }
}

/** How many records are compared, or indexed again, at once. */
const batchSize = 20

/** How long others have the database to themselves after that, in milliseconds: nobody waits for this. */
const pause = 20

/**
 * How long after a declaration was first seen its index is looked through once more, in milliseconds: during a rolling
 * upgrade, servers of the former version still index what they write by the former declaration.
 */
const settledAfter = 3_600_000

/** Counts what is made of a field's text; raise it when that changes, and all records are indexed again. */
const textVersion = 2

/** What is searched: the records of an entity, or the uploads, and what their texts are made of. */
interface Searched {
  readonly name: string
  readonly fields: string
  /** Compares all of a tenant with their texts, and repairs these; false if it was aborted before the end. */
  compare(store: Store, tenant: AnyTenant, signal: AbortSignal): Promise<boolean>
}

/** The records of an entity, at the sites that have it. */
const recordsOf = (entity: Entity): Searched => ({
  name: entity.name,
  fields: searchedFields(entity),
  compare: async (store, tenant, signal) =>
    !entity.sites[tenant.site] || compareAll({ store, entity, tenant, by: null, requestId: 'search-index' }, signal),
})

/** The uploads, which each tenant’s library searches. */
const uploads: Searched = { name: 'upload', fields: JSON.stringify([textVersion]), compare: compareUploads }

/**
 * Brings the index up to date for the entities whose searched fields are no longer those that it was made by: a
 * developer has changed their declaration, or the rows come from elsewhere; and for all, uploads too, where texts are
 * folded otherwise than before. Meanwhile, searches find some records by the former texts.
 */
export async function rebuildSearchIndex(
  database: Database,
  operator: string | undefined,
  signal: AbortSignal,
  declared: readonly Entity[] = Object.values(entities),
  now = Date.now(),
): Promise<void> {
  if (operator === undefined) return
  const store = storeOf(database)
  const { dialect } = database
  const known = new Map((await database.read(null, () => declarations(dialect))).map((row) => [row.entity, row]))
  const outdated = [...declared.filter(({ viewOf }) => viewOf === undefined).map(recordsOf), uploads].filter(
    (searched) => !isSettled(known.get(searched.name), searched),
  )
  if (outdated.length === 0) return

  const tenants = await allTenants(database, operator)
  for (const { name, fields, compare: compareTenant } of outdated) {
    if (known.get(name)?.fields !== fields)
      await database.write(null, () => declare(dialect, { entity: name, fields, since: iso(now), checkedAt: null }))
    for (const tenant of tenants) if (!(await compareTenant(store, tenant, signal))) return
    await database.write(null, () => noteChecked(dialect, name, fields, iso(now)))
  }
}

const iso = (moment: number): string => new Date(moment).toISOString()

function isSettled(row: SearchDeclarationRow | undefined, { fields }: Searched): boolean {
  if (row?.checkedAt === null || row?.fields !== fields) return false
  return Date.parse(row.checkedAt) - Date.parse(row.since) >= settledAfter
}

/** The searched fields of each site, as they are compared; their order matters to nobody who searches. */
export function searchedFields(entity: Entity): string {
  if (!isIndexed(entity)) return ''
  const ofSite = (site: SiteSlug): readonly string[] =>
    siteFields(entity, site)
      .filter(({ name, searchText }) => searchText && entity.search!.includes(name))
      .map(({ name, kind }) => `${name} ${kind}`)
      .toSorted()
  return JSON.stringify([textVersion, (Object.keys(entity.sites) as SiteSlug[]).map((site) => [site, ...ofSite(site)])])
}

/** Compares all records of a tenant with their index; false if it was aborted before the end. */
async function compareAll(context: Context, signal: AbortSignal): Promise<boolean> {
  const { store, tenant } = context
  let after = ''
  for (;;) {
    if (signal.aborted) return false
    const from = after
    const { ids, wrong } = await store.database.read(tenant.id, () => compare(context, from), { mayTakeLong: true })
    if (wrong.length > 0) await store.database.write(tenant.id, () => reindex(context, wrong))
    if (ids.length < batchSize) return true
    after = ids.at(-1)!
    await setTimeout(pause)
  }
}

/** Compares all uploads of a tenant with the texts that they are found by; false if it was aborted before the end. */
async function compareUploads(store: Store, { id }: AnyTenant, signal: AbortSignal): Promise<boolean> {
  const next = store.cachedStatement<UploadText>`uploads to compare`(() =>
    store.scope
      .selectFrom('upload')
      .where('upload.id', '>', param('after'))
      .orderBy('upload.id')
      .limit(sql.lit(batchSize))
      .select(['upload.id', 'upload.title', 'upload.alt', 'upload.folded']),
  )
  const mend = store.cachedStatement`fold upload`(() =>
    store.scope
      .updateTable('upload')
      .set({ folded: param('folded') })
      .where('upload.id', '=', param('id'))
      .where('upload.folded', '=', param('former')),
  )
  let after = ''
  for (;;) {
    if (signal.aborted) return false
    const from = after
    const rows = await store.database.read(id, () => all(next({ tenant_id: id, after: from })), { mayTakeLong: true })
    const wrong = rows.filter((row) => row.folded !== uploadText(row))
    if (wrong.length > 0)
      await store.database.write(id, function* () {
        for (const row of wrong)
          yield* run(mend({ tenant_id: id, id: row.id, folded: uploadText(row), former: row.folded }))
      })
    if (rows.length < batchSize) return true
    after = rows.at(-1)!.id
    await setTimeout(pause)
  }
}

type UploadText = Pick<ScopedTables['upload'], 'id' | 'title' | 'alt' | 'folded'>

/** The ids that come next, and those of them that are not indexed as they are declared. */
interface Compared {
  readonly ids: readonly string[]
  readonly wrong: readonly string[]
}

const compare = (context: Context, after: string): Operation<Compared> =>
  isIndexed(context.entity) ? compareRecords(context, after) : findEntries(context, after)

function* compareRecords(context: Context, after: string): Operation<Compared> {
  const { store, entity } = context
  const next = store.cachedStatement<IndexedRow>`records to compare|${entity.name}|${entity.search!.join()}`(() =>
    selectSearched(context)
      .where(column(store.scope.records(entity).table, 'id'), '>', param('after'))
      .orderBy('id')
      .limit(sql.lit(batchSize)),
  )
  const rows = yield* all(next({ ...tenantBindings(context), after }))
  const ids = rows.map(({ id }) => id)
  const entries = yield* entriesOf(context, ids)
  return { ids, wrong: rows.filter((row) => entries.get(row.id) !== searchableText(context, row)).map(({ id }) => id) }
}

/** What is left of an index that is no longer declared. */
function* findEntries(context: Context, after: string): Operation<Compared> {
  const { scope, cachedStatement } = context.store
  const next = cachedStatement<{ recordId: string }>`search entries after`(() =>
    scope
      .selectFrom('search_entry')
      .where('search_entry.entity', '=', param('entity'))
      .where('search_entry.recordId', '>', param('after'))
      .orderBy('search_entry.recordId')
      .limit(sql.lit(batchSize))
      .select('search_entry.recordId'),
  )
  const ids = (yield* all(next({ ...tenantBindings(context), after }))).map(({ recordId }) => recordId)
  return { ids, wrong: ids }
}

/** Writes the index of some records as it is declared, from what they are now. */
function* reindex(context: Context, ids: readonly string[]): Operation<void> {
  const { store, entity } = context
  const index = searchIndex(store.scope.dialect)
  if (!isIndexed(entity)) {
    for (const id of ids) yield* index.remove(context, id)
    return
  }
  const entries = yield* entriesOf(context, ids)
  const read = store.cachedStatement<IndexedRow>`records to index|${entity.name}|${entity.search!.join()}`(() =>
    selectSearched(context)
      .where(store.fn.inJsonArray(column(store.scope.records(entity).table, 'id'), param('ids')))
      .orderBy('id'),
  )
  const records = read({ ...tenantBindings(context), ids: JSON.stringify(ids) })
  // What its lists find is no longer what it was, though no record has changed.
  for (const row of yield* all({ ...records, writes: tableOf(entity) })) {
    const folded = searchableText(context, row)
    if (entries.has(row.id)) yield* index.update(context, row.id, folded)
    else yield* index.insert(context, row.id, folded)
  }
}

type IndexedRow = Row & { readonly id: string }

/** The folded texts by which records are found, of those that have an entry. */
function* entriesOf(context: Context, ids: readonly string[]): Operation<ReadonlyMap<string, string>> {
  const { scope, fn, cachedStatement } = context.store
  const read = cachedStatement<{ recordId: string; folded: string | Buffer }>`search entries`(() =>
    scope
      .selectFrom('search_entry')
      .where('search_entry.entity', '=', param('entity'))
      .where(fn.inJsonArray(column('search_entry', 'recordId'), param('ids')))
      .select(['search_entry.recordId', 'search_entry.folded']),
  )
  const rows = yield* all(read({ ...tenantBindings(context), ids: JSON.stringify(ids) }))
  return new Map(rows.map(({ recordId, folded }) => [recordId, fromKanaBytes(folded)]))
}

const declarations = (dialect: Dialect): Operation<readonly SearchDeclarationRow[]> =>
  all(statement(installation(dialect).selectFrom('search_declaration').selectAll())({}))

function* declare(dialect: Dialect, row: SearchDeclarationRow): Operation<void> {
  const { entity: _, ...rest } = row
  yield* run(
    statement(
      installation(dialect)
        .insertInto('search_declaration')
        .values(row)
        .onConflict((conflict) => conflict.column('entity').doUpdateSet(rest)),
    )({}),
  )
}

/** Unless another server has declared other fields meanwhile. */
function* noteChecked(dialect: Dialect, entity: string, fields: string, at: string): Operation<void> {
  yield* run(
    statement(
      installation(dialect)
        .updateTable('search_declaration')
        .set({ checkedAt: at })
        .where('entity', '=', entity)
        .where('fields', '=', fields),
    )({}),
  )
}

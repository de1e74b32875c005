import { sql } from 'kysely'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { focusOf, hundredths, type Focus } from '../../../entities/language/uploads/focus.ts'
import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
import type { librarySorts } from '../../../entities/system/upload.ts'
import { titleOf } from '../../../entities/language/entity.ts'
import type { Store } from '../../kernel/records/context.ts'
import { column } from '../../base/db/column.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { searchWords } from '../../../entities/language/text/fold-text.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import type { UploadRow } from './tables.ts'
import { conflict, invalid, notFound, stale } from '../../base/errors/api-error.ts'
import { uploadText } from '../../kernel/search-index/upload-text.ts'

/** A tenant's library: its uploads, where they are used, and how they can be changed. */

export interface LibraryQuery {
  readonly q?: string | undefined
  readonly kind?: UploadKind | undefined
  readonly ids?: readonly string[] | undefined
  /** The name under which it is stored. */
  readonly name?: string | undefined
  /** Only those that may be deleted together, see `removeUnused`. */
  readonly unusedFor?: string | undefined
  readonly sort: { readonly column: (typeof librarySorts)[number]; readonly descending: boolean }
  readonly first: number
  readonly last: number
}

export interface UploadWithUses extends UploadRow {
  /** The number of places in records that reference it. */
  readonly uses: number
}

export interface Use {
  readonly entity: string
  readonly id: string
  readonly field: string
  readonly title: string | null
  readonly trashed: boolean
}

/** One page of the library, and the total. */
export function* listUploads(
  store: Store,
  tenant: string,
  query: LibraryQuery,
): Operation<{ readonly uploads: readonly UploadWithUses[]; readonly total: number }> {
  const words = searchWords(query.q ?? '').slice(0, 8)
  const { kind, ids, name, unusedFor, sort } = query
  const shape = `${words.length}|${kind !== undefined}|${ids !== undefined}|${name !== undefined}|${unusedFor !== undefined}`
  const matching = () => {
    let query = store.scope.selectFrom('upload').where('upload.replacedBy', 'is', null)
    if (kind) query = query.where('upload.kind', '=', param('kind'))
    if (ids) query = query.where(store.fn.inJsonArray(column('upload', 'id'), param('ids')))
    if (name !== undefined) query = query.where('upload.name', '=', param('name'))
    if (unusedFor !== undefined)
      query = query.where(({ not, exists }) => not(exists(usesOf(store)))).where(mayBeInNoForm)
    for (const index of words.keys())
      query = query.where(store.fn.textContains(column('upload', 'folded'), param(`word${index}`)))
    return query
  }
  const bindings = {
    tenant_id: tenant,
    kind,
    name,
    ids: JSON.stringify(ids ?? []),
    ...(unusedFor !== undefined && formBindings(unusedFor)),
    ...Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
  }
  const counting = store.cachedStatement<{ count: number }>`uploads counted|${shape}`(() =>
    matching().select(sql<number>`count(*)`.as('count')),
  )
  const page = store.cachedStatement<UploadRow>`uploads|${shape}|${sort.column}|${sort.descending}`(() =>
    matching()
      .selectAll('upload')
      .orderBy(`upload.${sort.column}`, sort.descending ? 'desc' : 'asc')
      .orderBy('upload.id', sort.descending ? 'desc' : 'asc')
      .limit(param('count'))
      .offset(param('first')),
  )
  const total = Number((yield* first(counting(bindings)))!.count)
  const rows = yield* all(page({ ...bindings, first: query.first, count: query.last - query.first + 1 }))
  const uses = yield* useCounts(store, tenant, rows)
  return { uploads: rows.map((row) => ({ ...row, uses: uses.get(row.id) ?? 0 })), total }
}

const oneDay = 24 * 60 * 60 * 1000

/**
 * Whether an upload stands in no form that somebody else has not saved yet: it is older than a day, or the caller's own
 * and nobody has sent the same file since.
 */
const mayBeInNoForm = sql<boolean>`(${column('upload', 'updatedAt')} < ${param('dayAgo')} or (${column('upload', 'createdBy')} = ${param('by')} and ${column('upload', 'updatedAt')} = ${column('upload', 'createdAt')}))`

const formBindings = (by: string) => ({ by, dayAgo: new Date(Date.now() - oneDay).toISOString() })

/** The uses of the upload in each row of a query. */
const usesOf = ({ scope }: Store) =>
  scope.selectFrom('upload_use').whereRef('upload_use.upload', '=', sql.ref('upload.id')).select('upload_use.recordId')

function* useCounts(store: Store, tenant: string, rows: readonly UploadRow[]): Operation<ReadonlyMap<string, number>> {
  const statement = store.cachedStatement<{ upload: string; count: number }>`use counts`(() =>
    store.scope
      .selectFrom('upload_use')
      .where(store.fn.inJsonArray(column('upload_use', 'upload'), param('ids')))
      .groupBy('upload_use.upload')
      .select(['upload_use.upload', sql<number>`count(*)`.as('count')]),
  )
  const counts = yield* all(statement({ tenant_id: tenant, ids: JSON.stringify(rows.map(({ id }) => id)) }))
  return new Map(counts.map(({ upload, count }) => [upload, Number(count)]))
}

/** An upload of the tenant by its id; anything else is the same 404. */
export function* readUpload(store: Store, tenant: string, id: string): Operation<UploadRow> {
  const statement = store.cachedStatement<UploadRow>`upload`(() =>
    store.scope.selectFrom('upload').where('upload.id', '=', param('id')).selectAll('upload'),
  )
  const row = yield* first(statement({ tenant_id: tenant, id }))
  if (!row) throw notFound()
  return row
}

export function* uploadByName(store: Store, tenant: string, name: string): Operation<UploadRow | undefined> {
  const statement = store.cachedStatement<UploadRow>`upload by name`(() =>
    store.scope.selectFrom('upload').where('upload.name', '=', param('name')).selectAll('upload'),
  )
  return yield* first(statement({ tenant_id: tenant, name }))
}

/** The upload of the library that was made of the same bytes, if there is one; one that was replaced is not in it. */
export function* uploadByDigest(store: Store, tenant: string, digest: string): Operation<UploadRow | undefined> {
  const statement = store.cachedStatement<UploadRow>`upload by digest`(() =>
    store.scope
      .selectFrom('upload')
      .where('upload.digest', '=', param('digest'))
      .where('upload.replacedBy', 'is', null)
      .orderBy('upload.id', 'desc')
      .limit(1)
      .selectAll('upload'),
  )
  return yield* first(statement({ tenant_id: tenant, digest }))
}

/** Where an upload is used, with the titles of those records. */
export function* readUses(store: Store, tenant: string, upload: string): Operation<readonly Use[]> {
  const statement = store.cachedStatement<{ entity: string; recordId: string; field: string }>`uses`(() =>
    store.scope
      .selectFrom('upload_use')
      .where('upload_use.upload', '=', param('upload'))
      .orderBy('upload_use.entity')
      .orderBy('upload_use.recordId')
      .select(['upload_use.entity', 'upload_use.recordId', 'upload_use.field']),
  )
  const rows = yield* all(statement({ tenant_id: tenant, upload }))
  const uses: Use[] = []
  for (const name of new Set(rows.map(({ entity }) => entity))) {
    const here = rows.filter(({ entity }) => entity === name)
    const titles = yield* readTitles(
      store,
      tenant,
      name,
      here.map(({ recordId }) => recordId),
    )
    uses.push(
      ...here.map(({ recordId, field }) => {
        const { title = null, trashedAt = null } = titles.get(recordId) ?? {}
        return { entity: name, id: recordId, field, title, trashed: trashedAt !== null }
      }),
    )
  }
  return uses
}

interface Titled {
  readonly id: string
  readonly title: string | null
  readonly trashedAt: string | null
}

function* readTitles(
  store: Store,
  tenant: string,
  name: string,
  ids: readonly string[],
): Operation<ReadonlyMap<string, Titled>> {
  const entity = entityByName(name)
  if (!entity) return new Map()
  const statement = store.cachedStatement<Titled>`titles|${name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
      .select([
        sql<string>`${column(table, 'id')}`.as('id'),
        sql<string | null>`${column(table, titleOf(entity))}`.as('title'),
        sql<string | null>`${column(table, 'trashedAt')}`.as('trashedAt'),
      ])
  })
  const rows = yield* all(statement({ tenant_id: tenant, ids: JSON.stringify(ids) }))
  return new Map(rows.map((row) => [row.id, row]))
}

export interface UploadChanges {
  readonly version: number
  readonly name?: string | undefined
  readonly alt?: string | null | undefined
  readonly focus?: Focus | undefined
}

/** Changes an upload's title, alternative text or focal point, unless someone has changed it since. */
export function* describeUpload(
  store: Store,
  tenant: string,
  id: string,
  changes: UploadChanges,
): Operation<UploadRow> {
  const current = yield* readUpload(store, tenant, id)
  if (current.version !== changes.version) throw stale({ ...current })
  if (changes.focus && current.kind !== 'image')
    throw invalid([{ path: ['focus'], rule: 'fileType', params: { types: 'image/*' } }])
  const title = changes.name ?? current.title
  const alt = changes.alt === undefined ? current.alt : changes.alt
  const { x, y } = changes.focus ?? focusOf(current.focusX, current.focusY)
  const next = {
    title,
    alt,
    folded: uploadText({ title, alt }),
    focusX: hundredths(x),
    focusY: hundredths(y),
    version: current.version + 1,
  }
  const updatedAt = new Date().toISOString()
  const statement = store.cachedStatement`describe upload`(() =>
    store.scope
      .updateTable('upload')
      .set({
        title: param('title'),
        alt: param('alt'),
        folded: param('folded'),
        focusX: param('focusX'),
        focusY: param('focusY'),
        version: param('version'),
        updatedAt: param('updatedAt'),
      })
      .where('upload.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id, ...next, updatedAt }))
  return { ...current, ...next, updatedAt }
}

/**
 * Removes an upload from the library. Throws if it is used, naming the records; with `trash`, only live records count.
 */
export function* removeUpload(store: Store, tenant: string, id: string, { trash = false } = {}): Operation<UploadRow> {
  const row = yield* readUpload(store, tenant, id)
  const uses = yield* readUses(store, tenant, id)
  const blockers = trash ? uses.filter(({ trashed }) => !trashed) : uses
  const inUse: Issue = { path: [], rule: 'integrity.inUse', params: {} }
  if (blockers.length > 0) throw conflict([inUse], { blockers })
  yield* deleteRow(store, tenant, id)
  return row
}

/**
 * Removes several uploads from the library, except those that are used, in the trash too, and those that may stand in a
 * form that somebody other than `by` has not saved yet. One that is gone already is in no list.
 */
export function* removeUnused(
  store: Store,
  tenant: string,
  by: string,
  ids: readonly string[],
): Operation<Readonly<Record<'removed' | 'used' | 'recent', readonly UploadRow[]>>> {
  const statement = store.cachedStatement<UploadRow & { readonly isSettled: unknown }>`uploads by id`(() =>
    store.scope
      .selectFrom('upload')
      .where(store.fn.inJsonArray(column('upload', 'id'), param('ids')))
      .selectAll('upload')
      .select(mayBeInNoForm.as('isSettled')),
  )
  const rows = yield* all(statement({ tenant_id: tenant, ids: JSON.stringify(ids), ...formBindings(by) }))
  const uses = yield* useCounts(store, tenant, rows)
  const unused = rows.filter(({ id }) => !uses.has(id))
  const removed = unused.filter(({ isSettled }) => Boolean(isSettled))
  for (const { id } of removed) yield* deleteRow(store, tenant, id)
  return {
    removed,
    used: rows.filter(({ id }) => uses.has(id)),
    recent: unused.filter(({ isSettled }) => !isSettled),
  }
}

/** Marks an upload as just uploaded: `by` sent its file again, and has it in a form. */
export function* touchUpload(
  store: Store,
  { tenant_id, id, createdBy, updatedAt }: UploadRow,
  by: string,
): Operation<void> {
  const isOwn = createdBy === by && updatedAt >= formBindings(by).dayAgo
  if (isOwn) return
  const statement = store.cachedStatement`touch upload`(() =>
    store.scope
      .updateTable('upload')
      .set({ updatedAt: param('updatedAt') })
      .where('upload.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id, id, updatedAt: new Date().toISOString() }))
}

/** Deletes an upload's row, and what is noted of its uses. */
function* deleteRow(store: Store, tenant: string, id: string): Operation<void> {
  const forget = store.cachedStatement`forget uses of upload`(() =>
    store.scope.deleteFrom('upload_use').where('upload_use.upload', '=', param('id')),
  )
  const remove = store.cachedStatement`remove upload`(() =>
    store.scope.deleteFrom('upload').where('upload.id', '=', param('id')),
  )
  yield* run(forget({ tenant_id: tenant, id }))
  yield* run(remove({ tenant_id: tenant, id }))
}

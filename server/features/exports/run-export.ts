import { mediaTypes } from '../../../entities/system/export-file.ts'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withMembersAsked } from '../../kernel/crud/list/assigned.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { countFitting } from '../../kernel/crud/size-limits.ts'
import {
  beginningOf,
  followingQuery,
  followingSizes,
  type Following,
  type Place,
} from '../../kernel/crud/list/following.ts'
import { readRecordQuery, type RecordQuery } from '../../kernel/crud/list/query.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { notify } from '../notifications/notify.ts'
import { recordColumns, type Column } from '../../kernel/records/columns.ts'
import { storeOf, type Context, type Store } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { toStored } from '../../kernel/records/stored-values.ts'
import { scanForWords } from '../../kernel/search-index/full-scan.ts'
import { isIndexed } from '../../kernel/search-index/record-index.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { exportTable, fileKey, unfinished, type ExportRow } from './export-files.ts'
import { fileWriter, type FileWriter } from './file-writer.ts'
import { detailsIn, makePlan, type RelatedFields } from './make-plan.ts'
import { accounts, type Findings, type Plan } from './plan.ts'

/** The payload of an export's job. */
export interface ExportJob {
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  readonly export: string
}

export interface ExportWork {
  readonly database: Database
  readonly storage: Storage
  /** The local folder in which files are written before they are stored. */
  readonly folder: string
  /** The address that uploads are found at. */
  readonly origin: string
  readonly operator: () => Promise<string | undefined>
}

/** The most records of a page, and about the most bytes: reading one holds up everybody else. */
const maxPageRecords = 500
const maxPageBytes = 1_000_000

/** Writes the files that people asked for. */
export const exportHandler = (work: ExportWork): JobHandler => ({
  retry: { first: 5_000, longest: 60_000, tries: 3 },
  // Long ones would keep mails waiting.
  atOnce: 2,
  async run(payload, signal) {
    const job = payload as ExportJob
    const store = storeOf(work.database)
    const { id: tenant } = job.tenant
    const row = await work.database.write(tenant, function* () {
      const begun = { status: 'running', written: 0, finishedAt: null } as const
      // Also of an export that was given up; not of one that was deleted, or is there.
      const isBegun = yield* exportTable.change(store, tenant, job.export, [...unfinished, 'failed'], begun)
      return isBegun ? yield* exportTable.find(store, tenant, job.export) : undefined
    })
    if (row) await writeExport(work, job, row, changerOf(work, job), signal)
  },
  async givenUp(payload) {
    await changerOf(work, payload as ExportJob)({ status: 'failed', finishedAt: new Date().toISOString() })
  },
})

/** Changes the row of an export; false if it was deleted, or if its file is there already. */
type ChangeRow = (changes: Partial<ExportRow>) => Promise<boolean>

const changerOf =
  ({ database }: ExportWork, { tenant, export: id }: ExportJob): ChangeRow =>
  (changes) => {
    const store = storeOf(database)
    return database.write(tenant.id, function* () {
      const isThere = yield* exportTable.change(store, tenant.id, id, unfinished, changes)
      if (isThere && changes.finishedAt) yield* notifyOwner(store, tenant.id, id)
      return isThere
    })
  }

/** Notifies whoever started an export that it has ended. */
function* notifyOwner(store: Store, tenant: string, id: string): Operation<void> {
  const { owner, entity, file, status } = (yield* exportTable.find(store, tenant, id))!
  yield* notify(store, {
    kind: 'export',
    to: [owner],
    by: null,
    tenant,
    entity,
    recordId: null,
    params: { title: file, outcome: status === 'done' ? 'done' : 'failed' },
  })
}

async function writeExport(
  work: ExportWork,
  { tenant }: ExportJob,
  row: ExportRow,
  change: ChangeRow,
  signal: AbortSignal,
): Promise<void> {
  const { request } = row
  const entity = entityByName(row.entity)!
  const store = storeOf(work.database)
  const parsed = readRecordQuery(entity, tenant.site, request.query)
  if (parsed.issues) throw invalid(parsed.issues, entity.name)
  const context = await withMembersAsked(
    work.operator,
    { store, entity, tenant, parent: request.parent, by: row.owner, requestId: `export ${row.id}` },
    parsed.query,
  )
  const query = { ...parsed.query, at: new Date(row.createdAt) }
  const details = await readDetails(work, tenant.id, detailsIn(entity, request))
  const setting = { entity, site: tenant.site, origin: work.origin, sortedBy: query.sort.field, details }
  const { plan, related } = makePlan(setting, request)

  await mkdir(work.folder, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(work.folder, 'one-'))
  const file = join(folder, 'file')
  const writer = fileWriter(plan, file, (needs) => readRelated(context, related, needs))
  try {
    const written = await writeRecords(context, query, plan, row, writer, change, signal)
    if (written === undefined) return
    const { size, findings } = await writer.end()
    const found = foundNothing(findings) ? null : findings
    const finishedAt = new Date().toISOString()
    if (findings.missing.length > 0 && !request.replaceMissing)
      return void (await change({ status: 'characters', findings: found, finishedAt }))
    if (findings.cutTexts.length > 0 && !request.cutTexts)
      return void (await change({ status: 'too-long', findings: found, finishedAt }))
    const key = fileKey(tenant.id, row)
    signal.throwIfAborted()
    await work.storage.put(key, file, mediaTypes[request.format])
    if (await change({ status: 'done', written, size, findings: found, finishedAt })) return
    // The file of an export that another server has finished meanwhile stays.
    if (!(await work.database.read(tenant.id, () => exportTable.find(store, tenant.id, row.id))))
      await work.storage.remove(key)
  } finally {
    await writer.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const foundNothing = ({ missing, cut }: Findings): boolean => missing.length === 0 && cut === 0

/** Writes page after page; returns how many records there were, or undefined if the export was cancelled. */
async function writeRecords(
  context: Context,
  query: RecordQuery,
  plan: Plan,
  row: ExportRow,
  writer: FileWriter,
  change: ChangeRow,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { store, entity, tenant } = context
  const { database } = store
  const columns = columnsToRead(entity, tenant.site, plan)
  const storage = columns.find(({ name }) => name === query.sort.field)!.storage
  const scans = query.words.length > 0 && !isIndexed(entity)
  const foundIds = scans
    ? await database.read(tenant.id, () => scanForWords(context, query.words), { mayTakeLong: true })
    : undefined
  const { parts, ...start } = await database.read(tenant.id, () => beginningOf(context, query, foundIds), {
    mayTakeLong: true,
  })
  let place: Place = start
  let partsLeft: number = parts
  let written = 0
  let reported = 0
  for (;;) {
    signal.throwIfAborted()
    const from = place
    const read = function* () {
      const now = yield* exportTable.find(store, tenant.id, row.id)
      return { ...(yield* readPage(context, query, columns, from, foundIds)), status: now?.status }
    }
    const { page, remaining, isLast, status } = await database.read(tenant.id, read, { mayTakeLong: true })
    if (status !== 'running') return undefined
    if (page.count > 0) {
      const { id, value } = await writer.page(page.records)
      written += page.count
      place = { withoutValue: from.withoutValue, id, ...(!from.withoutValue && { value: toStored(storage, value) }) }
    }
    if (remaining) place = { ...start, remaining }
    if (isLast) {
      partsLeft -= 1
      if (partsLeft === 0) return written
      place = { withoutValue: !start.withoutValue }
    }
    // At most a hundred times, because every time is a commit.
    if (written - reported >= Math.max(row.records / 100, maxPageRecords)) {
      reported = written
      if (!(await change({ written }))) return undefined
    }
  }
}

interface ReadPage {
  readonly page: Following
  readonly isLast: boolean
  /** In a list by groups, the ids of the records after this page. */
  readonly remaining?: readonly string[]
}

function* readPage(
  context: Context,
  query: RecordQuery,
  columns: readonly Column[],
  place: Place,
  foundIds: readonly string[] | undefined,
): Operation<ReadPage> {
  const ids = place.remaining?.slice(0, maxPageRecords)
  const most = { place: ids ? { ...place, remaining: ids } : place, foundIds, limit: maxPageRecords }
  // Records with long texts are measured first.
  const sizes = columns.some(({ heavy }) => heavy)
    ? yield* all(followingSizes(context, query, columns, most))
    : undefined
  const bytes = sizes?.map((each) => each.bytes)
  const limit = bytes ? Math.max(countFitting(bytes, maxPageBytes), 1) : maxPageRecords
  const page = (yield* first(followingQuery(context, query, columns, { ...most, limit })))!
  const isWhole = sizes === undefined || page.count >= sizes.length
  if (place.remaining) {
    const later = isWhole ? [] : sizes.slice(page.count).map(({ id }) => id)
    const remaining = [...later, ...place.remaining.slice(maxPageRecords)]
    return { page, remaining, isLast: remaining.length === 0 }
  }
  return { page, isLast: sizes ? isWhole && sizes.length < maxPageRecords : page.count < limit }
}

/** The columns that the file is made from, and those that decide where the next page begins. */
function columnsToRead(entity: Entity, site: SiteSlug, plan: Plan): readonly Column[] {
  const names = new Set(plan.columns.flatMap(({ values }) => values.map(({ field }) => field)))
  for (const name of ['id', plan.title, plan.sortedBy, plan.rows ?? 'id']) names.add(name)
  const columns = recordColumns(entity, site).filter(({ name }) => names.has(name))
  return names.has('trashedAt') ? [...columns, { name: 'trashedAt', storage: 'text' }] : columns
}

/** The fields of referenced records, as JSON arrays by entity. Those that are gone are left out. */
async function readRelated(
  { store, tenant }: Context,
  related: RelatedFields,
  needs: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const [to, ids] of Object.entries(needs))
    found[to] = await store.database.read(tenant.id, () => readReferenced(store, tenant, to, related[to]!, ids))
  return found
}

/** The fields of an entity's records by their ids, as a JSON array. Those that are gone are left out. */
export function* readReferenced(
  store: Store,
  tenant: ExportJob['tenant'],
  to: string,
  fields: readonly string[],
  ids: readonly string[],
): Operation<string> {
  const list = JSON.stringify(ids)
  if (to === accounts) {
    const named = statement(
      installation(store.database.dialect)
        .selectFrom('auth_user')
        .where(store.fn.inJsonArray(column('auth_user', 'id'), param('ids')))
        .select(['id', 'name']),
    )
    return JSON.stringify(yield* all(named({ ids: list })))
  }
  const target = entityByName(to)!
  const names = ['id', ...fields.filter((name) => name !== 'id')]
  const columns = recordColumns(target, tenant.site).filter(({ name }) => names.includes(name))
  const query = store.cachedStatement<{ records: string }>`referenced|${to}|${tenant.site}|${fields.join()}`(() => {
    const { table, select } = store.scope.records(target)
    const rows = select()
      .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
      .select(store.fn.jsonObject(table, columns).as('object'))
    return store.scope.over(rows, 'found').select(store.fn.jsonArray(column('found', 'object')).as('records'))
  })
  return (yield* first(query({ tenant_id: tenant.id, parent: null, entity: to, ids: list })))!.records
}

/** The tenant's own details, which are a row of the operator's. */
async function readDetails(
  { database, operator }: ExportWork,
  tenant: string,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const owner = names.length > 0 ? await operator() : undefined
  if (owner === undefined) return {}
  const { scope } = storeOf(database)
  const card = statement<Record<string, unknown>>(
    scope
      .selectFrom('tenant')
      .where('tenant.id', '=', param('tenant'))
      .select(names.map((name) => column('tenant', name).as(name))),
  )
  return (await database.read(owner, () => first(card({ tenant_id: owner, tenant })))) ?? {}
}

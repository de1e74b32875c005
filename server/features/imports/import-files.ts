import type { reportedStatuses } from '../../../entities/system/judged.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import {
  importTable,
  type ImportFindings,
  type ImportRow,
  importRowTable,
  type JudgedRow,
  type RowOutcome,
  type ImportStatus,
  type ImportWords,
  type RowIssue,
} from './tables.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { notify } from '../notifications/notify.ts'
import type { Store } from '../../kernel/records/context.ts'

export type * from './tables.ts'

/** The statuses in which a job is at work. */
export const atWork: readonly ImportStatus[] = ['judging', 'writing', 'takingBack', 'undoing', 'redoing']

/** What was found out about an import beside its rows. */
export const findingsOf = ({ findings }: ImportRow): ImportFindings => findings ?? {}

/** Whether the time is over for which the file and the rows of an import are kept. */
export const isExpired = ({ expiresAt }: Pick<ImportRow, 'expiresAt'>): boolean => expiresAt <= new Date().toISOString()

/** The status of an import in responses: one that was not written in time has expired. */
export const reportedStatus = (row: Pick<ImportRow, 'status' | 'expiresAt'>): (typeof reportedStatuses)[number] =>
  (row.status === 'read' || row.status === 'judged') && isExpired(row) ? 'expired' : row.status

/** The imports of an account, or its bulk edits, the newest first. */
export const importsOf = (store: Store, tenant: string, owner: string, source: ImportRow['source']) =>
  importTable.all(store, tenant, { owner, source })

/** An import by its id; undefined if the tenant has none. */
export const importById = importTable.find

/** Changes an import that is in one of the given statuses; false if it is in another, or gone. */
export function* changeImport(
  store: Store,
  tenant: string,
  id: string,
  from: readonly ImportStatus[],
  changes: Partial<Omit<ImportRow, 'id' | 'owner'>>,
): Operation<boolean> {
  const isChanged = yield* importTable.change(store, tenant, id, from, changes)
  const outcome = outcomeOf(from, changes.status)
  if (isChanged && outcome) yield* notifyOwner(store, tenant, id, outcome)
  return isChanged
}

/** The reason for rolling back an import that its owner cancelled. */
export const cancelledRule = 'imports.cancelled'

/**
 * What its owner is notified of when an import changes its status; undefined if nothing has ended, or only its undo.
 */
function outcomeOf(from: readonly ImportStatus[], to: ImportStatus | undefined): 'done' | 'failed' | undefined {
  if (to === 'failed' || to === 'refused') return 'failed'
  return to === 'done' && from.includes('writing') ? 'done' : undefined
}

function* notifyOwner(store: Store, tenant: string, id: string, outcome: 'done' | 'failed'): Operation<void> {
  const { owner, source, entity, title, findings } = (yield* importById(store, tenant, id))!
  // Whoever cancels it knows.
  if (findings?.stopped?.issues.some(({ rule }) => rule === cancelledRule)) return
  const params = { title, outcome }
  const kind = source === 'file' ? 'import' : 'bulkEdit'
  yield* notify(store, { kind, to: [owner], by: null, tenant, entity, recordId: null, params })
}

export function* deleteImport(store: Store, tenant: string, id: string): Operation<void> {
  yield* deleteRows(store, tenant, id)
  yield* importTable.remove(store, tenant, id)
}

/** Notes that a row is left out after all. */
export function* refuseRow(
  { scope, cachedStatement }: Store,
  tenant: string,
  id: string,
  number: number,
  findings: readonly RowIssue[],
): Operation<void> {
  const statement = cachedStatement`import row refuse`(() =>
    scope
      .updateTable('import_row')
      .set({ outcome: param('outcome'), findings: param('findings') })
      .where('import_row.import', '=', param('id'))
      .where('import_row.number', '=', param('number')),
  )
  yield* run(statement({ tenant_id: tenant, id, number, outcome: 'refused', findings: JSON.stringify(findings) }))
}

export function* deleteRows({ scope, cachedStatement }: Store, tenant: string, id: string): Operation<void> {
  const statement = cachedStatement`import rows delete`(() =>
    scope.deleteFrom('import_row').where('import_row.import', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id }))
}

interface RowsWanted {
  readonly outcomes: readonly RowOutcome[]
  readonly after: number
  readonly most: number
  /** What responses have of a row: neither its cells in the file nor the values to write. */
  readonly isReported?: boolean
}

/** The rows with one of the outcomes that come after a row of the file. */
export function* rowsAfter(
  { scope, cachedStatement, fn }: Store,
  tenant: string,
  id: string,
  { outcomes, after, most, isReported = false }: RowsWanted,
): Operation<readonly JudgedRow[]> {
  const statement = cachedStatement<object>`import rows ${isReported}`(() =>
    scope
      .selectFrom('import_row')
      .where('import_row.import', '=', param('id'))
      .where(fn.inJsonArray(column('import_row', 'outcome'), param('outcomes')))
      .where('import_row.number', '>', param('after'))
      .orderBy('import_row.number')
      .limit(param('most'))
      .select(isReported ? ['number', 'outcome', 'record', 'title', 'findings'] : importRowTable.columns),
  )
  const rows = yield* all(statement({ tenant_id: tenant, id, outcomes: JSON.stringify(outcomes), after, most }))
  return rows.map(importRowTable.read)
}

/** How the headings of an entity's files, and words in them, were understood last. */
export interface RememberedMapping {
  readonly columns: Readonly<Record<string, string | null>>
  readonly words: ImportWords
}

export function* rememberedMapping(
  { scope, cachedStatement }: Store,
  tenant: string,
  entity: string,
): Operation<RememberedMapping> {
  const statement = cachedStatement<{ columns: string; words: string | null }>`import mapping`(() =>
    scope
      .selectFrom('import_mapping')
      .where('import_mapping.entity', '=', param('entity'))
      .select(['import_mapping.columns', 'import_mapping.words']),
  )
  const row = yield* first(statement({ tenant_id: tenant, entity }))
  return {
    columns: JSON.parse(row?.columns ?? '{}') as RememberedMapping['columns'],
    words: JSON.parse(row?.words ?? '{}') as ImportWords,
  }
}

/** The most headings that are remembered for an entity, and the most words of a field. */
const maxRemembered = 500

/** What was known and what is new, of which the newest are kept. */
const remembered = <T>(known: Readonly<Record<string, T>>, added: Readonly<Record<string, T>>): Record<string, T> => {
  const kept = Object.entries(known).filter(([name]) => !Object.hasOwn(added, name))
  return Object.fromEntries([...kept, ...Object.entries(added)].slice(-maxRemembered))
}

export function* rememberMapping(
  store: Store,
  tenant: string,
  entity: string,
  { columns, words }: RememberedMapping,
): Operation<void> {
  const known = yield* rememberedMapping(store, tenant, entity)
  const statement = store.cachedStatement`import mapping set`(() =>
    store.scope
      .insertInto('import_mapping', { entity: param('entity'), columns: param('columns'), words: param('words') })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'entity'])
          .doUpdateSet({ columns: sql`excluded."columns"`, words: sql`excluded."words"` }),
      ),
  )
  const all = Object.entries(words).map(([field, own]) => [field, remembered(known.words[field] ?? {}, own)] as const)
  yield* run(
    statement({
      tenant_id: tenant,
      entity,
      columns: JSON.stringify(remembered(known.columns, columns)),
      words: JSON.stringify({ ...known.words, ...Object.fromEntries(all) }),
    }),
  )
}

/** How many imports, or bulk edits, of an account at a tenant may be at work at once, and how many are known in all. */
const most = { unfinished: 5, kept: 100 } as const

/** For how long somebody may still be about to write what they have begun, in milliseconds. */
const lookedAtFor = 3_600_000

/**
 * Adds an import, or a bulk edit; 409 with a code while too many of its owner are at work. Those that are over make room
 * for it, as people cannot know how many are kept.
 */
export function* addImport(store: Store, tenant: string, row: ImportRow): Operation<void> {
  const present = yield* importsOf(store, tenant, row.owner, row.source)
  if (present.filter(({ status }) => atWork.includes(status)).length >= most.unfinished)
    throw new ApiError(409, 'Too many of them are still at work. Wait until one has finished.', {
      code: row.source === 'file' ? 'TOO_MANY_IMPORTS' : 'TOO_MANY_BULK_EDITS',
    })
  const excess = Math.max(present.length + 1 - most.kept, 0)
  // The file of one that goes is swept with those of its day.
  for (const { id } of dispensable(present).slice(0, excess)) yield* deleteImport(store, tenant, id)
  yield* importTable.insert(store, tenant, row)
}

/** What may be forgotten, first what there is nothing to undo of and nobody is about to write, otherwise the oldest first. */
function dispensable(newestFirst: readonly ImportRow[]): readonly ImportRow[] {
  const over = newestFirst.filter(({ status }) => !atWork.includes(status)).toReversed()
  const since = new Date(Date.now() - lookedAtFor).toISOString()
  const isIdle = ({ status, createdAt }: ImportRow) => status !== 'done' && createdAt < since
  return [...over.filter(isIdle), ...over.filter((each) => !isIdle(each))]
}

/** An import that was just made, as far as it is the same for all. */
export const newImport = (
  own: Pick<ImportRow, 'owner' | 'source' | 'entity' | 'parent' | 'status' | 'title' | 'start' | 'plan' | 'rows'>,
): ImportRow => {
  const now = new Date()
  return {
    ...own,
    id: uuid(),
    isPersonal: false,
    judged: 0,
    created: 0,
    changed: 0,
    same: 0,
    refused: 0,
    written: 0,
    changeSet: null,
    undoSet: null,
    size: 0,
    place: null,
    findings: null,
    createdAt: now.toISOString(),
    finishedAt: null,
    expiresAt: new Date(now.getTime() + importRetention).toISOString(),
  }
}

/** How long the file and its rows are kept, and how long it is known what was imported, in milliseconds. */
export const importRetention = 24 * 3_600_000
export const importReportRetention = 30 * importRetention

/** Deletes the rows of expired imports, and imports of long ago; never what a job has still to finish. */
export function* sweepImportsOf({ scope, cachedStatement, fn }: Store, tenant: string, now: number): Operation<void> {
  const expired = cachedStatement<{ id: string }>`imports expired`(() =>
    scope
      .selectFrom('import_file')
      .where('import_file.expiresAt', '<', param('now'))
      .where(({ not }) => not(fn.inJsonArray(column('import_file', 'status'), param('atWork'))))
      .select('import_file.id'),
  )
  const ids = yield* all(
    expired({ tenant_id: tenant, now: new Date(now).toISOString(), atWork: JSON.stringify(atWork) }),
  )
  const forget = cachedStatement`import rows expired delete`(() =>
    scope.deleteFrom('import_row').where(fn.inJsonArray(column('import_row', 'import'), param('ids'))),
  )
  if (ids.length === 0) return
  yield* run(forget({ tenant_id: tenant, ids: JSON.stringify(ids.map(({ id }) => id)) }))
  const old = cachedStatement`imports of long ago delete`(() =>
    scope
      .deleteFrom('import_file')
      .where('import_file.createdAt', '<', param('before'))
      .where(fn.inJsonArray(column('import_file', 'id'), param('ids'))),
  )
  yield* run(
    old({
      tenant_id: tenant,
      before: new Date(now - importReportRetention).toISOString(),
      ids: JSON.stringify(ids.map(({ id }) => id)),
    }),
  )
}

/** The names of stored files that imports which may still be written will make uploads of. */
export function* namesPlanned(
  { scope, cachedStatement, fn }: Store,
  tenant: string,
  now: number,
): Operation<readonly string[]> {
  const statement = cachedStatement<{ findings: string }>`imports with pictures`(() =>
    scope
      .selectFrom('import_file')
      .where(fn.inJsonArray(column('import_file', 'status'), param('statuses')))
      .where('import_file.findings', 'is not', null)
      .where('import_file.expiresAt', '>=', param('since'))
      .select('import_file.findings'),
  )
  const statuses: readonly ImportStatus[] = ['judging', 'judged', 'writing']
  // A job may still be at work when it expires.
  const since = new Date(now - importRetention).toISOString()
  const rows = yield* all(statement({ tenant_id: tenant, statuses: JSON.stringify(statuses), since }))
  return rows.flatMap(({ findings }) => (JSON.parse(findings) as ImportFindings).pictures ?? []).map(({ name }) => name)
}

/** Where an import's file is stored. */
export const fileKey = (tenant: string, id: string): string => `${tenant}/${id}.import`

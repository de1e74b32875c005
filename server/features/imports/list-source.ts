import { editFormOf, readFieldEdits, type FieldEdit } from '../../kernel/crud/field-edits.ts'
import { followingQuery, type Place } from '../../kernel/crud/list/following.ts'
import { readRecordQuery, type RecordQuery } from '../../kernel/crud/list/query.ts'
import { first } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { titleOf } from '../../../entities/language/entity.ts'
import type { Change } from '../../kernel/records/change.ts'
import type { Context } from '../../kernel/records/context.ts'
import { findRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { fromStored } from '../../kernel/records/stored-values.ts'
import { isIndexed } from '../../kernel/search-index/record-index.ts'
import { scanForWords } from '../../kernel/search-index/full-scan.ts'
import { maxShown } from './excerpts.ts'
import type { JudgedRow } from './import-files.ts'
import type { BulkPlan, ImportRow } from './tables.ts'
import { shownChanges, tryChange, type Judgement } from './judge-rows.ts'
import { judgedAtOnce, pauses, type RowSource } from './row-source.ts'
import { shownValues, type ShownValues } from './shown-values.ts'

/** What a plan does to which records. Throws where the list or the fields are not those of the entity. */
export function readBulkPlan(
  context: Context,
  { action, filter, changes }: BulkPlan,
): { readonly query: RecordQuery; readonly edits: readonly FieldEdit[] } {
  const { entity, tenant } = context
  const parsed = readRecordQuery(entity, tenant.site, { filter })
  if (parsed.issues) throw invalid(parsed.issues, entity.name)
  // The list of the trash is another one; only there is something to restore.
  if (parsed.query.trashed !== (action === 'restore'))
    throw invalid([{ path: ['filter', 'trashed'], rule: 'invalid', params: {} }], entity.name)
  return {
    query: { ...parsed.query, sort: { field: 'id', direction: 'ASC' } },
    edits: action === 'edit' ? readFieldEdits(context, editFormOf(entity), changes) : [],
  }
}

/** The records that a list finds, and what the plan of a bulk edit does to each: by doing it and taking it back. */
export async function listSource(context: Context, row: ImportRow, origin: string): Promise<RowSource> {
  const { store, tenant } = context
  const { database } = store
  const plan = row.plan as BulkPlan
  const { query: asked, edits } = readBulkPlan(context, plan)
  const query = { ...asked, at: new Date(row.createdAt) }
  const names = edits.map(({ field }) => field.name)
  const shown = shownValues(context, { origin, language: plan.language, fields: names })
  const scans = query.words.length > 0 && !isIndexed(context.entity)
  const foundIds = scans
    ? await database.read(tenant.id, () => scanForWords(context, query.words), { mayTakeLong: true })
    : undefined
  const rest = database.dialect === 'sqlite' ? pauses() : undefined
  const fields: Record<string, number> = {}
  let place: Place = { withoutValue: false }
  let number = 0
  return {
    async next() {
      const span = { place, limit: judgedAtOnce, foundIds }
      const read = () => first(followingQuery(context, query, idColumn, span))
      const page = await database.read(tenant.id, read, { mayTakeLong: true })
      const ids = (JSON.parse(String(page!.records)) as readonly { readonly id: string }[]).map(({ id }) => id)
      const judged: Judgement[] = []
      for (const id of ids) {
        number += 1
        const { judgement, changed } = await judgeRecord(context, plan, edits, shown, id, number)
        judged.push(judgement)
        for (const name of changed) fields[name] = (fields[name] ?? 0) + 1
        await rest?.()
      }
      place = { withoutValue: false, id: ids.at(-1)! }
      return { judged, isLast: ids.length < judgedAtOnce }
    },
    findings: () => ({ fields }),
    close: async () => {},
  }
}

const idColumn = [{ name: 'id', storage: 'text' }] as const

/** What a plan does to one record, and the fields that get another value. */
async function judgeRecord(
  context: Context,
  plan: BulkPlan,
  edits: readonly FieldEdit[],
  shown: ShownValues,
  id: string,
  number: number,
): Promise<{ readonly judgement: Judgement; readonly changed: readonly string[] }> {
  const { entity, store, tenant } = context
  const row = await store.database.read(tenant.id, () => findRow(context, id))
  // It was removed for good since the page was read.
  if (!row) return { judgement: 'same', changed: [] }
  const about = {
    number,
    record: id,
    version: row.version,
    title: String(row[titleOf(entity)] ?? '').slice(0, maxShown) || null,
    cells: null,
  }
  const values = valuesAfter(row, edits)
  const tried = await tryChange(context, changeBy(context, plan, { id, version: row.version, values }))
  if ('issues' in tried) {
    const findings = tried.issues.map((issue) => ({ ...issue, cell: null }))
    return { judgement: { ...about, outcome: 'refused', values: null, findings }, changed: [] }
  }
  if (!tried.after) return { judgement: 'same', changed: [] }
  const names = edits.map(({ field }) => field.name)
  const changes = await shownChanges(context, shown, names, row, tried.after)
  const judgement = { ...about, outcome: 'changed', values, findings: changes } as const
  return { judgement, changed: changes.map(({ field }) => field) }
}

const valuesAfter = (row: RecordRow, edits: readonly FieldEdit[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    edits.map(({ field, valueAfter }) => [field.name, valueAfter(fromStored(field.storage, row[field.name] ?? null))]),
  )

interface Judged {
  readonly id: string
  readonly version: number
  readonly values: Readonly<Record<string, unknown>>
}

function changeBy(context: Context, { action }: BulkPlan, { id, version, values }: Judged): Change {
  switch (action) {
    case 'edit':
      return { kind: 'update', id, expectedVersion: version, form: editFormOf(context.entity), values }
    case 'delete':
      return { kind: 'delete', id, expectedVersion: version }
    case 'restore':
      return { kind: 'restore', id, expectedVersion: version }
  }
}

/** What is written of a judged record. */
export const listChange = (context: Context, row: ImportRow, { record, version, values }: JudgedRow): Change =>
  changeBy(context, row.plan as BulkPlan, {
    id: record!,
    version: version!,
    values: values!,
  })

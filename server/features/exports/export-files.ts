import { z } from 'zod'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'
import type { Wanted } from './make-plan.ts'
import type { Findings } from './plan.ts'

/** What is exported and how, as it was asked for. */
export interface ExportRequest extends Wanted {
  readonly parent?: string | undefined
  /** The query of the list, as in its URL. */
  readonly query: Readonly<Record<string, string>>
  /** Whether characters that the encoding lacks are replaced; otherwise the file is not written. */
  readonly replaceMissing: boolean
  /** Whether texts are cut that the columns of a layout do not hold; otherwise the file is not written. */
  readonly cutTexts?: boolean
}

/** `characters`: not written, because the encoding lacks some of them. */
export const exportStatuses = ['waiting', 'running', 'done', 'characters', 'too-long', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** The statuses of an export whose file is still to come. */
export const unfinished: readonly ExportStatus[] = ['waiting', 'running']

/** A file that somebody exports a list to, kept for a day. */
const exportColumns = {
  id: z.uuid(),
  /** The account that asked for it; nobody else sees it. */
  owner: z.string(),
  entity: z.string(),
  request: z.custom<ExportRequest>(),
  status: z.enum(exportStatuses),
  isPersonal: z.boolean(),
  /** How many records there were when it was asked for, and how many are in the file. */
  records: z.int(),
  written: z.int(),
  /** The name of the file for whoever downloads it. */
  file: z.string(),
  size: z.int().nullable(),
  findings: z.custom<Findings>().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
}
export type ExportRow = RowOf<typeof exportColumns>
export const exportTable = systemTable('export_file', exportColumns)

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    export_file: StoredRowOf<typeof exportColumns>
  }
}

/** The exports of an account that have not expired, the newest first. */
export function* exportsOf(
  { scope, cachedStatement }: Store,
  tenant: string,
  owner: string,
): Operation<readonly ExportRow[]> {
  const statement = cachedStatement<object>`exports of an account`(() =>
    scope
      .selectFrom('export_file')
      .where('export_file.owner', '=', param('owner'))
      .where('export_file.expiresAt', '>', param('now'))
      .orderBy('export_file.id', 'desc')
      .select(exportTable.columns),
  )
  return (yield* all(statement({ tenant_id: tenant, owner, now: new Date().toISOString() }))).map(exportTable.read)
}

type Changes = Partial<Pick<ExportRow, 'status' | 'written' | 'size' | 'findings' | 'finishedAt'>>

/** Changes an export whose file is still to come; false if it was deleted in the meantime. */
export const changeUnfinished = (store: Store, tenant: string, id: string, changes: Changes): Operation<boolean> =>
  changeExport(store, tenant, id, changes, unfinished)

/** Notes that the file is being written, also of an export that was given up; false if it was deleted or is there. */
export const beginExport = (store: Store, tenant: string, id: string): Operation<boolean> =>
  changeExport(store, tenant, id, { status: 'running', written: 0, finishedAt: null }, [...unfinished, 'failed'])

function* changeExport(
  store: Store,
  tenant: string,
  id: string,
  changes: Changes,
  from: readonly ExportStatus[],
): Operation<boolean> {
  const names = Object.keys(changes)
  const statement = store.cachedStatement`export change ${names.join()}`(() =>
    store.scope
      .updateTable('export_file')
      .set(Object.fromEntries(names.map((name) => [name, param(name)])))
      .where('export_file.id', '=', param('id'))
      .where(store.fn.inJsonArray(column('export_file', 'status'), param('from'))),
  )
  return (
    (yield* run(statement({ ...exportTable.bindings(tenant, { id, ...changes }), from: JSON.stringify(from) }))) > 0
  )
}

/** Deletes the exports that expired before a moment. */
export function* deleteExpired({ scope, cachedStatement }: Store, tenant: string, before: string): Operation<void> {
  const statement = cachedStatement`exports expired delete`(() =>
    scope.deleteFrom('export_file').where('export_file.expiresAt', '<', param('before')),
  )
  yield* run(statement({ tenant_id: tenant, before }))
}

/** Where an export's file is stored. */
export const fileKey = (tenant: string, { id, file }: Pick<ExportRow, 'id' | 'file'>): string =>
  `${tenant}/${id}${file.slice(file.lastIndexOf('.'))}`

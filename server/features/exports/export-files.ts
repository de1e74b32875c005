import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import type { Wanted } from './make-plan.ts'

/** A file that somebody exports a list to, kept for a day. */
export interface ExportFileRow {
  tenant_id: string
  id: string
  /** The account that asked for it; nobody else sees it. */
  owner: string
  entity: string
  /** JSON: what is exported, and how. */
  request: string
  /** `characters`: not written, because the encoding lacks some of them. */
  status: 'waiting' | 'running' | 'done' | 'characters' | 'too-long' | 'failed'
  isPersonal: number
  /** How many records there were when it was asked for, and how many are in the file. */
  records: number
  written: number
  /** The name of the file for whoever downloads it. */
  file: string
  size: number | null
  /** JSON: the characters that the encoding lacks, and how many cells were cut. */
  findings: string | null
  createdAt: string
  finishedAt: string | null
  expiresAt: string
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    export_file: ExportFileRow
  }
}

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

export const exportStatuses = ['waiting', 'running', 'done', 'characters', 'too-long', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** The statuses of an export whose file is still to come. */
export const unfinished: readonly ExportStatus[] = ['waiting', 'running']

const columns = [
  'id',
  'owner',
  'entity',
  'request',
  'status',
  'isPersonal',
  'records',
  'written',
  'file',
  'size',
  'findings',
  'createdAt',
  'finishedAt',
  'expiresAt',
] as const satisfies readonly (keyof ExportFileRow)[]

export type ExportRow = Pick<ExportFileRow, (typeof columns)[number]>

export function* insertExport({ scope, cachedStatement }: Store, tenant: string, row: ExportRow): Operation<void> {
  const statement = cachedStatement`export insert`(() =>
    scope.insertInto('export_file', Object.fromEntries(columns.map((name) => [name, param(name)]))),
  )
  yield* run(statement({ tenant_id: tenant, ...row }))
}

/** The exports of an account that have not expired, the newest first. */
export const exportsOf = ({ scope, cachedStatement }: Store, tenant: string, owner: string) =>
  all<ExportRow>(
    cachedStatement<ExportRow>`exports of an account`(() =>
      scope
        .selectFrom('export_file')
        .where('export_file.owner', '=', param('owner'))
        .where('export_file.expiresAt', '>', param('now'))
        .orderBy('export_file.id', 'desc')
        .select(columns.map((name) => `export_file.${name}` as const)),
    )({ tenant_id: tenant, owner, now: new Date().toISOString() }),
  )

/** An export by its id; undefined if the tenant has none. */
export const exportById = ({ scope, cachedStatement }: Store, tenant: string, id: string) =>
  first<ExportRow>(
    cachedStatement<ExportRow>`export by id`(() =>
      scope
        .selectFrom('export_file')
        .where('export_file.id', '=', param('id'))
        .select(columns.map((name) => `export_file.${name}` as const)),
    )({ tenant_id: tenant, id }),
  )

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
  return (yield* run(statement({ tenant_id: tenant, id, from: JSON.stringify(from), ...changes }))) > 0
}

export function* deleteExport({ scope, cachedStatement }: Store, tenant: string, id: string): Operation<void> {
  const statement = cachedStatement`export delete`(() =>
    scope.deleteFrom('export_file').where('export_file.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id }))
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

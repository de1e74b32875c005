import { z } from 'zod'
import { exportStatuses } from '../../../entities/system/export-file.ts'
import { param } from '../../base/db/parameter.ts'
import { run, type Operation } from '../../base/db/query.ts'
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

/** Whether its time is not over. */
export const isKept = ({ expiresAt }: ExportRow): boolean => expiresAt > new Date().toISOString()

/** The exports of an account that have not expired, the newest first. */
export function* exportsOf(store: Store, tenant: string, owner: string): Operation<readonly ExportRow[]> {
  return (yield* exportTable.all(store, tenant, { owner })).filter(isKept)
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

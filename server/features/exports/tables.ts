import { notArchived, type Tables } from '../../base/db/declared-tables.ts'

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

export const tables: Tables = {
  // Kept for a day.
  export_file: notArchived,
}

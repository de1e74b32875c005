import { archived, type Tables } from '../../base/db/declared-tables.ts'

/** What somebody wrote about a record. */
export interface CommentRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  /** Plain text, in which accounts are named by their ids; empty once it is deleted. */
  body: string
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  createdAt: string
  editedAt: string | null
  deletedAt: string | null
  version: number
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    comment: CommentRow
  }
}

export const tables: Tables = {
  comment: archived,
}

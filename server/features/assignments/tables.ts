import { archived, type Tables } from '../../base/db/declared-tables.ts'

/** To whom a record was assigned, or (`account` is null) that it was assigned to nobody any more. */
export interface AssignmentRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  account: string | null
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  at: string
  /** 1 for the one in force, of which a record has at most one. */
  isCurrent: number
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    assignment: AssignmentRow
  }
}

export const tables: Tables = {
  assignment: archived,
}

import { archived, type Tables } from '../../base/db/declared-tables.ts'

/** A view of a list that somebody keeps. */
export interface ListViewRow {
  tenant_id: string
  id: string
  entity: string
  /** The account whose view it is; null for a view of everybody who works at the tenant. */
  owner: string | null
  name: string
  /** JSON: what it shows (`ViewQuery`). */
  query: string
  /** Whether the list opens with it. */
  isDefault: number
  position: number
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  updatedBy: string | null
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    list_view: ListViewRow
  }
}

export const tables: Tables = {
  // Views of a single person are theirs.
  list_view: { ...archived, archivedIf: '"owner" IS NULL' },
}

import { ofInstallation, type Tables } from '../../base/db/declared-tables.ts'

/** By what the records of an entity are indexed for searches. */
export interface SearchDeclarationRow {
  entity: string
  /** JSON: the searched fields of each site; empty if it is not searched. */
  fields: string
  since: string
  /** When all records were last compared with their index; null until they were. */
  checkedAt: string | null
}

declare module '../../base/db/tables.ts' {
  interface InstallationTables {
    search_declaration: SearchDeclarationRow
  }
}

export const tables: Tables = {
  // The entries of an imported tenant were made by another installation, which may declare other fields: all are compared again.
  search_declaration: { ...ofInstallation, afterImport: 'DELETE FROM "search_declaration"' },
}

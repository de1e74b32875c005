/** A file that records are imported from, or a list whose records are changed at once, and how far that is. */
export interface ImportFileRow {
  tenant_id: string
  id: string
  /** The account that imports; nobody else sees it. */
  owner: string
  /** Where its rows come from: a file, or the records that a list finds. */
  source: 'file' | 'list'
  entity: string
  parent: string | null
  status:
    | 'read'
    | 'judging'
    | 'judged'
    | 'writing'
    | 'takingBack'
    | 'refused'
    | 'done'
    | 'undoing'
    | 'redoing'
    | 'undone'
    | 'failed'
  /** The name that the file had; for a list that of its records. */
  title: string
  /** JSON: the headings of the file, and its first rows. */
  start: string
  /** JSON: which column is which field, and which is the key; for a list which records, and what happens to them. */
  plan: string | null
  isPersonal: number
  /** How many there are, and how many are judged: new, changed, same, refused. */
  rows: number
  judged: number
  created: number
  changed: number
  same: number
  refused: number
  /** How many of the new and changed records are written, or rolled back. */
  written: number
  changeSet: string | null
  undoSet: string | null
  /** The number of revisions of the set that is being written. */
  size: number
  /** While a set is undone: the place in it from which on everything is undone. */
  place: number | null
  /** JSON: why it was stopped, and what could not be rolled back. */
  findings: string | null
  createdAt: string
  finishedAt: string | null
  /** When the file and its rows are deleted. */
  expiresAt: string
}

/** A row of such a file that is new, changes a record, or is refused. */
export interface ImportRowRow {
  tenant_id: string
  import: string
  /** As spreadsheets count. */
  number: number
  outcome: 'created' | 'changed' | 'refused'
  record: string | null
  version: number | null
  title: string | null
  /** JSON: what is written. */
  values: string | null
  /** JSON: the cells of a refused row. */
  cells: string | null
  /** JSON: the faults of a refused row, or the old and new values of a changed one. */
  findings: string | null
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    import_file: ImportFileRow
    import_row: ImportRowRow
    import_mapping: { tenant_id: string; entity: string; columns: string; words: string | null }
  }
}

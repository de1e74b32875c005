import { z } from 'zod'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'
import type { ImportFindings, ImportPlan, KeptStart } from './import-files.ts'
import type { BulkPlan } from './list-source.ts'

export const importStatuses = [
  'read',
  'judging',
  'judged',
  'writing',
  'takingBack',
  'refused',
  'done',
  'undoing',
  'redoing',
  'undone',
  'failed',
] as const
export type ImportStatus = (typeof importStatuses)[number]

/** A file that records are imported from, or a list whose records are changed at once, and how far that is. */
const importColumns = {
  id: z.uuid(),
  /** The account that imports; nobody else sees it. */
  owner: z.string(),
  /** Where its rows come from: a file, or the records that a list finds. */
  source: z.enum(['file', 'list']),
  entity: z.string(),
  parent: z.string().nullable(),
  status: z.enum(importStatuses),
  /** The name that the file had; for a list that of its records. */
  title: z.string(),
  /** The headings of the file, and its first rows; nothing for a list. */
  start: z.custom<KeptStart>(),
  /** Which column is which field, and which is the key; for a list which records, and what happens to them. */
  plan: z.custom<ImportPlan | BulkPlan>().nullable(),
  isPersonal: z.boolean(),
  /** How many there are, and how many are judged: new, changed, same, refused. */
  rows: z.int(),
  judged: z.int(),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  /** How many of the new and changed records are written, or rolled back. */
  written: z.int(),
  changeSet: z.string().nullable(),
  undoSet: z.string().nullable(),
  /** The number of revisions of the set that is being written. */
  size: z.int(),
  /** While a set is undone: the place in it from which on everything is undone. */
  place: z.int().nullable(),
  /** Why it was stopped, and what could not be rolled back. */
  findings: z.custom<ImportFindings>().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** When the file and its rows are deleted. */
  expiresAt: z.iso.datetime(),
}
export type ImportRow = RowOf<typeof importColumns>
export const importTable = systemTable('import_file', importColumns)

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
    import_file: StoredRowOf<typeof importColumns>
    import_row: ImportRowRow
    import_mapping: { tenant_id: string; entity: string; columns: string; words: string | null }
  }
}

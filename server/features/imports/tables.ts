import { z } from 'zod'
import type { BulkAction } from '../../../entities/system/bulk-edit.ts'
import { importStatuses } from '../../../entities/system/judged.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Language } from '../../base/locale/translator.ts'
import type { StoredFile } from '../uploads/insert-upload.ts'
import type { FileStart } from './file-reader.ts'
import type { SheetRow } from './sheet.ts'

/** The headings and first rows of a file, as they are kept. */
export type KeptStart = FileStart['about'] & {
  /** Which fields the columns seem to be. */
  readonly guessed: readonly (string | null)[]
  /** The first texts of each column. */
  readonly samples: readonly (readonly string[])[]
  /** The first rows, and how many there are that have anything; of a file that an older version has read neither. */
  readonly top?: readonly SheetRow[]
  readonly filled?: number
  /** Which options words mean, as it is remembered. */
  readonly words?: ImportWords
}

/** How a file is read: chosen by whoever imports. */
export interface ImportPlan {
  /** The field of each column; null for one that is left out. */
  readonly columns: readonly (string | null)[]
  /** The field that decides whether a row is new; null if all of them are. */
  readonly key: string | null
  readonly language: Language
  /** By field, what stands in every row that has no column for it, as a cell would say it. */
  readonly fixed?: Readonly<Record<string, string>> | undefined
  /** By field, which options unknown words of its cells mean. */
  readonly words?: ImportWords | undefined
  /** Whether a new record is a draft where it lacks what only a draft may lack. */
  readonly drafts?: boolean | undefined
  /** Whether a new record without a slug gets one. */
  readonly slugs?: boolean | undefined
}

/** By field, the options that words of files mean, by the words as `foldWord` makes them. */
export type ImportWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Why an import was stopped, and what could not be rolled back. */
export interface ImportFindings {
  readonly stopped?: { readonly number: number | null; readonly issues: readonly RowIssue[] } | undefined
  /** The stored files that become uploads with the rows that name them. */
  readonly pictures?: readonly StoredFile[] | undefined
  /** How many of them the rows name that can be written. */
  readonly named?: number
  /** How many new records are drafts, and by field how many of them lack it. */
  readonly drafts?: number
  readonly gaps?: Readonly<Record<string, number>>
  /** How many new records get a slug. */
  readonly slugs?: number
  /** By field, the words of its cells that are no options, and how many rows have them. */
  readonly unknownWords?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** By field, how many records of a list get another value. */
  readonly fields?: Readonly<Record<string, number>>
  /** The first records that could not be rolled back, and why. */
  readonly left?: readonly LeftRecord[]
  /** How many they are in all. */
  readonly leftInAll?: number
  /** Where what was written stands, the latest first; until an undo was given up in its own change set alone. */
  readonly parts?: readonly WrittenPart[] | undefined
  /** The change sets of undos that were given up, and those that wrote again what they had undone. */
  readonly givenUp?: readonly string[] | undefined
}

export interface LeftRecord {
  readonly id: string
  readonly title: string
  readonly issues: readonly RowIssue[]
}

/** A change set that holds what an import has written, up to a place in it: what comes after is undone. */
export interface WrittenPart {
  readonly changeSet: string
  readonly before: number
}

/** A fault of a row: a rule between fields has no cell of its own where no column is for its field. */
export interface RowIssue {
  readonly cell: string | null
  readonly path: readonly (string | number)[]
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A value that a row changes, as an export shows it. */
export interface RowChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What happens to which records. */
export interface BulkPlan {
  readonly action: BulkAction
  /** JSON, as `filter` of the list. */
  readonly filter: string
  /** What happens to fields, as `changes` of an edit of several records; null where the action is another. */
  readonly changes: unknown
  readonly language: Language
}

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
const rowColumns = {
  import: z.uuid(),
  /** As spreadsheets count. */
  number: z.int(),
  outcome: z.enum(['created', 'changed', 'refused']),
  record: z.string().nullable(),
  version: z.int().nullable(),
  title: z.string().nullable(),
  /** What is written. */
  values: z.custom<Values>().nullable(),
  /** The cells of a refused row. */
  cells: z.custom<readonly string[]>().nullable(),
  /** The faults of a refused row, the old and new values of a changed one, or the gaps of a new one. */
  findings: z.custom<readonly RowIssue[] | readonly RowChange[] | readonly string[]>().nullable(),
}
export type JudgedRow = Omit<RowOf<typeof rowColumns>, 'import'>
export type RowOutcome = JudgedRow['outcome']
export const importRowTable = systemTable('import_row', rowColumns)

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    import_file: StoredRowOf<typeof importColumns>
    import_row: StoredRowOf<typeof rowColumns>
    import_mapping: { tenant_id: string; entity: string; columns: string; words: string | null }
  }
}

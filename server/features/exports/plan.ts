import type {
  ExportEncoding,
  ExportFormat,
  LayoutColumn,
} from '../../../entities/language/declaration/export-layouts.ts'

/** How a value becomes a cell. Plain data: it crosses to the thread that writes the file. */
export type Show =
  | { readonly as: 'text' | 'number' | 'money' | 'decimal' | 'day' | 'instant' | 'day-of' | 'body' | 'texts' }
  | { readonly as: 'toggle'; readonly yes: string; readonly no: string }
  /** Of an option, or of several. */
  | { readonly as: 'options'; readonly labels: Readonly<Record<string, string>> }
  /** The titles of the records, or names of the accounts, whose ids the value holds. */
  | { readonly as: 'titles'; readonly to: string; readonly field: string }
  /** The addresses of uploads. */
  | { readonly as: 'addresses'; readonly origin: string }
  | { readonly as: 'lines'; readonly parts: readonly { label: string; name: string; show: Show }[] }
  | { readonly as: 'week'; readonly days: Readonly<Record<string, string>>; readonly closed: string }

export interface PlannedValue {
  /** The same in every row; then nothing is read. */
  readonly constant?: string
  readonly field: string
  /** The part of a repeated group, or the field of the referenced record. */
  readonly inner?: string
  /** The entity that `field` references, if `inner` is read there. */
  readonly to?: string
  readonly where?: Readonly<Record<string, string>>
  readonly codes?: Readonly<Record<string, string>>
  readonly show: Show
}

export interface PlannedColumn {
  readonly heading: string
  /** Several are joined as texts. */
  readonly values: readonly PlannedValue[]
  readonly part?: NonNullable<LayoutColumn['part']>
}

/** A field whose value holds ids, and the entity whose records they are of. */
export interface Link {
  readonly field: string
  readonly part?: string
  readonly to: string
}

/** Everything that the thread needs to know to write a file. */
export interface Plan {
  readonly format: ExportFormat
  readonly encoding: ExportEncoding
  readonly sheet: string
  /** Whether a program reads the file: text as it is, on one line, without a guard against formulas. */
  readonly forProgram: boolean
  /** The field that names a record. */
  readonly title: string
  /** The repeated group that has a row for each of its own. */
  readonly rows?: string
  readonly dateSeparator: '-' | '/'
  /** Between several values in one cell. */
  readonly separator: string
  readonly columns: readonly PlannedColumn[]
  readonly links: readonly Link[]
  /** The field that the list is sorted by: the next page begins after its value. */
  readonly sortedBy: string
}

/** Where names of accounts are found; no entity has this name. */
export const accounts = '@account'

/** A page of records on its way to the thread, as a JSON array; what it refers to; or the end. */
export type Order =
  | { readonly page: Uint8Array | string }
  | { readonly related: Readonly<Record<string, string>> }
  | { readonly end: true }

/** A text that was cut because the columns of a layout do not hold it: its column, and the title of its record. */
export interface CutText {
  readonly column: string
  readonly title: string
}

/** What the encoding lacks, how many texts were cut, and the first of those that a layout has no room for. */
export interface Findings {
  readonly missing: readonly { readonly character: string; readonly count: number; readonly column: string }[]
  readonly cut: number
  readonly cutTexts: readonly CutText[]
}

export type Answer =
  /** The ids by entity that a page refers to and that are not known yet. */
  | { readonly needs: Readonly<Record<string, readonly string[]>> }
  /** A page is written; its last record's id, and its value in the field that the list is sorted by. */
  | { readonly id: string; readonly value: unknown }
  | { readonly size: number; readonly findings: Findings }

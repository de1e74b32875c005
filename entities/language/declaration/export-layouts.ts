export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The most characters of a cell in a worksheet; what is longer is cut. */
export const maxSheetCellLength = 32_767

/** The letters of a worksheet's column, of its place from 0 on: A to Z, AA, … */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

/** The encodings of a CSV file: UTF-8 with a byte order mark, for Excel, and CP932, for couriers and banks. */
export const exportEncodings = ['utf-8', 'cp932'] as const
export type ExportEncoding = (typeof exportEncodings)[number]

/**
 * A ready file, laid out as the program that reads it expects, or as an accountant does. Its name is
 * `layouts.<name>.name` in the entity's locale file.
 */
export interface ExportLayout {
  /**
   * Read by the program of a courier, a bank or an accountant instead of by people in a spreadsheet: text is written as
   * it is, without the guard against formulas, and on one line.
   */
  readonly readBy?: 'program'
  readonly format: ExportFormat
  readonly encoding?: ExportEncoding
  /** The language of options and headings, where the program that reads the file knows only one. */
  readonly language?: 'ja'
  /** The repeated group of which every row becomes a row of the file; otherwise every record does. */
  readonly rows?: string
  /** Between year, month and day; a hyphen by default. */
  readonly dateSeparator?: '/'
  readonly columns: readonly LayoutColumn[]
}

export interface LayoutColumn {
  /** As the program that reads the file expects it, in any language. */
  readonly heading?: string
  /** The text `layouts.<layout>.<label>` in the entity's locale file. Without either, the label of the field. */
  readonly label?: string
  /**
   * A field; `items.code` for a part of a repeated group, `order.buyerName` for a field of the record that `order`
   * references, `tenant.name` for the tenant's own details. The texts of several are joined.
   */
  readonly from?: string | readonly string[]
  /** Of a time, its day alone. */
  readonly day?: true
  /** The same in every row. */
  readonly constant?: string
  /** By value, what stands for it; nothing stands for any other. */
  readonly codes?: Readonly<Record<string, string>>
  /** Of a repeated group, only the rows with these values, whose numbers are added up. */
  readonly where?: Readonly<Record<string, string>>
  /**
   * One of the parts of a text that several columns share, such as an address: how many half widths each of these
   * columns holds, and which of them this is, from 0. Cuts are between words and numbers. What no column holds is listed
   * before the file is made.
   */
  readonly part?: { readonly widths: readonly number[]; readonly place: number }
}

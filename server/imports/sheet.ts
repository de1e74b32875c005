import { maxImportRows } from '../../entities/language/import-forms.ts'

/** A cell as it is in a file, before anything is made of it. */
export type RawCell =
  | null
  | string
  | boolean
  /** A number, and what a spreadsheet shows for it where its format adds leading zeros. */
  | { readonly number: number; readonly shown?: string }
  /** A day and time without a zone: `2026-11-21T13:05:09`. */
  | { readonly at: string }
  /** A time of day, or a span of more than a day. */
  | { readonly minutes: number }
  /** An error such as #N/A, a cell that has no value of its own because it is merged with another, or a text too long. */
  | { readonly broken: 'error' | 'merged' | 'tooLong' }

export interface SheetRow {
  /** As spreadsheets count: the first row of the file is 1. */
  readonly number: number
  readonly cells: readonly RawCell[]
}

export type ImportFormat = 'csv' | 'xlsx'
export type ImportEncoding = 'utf-8' | 'utf-16' | 'cp932'

/** A file beside the sheet in a ZIP: what cells may call it, and which entry it is. */
export interface ZipPicture {
  /** Its name, and its path where folders have several of that name; as `foldFileName` makes them. */
  readonly names: readonly string[]
  /** Its name as it was, without folders. */
  readonly title: string
  readonly entry: number
}

export interface Sheet {
  readonly format: ImportFormat
  readonly encoding: ImportEncoding | null
  /** The name of the worksheet that is read: the first that is visible. */
  readonly name: string | null
  readonly headings: readonly string[]
  /** Those below the headings; without empty ones. */
  readonly rows: readonly SheetRow[]
  /** What else is in the ZIP that it comes in. */
  readonly pictures?: readonly ZipPicture[]
}

export const maxImportColumns = 200
export const maxImportBytes = 20 * 1024 * 1024
/** The same of a ZIP that holds a sheet and pictures, and what those may be: how many, and how large in all. */
export const maxZipBytes = 100 * 1024 * 1024
export const maxPictures = 1000
export const maxPicturesBytes = 300 * 1024 * 1024
/** The most bytes that the parts of a workbook have once they are unpacked. */
export const maxUnpackedBytes = 150 * 1024 * 1024

/** The most characters of a cell: as many as the largest field holds, a body of rich text. */
export const maxCellLength = 400_000
/** The most characters of all cells. A workbook keeps equal texts once, and says of any number of cells that they are it. */
export const maxSheetLength = 50_000_000

/** Why a file cannot be read; each has a sentence in `imports.unreadable`. */
export type UnreadableRule =
  | 'notASheet'
  | 'oldWorkbook'
  | 'damaged'
  | 'encrypted'
  | 'encoding'
  | 'quotes'
  | 'unpacked'
  | 'tooLarge'
  | 'severalSheets'
  | 'tooManyPictures'
  | 'picturesTooLarge'
  | 'tooMuch'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'noHeadings'
  | 'noRows'

export class UnreadableFile extends Error {
  readonly rule: UnreadableRule
  readonly params: Readonly<Record<string, number>>

  constructor(rule: UnreadableRule, params: Readonly<Record<string, number>> = {}) {
    super(rule)
    this.rule = rule
    this.params = params
  }
}

/** The rows without texts that are too long for any field. Throws if the rest is more than an import holds. */
export function withinLength(rows: readonly SheetRow[]): readonly SheetRow[] {
  let length = 0
  const fits = (cell: RawCell): boolean => lengthOf(cell) <= maxCellLength
  return rows.map((row) => {
    for (const cell of row.cells) if (fits(cell)) length += lengthOf(cell)
    if (length > maxSheetLength) throw new UnreadableFile('tooMuch')
    if (row.cells.every(fits)) return row
    return { number: row.number, cells: row.cells.map((cell) => (fits(cell) ? cell : { broken: 'tooLong' })) }
  })
}

const lengthOf = (cell: RawCell): number => {
  if (typeof cell === 'string') return cell.length
  return typeof cell === 'object' && cell !== null && 'shown' in cell ? cell.shown.length : 0
}

export const isEmptyCell = (cell: RawCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

export const isEmptyRow = ({ cells }: Pick<SheetRow, 'cells'>): boolean => cells.every(isEmptyCell)

/** The most rows with anything in them that a sheet may have: a title, the headings, and the rows of an import. */
export const maxFilledRows = maxImportRows + 2

/** There are more rows than an import has, or so many empty ones among them that no spreadsheet has them. */
export const tooManyRows = (): UnreadableFile => new UnreadableFile('tooManyRows', { max: maxImportRows })

/**
 * The headings and the rows below them. The headings are the first row that has anything; a title above them, which is
 * alone in its row, is passed over.
 */
export function withHeadings(all: readonly SheetRow[]): Pick<Sheet, 'headings' | 'rows'> {
  const filled = all.filter((row) => !isEmptyRow(row))
  const width = (row: SheetRow | undefined): number => row?.cells.filter((cell) => !isEmptyCell(cell)).length ?? 0
  const [first, second] = filled
  const start = width(first) === 1 && width(second) > 1 ? 1 : 0
  const heading = filled[start]
  if (!heading) throw new UnreadableFile('noHeadings')
  const last = heading.cells.findLastIndex((cell) => !isEmptyCell(cell))
  if (last >= maxImportColumns) throw new UnreadableFile('tooManyColumns', { max: maxImportColumns })
  const rows = filled.slice(start + 1)
  if (rows.length === 0) throw new UnreadableFile('noRows')
  if (rows.length > maxImportRows) throw tooManyRows()
  return { headings: heading.cells.slice(0, last + 1).map(headingText), rows }
}

function headingText(cell: RawCell): string {
  if (typeof cell === 'string') return cell.replace(/\s+/g, ' ').trim().slice(0, 200)
  return typeof cell === 'object' && cell !== null && 'number' in cell ? String(cell.number) : ''
}

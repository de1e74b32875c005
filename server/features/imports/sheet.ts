import { maxImportRows } from '../../../entities/language/derived/import-forms.ts'
import { wellFormed } from '../../base/input/well-formed.ts'

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
export type ImportEncoding = 'utf-8' | 'utf-16' | 'cp932' | 'iso-2022-jp'

/** A file beside the sheet in a ZIP: what cells may call it, and which entry it is. */
export interface ZipPicture {
  /** Its name, and its path where folders have several of that name; as `foldFileName` makes them. */
  readonly names: readonly string[]
  /** Its name as it was, without folders. */
  readonly title: string
  readonly entry: number
}

/** The rows in which the headings stand, by their numbers: usually one, or two where the upper one names groups. */
export interface HeadingRows {
  readonly first: number
  readonly last: number
}

export interface Sheet {
  readonly format: ImportFormat
  readonly encoding: ImportEncoding | null
  /** The name of the worksheet that is read: the first that is visible. */
  readonly name: string | null
  /** Its first rows that have anything, among which the headings are. */
  readonly top: readonly SheetRow[]
  readonly heading: HeadingRows
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
/** The most characters of all cells. A workbook keeps equal texts once, and any number of cells may refer to it. */
export const maxSheetLength = 50_000_000

/** Why a file cannot be read; each has a sentence in `imports.unreadable`. */
export type UnreadableRule =
  | 'notASheet'
  | 'calendar'
  | 'contacts'
  | 'json'
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

/** Among how many rows that have anything the headings may stand. */
export const maxTopRows = 12

/** The most rows with anything in them that a sheet may have: what stands above the headings, these, and the rows of an import. */
export const maxFilledRows = maxImportRows + maxTopRows

/** There are more rows than an import has, or so many empty ones among them that no spreadsheet has them. */
export const tooManyRows = (): UnreadableFile => new UnreadableFile('tooManyRows', { max: maxImportRows })

/** What a sheet has, by the rows of it that have anything; `heading` where somebody has said which are the headings. */
export function sheetOf(
  filled: readonly SheetRow[],
  heading = firstHeading(filled),
): Pick<Sheet, 'top' | 'heading' | 'headings' | 'rows'> {
  const headings = headingsIn(filled, heading)
  const rows = filled
    .filter(({ number }) => number > heading.last)
    .map((row) => (row.cells.slice(headings.length).some(isCovered) ? withinHeadings(row, headings.length) : row))
  if (rows.length === 0) throw new UnreadableFile('noRows')
  if (rows.length > maxImportRows) throw tooManyRows()
  return { top: filled.slice(0, maxTopRows), heading, headings, rows }
}

/** A row whose merged cells reach beyond the headings: what they cover there is nothing that was left out. */
const withinHeadings = ({ number, cells }: SheetRow, width: number): SheetRow => ({
  number,
  cells: cells.map((cell, column) => (column >= width && isCovered(cell) ? null : cell)),
})

const widthOf = (row: SheetRow | undefined): number =>
  row?.cells.filter((cell) => !isEmptyCell(cell) && !isCovered(cell)).length ?? 0

/**
 * The headings judged by the shape of the file: the first row that has anything. A title above them, which is alone in
 * its row, is passed over.
 */
function firstHeading(filled: readonly SheetRow[]): HeadingRows {
  const [first, second] = filled
  const heading = widthOf(first) === 1 && widthOf(second) > 1 ? second : first
  if (!heading) throw new UnreadableFile('noHeadings')
  return { first: heading.number, last: heading.number }
}

/** Between the name of a group and that of its column. */
export const headingSeparator = ' / '

/**
 * The heading of each column. Of several rows, those above the last name groups: a name holds for the columns right of it,
 * too, as long as they have none of their own.
 */
function headingsIn(rows: readonly SheetRow[], { first, last }: HeadingRows): readonly string[] {
  const own = rows.filter(({ number }) => first <= number && number <= last)
  const end = Math.max(...own.map(({ cells }) => cells.findLastIndex((cell) => !isEmptyCell(cell) && !isCovered(cell))))
  if (own.length === 0 || end < 0) throw new UnreadableFile('noHeadings')
  if (end >= maxImportColumns) throw new UnreadableFile('tooManyColumns', { max: maxImportColumns })
  const lowest = own.at(-1)!
  const columns = Array.from({ length: end + 1 }, (): string[] => [])
  for (const row of own) {
    let group = ''
    for (const [column, parts] of columns.entries()) {
      const text = headingText(row.cells[column] ?? null)
      const isGrouped = row !== lowest && text === '' && headingText(lowest.cells[column] ?? null) !== ''
      if (text !== '') group = text
      const part = isGrouped ? group : text
      if (part !== '' && !parts.includes(part)) parts.push(part)
    }
  }
  return columns.map((parts) => parts.join(headingSeparator))
}

/** The same; undefined where the rows have no headings, or too many. */
export function headingsOrNone(top: readonly SheetRow[], heading: HeadingRows): readonly string[] | undefined {
  try {
    return headingsIn(top, heading)
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined
    throw error
  }
}

/** Whether rows may be headings above each other: a column with a name has another below it only in a group, and no number. */
export const isStacked = (rows: readonly SheetRow[]): boolean =>
  rows.slice(1).every(({ cells }, place) => {
    const upper = rows[place]!.cells
    const hasName = (row: readonly RawCell[], column: number): boolean => headingText(row[column] ?? null) !== ''
    const isInGroup = (column: number): boolean => !hasName(upper, column + 1) && hasName(cells, column + 1)
    return cells.every((cell, column) => {
      if (!hasName(cells, column)) return true
      const text = headingText(cell).normalize('NFKC')
      return !/^[¥\\]?[0-9.,]+$/.test(text) && (!hasName(upper, column) || isInGroup(column))
    })
  })

const isCovered = (cell: RawCell | undefined): boolean =>
  typeof cell === 'object' && cell !== null && 'broken' in cell && cell.broken === 'merged'

function headingText(cell: RawCell): string {
  if (typeof cell === 'string') return wellFormed(cell.replace(/\s+/g, ' ').trim().slice(0, 200))
  return typeof cell === 'object' && cell !== null && 'number' in cell ? String(cell.number) : ''
}

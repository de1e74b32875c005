import XLSX from '@e965/xlsx'
import { unzipSync, zipSync, type Unzipped } from 'fflate'
import { maxSheetRows } from '../exports/xlsx.ts'
import {
  maxFilledRows,
  maxImportColumns,
  maxUnpackedBytes,
  tooManyRows,
  UnreadableFile,
  sheetOf,
  type HeadingRows,
  isEmptyRow,
  type RawCell,
  type Sheet,
  type SheetRow,
} from './sheet.ts'

/** Reads the first visible worksheet of a workbook: its values, never its formulas. */
export function readXlsx(bytes: Buffer, heading?: HeadingRows, maxUnpacked: number = maxUnpackedBytes): Sheet {
  const parts = unpacked(bytes, maxUnpacked)
  let workbook: XLSX.WorkBook
  try {
    workbook = XLSX.read(parts, {
      type: 'buffer',
      dense: true,
      cellDates: false,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
    })
  } catch {
    throw new UnreadableFile('damaged')
  }
  const place = workbook.SheetNames.findIndex((_, index) => !workbook.Workbook?.Sheets?.[index]?.Hidden)
  const name = workbook.SheetNames[Math.max(place, 0)]
  const sheet = name === undefined ? undefined : workbook.Sheets[name]
  if (!sheet) throw new UnreadableFile('noHeadings')
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true
  const data = (sheet['!data'] ?? []) as readonly (readonly (XLSX.CellObject | undefined)[] | undefined)[]
  // No spreadsheet has such a row: see `withoutEmptyRows`.
  if (data.length > maxSheetRows) throw tooManyRows()
  const rows: SheetRow[] = []
  for (let row = 0; row < data.length; row += 1) {
    const cells = data[row]
    if (cells) rows.push({ number: row + 1, cells: Array.from(cells.slice(0, maxImportColumns + 1), cellOf(is1904)) })
  }
  const filled = rows.filter((row) => !isEmptyRow(row))
  return {
    format: 'xlsx',
    encoding: null,
    name: name!.slice(0, 31),
    ...sheetOf(withMerged(filled, sheet['!merges'] ?? []), heading),
  }
}

/** The parts that a workbook is read from; not those of other kinds of documents, nor files that are packed themselves. */
const isRead = (name: string): boolean => /\.(?:xml|rels)$/i.test(name) && !/META-INF[/\\]|objectdata\.xml$/i.test(name)

/** How a workbook says what it is (ECMA-376 part 1, 12.3.23): not a document of another kind, nor a binary workbook. */
const workbookType =
  /(?:spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template|addin)\.macroEnabled)\.main\+xml/i

/**
 * A file of the same parts, unpacked, so that nobody who reads it unpacks more. Throws if they are larger than allowed:
 * no part becomes larger than the directory says it is, and no two may be made of the same bytes.
 */
function unpacked(bytes: Buffer, max: number): Buffer {
  let size = 0
  let packed = 0
  let parts: Unzipped
  try {
    parts = unzipSync(bytes, {
      filter(part) {
        if (!isRead(part.name)) return false
        size += part.originalSize
        packed += part.size
        if (size > max) throw new UnreadableFile('unpacked', { max: max / (1024 * 1024) })
        if (packed > bytes.length) throw new UnreadableFile('damaged')
        return true
      },
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged')
  }
  const types = Object.keys(parts).find((name) => /^\[Content_Types\]\.xml$/i.test(name))
  if (types === undefined || !workbookType.test(Buffer.from(parts[types]!).toString('latin1')))
    throw new UnreadableFile('notASheet')
  for (const [name, part] of Object.entries(parts)) parts[name] = withoutEmptyRows(part)
  return Buffer.from(zipSync(parts, { level: 0 }).buffer)
}

/** The most merged cells of a worksheet that are read: more than anybody merges. */
const maxMerged = 200_000
const dataEnd = /<\/(?:\w+:)?sheetData\s*>/g
const mergedCells = /<(?:\w+:)?mergeCell\s[^<>]*>/g

/**
 * Of what follows the data only which cells are merged: other parts, such as links of a whole sheet, would be written to
 * each of the cells that they say they are for.
 */
function mergedAlone(text: string, from: number): string {
  dataEnd.lastIndex = from
  const end = dataEnd.exec(text)
  if (!end) return text.slice(from)
  const merged = text.slice(end.index).match(mergedCells) ?? []
  if (merged.length > maxMerged) throw new UnreadableFile('tooMuch')
  return `${text.slice(from, end.index)}${end[0]}${merged.join('')}</worksheet>`
}

const rowEnd = /<\/(?:\w+:)?row>/g
const cellStart = /<(?:\w+:)?c[ />]/
/** A value, or the text of a cell that has it in itself; `<v></v>` is what formulas leave that give an empty text. */
const hasValue = /<(?:\w+:)?[vt](?:\s[^<>]*)?>(?:[^<]|<!)/
/** A row below the last that a worksheet can have. */
const rowTooMany = `<row r="${maxSheetRows + 1}"><c r="A${maxSheetRows + 1}"><v>1</v></c></row>`

/**
 * The part of a worksheet without what nobody reads of it: the cells of its empty rows, of which a sheet that was formatted as a whole has a
 * million; any other part as it is. Of more rows than a sheet may have only so many are left and one that says so, before
 * anything is made of them that needs memory and time.
 */
function withoutEmptyRows(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.length)
  const start = bytes.indexOf('sheetData')
  if (start < 0) return part
  // A character for each byte, so that places are the same in both.
  const text = bytes.toString('latin1')
  let rows = 0
  let filled = 0
  let kept = start
  const keep = (from: number, to: number): void => {
    bytes.copyWithin(kept, from, to)
    kept += to - from
  }
  let from = start
  rowEnd.lastIndex = start
  for (let end = rowEnd.exec(text); end; end = rowEnd.exec(text)) {
    const row = text.slice(from, end.index)
    const isFilled = hasValue.test(row)
    rows += 1
    if (isFilled) filled += 1
    if (rows > maxSheetRows || filled > maxFilledRows) {
      const rest = text.lastIndexOf('<', text.lastIndexOf('sheetData>'))
      return Buffer.concat([bytes.subarray(0, kept), Buffer.from(`${rowTooMany}${mergedAlone(text, rest)}`, 'latin1')])
    }
    const cells = isFilled ? -1 : row.search(cellStart)
    keep(from, cells < 0 ? end.index : from + cells)
    from = end.index + end[0].length
    keep(end.index, from)
  }
  return Buffer.concat([bytes.subarray(0, kept), Buffer.from(mergedAlone(text, from), 'latin1')])
}

const cellOf =
  (is1904: boolean) =>
  (cell: XLSX.CellObject | undefined): RawCell => {
    if (!cell || cell.v === undefined) return null
    if (cell.t === 'e') return { broken: 'error' }
    if (cell.t === 'b') return cell.v === true
    if (cell.t !== 'n') return cell.v === '' ? null : String(cell.v)
    const number = Number(cell.v)
    if (!Number.isFinite(number)) return { broken: 'error' }
    const format = String(cell.z ?? 'General')
    if (XLSX.SSF.is_date(format) || isWeekday(format)) return timeOf(number, format, is1904)
    // 0000000 or 000-0000: codes whose zeros the format adds.
    return /^0[0-]{1,30}$/.test(format) ? { number, shown: XLSX.SSF.format(format, number) as string } : { number }
  }

/** What a format shows: its signs without literal text, colours and conditions. `[h]` counts hours beyond a day. */
const signsOf = (format: string): string => format.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '')

/** `aaaa` shows the weekday of a day in Japanese, which SheetJS does not know. */
const isWeekday = (format: string): boolean => /a{3,4}/i.test(signsOf(format))

function timeOf(serial: number, format: string, is1904: boolean): RawCell {
  if (!/[ydge]|a{3}/i.test(signsOf(format))) return { minutes: Math.round(serial * 24 * 60) }
  // Rounded to the second: a binary fraction of a day is never exact.
  const rounded = Math.round(serial * 86_400) / 86_400
  const date = XLSX.SSF.parse_date_code(rounded, { date1904: is1904 }) as
    { y: number; m: number; d: number; H: number; M: number; S: number } | null | undefined
  if (!date) return { number: serial }
  const two = (part: number): string => String(part).padStart(2, '0')
  return {
    at: `${String(date.y).padStart(4, '0')}-${two(date.m)}-${two(date.d)}T${two(date.H)}:${two(date.M)}:${two(Math.floor(date.S))}`,
  }
}

/**
 * The rows, with the cells that merged ones cover marked: they have no value, which is not the same as being empty. Merged
 * ranges never overlap. Throws for those of a made-up file, which may each cover the whole sheet.
 */
function withMerged(rows: readonly SheetRow[], merges: readonly XLSX.Range[]): readonly SheetRow[] {
  const columns = maxImportColumns + 1
  const marked = rows.map(({ number, cells }) => ({ number, cells: [...cells] }))
  let left = rows.length * columns
  for (const { s, e } of merges) {
    const right = Math.min(e.c + 1, columns)
    const covered = marked.slice(placeFrom(rows, s.r), placeFrom(rows, e.r + 1))
    left -= covered.length * Math.max(right - s.c, 0)
    if (left < 0) throw new UnreadableFile('tooMuch')
    for (const { number, cells } of covered) {
      // The first of them has the value.
      for (let column = number - 1 === s.r ? s.c + 1 : s.c; column < right; column += 1) {
        while (cells.length < column) cells.push(null)
        cells[column] = { broken: 'merged' }
      }
    }
  }
  return marked
}

/** The place of the first row that is not above a row of the sheet, counted from 0. */
function placeFrom(rows: readonly SheetRow[], row: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.number - 1 < row) low = middle + 1
    else high = middle
  }
  return low
}

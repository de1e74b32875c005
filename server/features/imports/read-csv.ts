import { CsvError, parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { withoutFormulaGuard } from '../../base/csv-cell.ts'
import { maxSheetRows } from '../exports/xlsx.ts'
import {
  isEmptyRow,
  maxFilledRows,
  tooManyRows,
  UnreadableFile,
  sheetOf,
  type HeadingRows,
  type ImportEncoding,
  type Sheet,
  type SheetRow,
} from './sheet.ts'

/** Reads a CSV file (RFC 4180), separated by commas, tabs or semicolons, in any encoding that spreadsheets write. */
export function readCsv(bytes: Buffer, heading?: HeadingRows): Sheet {
  const { text: whole, encoding } = decode(bytes)
  const text = withoutEndOfFile(whole)
  const rows: SheetRow[] = []
  const parsed = Buffer.from(withKeptQuoted(text))
  try {
    parse(parsed, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      // In one file, too: lines that were pasted from elsewhere keep their ends.
      recordDelimiter: ['\r\n', '\n', '\r'],
      // They are counted all the same.
      skipEmptyLines: true,
      onRecord(record: readonly string[], { records, empty_lines }) {
        const row = { number: records + empty_lines, cells: record.map(cellOf) }
        if (!isEmptyRow(row)) rows.push(row)
        if (rows.length > maxFilledRows || row.number > maxSheetRows) throw tooManyRows()
        // Rows are kept here, without the empty ones: of those a file may have millions.
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile('quotes', { line: lineOf(parsed, error) })
  }
  return { format: 'csv', encoding, name: null, ...sheetOf(rows, heading) }
}

/**
 * The line of the file in which the cell begins that could not be read. What csv-parse says of lines is of use to nobody:
 * it is where it gave up, at the end of the file for a quote that nothing closes, and counts \r\n twice within quotes.
 */
function lineOf(parsed: Buffer, error: CsvError): number {
  // As far as it was read: the separator before the cell, or the end of the row before.
  const { bytes, column } = error as unknown as { readonly bytes: number; readonly column: number }
  const isBreak = (place: number): boolean => parsed[place] === 0x0a || parsed[place] === 0x0d
  let start = bytes
  if (column > 0) start += 1
  else while (isBreak(start)) start += 1
  let line = 1
  for (let place = 0; place < start; place += 1)
    if (isBreak(place) && !(parsed[place] === 0x0d && parsed[place + 1] === 0x0a)) line += 1
  return line
}

/** What ISO-2022-JP, the encoding of Japanese mail, begins kanji and kana with (RFC 1468). */
const jisEscapes = ['\x1b$@', '\x1b$B', '\x1b(I', '\x1b(J']

/** The sign that ended files of DOS, which some programs still write, and what lies behind it, are no row. */
function withoutEndOfFile(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1]! <= ' ') end -= 1
  const sign = text.indexOf('\x1a', end)
  return sign < 0 ? text : text.slice(0, sign)
}

/** ISO-2022-JP if its signs are there, UTF-8 if every byte is, otherwise CP932, which nearly any bytes are. */
function decode(bytes: Buffer): { readonly text: string; readonly encoding: ImportEncoding } {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { text: iconv.decode(bytes, 'utf-16'), encoding: 'utf-16' }
  try {
    if (jisEscapes.some((escape) => bytes.includes(escape, 0, 'latin1')))
      return { text: new TextDecoder('iso-2022-jp', { fatal: true }).decode(bytes), encoding: 'iso-2022-jp' }
    // The decoder removes a byte order mark.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    const text = iconv.decode(bytes, 'cp932')
    if (text.includes('\ufffd')) throw new UnreadableFile('encoding')
    return { text, encoding: 'cp932' }
  }
}

/** How much of a text is looked at for what separates its cells: the expression cannot take millions of signs. */
const looked = 64 * 1024

/** The sign that is most frequent in the first line, or in the beginning of it. */
function delimiterOf(text: string): string {
  const start = text.replace(/^[\r\n]+/, '').slice(0, looked)
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start)![0].replace(/"(?:[^"]|"")*"/g, '')
  const counts = [',', '\t', ';'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]!.sign
}

/** `="001"`, which spreadsheets read as text, quoted as RFC 4180 has it. */
const withKeptQuoted = (text: string): string =>
  text.replace(
    /(^|[,;\t\r\n])="([^"\r\n]*)"(?=[,;\t\r\n]|$)/g,
    (_, before: string, kept: string) => `${before}"=""${kept}"""`,
  )

/** Text as it was meant: without what keeps spreadsheets from computing it, or from dropping its zeros (`="001"`). */
function cellOf(cell: string): string | null {
  if (cell === '') return null
  const kept = cell.startsWith('="') && cell.endsWith('"') && cell.length > 2 ? cell.slice(2, -1) : undefined
  return kept === undefined || kept.replaceAll('""', '').includes('"')
    ? withoutFormulaGuard(cell)
    : kept.replaceAll('""', '"')
}

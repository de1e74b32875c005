import { strToU8, Zip, ZipDeflate } from 'fflate'
import { columnLetters, maxSheetCellLength } from '../../../entities/language/declaration/export-layouts.ts'
import type { Cell, SheetWriter } from './cells.ts'

/** The most that a worksheet holds (https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3). */
export const maxSheetRows = 1_048_576

/** How much XML is collected before it is compressed. */
const chunkLength = 256 * 1024

/** Formats by their place in `styles`. Text has a format of its own: a telephone number stays one when it is edited. */
const formats = { text: 1, money: 2, day: 3, time: 4, heading: 5 } as const

/**
 * Writes a workbook of one sheet (ECMA-376) row by row: neither the rows nor the file are ever in memory as a whole.
 * Text is written as text, so that nothing of it is a formula.
 */
export function xlsxWriter(
  sheet: string,
  headings: readonly string[],
  write: (bytes: Uint8Array) => void,
): SheetWriter {
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const whole = (name: string, xml: string): void => {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(strToU8(`${declaration}${xml}`), true)
  }
  whole('[Content_Types].xml', contentTypes)
  whole('_rels/.rels', relationships('officeDocument', 'xl/workbook.xml'))
  whole('xl/workbook.xml', workbook(sheet))
  whole('xl/_rels/workbook.xml.rels', relationships('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml'))
  whole('xl/styles.xml', styles)

  const data = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(data)
  let pending = `${declaration}${sheetStart(headings.length)}`
  let number = 0
  let cut = 0

  const cellXml = (cell: Cell, place: number, style: number): string => {
    const at = `<c r="${columnLetters(place)}${number}"`
    if (cell === null || cell === '') return ''
    if (typeof cell === 'string') {
      if (cell.length > maxSheetCellLength) cut += 1
      return `${at} s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(inSheetCell(cell))}</t></is></c>`
    }
    if ('number' in cell) return `${at}${cell.isMoney ? ` s="${formats.money}"` : ''}><v>${cell.number}</v></c>`
    const serial = serialOf('day' in cell ? `${cell.day}T00:00:00` : cell.time)
    if (serial === undefined) return cellXml('day' in cell ? cell.day : cell.time.replace('T', ' '), place, style)
    return `${at} s="${'day' in cell ? formats.day : formats.time}"><v>${serial}</v></c>`
  }
  const row = (cells: readonly Cell[], style: number): void => {
    number += 1
    if (number > maxSheetRows) throw new RangeError(`A worksheet has at most ${maxSheetRows} rows.`)
    pending += `<row r="${number}">${cells.map((cell, place) => cellXml(cell, place, style)).join('')}</row>`
    if (pending.length < chunkLength) return
    data.push(strToU8(pending))
    pending = ''
  }
  row(headings, formats.heading)
  return {
    row: (cells) => row(cells, formats.text),
    end() {
      data.push(strToU8(`${pending}</sheetData></worksheet>`), true)
      zip.end()
      return cut
    },
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRoot = 'http://schemas.openxmlformats.org/package/2006'

const contentTypes = `<Types xmlns="${packageRoot}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
  ['/xl/workbook.xml', 'sheet.main'],
  ['/xl/worksheets/sheet1.xml', 'worksheet'],
  ['/xl/styles.xml', 'styles'],
]
  .map(
    ([part, type]) =>
      `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  )
  .join('')}</Types>`

const relationships = (...parts: readonly string[]): string =>
  `<Relationships xmlns="${packageRoot}/relationships">${parts
    .flatMap((type, place) =>
      place % 2 === 0
        ? [`<Relationship Id="rId${place / 2 + 1}" Type="${officeDocument}/${type}" Target="${parts[place + 1]}"/>`]
        : [],
    )
    .join('')}</Relationships>`

const workbook = (sheet: string): string =>
  `<workbook xmlns="${main}" xmlns:r="${officeDocument}"><sheets><sheet name="${xmlText(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** At most 31 characters, without those of a formula's reference, and no apostrophe at either end. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replace(/^'+|'+$/g, '') || 'Sheet1'

/** 49 is the format of text, 3 that of whole numbers in groups. */
const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy/mm/dd"/><numFmt numFmtId="165" formatCode="yyyy/mm/dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/>${[
  49, 3, 164, 165,
]
  .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
  .join('')}<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** The headings stay in view. */
const sheetStart = (columns: number): string =>
  `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(columns, 1)}" width="20" customWidth="1"/></cols><sheetData>`

const day = 86_400_000
const firstDay = Date.UTC(1899, 11, 30)

/** The number that stands for a local time; undefined before March 1900, where spreadsheets disagree. */
function serialOf(time: string): number | undefined {
  const serial = (Date.parse(`${time}Z`) - firstDay) / day
  return serial >= 61 ? serial : undefined
}

/** As much of a text as a cell of a worksheet holds. */
export const inSheetCell = (text: string): string =>
  text.length > maxSheetCellLength ? `${text.slice(0, maxSheetCellLength - 1).replace(/[\ud800-\udbff]$/, '')}…` : text

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text in XML. What XML lacks, and what looks like such an escape, is escaped as `_x0001_` (ECMA-376, ST_Xstring). */
function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  if (!/[&<>"_\0-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]/.test(text)) return text
  return (
    text
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // oxlint-disable-next-line no-control-regex
      .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, (it) => `_x${it.charCodeAt(0).toString(16).padStart(4, '0')}_`)
      .replace(/[&<>"]/g, (sign) => entities[sign]!)
  )
}

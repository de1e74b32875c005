import { maxImportBytes, UnreadableFile, withinLength, type HeadingRows, type Sheet } from './sheet.ts'

const startsWith = (bytes: Buffer, ...start: readonly number[]): boolean =>
  bytes.subarray(0, start.length).equals(Buffer.from(start))

/** Text of other kinds: pages and workbooks in XML, which shops call .xls, and documents. */
const otherText = /^(?:\ufeff|\s)*(?:<(?:!doctype|html|head|meta|table|\?xml)\b|%PDF-|\{\\rtf)/i

/** Texts of other programs that are no sheets: appointments (RFC 5545), contacts (RFC 6350) and data. */
const otherKinds = [
  ['calendar', /^\s*BEGIN:VCALENDAR\b/i],
  ['contacts', /^\s*BEGIN:VCARD\b/i],
  ['json', /^\s*(?:\[\s*[{"]|\{\s*["}])/],
] as const

/**
 * Reads a file of any kind, recognised by its bytes and never by its name; its headings are in the rows that are given,
 * otherwise found by its shape. Throws UnreadableFile. Only the reader of that kind is loaded: the thread that calls
 * this starts without any.
 */
export async function readSheet(bytes: Buffer, heading?: HeadingRows): Promise<Sheet> {
  const sheet = await parse(bytes, heading)
  return { ...sheet, rows: withinLength(sheet.rows) }
}

async function parse(bytes: Buffer, heading: HeadingRows | undefined): Promise<Sheet> {
  const zip = isZip(bytes) ? (await import('./read-zip.ts')).readZip(bytes) : undefined
  return zip ? { ...(await parseAlone(zip.sheet, heading)), pictures: zip.pictures } : parseAlone(bytes, heading)
}

const isZip = (bytes: Buffer): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)

async function parseAlone(bytes: Buffer, heading: HeadingRows | undefined): Promise<Sheet> {
  if (bytes.length > maxImportBytes) throw new UnreadableFile('tooLarge', { max: maxImportBytes / (1024 * 1024) })
  if (isZip(bytes)) return (await import('./read-xlsx.ts')).readXlsx(bytes, heading)
  // Compound files: workbooks before 2007, and those that a password protects.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFile('oldWorkbook')
  const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)
  if (!isUtf16 && (bytes.subarray(0, 8192).includes(0) || otherText.test(bytes.toString('utf8', 0, 1024))))
    throw new UnreadableFile('notASheet')
  const start = new TextDecoder().decode(bytes.subarray(0, 1024))
  const [other] = otherKinds.find(([, begins]) => begins.test(start)) ?? []
  if (other) throw new UnreadableFile(other)
  const { isZengin, readZengin } = await import('./read-zengin.ts')
  return isZengin(bytes) ? readZengin(bytes, heading) : (await import('./read-csv.ts')).readCsv(bytes, heading)
}

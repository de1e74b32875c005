import iconv from 'iconv-lite'
import { sheetOf, type HeadingRows, type RawCell, type Sheet, type SheetRow } from './sheet.ts'

/**
 * The Zengin formats in which banks report deposits (全国銀行協会「振込入金通知」種別 01, 「入出金取引明細」種別 03): records of
 * 200 bytes in JIS X 0201, with or without line breaks. Awa Bank publishes the first
 * (http://www.awabank.co.jp/houjin/service/fb/zengin/tsuchi/).
 */
const recordLength = 200

interface Layout {
  /** From byte to byte, the first being 0. */
  readonly day: readonly [number, number]
  readonly amount: readonly [number, number]
  readonly name: readonly [number, number]
  readonly bank: readonly [number, number]
  readonly branch: readonly [number, number]
  readonly note: readonly [number, number]
  /** Whether a record is a deposit that stands. */
  isDeposit(record: string): boolean
}

const layouts: Readonly<Record<string, Layout>> = {
  '01': {
    day: [7, 13],
    amount: [19, 29],
    name: [49, 97],
    bank: [97, 112],
    branch: [112, 127],
    note: [128, 148],
    // 1 takes an earlier record back.
    isDeposit: (record) => record[127] !== '1',
  },
  '03': {
    day: [9, 15],
    amount: [24, 36],
    name: [81, 129],
    bank: [129, 144],
    branch: [144, 159],
    note: [159, 179],
    // 1 is money that came in, 2 money that went out.
    isDeposit: (record) => record[21] === '1',
  },
}

const headings = ['勘定日', '入金金額', '振込依頼人名', '仕向銀行名', '仕向店名', '摘要'] as const

/** Whether a file begins with the header of one of these formats. */
export const isZengin = (bytes: Buffer): boolean =>
  /^1(?:01|03)[01][0-9]{18}/.test(bytes.toString('latin1', 0, 22)) && bytes.length >= 2 * recordLength

/** Reads such a file as a sheet of its deposits. `now` distinguishes years of the era from those of the century. */
export function readZengin(bytes: Buffer, heading: HeadingRows = { first: 1, last: 1 }, now = new Date()): Sheet {
  const text = iconv.decode(bytes, 'cp932').replace(/[\r\n\u001a]/g, '')
  const records = text.match(/[^]{200}/g) ?? []
  const layout = layouts[text.slice(1, 3)]!
  // The first record is that of the file: its place is where the headings of a sheet would be.
  const rows: SheetRow[] = [{ number: 1, cells: headings }]
  for (const [place, record] of records.entries()) {
    if (record[0] !== '2' || !layout.isDeposit(record)) continue
    const part = ([from, to]: readonly [number, number]): string => record.slice(from, to).trim()
    const cells: readonly RawCell[] = [
      dayOf(part(layout.day), now),
      { number: Number(part(layout.amount)) },
      part(layout.name),
      part(layout.bank),
      part(layout.branch),
      part(layout.note),
    ]
    rows.push({ number: place + 1, cells })
  }
  return { format: 'csv', encoding: 'cp932', name: null, ...sheetOf(rows, heading) }
}

/** A day of the Japanese era, `081128` for 2026-11-28; some banks write the century's year instead. */
function dayOf(text: string, now: Date): string {
  const [year = 0, month, day] = (text.match(/../g) ?? []).map(Number)
  const era = 2018 + year
  const full = era > now.getUTCFullYear() + 1 ? 2000 + year : era
  return [full, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

import type { EventRow } from './question.ts'

const columns = [
  'at',
  'action',
  'actorName',
  'actorId',
  'actingAsName',
  'actingAsId',
  'targetName',
  'targetId',
  'ip',
  'userAgent',
  'detail',
] as const satisfies readonly (keyof EventRow)[]

/** The byte order mark lets spreadsheets read Japanese. */
export const csvHead = `\uFEFF${columns.join(',')}\r\n`

export const csvLine = (row: EventRow): string => `${columns.map((name) => cell(row[name])).join(',')}\r\n`

/** A cell that no spreadsheet takes for a formula: names and browsers write themselves. */
function cell(value: string | null): string {
  if (value === null) return ''
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

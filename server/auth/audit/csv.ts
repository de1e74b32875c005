import type { EventRow } from './event-query.ts'

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

export const csvLine = (row: EventRow): string => `${columns.map((name) => csvCell(row[name])).join(',')}\r\n`

/**
 * What a spreadsheet may take for the beginning of a formula (https://owasp.org/www-community/attacks/CSV_Injection), half
 * or full width, also after blanks and characters that nobody sees, which some spreadsheets pass over.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Z}\p{C}]*[=+\-@＝＋－＠])/u

/** A cell that no spreadsheet takes for a formula: names and browsers write themselves. Numbers stay numbers. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const plain = formula.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

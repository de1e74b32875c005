/**
 * Text that a spreadsheet may interpret as a formula (https://owasp.org/www-community/attacks/CSV_Injection), in half
 * or full width, also after spaces and invisible characters, which some spreadsheets skip; and the same behind apostrophes
 * of its own, so that of any text exactly the one that was added is taken away again.
 */
const formula = /^'*(?:[\t\r\n]|[\s\p{Z}\p{C}]*[=+\-@＝＋－＠])/u

/** A CSV cell that no spreadsheet treats as a formula; names and user agents are user input. Numbers stay numbers. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return quotedCell(formula.test(value) ? `'${value}` : value)
}

/** A text as a CSV cell, as it is: for programs, which know no formulas. */
export const quotedCell = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** The text of a cell that `csvCell` guarded against being a formula. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

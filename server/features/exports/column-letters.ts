/** The letters of a spreadsheet's column, of its place from 0 on: A to Z, AA, … */
export function columnLetters(place: number): string {
  const rest = Math.floor(place / 26)
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (place % 26))}`
}

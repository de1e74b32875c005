/**
 * A typed number without the unit that its input shows beside it, before or behind, full-width too: 「６５０ｋｃａｌ」.
 * Any other text is returned as it is.
 */
export function withoutUnit(typed: string, [before, behind]: readonly (string | undefined)[]): string {
  const text = typed.normalize('NFKC').trim()
  const isWritten = (word: string | undefined, part: string): word is string =>
    !!word && part.toLowerCase() === word.normalize('NFKC').toLowerCase()
  const widthOf = (word = '') => word.normalize('NFKC').length
  const start = isWritten(before, text.slice(0, widthOf(before))) ? widthOf(before) : 0
  const end = isWritten(behind, text.slice(-widthOf(behind))) ? widthOf(behind) : 0
  return start + end === 0 ? typed : text.slice(start, text.length - end).trim()
}

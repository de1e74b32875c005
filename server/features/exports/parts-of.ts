/** Where words begin, of Japanese as well. */
const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Letters, digits, and the hyphens within numbers such as 5-301, in half or full width. */
const inNumber = /[\p{Nd}A-Za-zＡ-Ｚａ-ｚ\-‐‑‒–—―−－]/u

/** What is written after a number and belongs to it: 3丁目, 301号室, 2階. */
const counter = /^(?:丁|番|号|階|棟|条|の|ノ)/

const lastOf = (text: string): string => text.at(-1) ?? ''

/** Of half or full width. */
const katakana = /[\p{Script=Katakana}ー・\uff65-\uff9f]/u

/** Whether no cut comes between two neighbours: within a number or a word of katakana, or before what counts it. */
const belongs = (before: string, after: string): boolean =>
  [inNumber, katakana].some((one) => one.test(lastOf(before)) && one.test(after[0] ?? '')) ||
  (/\p{Nd}/u.test(lastOf(before)) && counter.test(after))

/** The pieces of a text that a cut leaves whole: words, spaces, and numbers with what counts them. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1)
    // The hyphen of "町-5-301" stays with the word before it.
    const joins = last !== undefined && (belongs(last, segment) || /^[-‐‑‒–—―−－]/.test(segment))
    if (joins) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** The half widths that a text takes: one for ASCII and half-width katakana, two for everything else. */
const widthOf = (text: string): number => {
  let width = 0
  for (const character of text) width += /[\x20-\x7e\uff61-\uff9f]/.test(character) ? 1 : 2
  return width
}

interface Parts {
  readonly parts: readonly string[]
  /** What the columns have no room for. */
  readonly rest: string
}

/**
 * A text over several columns, each of which holds so many half widths. What follows a number and a space, such as the
 * building of an address, begins a column of its own. Other cuts are made at a space where one serves, otherwise between
 * words, and within one only if no column holds it.
 */
export const partsOf = (text: string, widths: readonly number[]): Parts => fill(piecesOf(text.trim()), widths)

function fill(pieces: readonly string[], [width, ...others]: readonly number[]): Parts {
  if (width === undefined || pieces.length === 0) return { parts: [], rest: pieces.join('').trim() }
  const fitting = countFitting(pieces, width)
  if (fitting === 0) return fill(divided(pieces, width), [width, ...others])
  const spaces = pieces.flatMap((piece, place) => (place > 0 && place <= fitting && piece.trim() === '' ? [place] : []))
  const buildings = spaces.filter(
    (place) => endsNumber.test(pieces[place - 1]!) && !/^\p{Nd}/u.test(pieces[place + 1] ?? ''),
  )
  const isWhole = fitting === pieces.length
  const filledTo = (end: number): Parts => {
    const { parts, rest } = fill(withoutSpace(pieces.slice(end)), others)
    return { parts: [pieces.slice(0, end).join('').trim(), ...parts], rest }
  }
  const ends = [...buildings.slice(0, 1), ...(isWhole ? [] : spaces.toReversed()), fitting]
  for (const end of ends) {
    const filled = filledTo(end)
    if (filled.rest === '') return filled
  }
  return filledTo(fitting)
}

/** The end of a house number: 5-301, 3番地, 12号. */
const endsNumber = /(?:\p{Nd}|番地?|号)$/u

/** How many pieces from the first one fit. A space at the end takes no room. */
function countFitting(pieces: readonly string[], width: number): number {
  let text = ''
  for (const [place, piece] of pieces.entries()) {
    text += piece
    if (widthOf(text.trimEnd()) > width) return place
  }
  return pieces.length
}

const withoutSpace = (pieces: readonly string[]): readonly string[] =>
  pieces[0]?.trim() === '' ? pieces.slice(1) : pieces

/** The same pieces, the first of which is wider than the column and cut at its width. */
function divided([first = '', ...rest]: readonly string[], width: number): readonly string[] {
  let head = ''
  for (const character of first) {
    if (widthOf(head + character) > width) break
    head += character
  }
  return [head, first.slice(head.length), ...rest]
}

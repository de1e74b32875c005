import { markNames, writeInline, type Inline } from '../inline-markup.ts'

/** How a piece of text is shown. */
export interface TextStyle {
  readonly marks: ReadonlySet<(typeof markNames)[number]>
  readonly href?: string | undefined
  /** Whether a line break of the source is one that people see, as in `<pre>`. */
  readonly keepsLines?: boolean | undefined
}
export const plain: TextStyle = { marks: new Set() }

interface Piece {
  readonly text: string
  readonly style: TextStyle
}

/** A line break of the source: a space, except between characters of Japanese, which has none between words. */
const wrap = '\r'
const isWide = (character: string | undefined): boolean =>
  character !== undefined &&
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\u30fc\uff01-\uff60]/u.test(character)

/** One text with its marks, collected piece by piece; white space is collapsed as browsers do. */
export class Line {
  readonly #characters: Piece[] = []
  #isNewLineDue = false

  get isEmpty(): boolean {
    return this.#characters.every(({ text }) => text.trim() === '')
  }

  /** Adds text of the source. */
  add(text: string, style: TextStyle): void {
    if (text.trim() !== '') this.#breakIfDue()
    const collapsed = text.replace(/[ \t\n\r\f]+/g, (space) => (/[\n\r]/.test(space) ? wrap : ' '))
    for (const character of collapsed) this.#characters.push({ text: character, style })
  }

  /** `<br>`; between two blocks it is no second line break. */
  break(): void {
    this.#isNewLineDue = false
    this.#characters.push({ text: '\n', style: plain })
  }

  /** A block begins or ends: what follows is in a line of its own. */
  separate(): void {
    if (!this.isEmpty && this.#characters.at(-1)!.text !== '\n') this.#isNewLineDue = true
  }

  #breakIfDue(): void {
    if (this.#isNewLineDue) this.#characters.push({ text: '\n', style: plain })
    this.#isNewLineDue = false
  }

  /** The line as inline HTML in its stored form; empty if there is no text. */
  html(): string {
    const pieces = collapsed(this.#characters)
    while (pieces[0]?.text === '\n') pieces.shift()
    while (pieces.at(-1)?.text === '\n') pieces.pop()
    return pieces.every(({ text }) => text.trim() === '') ? '' : writeInline(nested(pieces))
  }
}

function collapsed(characters: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  const isSpace = ({ text }: Piece) => text === ' ' || text === wrap
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at]!
    if (!isSpace(character)) {
      kept.push(character)
      continue
    }
    let isOnlyWrap = true
    for (; at < characters.length && isSpace(characters[at]!); at += 1) isOnlyWrap &&= characters[at]!.text === wrap
    const [before, after] = [kept.at(-1)?.text, characters[at]?.text]
    at -= 1
    const isAtEdge = before === undefined || before === '\n' || after === undefined || after === '\n'
    if (isAtEdge || (isOnlyWrap && isWide(before) && isWide(after))) continue
    kept.push({ text: ' ', style: character.style })
  }
  return kept
}

type Attribute = 'a' | (typeof markNames)[number]
const attributes: readonly Attribute[] = ['a', ...markNames]

/** Puts neighbours that share a mark into one element, the link outermost. */
function nested(pieces: readonly Piece[], [attribute, ...inner] = attributes): readonly Inline[] {
  if (attribute === undefined) return texts(pieces)
  const valueOf = ({ style }: Piece) => (attribute === 'a' ? style.href : style.marks.has(attribute) || undefined)
  const nodes: Inline[] = []
  for (let from = 0, to = 0; from < pieces.length; from = to) {
    const value = valueOf(pieces[from]!)
    while (to < pieces.length && valueOf(pieces[to]!) === value) to += 1
    const children = nested(pieces.slice(from, to), inner)
    // One by one: a call takes only so many arguments.
    if (value === undefined) for (const child of children) nodes.push(child)
    else if (attribute === 'a') nodes.push({ mark: 'a', href: String(value), children })
    else nodes.push({ mark: attribute, children })
  }
  return nodes
}

function texts(pieces: readonly Piece[]): readonly Inline[] {
  const nodes: Inline[] = []
  let text = ''
  const end = () => {
    if (text !== '') nodes.push(text)
    text = ''
  }
  for (const piece of pieces)
    if (piece.text === '\n') {
      end()
      nodes.push({ mark: 'br', children: [] })
    } else text += piece.text
  end()
  return nodes
}

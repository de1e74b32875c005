import { sentences } from '../../../locales/api-document/index.ts'

/** A sentence in which something varies: what it begins with, all of it, and its Japanese. */
interface Pattern {
  readonly start: string
  readonly expression: RegExp
  readonly words: string
}

const placeholder = /%\{(\w+)\}/g

const patterns: readonly Pattern[] = Object.entries(sentences)
  .filter(([english]) => english.includes('%{'))
  .map(([english, words]) => {
    // Every other part is the name of a placeholder.
    const [start, ...parts] = english.split(placeholder)
    const expression = parts.map((part, place) => (place % 2 === 0 ? `(?<${part}>.+)` : literal(part))).join('')
    return { start: start!, expression: new RegExp(`^${literal(start!)}${expression}$`), words }
  })

/** A text of the document in Japanese, sentence by sentence; a sentence that has none stays as it is. */
export const inJapanese = (text: string): string =>
  text
    .split(/(?<=\.) (?=\S)/)
    .map((sentence) => sentences[sentence] ?? byPattern(sentence) ?? sentence)
    .join('')

function byPattern(sentence: string): string | undefined {
  for (const { start, expression, words } of patterns) {
    const found = sentence.startsWith(start) ? expression.exec(sentence)?.groups : undefined
    if (found) return words.replaceAll(placeholder, (_, name: string) => listed(found[name]!))
  }
  return undefined
}

/** A list of names as Japanese punctuates it. */
const listed = (names: string): string => names.replaceAll(', ', '、').replaceAll(' or ', 'か')

function literal(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}

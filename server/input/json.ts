import { wellFormedIn } from './well-formed.ts'

/** How deep, how wide and how long JSON of a caller may be. What Captain itself asks for stays far below. */
export const jsonLimits = {
  /** Arrays and objects within one another. */
  depth: 64,
  /** Values of one array. */
  elements: 2000,
  /** Members of one object. */
  members: 500,
  /** Values in all. */
  values: 80_000,
} as const

/**
 * What is too much about a JSON text, as a sentence; undefined for one that may be parsed. Whoever walks through the
 * value afterwards then never runs out of stack or holds up everybody else. What is no JSON is left to the parser.
 */
export function jsonLimitError(text: string): string | undefined {
  const { depth, elements, members, values } = jsonLimits
  const open: { readonly array: boolean; count: number }[] = []
  let all = 0
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at)
        break
      case openBracket:
      case openBrace:
        if (open.length === depth) return `The JSON is nested more than ${depth} levels deep.`
        open.push({ array: text.charCodeAt(at) === openBracket, count: 1 })
        all += 1
        break
      case closeBracket:
      case closeBrace:
        open.pop()
        break
      case comma: {
        const container = open.at(-1)
        if (container && (container.count += 1) > (container.array ? elements : members))
          return container.array
            ? `An array of the JSON has more than ${elements} values.`
            : `An object of the JSON has more than ${members} members.`
        all += 1
        break
      }
    }
    if (all > values) return `The JSON has more than ${values} values.`
  }
  return undefined
}

/** The value of a JSON text within the limits, its texts well formed; throws a SyntaxError for any other. */
export function parseJson(text: string): unknown {
  const fault = jsonLimitError(text)
  if (fault) throw new SyntaxError(fault)
  return wellFormedIn(JSON.parse(text))
}

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number]

/** The place of the quote that ends the string begun at a place; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at += 1
  }
  return at
}

import { wellFormedIn } from './well-formed.ts'

/** Limits on the depth, width and length of callers' JSON. Captain's own requests stay far below. */
export const jsonLimits = {
  /** Nesting depth of arrays and objects. */
  depth: 64,
  /** Elements of one array. */
  elements: 2000,
  /** Members of one object. */
  members: 500,
  /** Values in total. */
  values: 80_000,
} as const

/**
 * Describes which limit a JSON text exceeds; undefined if it can be parsed. The limits ensure that code walking the
 * value never overflows the stack or blocks everyone else. Invalid JSON is left to the parser.
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

/** Parses a JSON text within the limits and makes its strings well-formed; throws a SyntaxError otherwise. */
export function parseJson(text: string): unknown {
  const fault = jsonLimitError(text)
  if (fault) throw new SyntaxError(fault)
  return wellFormedIn(JSON.parse(text))
}

const [quote, backslash, comma, openBracket, closeBracket, openBrace, closeBrace] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number]

/** The position of the quote that ends a string; the end of the text if there is none. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at += 1
  }
  return at
}

/** The braces of an input method are wider; they mean the same. */
const pattern = /(?:\{\{|｛｛)[ \t\u3000]*([^{}｛｝\n]*?)[ \t\u3000]*(?:\}\}|｝｝)/gu
const singleBraces = /[{｛][ \t\u3000]*([^{}｛｝\n]*?)[ \t\u3000]*[}｝]/gu
const openBraces = /(?:\{\{|｛｛)[^\n]{0,20}|\}\}|｝｝/u

const nameIn = (typed: string): string => typed.normalize('NFKC')

/** The names of the placeholders in a text, each once: `name` of `{{name}}`. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => nameIn(name!))),
]

/**
 * The first thing in a text that looks like a placeholder and is none of the allowed ones, as it was typed; undefined if
 * there is none. One pair of braces counts where it holds the name of a placeholder, two where they are not closed.
 */
export function unknownPlaceholder(text: string, allowed: readonly string[]): string | undefined {
  for (const [whole, name] of text.matchAll(pattern)) if (!allowed.includes(nameIn(name!))) return whole
  const others = text.replaceAll(pattern, ' ')
  for (const [whole, name] of others.matchAll(singleBraces)) if (allowed.includes(nameIn(name!))) return whole
  return openBraces.exec(others)?.[0]
}

/**
 * Fills in the placeholders of a text, each by its name; one that is unknown stays as it is. A line of nothing but
 * placeholders that have nothing to say goes, with the empty line below it.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const filled = (line: string): string =>
    line.replace(pattern, (whole: string, typed: string) => values[nameIn(typed)] ?? whole)
  const lines: string[] = []
  let isGone = false
  for (const line of text.split('\n')) {
    const isEmpty = line.trim() === ''
    const next = filled(line)
    if (isEmpty && isGone && (lines.length === 0 || lines.at(-1) === '')) continue
    isGone = !isEmpty && next.trim() === ''
    if (!isGone) lines.push(isEmpty ? '' : next)
  }
  return lines.join('\n').trimEnd()
}

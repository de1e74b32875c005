const contextLines = 2
const maxLines = 60

/**
 * The differences between two texts as lines with − and +: from the first line that differs to the last, with some
 * context.
 */
export function textDiff(actual: string, expected: string): string {
  const before = lines(actual)
  const after = lines(expected)
  const same = before.findIndex((line, index) => line !== after[index])
  const start = same === -1 ? before.length : same
  const tail = before
    .slice(start)
    .toReversed()
    .findIndex((line, index) => start > after.length - 1 - index || line !== after.at(-1 - index))
  const end = tail === -1 ? before.length - start : tail
  const changed = [
    ...before.slice(Math.max(0, start - contextLines), start).map((line) => `  ${line}`),
    ...before.slice(start, before.length - end).map((line) => `- ${line}`),
    ...after.slice(start, after.length - end).map((line) => `+ ${line}`),
    ...before
      .slice(before.length - end)
      .slice(0, contextLines)
      .map((line) => `  ${line}`),
  ]
  const rest = changed.length - maxLines
  return [...changed.slice(0, maxLines), ...(rest > 0 ? [`… ${rest} more lines`] : [])].join('\n')
}

const lines = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

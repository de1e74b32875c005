/** A stretch of text that stayed, came or went. */
export interface Stretch {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Beyond this many compared pairs of words, the whole middle is shown as replaced instead of keeping the page waiting. */
const mostPairs = 1_000_000

/** What became of a text, word by word (Japanese words included), as stretches to be read in order. */
export function textDiff(before: string, after: string): readonly Stretch[] {
  const [left, right] = [wordsOf(before), wordsOf(after)]
  const head = commonStart(left, right)
  const tail = commonStart(left.slice(head).reverse(), right.slice(head).reverse())
  return joined([
    ...left.slice(0, head).map((text) => ({ kind: 'same', text }) as const),
    ...middle(left.slice(head, left.length - tail), right.slice(head, right.length - tail)),
    ...left.slice(left.length - tail).map((text) => ({ kind: 'same', text }) as const),
  ])
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

function commonStart(left: readonly string[], right: readonly string[]): number {
  const end = Math.min(left.length, right.length)
  let length = 0
  while (length < end && left[length] === right[length]) length += 1
  return length
}

function middle(left: readonly string[], right: readonly string[]): readonly Stretch[] {
  if (left.length * right.length > mostPairs) {
    return [
      { kind: 'removed', text: left.join('') },
      { kind: 'added', text: right.join('') },
    ]
  }
  return walk(left, right, longestCommon(left, right))
}

/** For each pair of places, how many words the two rests have in common, in order. */
function longestCommon(left: readonly string[], right: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1))
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        left[i] === right[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}

function walk(left: readonly string[], right: readonly string[], common: readonly Uint32Array[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      stretches.push({ kind: 'same', text: left[i]! })
      i += 1
      j += 1
    } else if (j === right.length || (i < left.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      stretches.push({ kind: 'removed', text: left[i]! })
      i += 1
    } else {
      stretches.push({ kind: 'added', text: right[j]! })
      j += 1
    }
  }
  return stretches
}

/** Neighbours of one kind as one stretch; between two words that stayed, what went stands before what came. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = []
  let pending = { removed: '', added: '' }
  const settle = () => {
    if (pending.removed) result.push({ kind: 'removed', text: pending.removed })
    if (pending.added) result.push({ kind: 'added', text: pending.added })
    pending = { removed: '', added: '' }
  }
  for (const { kind, text } of stretches) {
    const last = result.at(-1)
    if (kind !== 'same') {
      pending = { ...pending, [kind]: pending[kind] + text }
    } else if (last?.kind === 'same' && !pending.removed && !pending.added) {
      result[result.length - 1] = { kind, text: last.text + text }
    } else {
      settle()
      result.push({ kind, text })
    }
  }
  settle()
  return result
}

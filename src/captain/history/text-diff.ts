import { diffArrays } from 'diff'

/** A piece of text that is unchanged, added or removed. */
export interface DiffSegment {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/**
 * If more words differ than this, the whole middle is shown as replaced, since computing the diff would take too long.
 */
const maxEditLength = 1000

/**
 * A word diff (Japanese words included), in reading order, with removed text before added text. Words and spaces are
 * compared literally (`diffWords` of the same library treats all whitespace alike), so that both texts can be rebuilt
 * from the segments.
 */
export function textDiff(before: string, after: string): readonly DiffSegment[] {
  const [left, right] = [wordsOf(before), wordsOf(after)]
  const changes = diffArrays(left, right, { maxEditLength })
  if (!changes) return replacedMiddle(left, right)
  return changes.map(({ added, removed, value }) => segment(added ? 'added' : removed ? 'removed' : 'same', value))
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
const segment = (kind: DiffSegment['kind'], words: readonly string[]): DiffSegment => ({ kind, text: words.join('') })

function replacedMiddle(left: readonly string[], right: readonly string[]): readonly DiffSegment[] {
  const head = commonStart(left, right)
  const tail = commonStart(left.slice(head).reverse(), right.slice(head).reverse())
  return [
    segment('same', left.slice(0, head)),
    segment('removed', left.slice(head, left.length - tail)),
    segment('added', right.slice(head, right.length - tail)),
    segment('same', left.slice(left.length - tail)),
  ].filter(({ text }) => text !== '')
}

function commonStart(left: readonly string[], right: readonly string[]): number {
  const differs = left.findIndex((word, place) => word !== right[place])
  return differs === -1 ? left.length : differs
}

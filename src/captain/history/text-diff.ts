import { diffArrays } from 'diff'

/** A stretch of text that stayed, came or went. */
export interface DiffSegment {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Texts that are more words apart than this show their whole middle as replaced, instead of keeping the page waiting. */
const maxEditLength = 1000

/**
 * What became of a text, word by word (Japanese words included), as stretches to be read in order; what went stands
 * before what came. Words and the space between them are compared as they are (`diffWords` of the same library takes
 * one space for another), so that both texts can be read from the stretches.
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

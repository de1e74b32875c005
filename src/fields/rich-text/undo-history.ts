import type { Block, RichText } from '../../../entities/language/blocks/blocks.ts'
import { isSameValue } from '../../kernel/form/same-value.ts'

type Body = RichText | null

export interface UndoStep {
  readonly body: Body
  /** Index of the first block that differs, where the caret is placed. */
  readonly place: number
}

/** An undo history. Consecutive letters typed in one block are a single step, up to the end of the sentence. */
export interface UndoHistory {
  add(body: Body): void
  undo(): UndoStep | undefined
  redo(): UndoStep | undefined
  restart(body: Body): void
}

const maxSteps = 200

export function createUndoHistory(first: Body): UndoHistory {
  let steps: Body[] = [first]
  let at = 0
  const go = (to: number): UndoStep | undefined => {
    if (to < 0 || to >= steps.length) return undefined
    const place = firstChange(steps[at]!, steps[to]!)
    at = to
    return { body: steps[at]!, place }
  }
  return {
    add(body) {
      const before = steps[at]!
      if (isSameValue(before, body)) return
      const runs = at > 0 && at === steps.length - 1 && isRun(steps[at - 1]!, before, body)
      steps = [...steps.slice(runs ? 0 : Math.max(0, at + 2 - maxSteps), runs ? at : at + 1), body]
      at = steps.length - 1
    },
    undo: () => go(at - 1),
    redo: () => go(at + 1),
    restart(body) {
      steps = [body]
      at = 0
    },
  }
}

const blocksOf = (body: Body): readonly Block[] => body?.blocks ?? []

function firstChange(before: Body, after: Body): number {
  const [a, b] = [blocksOf(before), blocksOf(after)]
  const place = b.findIndex((block, index) => !isSameValue(block, a[index]))
  return place === -1 ? Math.max(b.length - 1, 0) : place
}

/** Whether two consecutive changes are continued typing in the same block. */
function isRun(first: Body, second: Body, third: Body): boolean {
  const place = onlyChange(first, second)
  if (place === undefined || place !== onlyChange(second, third)) return false
  const [a, b, c] = [first, second, third].map((body) => JSON.stringify(blocksOf(body)[place]).length)
  const grows = b! > a! && c! > b!
  return grows && !/[。．.!?！？\s](?:<br>)?"/.test(JSON.stringify(blocksOf(second)[place]))
}

/** The index of the only changed block; undefined when more than one changed. */
function onlyChange(before: Body, after: Body): number | undefined {
  const [a, b] = [blocksOf(before), blocksOf(after)]
  if (a.length !== b.length) return undefined
  const places = b.flatMap((block, place) => (isSameValue(block, a[place]) ? [] : [place]))
  return places.length === 1 ? places[0] : undefined
}

import { expect, it } from 'vitest'
import { matchBlocks, spacesAbove, type LaidBlock } from '../../../src/captain/translations/align-blocks.ts'

/** Blocks below one another, each with its height: `h2 40`, or with an id `a=p 80`. */
function body(...blocks: readonly string[]): readonly LaidBlock[] {
  let top = 100
  return blocks.map((block) => {
    const [, id, kind, height] = /^(?:(\w+)=)?(\w+) (\d+)$/.exec(block)!
    const laid = { id, kind: kind!, top }
    top += Number(height)
    return laid
  })
}

/** Where the blocks begin with the space above them. */
const tops = (blocks: readonly LaidBlock[], spaces: ReadonlyMap<number, number>): readonly number[] => {
  let added = 0
  return blocks.map(({ top }, place) => top + (added += spaces.get(place) ?? 0))
}

it('blocks of the same kinds in the same order belong together', () => {
  expect(matchBlocks(body('h2 40', 'p 80', 'p 20'), body('h2 40', 'p 60', 'p 60'))).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
})

it('a block that only one language has is passed over', () => {
  expect(matchBlocks(body('p 20', 'image 200', 'h2 40', 'p 20'), body('p 20', 'h2 40', 'p 20'))).toEqual([
    [0, 0],
    [2, 1],
    [3, 2],
  ])
})

it('blocks with the same id belong together wherever a paragraph was put in', () => {
  expect(matchBlocks(body('new=p 20', 'a=p 20', 'b=p 20'), body('a=p 20', 'b=p 20'))).toEqual([
    [1, 0],
    [2, 1],
  ])
})

it('bodies that have nothing alike are left as they are', () => {
  expect(spacesAbove(body('p 20', 'p 20'), body('table 90'))).toEqual([new Map(), new Map()])
})

it('blocks that belong together begin level, whichever language is longer', () => {
  const [left, right] = [body('h2 40', 'p 80', 'image 200', 'p 20', 'h2 40'), body('h2 60', 'p 120', 'p 50', 'h2 40')]
  const [ofLeft, ofRight] = spacesAbove(left, right)
  const [leftTops, rightTops] = [tops(left, ofLeft), tops(right, ofRight)]
  for (const [i, j] of matchBlocks(left, right)) expect(leftTops[i]).toBe(rightTops[j])
  // Nothing is moved further than the longer side asks for.
  expect(leftTops).toEqual([100, 160, 240, 440, 490])
})

it('bodies that differ much are matched by order, without a comparison that takes long', () => {
  const long = body(...Array.from({ length: 400 }, () => 'p 10'))
  expect(matchBlocks(long, body('h2 40', 'p 20'))).toEqual([
    [0, 0],
    [1, 1],
  ])
})

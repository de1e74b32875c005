import type { Block } from './blocks.ts'

/**
 * What fits on the narrowest of screens, 320 px wide, on sites of any `box-sizing`: columns of a table, and half-width
 * characters of a line of code.
 */
const [fittingColumns, fittingCharacters] = [2, 24]

/**
 * The tables and the code of a body that may be wider than their page, so that they have to be reached to be scrolled;
 * each with its number among those of its kind, or none where it is the only one.
 */
export function wideBlocks(blocks: readonly Block[]): ReadonlyMap<Block, number | undefined> {
  const wide = blocks.filter(isWide)
  return new Map(
    wide.map((block) => {
      const ofItsKind = wide.filter(({ type }) => type === block.type)
      return [block, ofItsKind.length > 1 ? ofItsKind.indexOf(block) + 1 : undefined]
    }),
  )
}

const isWide = ({ type, data }: Block): boolean =>
  type === 'table'
    ? data.content.some((cells) => cells.length > fittingColumns)
    : type === 'code' && data.code.split('\n').some((line) => widthOf(line) > fittingCharacters)

/** Tabs and most characters beyond Latin ones are as wide as two. */
const widthOf = (line: string): number =>
  [...line].reduce((width, character) => width + (character === '\t' || character > '\u00ff' ? 2 : 1), 0)

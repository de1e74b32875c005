import type { RichText } from './blocks.ts'

/**
 * How many elements a page creates for a rich text besides its blocks: list items, table rows and cells, and inline
 * tags.
 */
export const countElements = ({ blocks }: RichText): number =>
  // Code is shown literally, so its tags are not elements.
  blocks.reduce((sum, { type, data }) => sum + (type === 'code' ? 0 : elementsIn(data)), 0)

function elementsIn(value: unknown): number {
  if (typeof value === 'string') return tagsIn(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>(
    (sum, part) => sum + elementsIn(part),
    Array.isArray(value) ? value.length : 0,
  )
}

function tagsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) count += 1
  return count
}

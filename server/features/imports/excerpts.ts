/** The longest text that is kept of a title, an old or a new value. */
export const maxShown = 300

/** How much of what both texts have stands before their first difference. */
const lead = 100

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Where the character starts that has a place of a text, so that none is cut in half; the end of a shorter text. */
const startOfCharacter = (text: string, place: number): number =>
  characters.segment(text).containing(place)?.index ?? text.length

/** As much of an old and a new value as can be shown: of long ones what stands around their first difference. */
export function excerpts(before: string, after: string): { readonly before: string; readonly after: string } {
  if (before.length <= maxShown && after.length <= maxShown) return { before, after }
  const start = startOfCharacter(before, Math.max(firstDifference(before, after) - lead, 0))
  const excerpt = (text: string): string => {
    const end = startOfCharacter(text, start + maxShown)
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
  }
  return { before: excerpt(before), after: excerpt(after) }
}

/** The place from which two texts differ; the beginning of those that do not. */
function firstDifference(one: string, other: string): number {
  if (one === other) return 0
  let place = 0
  while (place < one.length && one[place] === other[place]) place += 1
  return place
}

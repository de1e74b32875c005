/** How many fields the search box's placeholder names, and how wide their names may be, in half-width characters. */
const maxNamed = 2
const maxWidth = 26

/**
 * The names of the fields that a search box says it searches, of those it does: the first, and a second that has room
 * and does more than repeat the first, as that of the same in English does.
 */
export function searchNames(labels: readonly string[], separator: string): string {
  const [first, ...others] = labels
    .filter((label, place) => !labels.slice(0, place).some((before) => label.startsWith(before)))
    .slice(0, maxNamed)
  const both = [first, ...others].join(separator)
  return widthOf(both) > maxWidth ? first! : both
}

const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character > '\u02ff' ? 2 : 1), 0)

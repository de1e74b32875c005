import { withinSentence, type Labels } from '../../../../locales/labels.ts'
import { widthOf } from '../../../kernel/words/width-of.ts'

/** How many fields the search box's placeholder names, and how wide these and the records' name may be together, in half-width characters. */
const maxNamed = 2
const maxWidth = 24

/**
 * The names of the fields that a search box says it searches, of those it does: the first, and a second that has room
 * and does more than repeat the first, as that of the same in English does. They stand within a sentence that names the
 * records: of orders, the “Order number” is the “number”.
 */
export function searchNames(
  labels: readonly string[],
  record: Pick<Labels, 'name' | 'plural'>,
  separator: string,
): string {
  const [first, ...others] = labels
    .map((label) => withinSentence(label.startsWith(`${record.name} `) ? label.slice(record.name.length + 1) : label))
    .filter((label, place, all) => !all.slice(0, place).some((before) => label.startsWith(before)))
    .slice(0, maxNamed)
  const both = [first, ...others].join(separator)
  return widthOf(record.plural + both) > maxWidth ? first! : both
}

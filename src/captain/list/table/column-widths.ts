import { useStore } from 'react-admin'
import { widthOf } from '../../../kernel/words/width-of.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import type { Column } from '../../columns/columns.ts'

/** In px by field. They belong to this browser and to the list, not to a view. */
export type Widths = Readonly<Record<string, number>>

const none: Widths = {}

/** The widths that somebody gave the columns of the list. */
export const useColumnWidths = () => useStore<Widths>(`${useEntity().name}.widths`, none)

/** The least and the greatest width of a title in half-width characters: a greater one would be cut at 360 px anyway. */
const [shortest, longest] = [6, 50]

/**
 * The width that the first column needs, as a CSS variable: that of the longest of its titles on one line, and what stands
 * around it.
 */
export function titleWidth(
  titles: readonly string[],
  around: { readonly picture: boolean; readonly flags: boolean },
): Readonly<Record<'--title-width', string>> {
  const widest = Math.min(Math.max(shortest, ...titles.map(widthOf)), longest)
  // Half a character for the wider ones among the letters, and room for the padding and the mark of what needs action.
  const em = widest * 0.55 + 0.5 + (around.flags ? 5 : 0)
  return { '--title-width': `calc(${em}em + ${around.picture ? 84 : 40}px)` }
}

/** The CSS variable with the width of a column. */
export const widthVariable = (field: string): `--${string}` => `--width-${field}`

/** The styles of columns that were given a width, of which the first is the `first` cell of a row; and the widths. */
export function widthStyles(columns: readonly Column[], first: number, widths: Widths) {
  const sized = columns.flatMap(({ field }, index) => {
    const width = `var(${widthVariable(field.name)})`
    return widths[field.name] === undefined
      ? []
      : [[`&&& tr > :nth-child(${first + index})`, { width, minWidth: width, maxWidth: width }] as const]
  })
  return {
    rules: Object.fromEntries(sized),
    variables: Object.fromEntries(Object.entries(widths).map(([name, px]) => [widthVariable(name), `${px}px`])),
  }
}

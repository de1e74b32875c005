import { useStore } from 'react-admin'
import { useEntity } from '../../screens/entity-context.tsx'
import type { Column } from '../columns.ts'

/** In px by field. They belong to this browser and to the list, not to a view. */
export type Widths = Readonly<Record<string, number>>

const none: Widths = {}

/** The widths that somebody gave the columns of the list. */
export const useColumnWidths = () => useStore<Widths>(`${useEntity().name}.widths`, none)

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

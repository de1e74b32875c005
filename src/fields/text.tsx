import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'
import { widthOf } from './widths.ts'

const Text = ({ value }: ShownProps) => <>{String(value)}</>

export const Column = shown(Text)
export const Preview = shown(Text)
/** From here on a line is likely to be longer than its box, and grows with what is typed. */
const long = 100

export const Input = input((entry) => {
  const max = entry.field.rules.find(({ rule }) => rule === 'maxFullWidth')?.params.max
  const lines = Number(max) >= long ? { least: 1, most: 6, single: true } : undefined
  return <TextControl entry={entry} width={widthOf(entry.field)} {...(lines && { lines })} />
})

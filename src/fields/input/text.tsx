import { inputComponent } from '../base/input-component.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { controlWidth } from '../base/control-width.ts'

/** From this limit on, text is likely to be longer than the input, which then grows as one types. */
const long = 100

export const Input = inputComponent((entry) => {
  const max = entry.field.rules.find(({ rule }) => rule === 'maxFullWidth')?.params.max
  const lines = Number(max) >= long ? { least: 1, most: 6, single: true } : undefined
  return <TextControl entry={entry} width={controlWidth(entry.field)} {...(lines && { lines })} />
})

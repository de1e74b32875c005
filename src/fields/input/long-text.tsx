import { inputComponent } from '../base/input-component.tsx'
import { TextControl } from '../controls/text-control.tsx'

export const Input = inputComponent((entry) => <TextControl entry={entry} lines={{ least: 3, most: 14 }} />)

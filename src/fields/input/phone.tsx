import { inputComponent } from '../base/input-component.tsx'
import { TextControl } from '../controls/text-control.tsx'

export const Input = inputComponent((entry) => <TextControl entry={entry} type="tel" keyboard="tel" width="14em" />)

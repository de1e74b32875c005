import { hyphenatedPostalCode } from '../../shell/words/postal-code.ts'
import { inputComponent } from '../base/input-component.tsx'
import { TextControl } from '../controls/text-control.tsx'

const show = (value: unknown): string => hyphenatedPostalCode(String(value))

export const Input = inputComponent((entry) => <TextControl entry={entry} show={show} keyboard="numeric" width="8em" />)

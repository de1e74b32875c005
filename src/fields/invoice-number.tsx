import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const Registration = ({ value }: DisplayProps) => <>{String(value)}</>

export const Column = displayComponent(Registration)
export const Preview = displayComponent(Registration)
export const Input = inputComponent((entry) => <TextControl entry={entry} code width="12em" />)

import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const Digits = ({ value }: DisplayProps) => <>{String(value)}</>

export const Column = displayComponent(Digits)
export const Preview = displayComponent(Digits)
export const Input = inputComponent((entry) => <TextControl entry={entry} keyboard="numeric" width="12em" />)

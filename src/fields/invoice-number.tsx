import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'

const Registration = ({ value }: ShownProps) => <>{String(value)}</>

export const Column = shown(Registration)
export const Preview = shown(Registration)
export const Input = input((entry) => <TextControl entry={entry} code width="12em" />)

import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'

const Digits = ({ value }: ShownProps) => <>{String(value)}</>

export const Column = shown(Digits)
export const Preview = shown(Digits)
export const Input = input((entry) => <TextControl entry={entry} keyboard="numeric" width="12em" />)

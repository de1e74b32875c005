import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'

const withHyphen = (value: unknown): string => String(value).replace(/^([0-9]{3})([0-9]{4})$/, '$1-$2')

const Code = ({ value }: ShownProps) => <>{withHyphen(value)}</>

export const Column = shown(Code)
export const Preview = shown(Code)
export const Input = input((entry) => <TextControl entry={entry} show={withHyphen} keyboard="numeric" width="8em" />)

import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const withHyphen = (value: unknown): string => String(value).replace(/^([0-9]{3})([0-9]{4})$/, '$1-$2')

const Code = ({ value }: DisplayProps) => <>{withHyphen(value)}</>

export const Column = displayComponent(Code)
export const Preview = displayComponent(Code)
export const Input = inputComponent((entry) => (
  <TextControl entry={entry} show={withHyphen} keyboard="numeric" width="8em" />
))

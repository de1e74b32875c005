import { hyphenatedPostalCode } from '../shell/words/postal-code.ts'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const withHyphen = (value: unknown): string => hyphenatedPostalCode(String(value))

const Code = ({ value }: DisplayProps) => <>{withHyphen(value)}</>

export const Column = displayComponent(Code)
export const Preview = displayComponent(Code)
export const Input = inputComponent((entry) => (
  <TextControl entry={entry} show={withHyphen} keyboard="numeric" width="8em" />
))

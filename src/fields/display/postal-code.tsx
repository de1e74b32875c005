import { hyphenatedPostalCode } from '../../shell/words/postal-code.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Code = ({ value }: DisplayProps) => <>{hyphenatedPostalCode(String(value))}</>

export const Column = displayComponent(Code)
export const Preview = displayComponent(Code)

import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Digits = ({ value }: DisplayProps) => <>{String(value)}</>

export const Column = displayComponent(Digits)
export const Preview = displayComponent(Digits)

import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Registration = ({ value }: DisplayProps) => <>{String(value)}</>

export const Column = displayComponent(Registration)
export const Preview = displayComponent(Registration)

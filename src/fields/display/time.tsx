import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Clock = ({ value }: DisplayProps) => <>{String(value)}</>

export const Column = displayComponent(Clock)
export const Preview = displayComponent(Clock)

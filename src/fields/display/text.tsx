import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Text = ({ value }: DisplayProps) => <>{String(value)}</>

export const Column = displayComponent(Text)
export const Preview = displayComponent(Text)

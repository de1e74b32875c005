import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const SlugText = ({ value }: DisplayProps) => <>{String(value)}</>

export const Column = displayComponent(SlugText)
export const Preview = displayComponent(SlugText)

import { useFormat } from '../../captain/words/format.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

function DateText({ value }: DisplayProps) {
  const format = useFormat()
  return <>{format.date(String(value))}</>
}

export const Column = displayComponent(DateText)
export const Preview = displayComponent(DateText)

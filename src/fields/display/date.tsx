import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

/** A date; one that a calendar is of has its weekday, which is what people plan by. */
function DateText({ field, value }: DisplayProps) {
  const format = useFormat()
  const isPlanned = useEntity().calendar?.date === field.name
  return <>{isPlanned ? format.dateWithWeekday(String(value)) : format.date(String(value))}</>
}

export const Column = displayComponent(DateText)
export const Preview = displayComponent(DateText)

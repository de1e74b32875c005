import { time30Shape } from '../../../../../entities/language/rules/dates.ts'
import type { ConditionEditorProps } from './editor-props.ts'
import { RangeEditor } from './range.tsx'

const clock = time30Shape()

/** An earliest and a latest time of day on the 30-hour clock, either open. */
export const TimeRangeEditor = (props: ConditionEditorProps) => (
  <RangeEditor {...props} keyboard="numeric" placeholder="00:00" isComparable={(value) => clock.holds(value)} />
)
